import type { Plugin } from 'vite'

const HELPER = '\0vite/preload-helper.js'
const list = /^const __vite__mapDeps=.*\n/
const listed = /,__vite__mapDeps\([^)]*\)/g

/**
 * Later imports of the site's scripts as the browser has them. Vite's helper, which would load what they need beside
 * them, weighs more on every page than it saves on the two that there are.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    apply: 'build',
    resolveId: (id) => (id === HELPER ? id : undefined),
    load: (id) => (id === HELPER ? 'export const __vitePreload = (load) => load()' : undefined),
    // What the helper was given: the names of what would be loaded.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.code = file.code.replace(list, '').replaceAll(listed, '')
        }
      },
    },
  }
}

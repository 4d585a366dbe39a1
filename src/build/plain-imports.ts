import type { Plugin } from 'vite'

const HELPER = '\0vite/preload-helper.js'
const list = /^const __vite__mapDeps=.*\n/
const listed = /,__vite__mapDeps\([^)]*\)/g

/**
 * Makes dynamic imports the browser's own. Vite's helper, which preloads what they need, weighs more on every page than
 * it saves on the two pages that have any.
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

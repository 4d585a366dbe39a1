import type { Plugin } from 'vite'

const HELPER = '\0vite/preload-helper.js'

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
  }
}

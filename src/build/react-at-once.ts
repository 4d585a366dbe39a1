import type { Plugin } from 'vite'

/** How the bundler begins each of React's files, which are called as soon as they are there. */
const wrapper = /(__commonJS(?:Min)?\(\()(\(\w*(?:, \w+)?\)) => \{/g

/**
 * Lets the browser parse React once. The bundler wraps each of its files in an arrow function, which V8 parses twice:
 * to skip it, and again when it is called. That is a quarter of the longest task of the booking form.
 */
export function reactAtOnce(): Plugin {
  return {
    name: 'react-at-once',
    apply: 'build',
    renderChunk: (code) => code.replaceAll(wrapper, '$1function$2 {'),
  }
}

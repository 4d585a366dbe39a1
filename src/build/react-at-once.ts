import type { Plugin } from 'vite'

/** How the bundler begins each of React's files, which are called as soon as they are there. */
const wrapper = /(__commonJS(?:Min)?\(\()(\(\w*(?:, \w+)?\)) => \{/g

/**
 * React is parsed once. Each of its files is a function of the bundler's, and the browser looks through one that
 * is an arrow twice: once to pass over it, and again as it is called. That is a quarter of the longest task of the
 * booking form.
 */
export function reactAtOnce(): Plugin {
  return {
    name: 'react-at-once',
    apply: 'build',
    renderChunk: (code) => code.replaceAll(wrapper, '$1function$2 {'),
  }
}

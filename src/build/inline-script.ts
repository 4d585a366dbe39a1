import { createHash } from 'node:crypto'
import { minifySync } from 'vite'

/**
 * A call of a function as a script that stands in the page, with the hash by which its policy allows it. The function
 * may use nothing but what it is given, which goes as JSON.
 */
export function inlineScript<Given extends unknown[]>(call: (...given: Given) => void, ...given: Given) {
  const { code } = minifySync('early.js', `(${call})(${given.map((one) => JSON.stringify(one)).join()})`)
  const hash = `sha256-${createHash('sha256').update(code).digest('base64')}` as const
  return { code, hash }
}

import { minifySync } from 'vite'
import { inlineHash } from './own-policy.ts'

/**
 * A function call as an inline script, with the hash for the page's policy. The function may use nothing but its
 * arguments, which are passed as JSON.
 */
export function inlineScript<Given extends unknown[]>(call: (...given: Given) => void, ...given: Given) {
  const { code } = minifySync('early.js', `(${call})(${given.map((one) => JSON.stringify(one)).join()})`)
  const hash = `sha256-${inlineHash(code)}` as const
  return { code, hash }
}

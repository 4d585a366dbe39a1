import { signedClaims, tokenOf } from '../auth/sessions/access-token.ts'
import type { LocalKeys } from '../data-folder/keys.ts'

/**
 * Who shares a place in the queue: the account of a token that this server signed, or the address. `headers` are
 * those of withCallerAddress().
 */
export function callerOf(headers: Headers, { jwtSecret, secretKey }: LocalKeys): string {
  if (headers.get('apikey') === secretKey) return 'deliverer'
  const account = signedClaims(tokenOf(headers), jwtSecret)?.sub
  return account ? `account ${account}` : `address ${headers.get('x-forwarded-for')}`
}

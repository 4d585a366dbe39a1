import { createHmac, timingSafeEqual } from 'node:crypto'
import type { LocalKeys } from '../data-folder/keys.ts'

/**
 * Who shares a place in the queue: the account of a token that this server signed, or the address. `headers` are
 * those of withCallerAddress().
 */
export function callerOf(headers: Headers, { jwtSecret, secretKey }: LocalKeys): string {
  if (headers.get('apikey') === secretKey) return 'deliverer'
  const [, bearer] = /^Bearer\s+(.+)$/i.exec(headers.get('authorization') ?? '') ?? []
  const account = bearer && accountOf(bearer, jwtSecret)
  return account ? `account ${account}` : `address ${headers.get('x-forwarded-for')}`
}

function accountOf(token: string, secret: string): string | undefined {
  const [head, payload = '', signature = ''] = token.split('.')
  const expected = createHmac('sha256', secret).update(`${head}.${payload}`).digest()
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  return (JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sub?: string }).sub
}

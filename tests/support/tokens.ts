import { createHmac } from 'node:crypto'

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds

/** A token for the API, signed with `secret`; without one it says that it is not signed. */
export function token(
  claims: { sub?: string; role?: string; exp?: number; aal?: string; session_id?: string },
  secret: string | null,
): string {
  const header = encoded({ alg: secret === null ? 'none' : 'HS256', typ: 'JWT' })
  const payload = encoded({ aud: 'authenticated', role: 'authenticated', exp: inSeconds(3600), ...claims })
  const content = `${header}.${payload}`
  return `${content}.${secret === null ? '' : createHmac('sha256', secret).update(content).digest('base64url')}`
}

/** An hour ago, as a token's `exp`. */
export const expired = inSeconds(-3600)

import { createHmac } from 'node:crypto'

/** What the auth API and the database read of an access token. */
export type Claims = {
  sub: string
  session_id?: string
  aal?: string
  role?: string
}

/** Signs an access token. */
export function signToken(claims: object, secret: string): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const content = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`
}

/** The claims of a token whose signature was checked before. */
export function claimsOf(token: string): Claims {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
}

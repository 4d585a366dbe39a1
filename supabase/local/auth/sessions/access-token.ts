import { createHmac, timingSafeEqual } from 'node:crypto'

/** What is read of an access token by the auth API and the queue. */
export type Claims = {
  sub: string
  email?: string
  session_id?: string
  aal?: string
}

/** Signs an access token. */
export function signToken(claims: object, secret: string): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const content = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`
  return `${content}.${signatureOf(content, secret).toString('base64url')}`
}

const signatureOf = (content: string, secret: string) => createHmac('sha256', secret).update(content).digest()

/** The token that a request carries; empty without one. */
export const tokenOf = (headers: Headers): string =>
  /^Bearer\s+(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? ''

/** The claims of a token as far as its signature tells, undefined where it is not ours; whether its session still stands lite says. */
export function signedClaims(token: string, secret: string): Claims | undefined {
  const [head = '', payload = '', signature = ''] = token.split('.')
  const expected = signatureOf(`${head}.${payload}`, secret)
  const given = Buffer.from(signature, 'base64url')
  return given.length === expected.length && timingSafeEqual(given, expected) ? claimsOf(token) : undefined
}

/** The claims of a token whose signature was checked before. */
export function claimsOf(token: string): Claims {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
}

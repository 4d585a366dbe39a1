import { signedClaims, tokenOf } from './sessions/access-token.ts'

/** Of an access token's claims, those that name its account. */
export type Bearer = { sub: string; email: string }

/** Whose access token a request carries; undefined without one of ours. */
export function bearerOf(request: Request, jwtSecret: string): Bearer | undefined {
  const { sub, email } = signedClaims(tokenOf(request.headers), jwtSecret) ?? {}
  return sub !== undefined && email !== undefined ? { sub, email } : undefined
}

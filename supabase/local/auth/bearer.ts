import { createHmac, timingSafeEqual } from 'node:crypto'

/** Of an access token's claims, those that name its account. */
export type Bearer = { sub: string; email: string }

/**
 * Whose access token a request carries, as far as its signature tells; undefined without one. Whether the session
 * still stands lite says.
 */
export function bearerOf(request: Request, jwtSecret: string): Bearer | undefined {
  const [, content, signature] =
    /^Bearer ([\w-]+\.[\w-]+)\.([\w-]+)$/.exec(request.headers.get('authorization') ?? '') ?? []
  if (content === undefined || signature === undefined) return undefined
  const expected = createHmac('sha256', jwtSecret).update(content).digest()
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  try {
    const claims = JSON.parse(Buffer.from(content.split('.')[1] ?? '', 'base64url').toString())
    const { sub, email } = claims as Partial<Bearer>
    return typeof sub === 'string' && typeof email === 'string' ? { sub, email } : undefined
  } catch {
    return undefined
  }
}

import { authError } from '../auth/answers.ts'

/**
 * Whether a request may write. Every POST counts, although some only read; so does following the link of a
 * mail, which makes a session, and reading a calendar, which is noted.
 */
export function isWriting({ method, url }: Request): boolean {
  if (method === 'GET') return /^\/(auth\/v1\/verify$|functions\/)/.test(new URL(url).pathname)
  return method !== 'HEAD' && method !== 'OPTIONS'
}

/** The answer while the disk is full. */
export function noRoom(pathname: string): Response {
  return refusal(pathname, 503, 'service_unavailable', { 'Retry-After': '60' })
}

/** The answer to a caller who asks for more than can be done beside the others' requests. */
export function tooMuch(pathname: string, seconds: number): Response {
  return refusal(pathname, 503, 'service_unavailable', { 'Retry-After': String(seconds) })
}

/** The answer to a body longer than any form sends. */
export function tooLong(pathname: string): Response {
  return refusal(pathname, 413, 'too_long')
}

/** The answer to a body that stops coming; the connection is of no further use. */
export function tooSlow(pathname: string): Response {
  return refusal(pathname, 408, 'service_unavailable', { Connection: 'close' })
}

/** A refusal as each of the two APIs words it: our code as SQL raises it, or as an auth error. */
function refusal(
  pathname: string,
  status: number,
  code: string,
  headers: Record<string, string> = {},
): Response {
  if (pathname.startsWith('/auth/')) return authError(status, code, code, headers)
  const body = { code: `PT${status}`, message: code, details: null, hint: null }
  return Response.json(body, { status, headers })
}

import type { LocalKeys } from '../data-folder/keys.ts'

const TOKEN = /^[\w-]+\.[\w-]+\.[\w-]+$/

/**
 * PostgREST's answer to a bearer that is neither a key nor shaped as a signed token; lite treats it as a
 * visitor's. Undefined for all others, whose tokens lite checks.
 */
export function refuseMalformedToken(request: Request, keys: LocalKeys): Response | undefined {
  const [, bearer] = /^Bearer\s+(.+)$/i.exec(request.headers.get('authorization') ?? '') ?? []
  if (bearer === undefined || bearer === keys.publishableKey || bearer === keys.secretKey) return undefined
  if (TOKEN.test(bearer)) return undefined
  return Response.json(
    { code: 'PGRST301', message: 'No suitable key or wrong key type', details: null, hint: null },
    { status: 401 },
  )
}

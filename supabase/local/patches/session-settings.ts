// Replaces `applyJwtSessionContext` and `applyRpcRequestGucs` of lite's connection to PGlite.
// Why: lite takes a statement for every value, eleven for one call, which was most of the time of a request.
// Watched by probeRoles().
import type { PgliteConnection } from '@supabase/lite/pglite'

/** The caller, as lite passes it. */
type Caller = {
  auth?: { role?: string | null; uid?: string | null; jwt?: object | string | null }
  storage?: { operation?: string }
}

/** The call of a function, as lite passes it. */
type FunctionCall = { method: string; path: string; requestHeaders?: Record<string, string> }

/** Sets the caller, and for a function the request, in one statement each. */
export function setSessionAtOnce(connection: PgliteConnection): void {
  const { driver } = connection
  // For this transaction only; PGlite has one session, so it is the one that lite has begun.
  const set = (values: Record<string, string>) => {
    const settings = Object.keys(values).map((name, n) => `set_config('${name}', $${n + 1}, true)`)
    return driver.query(`select ${settings}`, Object.values(values))
  }
  Object.assign(connection, {
    applyJwtSessionContext: (_: unknown, { auth, storage }: Caller) => {
      const role = auth?.role || 'anon'
      const claims = auth?.jwt && typeof auth.jwt === 'object' ? auth.jwt : undefined
      return set({
        role,
        'request.jwt.claim.sub': auth?.uid ?? '',
        'request.jwt.claim.role': role,
        'storage.operation': storage?.operation ?? '',
        ...(claims && { 'request.jwt.claims': JSON.stringify(claims) }),
      })
    },
    applyRpcRequestGucs: (_: unknown, { method, path, requestHeaders = {} }: FunctionCall) =>
      set({
        'response.status': '',
        'response.headers': '',
        'request.method': method,
        'request.path': path,
        'request.headers': JSON.stringify(requestHeaders),
      }),
  })
}

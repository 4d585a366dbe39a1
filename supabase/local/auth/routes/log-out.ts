import { authError } from '../answers.ts'
import { forCallers } from '../sessions/caller.ts'
import { endSessions } from '../sessions/end-sessions.ts'

/** POST /logout: ends all sessions of the account, this one (`local`), or all but this one (`others`). */
export const logOut = forCallers(async ({ account, session }, { url }, { sql }) => {
  const scope = url.searchParams.get('scope') || 'global'
  if (!['global', 'local', 'others'].includes(scope)) {
    return authError(400, 'validation_failed', `Unsupported logout scope "${scope}"`)
  }
  if (session === undefined || scope === 'global') await endSessions(sql, account.id)
  else if (scope === 'others') await endSessions(sql, account.id, session.id)
  else await sql.query('delete from auth.sessions where id = $1', [session.id])
  return new Response(null, { status: 204 })
})

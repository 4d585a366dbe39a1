import { authError } from '../answers.ts'
import type { AuthCall, AuthSetting } from '../call.ts'
import { claimsOf, tokenOf } from './access-token.ts'
import { type Account, findAccount, isBanned } from './account.ts'

/** The session of a caller; undefined for a token that names none. */
type CallersSession = { id: string; aal: string; created_at: string }

export type Caller = { account: Account; session: CallersSession | undefined }

/**
 * Who calls, by the access token; or the refusal of a call without one, of a session that has ended, or of an
 * account that is blocked or gone.
 */
async function callerOf({ request }: AuthCall, setting: AuthSetting): Promise<Caller | Response> {
  // lite checks key, token, account and session.
  const url = new URL('/auth/v1/user', request.url)
  const answer = await setting.lite(new Request(url, { headers: request.headers }))
  if (!answer.ok) return answer

  const { sub, session_id } = claimsOf(tokenOf(request.headers))
  const account = await findAccount(setting.sql, sub)
  if (account === undefined)
    return authError(403, 'user_not_found', 'User from sub claim in JWT does not exist')
  if (isBanned(account)) return authError(403, 'user_banned', 'User is banned')
  const [session] =
    session_id === undefined
      ? []
      : await setting.sql.query<CallersSession>(
          "select id, coalesce(aal, 'aal1')::text as aal, created_at from auth.sessions where id = $1",
          [session_id],
        )
  return { account, session }
}

/** A route for callers with an account. */
export function forCallers(
  answer: (caller: Caller, call: AuthCall, setting: AuthSetting) => Response | Promise<Response>,
) {
  return async (call: AuthCall, setting: AuthSetting): Promise<Response> => {
    const caller = await callerOf(call, setting)
    return caller instanceof Response ? caller : answer(caller, call, setting)
  }
}

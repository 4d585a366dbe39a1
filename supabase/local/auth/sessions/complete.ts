import { authError } from '../answers.ts'
import type { AuthSetting } from '../call.ts'
import { claimsOf } from './access-token.ts'
import { isBanned } from './account.ts'
import { accountOf, addMethod, type Method, sessionAnswer } from './session-answer.ts'

/**
 * lite's answer, with the session in it as a hosted project hands it over; `method` is how its owner signed in,
 * null for a renewed one. A blocked account gets none. Answers without a session of lite's stay as they are.
 */
export async function completeSession(
  answer: Response,
  method: Method | null,
  setting: AuthSetting,
  /** The status of the refusal of a blocked account. */
  refusal = 403,
): Promise<Response> {
  if (!answer.ok || !answer.headers.get('content-type')?.includes('json')) return answer
  const body = (await answer.clone().json()) as { access_token?: string; refresh_token?: string } | null
  if (!body?.access_token || !body.refresh_token) return answer
  const { sub, session_id, aal } = claimsOf(body.access_token)
  if (session_id === undefined || aal !== undefined) return answer

  const { sql } = setting
  const account = await accountOf(sql, sub)
  if (isBanned(account)) {
    await sql.query('delete from auth.sessions where id = $1', [session_id])
    return authError(refusal, 'user_banned', 'User is banned')
  }
  if (method !== null) await addMethod(sql, session_id, method)
  const session = await sessionAnswer(session_id, account, body.refresh_token, setting)
  const headers = new Headers(answer.headers)
  headers.delete('content-length')
  return Response.json({ ...body, ...session }, { status: answer.status, headers })
}

import type { AuthSetting } from '../call.ts'
import { newLinkToken } from '../link-tokens.ts'
import { completeSession } from './complete.ts'

/** Signs an account in whose link or code was right: lite's answer, with the session, to a link of its own. */
export async function startSession(
  userId: string,
  request: Request,
  setting: AuthSetting,
): Promise<Response> {
  const token = newLinkToken()
  await setting.sql.query(
    'update auth.users set recovery_token = $2, recovery_sent_at = now() where id = $1',
    [userId, token],
  )
  const headers = new Headers(request.headers)
  headers.delete('authorization')
  headers.delete('content-length')
  headers.set('content-type', 'application/json')
  const answer = await setting.lite(
    new Request(new URL('/auth/v1/verify', request.url), {
      method: 'POST',
      headers,
      body: JSON.stringify({ type: 'recovery', token_hash: token }),
    }),
  )
  return completeSession(answer, 'otp', setting)
}

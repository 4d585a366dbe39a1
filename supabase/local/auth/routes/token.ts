import { authError } from '../answers.ts'
import type { AuthCall, AuthSetting } from '../call.ts'
import { signInWithPassword } from '../password-sign-in.ts'
import { completeSession } from '../sessions/complete.ts'
import type { Method } from '../sessions/session-answer.ts'

/** POST /token: a session for a password, for a code of a link, or for the refresh token of one. */
export async function token(call: AuthCall, setting: AuthSetting): Promise<Response> {
  const { url, request } = call
  const grant = url.searchParams.get('grant_type')
  if (grant === 'password')
    return completeSession(await signInWithPassword(call, setting), 'password', setting, 400)
  if (grant === 'refresh_token') return refresh(call, setting)
  if (grant === 'pkce') {
    const method = await methodOfCode(call, setting)
    return completeSession(await setting.lite(request), method, setting)
  }
  return setting.lite(request)
}

async function refresh({ request, body }: AuthCall, setting: AuthSetting): Promise<Response> {
  const [found] = await setting.sql.query<{ banned: boolean; ended: boolean }>(
    `select u.banned_until > now() as banned, s.not_after < now() as ended
     from auth.refresh_tokens t join auth.sessions s on s.id = t.session_id join auth.users u on u.id = s.user_id
     where t.token = $1`,
    [String(body.refresh_token ?? '')],
  )
  if (found?.banned) return authError(400, 'user_banned', 'Invalid Refresh Token: User Banned')
  if (found?.ended) return authError(400, 'session_expired', 'Invalid Refresh Token: Session Expired')
  return completeSession(await setting.lite(request), null, setting, 400)
}

/** For what the mail was, or the sign-in elsewhere, whose code is handed in. */
async function methodOfCode({ body }: AuthCall, { sql }: AuthSetting): Promise<Method> {
  const [flow] = await sql.query<{ method: string }>(
    'select authentication_method as method from auth.flow_state where auth_code = $1',
    [String(body.auth_code ?? '')],
  )
  if (flow?.method === 'signup') return 'email/signup'
  return (flow?.method as Method | undefined) ?? 'otp'
}

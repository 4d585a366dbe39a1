import { authError, errorCodeOf } from './answers.ts'
import type { AuthCall, AuthSetting } from './call.ts'
import { isPassword } from './passwords.ts'

/**
 * Signs in with a password. A wrong one gets the same answer after the same work for an account that is confirmed, not
 * confirmed or missing; "not confirmed" and "blocked" are told only with the right one.
 */
export async function signInWithPassword(call: AuthCall, setting: AuthSetting): Promise<Response> {
  const { email, password } = call.body
  const given = typeof email === 'string' && typeof password === 'string' && email !== '' && password !== ''
  if (!given) return setting.lite(call.request)
  const answer = await attempt(call, email, password, setting)
  const refused = (await errorCodeOf(answer)) === 'invalid_credentials'
  return refused && setting.registrations.has(email, password) ? notConfirmed() : answer
}

async function attempt(
  { request }: AuthCall,
  email: string,
  password: string,
  { sql, lite }: AuthSetting,
): Promise<Response> {
  const [account] = await sql.query<{ confirmed: boolean; banned: boolean; hashed: string | null }>(
    `select email_confirmed_at is not null as confirmed, coalesce(banned_until > now(), false) as banned,
       encrypted_password as hashed
     from auth.users where email = lower($1) and deleted_at is null`,
    [email],
  )
  if (account?.confirmed && !account.banned && account.hashed) return lite(request)
  const isRight = await isPassword(password, account?.hashed)
  if (!isRight) return authError(400, 'invalid_credentials', 'Invalid login credentials')
  return account?.banned ? authError(400, 'user_banned', 'User is banned') : notConfirmed()
}

const notConfirmed = () => authError(400, 'email_not_confirmed', 'Email not confirmed')

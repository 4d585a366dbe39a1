import { errorCodeOf } from '../answers.ts'
import type { AuthSetting } from '../call.ts'
import { refuseLongPassword } from '../input.ts'
import { signToken } from '../sessions/access-token.ts'

/** Sets the password of an account, which lite checks and hashes; or its refusal. */
export async function setPassword(
  userId: string,
  password: string,
  { lite, config, siteUrl }: AuthSetting,
): Promise<Response | undefined> {
  const refused = refuseLongPassword(password)
  if (refused) return refused
  const exp = Math.floor(Date.now() / 1000) + 60
  const token = signToken(
    { sub: userId, role: 'authenticated', aud: 'authenticated', exp },
    config.jwt_secret ?? '',
  )
  const answer = await lite(
    new Request(new URL('/auth/v1/user', siteUrl), {
      method: 'PUT',
      headers: { apikey: config.publishable_key ?? '', authorization: `Bearer ${token}` },
      body: JSON.stringify({ password }),
    }),
  )
  return answer.ok || (await errorCodeOf(answer)) === 'same_password' ? undefined : answer
}

import { authError, tooManyAttempts } from './answers.ts'
import type { AuthSetting } from './call.ts'
import { codeToken } from './link-tokens.ts'

/**
 * Uses up the code that `GET /reauthenticate` has sent to an account. Undefined where it is right, else the refusal.
 */
export async function refuseNonce(
  { id, email }: { id: string; email: string },
  nonce: string,
  { sql, config, codes }: AuthSetting,
): Promise<Response | undefined> {
  const secondsLeft = codes.secondsLeft(email)
  if (secondsLeft > 0) return tooManyAttempts(secondsLeft)
  const ended = codes.ended(email)
  codes.count(email)
  const used = await sql.query(
    `update auth.users set reauthentication_token = null
     where id = $1 and reauthentication_token = $2 and not $3
       and reauthentication_sent_at > now() - interval '1 hour'
     returning id`,
    [id, codeToken(config.jwt_secret ?? '', email, nonce), ended],
  )
  if (used.length === 0) {
    return authError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid')
  }
  codes.forget(email)
  return undefined
}

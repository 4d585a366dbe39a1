import { authError } from '../answers.ts'
import type { AuthCall, AuthSetting } from '../call.ts'
import { refuseNonce } from '../nonce.ts'
import type { Caller } from '../sessions/caller.ts'

const A_DAY = 24 * 60 * 60 * 1000

/** The refusal of a new password on a session of yesterday without the code that was mailed for it. */
export async function refuseWithoutProof(
  { account, session }: Caller,
  { body }: AuthCall,
  setting: AuthSetting,
): Promise<Response | undefined> {
  if (typeof body.password !== 'string' || !setting.config.email?.secure_password_change) return undefined
  if (session !== undefined && Date.now() <= Date.parse(session.created_at) + A_DAY) return undefined
  if (!body.nonce) {
    return authError(400, 'reauthentication_needed', 'Password update requires reauthentication')
  }
  return refuseNonce(account, String(body.nonce), setting)
}

import { errorCodeOf } from '../answers.ts'
import type { AuthCall, AuthSetting } from '../call.ts'
import { resend } from '../resend.ts'

/** POST /resend. */
export async function resendMail({ request, body }: AuthCall, setting: AuthSetting): Promise<Response> {
  const answer = await setting.lite(request)
  // lite answers so to every second mail, however long after the first.
  const again = (await errorCodeOf(answer)) === 'over_email_send_rate_limit'
  return again ? resend(body.type, body.email, setting) : answer
}

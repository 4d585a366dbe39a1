import { errorCodeOf } from '../answers.ts'
import type { AuthCall, AuthSetting } from '../call.ts'
import { signUpAgain, signUpAnswer } from '../resend.ts'

/** POST /signup: the same answer whether or not the address has an account. */
export async function signUp({ request, body }: AuthCall, setting: AuthSetting): Promise<Response> {
  const answer = await setting.lite(request)
  // lite answers so to every second mail, however long after the first.
  const again = (await errorCodeOf(answer)) === 'over_email_send_rate_limit'
  if (!answer.ok && !again) return answer
  if (again) await signUpAgain(body.email, setting)
  // Where addresses need no confirmation, a new account comes with its session.
  else if ((await answer.clone().text()).includes('"access_token"')) return answer
  return signUpAnswer(body.email, body.data ?? {})
}

import { mailAccountExists, mailConfirmation } from '../account-mails.ts'
import { errorCodeOf } from '../answers.ts'
import type { AuthCall, AuthSetting } from '../call.ts'
import { refuseLongPassword } from '../input.ts'
import { mailedAccount } from '../mailed-account.ts'
import { checkInVain } from '../passwords.ts'
import { signUpAnswer } from '../sign-up-answer.ts'

/** POST /signup: the same answer, after the same work, whether or not the address has an account. */
export async function signUp({ request, body }: AuthCall, setting: AuthSetting): Promise<Response> {
  const refused = refuseLongPassword(body.password)
  if (refused !== undefined) return refused
  const answer = await setting.lite(request)
  // lite answers so where there is an account.
  const again = (await errorCodeOf(answer)) === 'over_email_send_rate_limit'
  if (!answer.ok && !again) return answer
  if (again) {
    await checkInVain(String(body.password))
    const account = await mailedAccount(setting.sql, body.email)
    if (account?.confirmed) mailAccountExists(account, setting)
    else if (account) await mailConfirmation(account, setting)
  }
  // Where addresses need no confirmation, a new account comes with its session.
  else if ((await answer.clone().text()).includes('"access_token"')) return answer
  setting.registrations.add(String(body.email), String(body.password))
  return signUpAnswer(body.email, body.data ?? {})
}

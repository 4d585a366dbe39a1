import { mailAccountExists, mailConfirmation, mailEmailChange } from '../account-mails.ts'
import { authError } from '../answers.ts'
import type { AuthCall, AuthSetting } from '../call.ts'
import { refuseNoEmail } from '../input.ts'
import { mailedAccount } from '../mailed-account.ts'

/**
 * POST /resend: sends the confirmation, or the two mails of an email change, again; the old links stop working. An
 * address that has an account gets the mail that says so again.
 */
export async function resendMail({ body }: AuthCall, setting: AuthSetting): Promise<Response> {
  const { type, email } = body
  if (type !== 'signup' && type !== 'email_change') {
    const message = 'Missing one of these types: signup, email_change, sms, phone_change'
    return authError(400, 'validation_failed', message)
  }
  const refusal = refuseNoEmail(email)
  if (refusal) return refusal
  const account = await mailedAccount(setting.sql, email)
  if (account === undefined) return Response.json({})
  if (type === 'email_change') {
    const { emailChange } = account
    if (emailChange !== null && setting.pauses.takes('email_change', emailChange)) {
      await mailEmailChange(account, setting)
    }
  } else if (!account.confirmed) await mailConfirmation(account, setting)
  else if (setting.registrations.has(account.email)) mailAccountExists(account, setting)
  return Response.json({})
}

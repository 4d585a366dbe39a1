import { mailConfirmation, mailSignInCode } from '../account-mails.ts'
import { authError } from '../answers.ts'
import type { AuthCall, AuthSetting } from '../call.ts'
import { refuseNoEmail } from '../input.ts'
import { mailedAccount } from '../mailed-account.ts'

/**
 * POST /otp: sends a code and a link to sign in with, to an address that has an account; the answer does not tell
 * whether it has. Nobody registers this way.
 */
export async function sendSignInCode({ body }: AuthCall, setting: AuthSetting): Promise<Response> {
  if (body.create_user !== false) return authError(422, 'otp_disabled', 'Signups not allowed for otp')
  const refusal = refuseNoEmail(body.email)
  if (refusal) return refusal
  const account = await mailedAccount(setting.sql, body.email)
  if (account?.confirmed) await mailSignInCode(account, setting)
  else if (account) await mailConfirmation(account, setting)
  return Response.json({})
}

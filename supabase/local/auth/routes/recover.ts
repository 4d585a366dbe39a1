import { mailRecovery } from '../account-mails.ts'
import type { AuthCall, AuthSetting } from '../call.ts'
import { refuseNoEmail } from '../input.ts'
import { mailedAccount } from '../mailed-account.ts'

/** POST /recover: the same answer whether or not the address has an account. */
export async function recover({ body }: AuthCall, setting: AuthSetting): Promise<Response> {
  const refusal = refuseNoEmail(body.email)
  if (refusal) return refusal
  const account = await mailedAccount(setting.sql, body.email)
  if (account !== undefined) await mailRecovery(account, setting)
  return Response.json({})
}

import { mailReauthentication } from '../account-mails.ts'
import { authError } from '../answers.ts'
import { mailedAccountWhere } from '../mailed-account.ts'
import { forCallers } from '../sessions/caller.ts'

/** GET /reauthenticate: sends a code to whoever is signed in, for a change that asks for it (`nonce`). */
export const reauthenticate = forCallers(async (caller, _call, setting) => {
  const account = await mailedAccountWhere(setting.sql, 'id = $1', caller.account.id)
  if (!account?.confirmed) return authError(422, 'email_not_confirmed', 'Please verify your email first.')
  await mailReauthentication(account, setting)
  return Response.json({})
})

import { authError } from '../answers.ts'
import type { AuthCall, AuthSetting } from '../call.ts'
import { hasSecondStep } from '../sessions/account.ts'
import { type Caller, forCallers } from '../sessions/caller.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { accountOf } from '../sessions/session-answer.ts'
import { refuseWithoutProof } from './reauthentication.ts'

/** PUT /user: changes the account of the caller. lite does it, after what only hosted projects ask. */
export const updateUser = forCallers(async (caller, call, setting) => {
  const refused = refuseChange(caller, call) ?? (await refuseWithoutProof(caller, call, setting))
  if (refused !== undefined) return refused
  const answer = await setting.lite(call.request)
  if (!answer.ok) return answer
  if (typeof call.body.password === 'string') await afterNewPassword(caller, call, setting)
  return Response.json(await accountOf(setting.sql, caller.account.id))
})

function refuseChange({ account, session }: Caller, { body }: AuthCall): Response | undefined {
  if (body.app_metadata !== undefined && body.app_metadata !== null) {
    return authError(403, 'not_admin', 'Updating app_metadata requires admin privileges')
  }
  const changesEmail = Boolean(body.email) && String(body.email).toLowerCase() !== account.email
  if (!hasSecondStep(account) || session?.aal === 'aal2' || !(body.password || changesEmail)) return undefined
  return authError(
    401,
    'insufficient_aal',
    'AAL2 session is required to update email or password when MFA is enabled.',
  )
}

/** Whoever had the account before the new password has it no more: by no session, link or code. */
async function afterNewPassword(
  { account, session }: Caller,
  { body }: AuthCall,
  { transaction }: AuthSetting,
): Promise<void> {
  await transaction(async (sql) => {
    await endSessions(sql, account.id, session?.id)
    await sql.query(
      `update auth.users set
         confirmation_token = null, confirmation_sent_at = null, recovery_token = null, recovery_sent_at = null,
         reauthentication_token = null, reauthentication_sent_at = null
       where id = $1`,
      [account.id],
    )
    await sql.query('delete from auth.one_time_tokens where user_id = $1', [account.id])
    await sql.query('delete from auth.flow_state where user_id = $1', [account.id])
    // A change of address that comes with the password is of the one who chose it.
    if (body.email) return
    await sql.query(
      `update auth.users set
         email_change = null, email_change_token_current = null, email_change_token_new = null,
         email_change_sent_at = null, email_change_confirm_status = 0
       where id = $1`,
      [account.id],
    )
  })
}

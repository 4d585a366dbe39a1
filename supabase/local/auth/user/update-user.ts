import { authError } from '../answers.ts'
import type { AuthCall } from '../call.ts'
import { refuseLongPassword } from '../input.ts'
import { hasSecondStep } from '../sessions/account.ts'
import { type Caller, forCallers } from '../sessions/caller.ts'
import { endEarlierAccess } from '../sessions/new-password.ts'
import { accountOf } from '../sessions/session-answer.ts'
import { refuseWithoutProof } from './reauthentication.ts'

/** PUT /user: changes the account of the caller. lite does it, after what only hosted projects ask. */
export const updateUser = forCallers(async (caller, call, setting) => {
  const refused =
    refuseChange(caller, call) ??
    refuseLongPassword(call.body.password) ??
    (await refuseWithoutProof(caller, call, setting))
  if (refused !== undefined) return refused
  const answer = await setting.lite(call.request)
  if (!answer.ok) return answer
  const { id } = caller.account
  if (typeof call.body.password === 'string') {
    const kept = { session: caller.session?.id, keepsEmailChange: asksForEmail(caller, call) }
    await setting.transaction((sql) => endEarlierAccess(sql, id, kept))
  }
  return Response.json(await accountOf(setting.sql, id))
})

function refuseChange({ account, session }: Caller, { body }: AuthCall): Response | undefined {
  if (body.app_metadata !== undefined && body.app_metadata !== null) {
    return authError(403, 'not_admin', 'Updating app_metadata requires admin privileges')
  }
  const needsSecondStep = Boolean(body.password) || asksForEmail({ account }, { body })
  if (!hasSecondStep(account) || session?.aal === 'aal2' || !needsSecondStep) return undefined
  return authError(
    401,
    'insufficient_aal',
    'AAL2 session is required to update email or password when MFA is enabled.',
  )
}

function asksForEmail({ account }: Pick<Caller, 'account'>, { body }: Pick<AuthCall, 'body'>): boolean {
  return Boolean(body.email) && String(body.email).toLowerCase() !== account.email
}

import { mailInvitation } from '../account-mails.ts'
import { authError } from '../answers.ts'
import { isEmail } from '../input.ts'
import { mailedAccount } from '../mailed-account.ts'
import { accountOf } from '../sessions/session-answer.ts'
import { forAdmins } from './admin.ts'
import { insertAccount } from './insert-account.ts'

/** POST /invite: makes an account for an address, whose owner confirms it and chooses a password by a mail. */
export const invite = forAdmins(async ({ body }, setting) => {
  const { email, data } = body
  if (!isEmail(email)) {
    return authError(400, 'validation_failed', 'Unable to validate email address: invalid format')
  }
  const known = await mailedAccount(setting.sql, email)
  if (known?.confirmed) {
    return authError(422, 'email_exists', 'A user with this email address has already been registered')
  }
  await setting.transaction(async (sql) => {
    const id = known?.id ?? (await insertAccount(sql, { email: email.toLowerCase(), confirmed: false, data }))
    // Somebody who registered the address without reading its mails must not keep a way in.
    await sql.query('update auth.users set invited_at = now(), encrypted_password = null where id = $1', [id])
  })
  const invited = await mailedAccount(setting.sql, email)
  if (invited === undefined) throw new Error('An invited account is missing.')
  await mailInvitation(invited, setting)
  return Response.json(await accountOf(setting.sql, invited.id))
})

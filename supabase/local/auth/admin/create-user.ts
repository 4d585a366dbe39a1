import { randomBytes } from 'node:crypto'
import { authError } from '../answers.ts'
import { isEmail } from '../input.ts'
import { accountOf } from '../sessions/session-answer.ts'
import { forAdmins } from './admin.ts'
import { insertAccount } from './insert-account.ts'
import { setPassword } from './password.ts'

/** POST /admin/users: makes an account, without any mail. */
export const createUser = forAdmins(async ({ body }, setting) => {
  const { email: given, password, email_confirm, user_metadata: data } = body
  if (!given) {
    return authError(400, 'validation_failed', 'Cannot create a user without either an email or phone')
  }
  if (!isEmail(given)) {
    return authError(400, 'validation_failed', 'Unable to validate email address: invalid format')
  }
  const email = given.toLowerCase()
  const known = await setting.sql.query('select from auth.users where email = $1', [email])
  if (known.length > 0) {
    return authError(422, 'email_exists', 'A user with this email address has already been registered')
  }
  let id = ''
  await setting.transaction(async (sql) => {
    id = await insertAccount(sql, { email, confirmed: email_confirm === true, data })
  })
  const refusal = await setPassword(id, String(password || randomBytes(32).toString('base64url')), setting)
  if (refusal) {
    await setting.sql.query('delete from auth.users where id = $1', [id])
    return refusal
  }
  return Response.json(await accountOf(setting.sql, id))
})

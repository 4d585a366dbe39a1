import { randomBytes, randomUUID } from 'node:crypto'
import type { Sql } from '../../database/database.ts'
import { authError } from '../answers.ts'
import { isEmail } from '../input.ts'
import { accountOf } from '../sessions/session-answer.ts'
import { forAdmins } from './admin.ts'
import { setPassword } from './password.ts'

type NewAccount = { email: string; confirmed: boolean; data: unknown }

/** Makes an account that nobody can sign in to yet. */
async function insertAccount(sql: Sql, { email, confirmed, data }: NewAccount): Promise<string> {
  const id = randomUUID()
  await sql.query(
    `insert into auth.users (id, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
     values ($1, $2, case when $3::boolean then now() end, $4, $5)`,
    [
      id,
      email,
      confirmed,
      JSON.stringify({ provider: 'email', providers: ['email'] }),
      JSON.stringify({ ...(data as object | undefined) }),
    ],
  )
  const identity = { sub: id, email, email_verified: false, phone_verified: false }
  await sql.query(
    `insert into auth.identities (id, provider, provider_id, user_id, identity_data, last_sign_in_at)
     values ($1, 'email', $2, $3, $4, now())`,
    [randomUUID(), id, id, JSON.stringify(identity)],
  )
  return id
}

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

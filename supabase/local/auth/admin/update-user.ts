import { authError } from '../answers.ts'
import { isEmail } from '../input.ts'
import { endEarlierAccess } from '../sessions/new-password.ts'
import { accountOf } from '../sessions/session-answer.ts'
import { forAccount } from './admin.ts'
import { bannedUntil } from './ban.ts'
import { setPassword } from './password.ts'

/** PUT /admin/users/:user: changes what stands in an account, or blocks it (`ban_duration`). */
export const updateUser = forAccount(async ({ id }, { body }, setting) => {
  const { email, password, email_confirm, ban_duration, user_metadata, app_metadata } = body
  if (email && !isEmail(email)) {
    return authError(400, 'validation_failed', 'Unable to validate email address: invalid format')
  }
  const until = ban_duration ? bannedUntil(String(ban_duration), Date.now()) : undefined
  if (ban_duration && until === undefined) {
    return authError(400, 'validation_failed', 'invalid format for ban duration')
  }
  if (typeof password === 'string') {
    const refusal = await setPassword(id, password, setting)
    if (refusal) return refusal
  }
  await setting.transaction(async (sql) => {
    if (typeof password === 'string') await endEarlierAccess(sql, id, {})
    if (email_confirm === true) {
      await sql.query(
        'update auth.users set email_confirmed_at = coalesce(email_confirmed_at, now()) where id = $1',
        [id],
      )
    }
    if (email) {
      await sql.query('update auth.users set email = lower($2) where id = $1', [id, String(email)])
      await sql.query(
        `update auth.identities set identity_data = identity_data || jsonb_build_object('email', lower($2::text))
         where user_id = $1 and provider = 'email'`,
        [id, String(email)],
      )
    }
    if (until !== undefined)
      await sql.query('update auth.users set banned_until = $2 where id = $1', [id, until])
    for (const [column, changes] of Object.entries({
      raw_user_meta_data: user_metadata,
      raw_app_meta_data: app_metadata,
    })) {
      if (changes === undefined || changes === null) continue
      await sql.query(
        `update auth.users set ${column} = (
           select coalesce(jsonb_object_agg(key, value), '{}')
           from jsonb_each(coalesce(${column}, '{}') || $2::jsonb) where value <> 'null'
         ) where id = $1`,
        [id, JSON.stringify(changes)],
      )
    }
    await sql.query('update auth.users set updated_at = now() where id = $1', [id])
  })
  return Response.json(await accountOf(setting.sql, id))
})

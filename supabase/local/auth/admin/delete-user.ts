import { createHash } from 'node:crypto'
import type { AuthSetting } from '../call.ts'
import type { Account } from '../sessions/account.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { forAccount } from './admin.ts'

/** DELETE /admin/users/:user: deletes an account, or (`should_soft_delete`) all that tells whose it was. */
export const deleteUser = forAccount(async (account, { body }, setting) => {
  if (body.should_soft_delete === true) await softDelete(account, setting)
  else await setting.sql.query('delete from auth.users where id = $1', [account.id])
  return Response.json({})
})

const concealed = (id: string, text: string) =>
  createHash('sha256')
    .update(id + text)
    .digest('base64url')

async function softDelete({ id, email, phone }: Account, { transaction }: AuthSetting): Promise<void> {
  await transaction(async (sql) => {
    const gone = await sql.query(
      `update auth.users set
         email = $2, phone = $3, email_change = $4, phone_change = $5, encrypted_password = null,
         confirmation_token = null, recovery_token = null, reauthentication_token = null,
         email_change_token_current = null, email_change_token_new = null, phone_change_token = null,
         raw_user_meta_data = '{}', raw_app_meta_data = '{}', deleted_at = now(), updated_at = now()
       where id = $1 and deleted_at is null
       returning id`,
      [
        id,
        concealed(id, email),
        concealed(id, phone).slice(0, 15),
        concealed(id, ''),
        concealed(id, '').slice(0, 15),
      ],
    )
    if (gone.length === 0) return
    const identities = await sql.query<{ id: string; name: string }>(
      "select id, provider || ':' || provider_id as name from auth.identities where user_id = $1",
      [id],
    )
    for (const { id: identity, name } of identities) {
      await sql.query("update auth.identities set identity_data = '{}', provider_id = $2 where id = $1", [
        identity,
        concealed(id, name),
      ])
    }
    await sql.query('delete from auth.one_time_tokens where user_id = $1', [id])
    await sql.query('delete from auth.mfa_factors where user_id = $1', [id])
    await endSessions(sql, id)
  })
}

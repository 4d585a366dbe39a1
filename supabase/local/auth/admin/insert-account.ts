import { randomUUID } from 'node:crypto'
import type { Sql } from '../../database/database.ts'

type NewAccount = { email: string; confirmed: boolean; data: unknown }

/** Makes an account that nobody can sign in to yet. */
export async function insertAccount(sql: Sql, { email, confirmed, data }: NewAccount): Promise<string> {
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

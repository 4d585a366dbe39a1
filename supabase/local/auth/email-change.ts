import type { Sql } from '../database/database.ts'
import { authError } from './answers.ts'
import { mailedAccountWhere } from './mailed-account.ts'
import { linkExpired, type Redeemed } from './redeem.ts'

/**
 * Notes that one of the two addresses agrees to a change, by the token of its mail; once both have, changes it.
 * Each token counts for its own side, so that nobody takes an address whose mails they cannot read.
 */
export async function changeEmail(sql: Sql, token: string, lifetime: string): Promise<Redeemed> {
  const account = await mailedAccountWhere(
    sql,
    `length($1) > 6 and $1 in (email_change_token_current, email_change_token_new)
     and email_change_sent_at > now() - interval '${lifetime}'`,
    token,
  )
  if (account === undefined || account.emailChange === null) return { refusal: linkExpired() }
  if (account.banned) return { refusal: authError(403, 'user_banned', 'User is banned') }
  const [row] = await sql.query<{ open: boolean }>(
    `update auth.users
     set email_change_confirm_status = 1,
       email_change_token_current = nullif(email_change_token_current, $2),
       email_change_token_new = nullif(email_change_token_new, $2)
     where id = $1 and $2 in (email_change_token_current, email_change_token_new)
     returning coalesce(email_change_token_current, email_change_token_new) is not null as open`,
    [account.id, token],
  )
  if (row === undefined) return { refusal: linkExpired() }
  return row.open ? 'other-side-missing' : complete(sql, account.id, account.emailChange)
}

async function complete(sql: Sql, id: string, email: string): Promise<Redeemed> {
  const taken = await sql.query('select 1 from auth.users where email = $1 and id <> $2', [email, id])
  if (taken.length > 0) {
    const message = 'A user with this email address has already been registered'
    return { refusal: authError(422, 'email_exists', message) }
  }
  await sql.query(
    `update auth.users
     set email = $2::text, email_change = null, email_change_confirm_status = 0,
       raw_user_meta_data = raw_user_meta_data || jsonb_build_object('email', $2::text)
     where id = $1`,
    [id, email],
  )
  await sql.query(
    `update auth.identities
     set identity_data = identity_data || jsonb_build_object('email', $2::text, 'email_verified', true),
       updated_at = now()
     where user_id = $1 and provider = 'email'`,
    [id, email],
  )
  const account = await mailedAccountWhere(sql, 'id = $1', id)
  return account ? { account } : { refusal: linkExpired() }
}

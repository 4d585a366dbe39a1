import type { Sql } from '../database/database.ts'

type PendingChange = { id: string; confirmed_sides: number; is_current_side: boolean; expired: boolean }

// auth.email.otp_expiry in config.toml
const LINK_LIFETIME = '1 hour'

/**
 * Notes that one of the two addresses confirmed a change of email. lite looks at one side only; once the
 * second one confirms, its token is put where lite expects it, and lite completes the change.
 */
export async function confirmOneSide(
  sql: Sql,
  tokenHash: string,
): Promise<'other-side-missing' | 'let-lite-decide'> {
  const [change] = await sql.query<PendingChange>(
    `select id,
       email_change_confirm_status as confirmed_sides,
       email_change_token_current is not distinct from $1 as is_current_side,
       email_change_sent_at < now() - interval '${LINK_LIFETIME}' as expired
     from auth.users
     where length($1) > 6 and $1 in (email_change_token_current, email_change_token_new)`,
    [tokenHash],
  )
  if (change === undefined || change.expired) return 'let-lite-decide'
  if (change.confirmed_sides === 0) {
    const column = change.is_current_side ? 'email_change_token_current' : 'email_change_token_new'
    await sql.query(`update auth.users set ${column} = null, email_change_confirm_status = 1 where id = $1`, [
      change.id,
    ])
    return 'other-side-missing'
  }
  await sql.query(
    `update auth.users
     set email_change_token_current = $2, email_change_token_new = null, email_change_confirm_status = 0
     where id = $1`,
    [change.id, tokenHash],
  )
  return 'let-lite-decide'
}

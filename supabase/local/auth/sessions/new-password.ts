import type { Sql } from '../../database/database.ts'
import { endSessions } from './end-sessions.ts'

/**
 * After a new password: whoever had the account before has it no more, by no session (but the one named), link or
 * code. A change of address ends, too, unless it came with the password.
 */
export async function endEarlierAccess(
  sql: Sql,
  userId: string,
  { session, keepsEmailChange = false }: { session?: string | undefined; keepsEmailChange?: boolean },
): Promise<void> {
  await endSessions(sql, userId, session)
  await sql.query(
    `update auth.users set
       confirmation_token = null, confirmation_sent_at = null, recovery_token = null, recovery_sent_at = null,
       reauthentication_token = null, reauthentication_sent_at = null
     where id = $1`,
    [userId],
  )
  await sql.query('delete from auth.one_time_tokens where user_id = $1', [userId])
  await sql.query('delete from auth.flow_state where user_id = $1', [userId])
  if (keepsEmailChange) return
  await sql.query(
    `update auth.users set
       email_change = null, email_change_token_current = null, email_change_token_new = null,
       email_change_sent_at = null, email_change_confirm_status = 0
     where id = $1`,
    [userId],
  )
}

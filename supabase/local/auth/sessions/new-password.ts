import type { Sql } from '../../database/database.ts'
import { endSessions } from './end-sessions.ts'

/**
 * Ends what was possible with the old password: all sessions of the account (but the one named), links and codes, and a
 * change of address unless it came with the new one.
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

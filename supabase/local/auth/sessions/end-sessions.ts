import type { Sql } from '../../database/database.ts'

/** Ends the sessions of an account, but for the one named; their refresh tokens go with them. */
export async function endSessions(sql: Sql, userId: string, except?: string): Promise<void> {
  await sql.query('delete from auth.sessions where user_id = $1 and id is distinct from $2', [
    userId,
    except ?? null,
  ])
}

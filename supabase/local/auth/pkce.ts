import { randomUUID } from 'node:crypto'
import type { Sql } from '../database/database.ts'
import type { Challenge } from './link-wishes.ts'

// As in Supabase Auth: the prefix tells, when the link is followed, that a code is to be issued.
const PREFIX = 'pkce_'

/** The token as it stands in a link. */
export function linkToken(token: string, challenge: Challenge | null): string {
  return challenge === null ? token : PREFIX + token
}

/** Takes a link's token apart. */
export function readLinkToken(sent: string): { token: string; pkce: boolean } {
  return sent.startsWith(PREFIX)
    ? { token: sent.slice(PREFIX.length), pkce: true }
    : { token: sent, pkce: false }
}

/** Stores the challenge in the database, where it outlives a restart between mail and click. */
export async function rememberChallenge(
  sql: Sql,
  userId: string,
  purpose: string,
  challenge: Challenge,
): Promise<void> {
  // The earlier link of this purpose no longer works, nor does its challenge.
  await sql.query('delete from auth.flow_state where user_id = $1 and authentication_method = $2', [
    userId,
    purpose,
  ])
  await sql.query(
    `insert into auth.flow_state
       (id, user_id, authentication_method, provider_type, code_challenge, code_challenge_method)
     values ($1, $2, $3, 'email', $4, $5)`,
    [randomUUID(), userId, purpose, challenge.value, challenge.method],
  )
}

/**
 * Issues the code for `?code=`, which POST /token?grant_type=pkce redeems.
 * Null if no challenge is known, or a code was issued for it already.
 */
export async function issueCode(sql: Sql, userId: string, purpose: string): Promise<string | null> {
  // lite counts the code's five minutes from created_at.
  const rows = await sql.query<{ auth_code: string }>(
    `update auth.flow_state
     set auth_code = $3, auth_code_issued_at = now(), created_at = now(), updated_at = now()
     where user_id = $1 and authentication_method = $2 and auth_code is null
     returning auth_code`,
    [userId, purpose, randomUUID()],
  )
  return rows[0]?.auth_code ?? null
}

import { randomUUID } from 'node:crypto'
import type { Sql } from '../../database/database.ts'
import type { AuthSetting } from '../call.ts'
import { accountOf, addMethod, sessionAnswer } from '../sessions/session-answer.ts'
import type { StoredFactor } from './factor.ts'

type Passed = { challengeId: string; factor: StoredFactor; code: string; userId: string; sessionId: string }

/**
 * Makes a session one of two steps after the right code, and ends those of the account that stopped at the first.
 * Undefined when the code or the question was used before.
 */
export async function stepUp(passed: Passed, setting: AuthSetting) {
  const { factor, userId, sessionId } = passed
  let refreshToken: string | undefined
  await setting.transaction(async (sql) => {
    if (!(await takeCode(sql, passed))) return
    await sql.query("update auth.mfa_factors set status = 'verified', updated_at = now() where id = $1", [
      factor.id,
    ])
    await sql.query(
      "update auth.sessions set aal = 'aal2', factor_id = $2, updated_at = now() where id = $1",
      [sessionId, factor.id],
    )
    await addMethod(sql, sessionId, 'totp')
    await sql.query("delete from auth.sessions where user_id = $1 and coalesce(aal, 'aal1') < 'aal2'", [
      userId,
    ])
    await sql.query(
      "delete from auth.mfa_factors where user_id = $1 and status = 'unverified' and factor_type = 'totp'",
      [userId],
    )
    refreshToken = await swapRefreshToken(sql, userId, sessionId)
  })
  if (refreshToken === undefined) return undefined
  return sessionAnswer(sessionId, await accountOf(setting.sql, userId), refreshToken, setting)
}

/** Notes which code answered the question. False when the question was answered, or the code used, before. */
async function takeCode(sql: Sql, { challengeId, factor, code }: Passed): Promise<boolean> {
  await sql.query('select from auth.mfa_factors where id = $1 for update', [factor.id])
  const taken = await sql.query(
    `update auth.mfa_challenges set verified_at = now(), otp_code = $3
     where id = $1 and factor_id = $2 and verified_at is null and not exists (
       select from auth.mfa_challenges
       where factor_id = $2 and otp_code = $3 and verified_at > now() - interval '2 minutes'
     )
     returning id`,
    [challengeId, factor.id, code],
  )
  return taken.length > 0
}

/** Replaces the session's refresh token: the holder of the first step's one must not go on with two steps. */
async function swapRefreshToken(sql: Sql, userId: string, sessionId: string): Promise<string> {
  const token = randomUUID()
  await sql.query(
    'update auth.refresh_tokens set revoked = true, updated_at = now() where session_id = $1 and not revoked',
    [sessionId],
  )
  await sql.query(
    `insert into auth.refresh_tokens (id, token, user_id, session_id, revoked) values ($1, $2, $3, $4, false)`,
    [randomUUID(), token, userId, sessionId],
  )
  return token
}

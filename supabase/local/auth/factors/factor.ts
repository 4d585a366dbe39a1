import type { Sql } from '../../database/database.ts'
import { authError } from '../answers.ts'
import type { AuthCall, AuthSetting } from '../call.ts'
import { type Caller, forCallers } from '../sessions/caller.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export const isUuid = (text: unknown): text is string => typeof text === 'string' && UUID.test(text)

/** A second step with its secret. */
export type StoredFactor = { id: string; status: 'unverified' | 'verified'; secret: string }

/** The second step of this id that belongs to an account, or the refusal. */
export async function findFactor(
  sql: Sql,
  userId: string,
  factorId: string | undefined,
): Promise<StoredFactor | Response> {
  if (!isUuid(factorId)) return authError(404, 'validation_failed', 'factor_id must be an UUID')
  const [factor] = await sql.query<StoredFactor>(
    'select id, status, secret from auth.mfa_factors where user_id = $1 and id = $2',
    [userId, factorId],
  )
  return factor ?? authError(404, 'mfa_factor_not_found', 'Factor not found')
}

/** A route of one second step of the caller's, `/factors/:factor…`. */
export function forOwnFactor(
  answer: (
    factor: StoredFactor,
    caller: Caller,
    call: AuthCall,
    setting: AuthSetting,
  ) => Response | Promise<Response>,
) {
  return forCallers(async (caller, call, setting) => {
    const factor = await findFactor(setting.sql, caller.account.id, call.params.factor)
    return factor instanceof Response ? factor : answer(factor, caller, call, setting)
  })
}

/** Deletes a second step. Sessions that passed it are back at their first. */
export async function removeFactor({ transaction }: AuthSetting, factorId: string): Promise<void> {
  await transaction(async (sql) => {
    await sql.query(
      `delete from auth.mfa_amr_claims where authentication_method = 'totp'
         and session_id in (select id from auth.sessions where factor_id = $1)`,
      [factorId],
    )
    await sql.query("update auth.sessions set aal = 'aal1', factor_id = null where factor_id = $1", [
      factorId,
    ])
    await sql.query('delete from auth.mfa_factors where id = $1', [factorId])
  })
}

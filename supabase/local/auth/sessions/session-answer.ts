import { randomUUID } from 'node:crypto'
import type { Sql } from '../../database/database.ts'
import type { AuthSetting } from '../call.ts'
import { signToken } from './access-token.ts'
import { type Account, findAccount } from './account.ts'

/** How a session's owner proved who they are, by the names of hosted Supabase. */
export type Method =
  | 'password'
  | 'otp'
  | 'oauth'
  | 'recovery'
  | 'magiclink'
  | 'email/signup'
  | 'email_change'
  | 'invite'
  | 'totp'

const SECOND_STEPS = ['totp', 'mfa/phone', 'mfa/webauthn']

/** Notes that a session's owner has proved who they are in one more way, or again. */
export async function addMethod(sql: Sql, sessionId: string, method: Method): Promise<void> {
  await sql.query(
    `insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
     values ($1, $2, now(), now(), $3)
     on conflict on constraint mfa_amr_claims_session_id_authentication_method_pkey do update set updated_at = now()`,
    [randomUUID(), sessionId, method],
  )
}

/** The session as the auth API hands it over, with an access token that says all that a hosted project's says. */
export async function sessionAnswer(
  sessionId: string,
  account: Account,
  refreshToken: string,
  { sql, config }: Pick<AuthSetting, 'sql' | 'config'>,
) {
  const amr = await sql.query<{ method: string; timestamp: number }>(
    `select authentication_method as method, extract(epoch from updated_at)::bigint as timestamp
     from auth.mfa_amr_claims where session_id = $1 order by updated_at desc, authentication_method desc`,
    [sessionId],
  )
  const { id, aud, role, email, phone, app_metadata, user_metadata, is_anonymous } = account
  const issuedAt = Math.floor(Date.now() / 1000)
  const expires_in = config.jwt_expiry ?? 3600
  const expires_at = issuedAt + expires_in
  const claims = {
    aud,
    exp: expires_at,
    iat: issuedAt,
    sub: id,
    email,
    phone,
    app_metadata,
    user_metadata,
    role,
    aal: amr.some(({ method }) => SECOND_STEPS.includes(method)) ? 'aal2' : 'aal1',
    amr,
    session_id: sessionId,
    is_anonymous,
  }
  return {
    access_token: signToken(claims, config.jwt_secret ?? ''),
    token_type: 'bearer',
    expires_in,
    expires_at,
    refresh_token: refreshToken,
    user: account,
  }
}

/** The account of a session; throws when it has none, for sessions end with their accounts. */
export async function accountOf(sql: Sql, id: string): Promise<Account> {
  const account = await findAccount(sql, id)
  if (account === undefined) throw new Error('A session without its account.')
  return account
}

import type { Sql } from '../database/database.ts'
import { authError } from './answers.ts'
import type { AuthSetting } from './call.ts'
import { changeEmail } from './email-change.ts'
import { type MailedAccount, mailedAccountWhere } from './mailed-account.ts'

/** Whose link or code it was, that only one of two addresses has agreed yet, or why it is refused. */
export type Redeemed = { account: MailedAccount } | 'other-side-missing' | { refusal: Response }

/** Which token of `auth.users` each type of link looks at; `email` is a code for either. */
const TOKENS = new Map<string, readonly ('confirmation' | 'recovery')[]>([
  ['signup', ['confirmation']],
  ['invite', ['confirmation']],
  ['recovery', ['recovery']],
  ['magiclink', ['recovery']],
  ['email', ['confirmation', 'recovery']],
])

/** Whether the auth API knows such links. */
export const isLinkType = (type: string): boolean => type === 'email_change' || TOKENS.has(type)

/** The refusal of a link that is used up, too old or none. */
export const linkExpired = (): Response =>
  authError(403, 'otp_expired', 'Email link is invalid or has expired')

/** Uses up a link's token, and does what the link is for. */
export async function redeem(type: string, token: string, setting: AuthSetting): Promise<Redeemed> {
  const { sql, config } = setting
  const lifetime = `${config.email?.otp_expiry ?? 3600} seconds`
  if (type === 'email_change') return changeEmail(sql, token, lifetime)
  for (const name of TOKENS.get(type) ?? []) {
    const account = await mailedAccountWhere(
      sql,
      `length($1) > 6 and ${name}_token = $1 and ${name}_sent_at > now() - interval '${lifetime}'`,
      token,
    )
    if (account === undefined) continue
    if (account.banned) return { refusal: authError(403, 'user_banned', 'User is banned') }
    if (!(await useUp(sql, account.id, name, token))) return { refusal: linkExpired() }
    setting.registrations.forget(account.email)
    return { account }
  }
  return { refusal: linkExpired() }
}

/**
 * Ends every link and code for signing in. Following one proves access to the mails, so the address counts as
 * confirmed.
 */
async function useUp(sql: Sql, id: string, name: string, token: string): Promise<boolean> {
  const used = await sql.query(
    `update auth.users
     set confirmation_token = null, recovery_token = null, reauthentication_token = null,
       email_confirmed_at = coalesce(email_confirmed_at, now()),
       raw_user_meta_data = raw_user_meta_data || '{"email_verified": true}'
     where id = $1 and ${name}_token = $2 returning id`,
    [id, token],
  )
  if (used.length === 0) return false
  await sql.query(
    `update auth.identities set identity_data = identity_data || '{"email_verified": true}', updated_at = now()
     where user_id = $1 and provider = 'email'`,
    [id],
  )
  return true
}

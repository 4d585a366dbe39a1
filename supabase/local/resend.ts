import { randomBytes, randomUUID } from 'node:crypto'
import { tooManyMails } from './auth-answers.ts'
import type { Sql } from './database.ts'
import type { Mailer } from './mailer.ts'

type Setting = { sql: Sql; mailer: Mailer; mailIntervalSeconds: number }

type Account = {
  id: string
  email: string
  confirmed: boolean
  email_change: string | null
  signup_age: number | null
  recovery_age: number | null
  change_age: number | null
}

/** POST /resend: sends the confirmation, or the two mails of an e-mail change, anew. The old links die. */
export async function resend(type: unknown, email: unknown, setting: Setting): Promise<Response> {
  const account = await findAccount(setting.sql, email)
  // No hint whether an account exists.
  if (account === undefined) return Response.json({})
  if (type === 'signup' && !account.confirmed)
    return (await confirmAgain(account, setting)) ?? Response.json({})
  if (type === 'email_change' && account.email_change) {
    return (await confirmChangeAgain(account, account.email_change, setting)) ?? Response.json({})
  }
  return Response.json({})
}

/**
 * POST /signup with an address that has an account already. A new account waits for its confirmation, so
 * it gets another mail; of a confirmed one the answer must not tell, and looks like that of a new account.
 */
export async function repeatedSignUp(
  email: unknown,
  data: Record<string, unknown>,
  setting: Setting,
): Promise<Response> {
  const account = await findAccount(setting.sql, email)
  if (account !== undefined && !account.confirmed) {
    const refusal = await confirmAgain(account, setting)
    if (refusal !== null) return refusal
  }
  const now = new Date().toISOString()
  return Response.json({
    id: randomUUID(),
    aud: 'authenticated',
    role: '',
    email: String(email).toLowerCase(),
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: data,
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  })
}

/** POST /recover: the refusal, if a recovery mail went to this address a moment ago. lite knows no limit. */
export async function recoveryRefusal(
  email: unknown,
  { sql, mailIntervalSeconds }: Omit<Setting, 'mailer'>,
): Promise<Response | null> {
  const account = await findAccount(sql, email)
  return account === undefined ? null : refusalFor(account.recovery_age, mailIntervalSeconds)
}

async function confirmAgain(
  account: Account,
  { sql, mailer, mailIntervalSeconds }: Setting,
): Promise<Response | null> {
  const refusal = refusalFor(account.signup_age, mailIntervalSeconds)
  if (refusal !== null) return refusal
  const tokenHash = newTokenHash()
  await sql.query(
    'update auth.users set confirmation_token = $2, confirmation_sent_at = now() where id = $1',
    [account.id, tokenHash],
  )
  await mailer.send('signup', account.id, [{ to: account.email, tokenHash, kind: 'signup' }])
  return null
}

async function confirmChangeAgain(
  account: Account,
  newEmail: string,
  { sql, mailer, mailIntervalSeconds }: Setting,
): Promise<Response | null> {
  const refusal = refusalFor(account.change_age, mailIntervalSeconds)
  if (refusal !== null) return refusal
  const current = newTokenHash()
  const next = newTokenHash()
  await sql.query(
    `update auth.users
     set email_change_token_current = $2, email_change_token_new = $3,
       email_change_sent_at = now(), email_change_confirm_status = 0
     where id = $1`,
    [account.id, current, next],
  )
  await mailer.send('email_change', account.id, [
    { to: account.email, tokenHash: current, kind: 'email_change_current' },
    { to: newEmail, tokenHash: next, kind: 'email_change_new' },
  ])
  return null
}

async function findAccount(sql: Sql, email: unknown): Promise<Account | undefined> {
  if (typeof email !== 'string') return undefined
  const [account] = await sql.query<Account>(
    `select id, email, email_confirmed_at is not null as confirmed, nullif(email_change, '') as email_change,
       extract(epoch from now() - confirmation_sent_at)::float8 as signup_age,
       extract(epoch from now() - recovery_sent_at)::float8 as recovery_age,
       extract(epoch from now() - email_change_sent_at)::float8 as change_age
     from auth.users where email = lower($1)`,
    [email],
  )
  return account
}

function refusalFor(ageSeconds: number | null, intervalSeconds: number): Response | null {
  if (ageSeconds === null) return null
  const left = Math.ceil(intervalSeconds - ageSeconds)
  return left > 0 ? tooManyMails(left) : null
}

function newTokenHash(): string {
  return randomBytes(28).toString('hex')
}

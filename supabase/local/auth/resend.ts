import { randomBytes, randomUUID } from 'node:crypto'
import type { Sql } from '../database/database.ts'
import type { Mailer } from '../patches/mailer.ts'

type Setting = { sql: Sql; mailer: Mailer }

type Account = {
  id: string
  email: string
  confirmed: boolean
  email_change: string | null
}

/** POST /resend: sends the confirmation, or the two mails of an email change, again. The old links stop working. */
export async function resend(type: unknown, email: unknown, setting: Setting): Promise<Response> {
  const account = await findAccount(setting.sql, email)
  if (type === 'signup' && account?.confirmed === false) await confirmAgain(account, setting)
  if (type === 'email_change' && account?.email_change) {
    await confirmChangeAgain(account, account.email_change, setting)
  }
  return Response.json({})
}

/** POST /signup with an address that has an account: one that waits for its confirmation gets another mail. */
export async function signUpAgain(email: unknown, setting: Setting): Promise<void> {
  const account = await findAccount(setting.sql, email)
  if (account !== undefined && !account.confirmed) await confirmAgain(account, setting)
}

/** The answer to every POST /signup, of new and known addresses alike, so that it does not tell which it is. */
export function signUpAnswer(email: unknown, data: unknown): Response {
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

async function confirmAgain(account: Account, { sql, mailer }: Setting): Promise<void> {
  const tokenHash = newTokenHash()
  await sql.query(
    'update auth.users set confirmation_token = $2, confirmation_sent_at = now() where id = $1',
    [account.id, tokenHash],
  )
  await mailer.send('signup', account.id, [{ to: account.email, tokenHash, kind: 'signup' }])
}

async function confirmChangeAgain(
  account: Account,
  newEmail: string,
  { sql, mailer }: Setting,
): Promise<void> {
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
}

async function findAccount(sql: Sql, email: unknown): Promise<Account | undefined> {
  if (typeof email !== 'string') return undefined
  const [account] = await sql.query<Account>(
    `select id, email, email_confirmed_at is not null as confirmed, nullif(email_change, '') as email_change
     from auth.users where email = lower($1)`,
    [email],
  )
  return account
}

function newTokenHash(): string {
  return randomBytes(28).toString('hex')
}

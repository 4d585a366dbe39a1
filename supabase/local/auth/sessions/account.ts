import type { Sql } from '../../database/database.ts'

/** A second step, as the auth API tells of it: without its secret. */
export type Factor = {
  id: string
  status: 'unverified' | 'verified'
  friendly_name?: string
  factor_type: string
  created_at: string
}

/** An account, as the auth API tells of it. */
export type Account = {
  id: string
  aud: string
  role: string
  email: string
  phone: string
  email_confirmed_at?: string
  reauthentication_sent_at?: string
  banned_until?: string
  app_metadata: Record<string, unknown>
  user_metadata: Record<string, unknown>
  /** Absent without any. */
  factors?: Factor[]
  identities: { identity_id: string; provider: string }[]
  is_anonymous: boolean
}

// A hosted project leaves out what is empty; metadata may hold a null.
const ACCOUNT = `
  jsonb_strip_nulls(jsonb_build_object(
    'id', u.id,
    'aud', coalesce(u.aud, 'authenticated'),
    'role', coalesce(u.role, 'authenticated'),
    'email', coalesce(u.email, ''),
    'phone', coalesce(u.phone, ''),
    'email_confirmed_at', u.email_confirmed_at,
    'invited_at', u.invited_at,
    'phone_confirmed_at', u.phone_confirmed_at,
    'confirmation_sent_at', u.confirmation_sent_at,
    'confirmed_at', u.confirmed_at,
    'recovery_sent_at', u.recovery_sent_at,
    'new_email', nullif(u.email_change, ''),
    'email_change_sent_at', u.email_change_sent_at,
    'new_phone', nullif(u.phone_change, ''),
    'phone_change_sent_at', u.phone_change_sent_at,
    'reauthentication_sent_at', u.reauthentication_sent_at,
    'last_sign_in_at', u.last_sign_in_at,
    'created_at', u.created_at,
    'updated_at', u.updated_at,
    'banned_until', u.banned_until,
    'deleted_at', u.deleted_at,
    'is_anonymous', u.is_anonymous
  )) || jsonb_build_object(
    'app_metadata', coalesce(u.raw_app_meta_data, '{}'),
    'user_metadata', coalesce(u.raw_user_meta_data, '{}'),
    'identities', coalesce((
      select jsonb_agg(jsonb_build_object(
        'identity_id', i.id, 'id', i.provider_id, 'user_id', i.user_id, 'identity_data', i.identity_data,
        'provider', i.provider, 'last_sign_in_at', i.last_sign_in_at, 'created_at', i.created_at,
        'updated_at', i.updated_at
      ) || jsonb_strip_nulls(jsonb_build_object('email', i.email)) order by i.created_at, i.id)
      from auth.identities i where i.user_id = u.id
    ), '[]')
  ) || jsonb_strip_nulls(jsonb_build_object('factors', (
    select jsonb_agg(f.factor order by f.created_at, f.id)
    from (select id, created_at, ${factorOf('m')} as factor from auth.mfa_factors m where m.user_id = u.id) f
  )))`

/** The SQL of a second step as the auth API tells of it. */
export function factorOf(table: string): string {
  return `jsonb_build_object('id', ${table}.id, 'created_at', ${table}.created_at, 'updated_at', ${table}.updated_at,
    'status', ${table}.status, 'factor_type', ${table}.factor_type, 'phone', coalesce(${table}.phone, ''),
    'last_challenged_at', ${table}.last_challenged_at)
    || jsonb_strip_nulls(jsonb_build_object('friendly_name', nullif(${table}.friendly_name, '')))`
}

/** The account of an id, or undefined. */
export async function findAccount(sql: Sql, id: string): Promise<Account | undefined> {
  const [row] = await sql.query<{ account: Account }>(
    `select ${ACCOUNT} as account from auth.users u where u.id = $1`,
    [id],
  )
  return row?.account
}

/** A page of all accounts, newest first. */
export async function listAccounts(sql: Sql, limit: number, offset: number): Promise<Account[]> {
  const rows = await sql.query<{ account: Account }>(
    `select ${ACCOUNT} as account from auth.users u order by u.created_at desc, u.id limit $1 offset $2`,
    [limit, offset],
  )
  return rows.map(({ account }) => account)
}

/** Whether an account is blocked now. */
export function isBanned({ banned_until }: Pick<Account, 'banned_until'>): boolean {
  return banned_until !== undefined && Date.parse(banned_until) > Date.now()
}

/** Whether signing in to an account takes a second step. */
export function hasSecondStep({ factors = [] }: Account): boolean {
  return factors.some(({ status }) => status === 'verified')
}

import type { SupabaseClient } from '@supabase/supabase-js'
import { codeAt } from '../../supabase/local/auth/factors/totp.ts'
import type { AccountServer } from './account-server.ts'
import { PASSWORD } from './backend.ts'

/**
 * The code that an authenticator app shows now, or 30 seconds later (`periods` 1), which is right as well. One of
 * earlier could be too old when it arrives.
 */
export function codeOf(secret: string, periods: 0 | 1 = 0): string {
  return codeAt(secret, Date.now() + periods * 30_000)
}

/** A client signed in to a new account of PASSWORD with a confirmed address. No mail is sent. */
export async function signedIn(server: AccountServer, email: string): Promise<SupabaseClient> {
  const made = await server.admin.auth.admin.createUser({ email, password: PASSWORD, email_confirm: true })
  if (made.error) throw made.error
  return signInAgain(server, email)
}

/** Another client of the same account, signed in with its password only. */
export async function signInAgain(
  server: AccountServer,
  email: string,
  password = PASSWORD,
): Promise<SupabaseClient> {
  const client = server.newClient()
  const { error } = await client.auth.signInWithPassword({ email, password })
  if (error) throw error
  return client
}

/** Begins a second step and returns its id and secret. */
export async function enroll(client: SupabaseClient, friendlyName = 'phone') {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName })
  if (error) throw error
  return { id: data.id, secret: data.totp.secret, totp: data.totp }
}

/** Adds a second step that counts; the client's session has passed it then. */
export async function addSecondStep(client: SupabaseClient, friendlyName = 'phone') {
  const { id, secret } = await enroll(client, friendlyName)
  const { error } = await client.auth.mfa.challengeAndVerify({ factorId: id, code: codeOf(secret) })
  if (error) throw error
  return { id, secret }
}

/** Status and code of a refusal of the auth API. */
export const refusalOf = ({ error }: { error: { status?: number | undefined; code?: unknown } | null }) => [
  error?.status,
  error?.code,
]

/** Runs SQL with the id of the account of a client. */
export async function idOf(client: SupabaseClient): Promise<string> {
  const { data, error } = await client.auth.getUser()
  if (error) throw error
  return data.user.id
}

import type { SupabaseClient } from '@supabase/supabase-js'
import type { LocalKeys } from '../../supabase/local/data-folder/keys.ts'
import type { Sql } from '../../supabase/local/database/database.ts'
import type { AccountMail } from './account-mail.ts'
import { openEmbeddedAccounts } from './embedded-accounts.ts'
import { openGotrueAccounts } from './gotrue-accounts.ts'

/**
 * A site's backend as its accounts see it: the embedded one, or the authentication server of hosted projects
 * (GoTrue) with our schema. Tests of `tests/accounts` hold on both.
 */
export interface AccountServer {
  /** Address of the site and of its API. Mails may lead to its pages. */
  url: string
  keys: LocalKeys
  /** A new client, signed out, with a storage of its own: one browser. */
  newClient(): SupabaseClient
  /** A client with the secret key, for `auth.admin`. */
  admin: SupabaseClient
  /** A request as it goes over the wire, with the publishable key; from `address`, whose calls are limited. */
  fetch(path: string, init?: RequestInit, address?: string): Promise<Response>
  /** What was sent to an address, newest first. */
  mailsTo(address: string): AccountMail[]
  /** The database as its owner; tables of `auth` have the columns of a hosted project. */
  sql: Sql
  close(): Promise<void>
}

/** Whether the run is on GoTrue: for the few tests of what only the embedded backend does. */
export const onGotrue = Boolean(process.env.GOTRUE_PATH)

export interface AccountServerOptions {
  /** Seconds between two mails of a kind to one person. Default: none. */
  mailIntervalSeconds?: number
  /** The limits by address of config.toml instead of none. */
  realLimits?: boolean
}

/**
 * Opens a server of a test file's own, with the schema and the seed's accounts. On the embedded backend, or on
 * GoTrue where GOTRUE_PATH names its program:
 *
 * @example
 * let server: AccountServer
 * beforeAll(async () => { server = await openAccountServer() })
 * afterAll(() => server?.close())
 */
export function openAccountServer(options: AccountServerOptions = {}): Promise<AccountServer> {
  const program = process.env.GOTRUE_PATH
  return program ? openGotrueAccounts(program, options) : openEmbeddedAccounts(options)
}

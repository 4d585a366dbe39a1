import type { LiteConfig } from '../config.ts'
import type { Database, Sql } from '../database/database.ts'
import type { Mailer } from '../patches/mailer.ts'
import type { countAttempts } from './attempts.ts'
import type { AuthLimits } from './limits.ts'

/** What the auth API works with. */
export type AuthSetting = {
  sql: Sql
  transaction: Database['transaction']
  /** `[auth]` of config.toml, with the keys of this backend. */
  config: NonNullable<LiteConfig['auth']>
  mailer: Mailer
  siteUrl: string
  mailIntervalSeconds: number
  limits: AuthLimits
  /** Wrong codes of second steps, by account. */
  wrongSteps: ReturnType<typeof countAttempts>
  /** lite's answer to a request. It goes first wherever it can, so that its check of keys and input counts. */
  lite: (request: Request) => Promise<Response>
}

/** A request to the auth API, with what was read of it once. */
export type AuthCall = {
  request: Request
  url: URL
  /** The JSON object it brings; empty without a body. */
  body: Record<string, unknown>
  /** What stands in the path where the route's says `:name`. */
  params: Record<string, string>
}

/** Answers one kind of call. */
export type Route = (call: AuthCall, setting: AuthSetting) => Response | Promise<Response>

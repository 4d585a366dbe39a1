import type { WrittenMail } from '../../../src/mail/written.ts'
import type { LiteConfig } from '../config.ts'
import type { Database, Sql } from '../database/database.ts'
import type { countAttempts } from './attempts.ts'
import type { CodeGuesses } from './code-guesses.ts'
import type { AuthLimits } from './limits.ts'
import type { MailPauses } from './mail-pauses.ts'
import type { Registrations } from './registrations.ts'

/** A mail of the account, with the first link in it. */
export type PostedMail = WrittenMail & { to: string; link: string }

/** What the auth API is given. */
export type AuthOptions = {
  sql: Sql
  transaction: Database['transaction']
  /** `[auth]` of config.toml, with the keys of this backend. */
  config: NonNullable<LiteConfig['auth']>
  /** Sends a mail. */
  post: (mail: PostedMail) => void
  siteUrl: string
  mailIntervalSeconds: number
  limits: AuthLimits
  /** lite's answer to a request. It goes first wherever it can, so that its check of keys and input counts. */
  lite: (request: Request) => Promise<Response>
}

/** What the auth API works with. */
export type AuthSetting = AuthOptions & {
  /** Wrong codes of second steps, by account. */
  wrongSteps: ReturnType<typeof countAttempts>
  /** Wrong codes of mails. */
  codes: CodeGuesses
  registrations: Registrations
  pauses: MailPauses
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

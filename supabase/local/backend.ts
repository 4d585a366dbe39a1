import { App } from '@supabase/lite'
import { type Environment, type MailSettings, mailSettings } from '../../src/delivery/environment.ts'
import type { PostedMail } from './auth/call.ts'
import type { AuthLimits } from './auth/limits.ts'
import { liteConfig } from './config.ts'
import { roomOf } from './data-folder/disk-room.ts'
import type { LocalKeys } from './data-folder/keys.ts'
import { type Database, type DatabaseTarget, openDatabase, type Sql } from './database/database.ts'
import { prepareDatabase } from './database/prepare-database.ts'
import { admitting } from './http/admitting.ts'
import { answering } from './http/answer.ts'
import { apiInTurns } from './http/api.ts'
import { startMailService } from './mail/mail-service.ts'
import { type Mailbox, openMailbox } from './mail/mailbox.ts'
import { createMailboxServer } from './mail/mailbox-server.ts'
import { TRANSPORTS } from './mail/transport.ts'
import { keepGrants } from './patches/grants.ts'
import { noteMails } from './patches/mailer.ts'
import { answerErrorsLikePostgrest } from './patches/rest-errors.ts'
import { probeGaps } from './probes.ts'

export type BackendOptions = {
  database: DatabaseTarget
  /** Address of the site, which mail links lead back to; its origin is the only one they may lead to. */
  siteUrl: string
  keys: LocalKeys
  /** Default: supabase/migrations. */
  migrationsFolder?: string
  /** Default: supabase/seed.sql; null for none. Runs once, on a new database. */
  seedFile?: string | null
  /** Where captured mails are kept; absent: in memory. */
  mailboxFile?: string
  /** Seconds between two mails of a kind to one person. Default: max_frequency of config.toml. */
  mailIntervalSeconds?: number
  /** How often sign-ins and the like may be tried. Default: auth.rate_limit of config.toml. */
  limits?: AuthLimits
  /** Least milliseconds of an answer whose time could tell who has an account. Default: 600. */
  guessingMs?: number
  /** Bytes that must be free on the disk of the database for anything to be written. Default: 64 MB. */
  roomNeeded?: number
  /** How mails leave: MAIL_TRANSPORT and what belongs to it. Default: into the mailbox. */
  environment?: Environment
  /** Called with each step of the start. */
  onProgress?: (step: string) => void
}

export type Backend = {
  /** Answers a request; peerAddress is the caller's IP address (the mailbox opens to this machine only). */
  fetch(request: Request, caller: { peerAddress: string | null }): Promise<Response>
  mailbox: Mailbox
  /** Sends the mails that are due, and resolves when none is any more. */
  deliverDue(): Promise<void>
  /** SQL as the owner of the database, for tests. */
  sql: Sql
  close(): Promise<void>
}

/**
 * Starts the embedded backend: Supabase's auth and data API in this process, over the project's migrations.
 * Throws, having closed the database again, when a migration fails or a known gap of lite is open, and before
 * all when mails have no transport.
 */
export async function createBackend(options: BackendOptions): Promise<Backend> {
  const mails = mailSettings(options.environment ?? {}, TRANSPORTS)
  const database = await openDatabase(options.database)
  try {
    return await startBackend(database, options, mails)
  } catch (error) {
    await database.close()
    throw error
  }
}

async function startBackend(
  database: Database,
  options: BackendOptions,
  mails: MailSettings,
): Promise<Backend> {
  const { siteUrl, keys, onProgress } = options
  const config = liteConfig(siteUrl, keys)
  const { sql, exclusively } = database

  const mailbox = openMailbox(options.mailboxFile)

  keepGrants(database)
  answerErrorsLikePostgrest(database)
  const app = new App({ ...config, connection: database.connection })
  app._mailer = noteMails
  await prepareDatabase(app, database, options)

  // The checks cause mails too, which nobody shall get.
  const links: string[] = []
  let post = ({ link }: PostedMail): void => {
    links.push(link)
  }
  const api = apiInTurns({ app, config, database, options, post: (mail) => post(mail) })
  onProgress?.('checking the API')
  await probeGaps({ sql, api: api.answer, links, siteUrl, keys })
  api.open()

  const hasRoom = roomOf(options.database, options.roomNeeded)
  const mailService = await startMailService({
    sql,
    mails,
    mailbox,
    siteUrl,
    secretKey: keys.secretKey,
    api: api.answer,
    hasRoom,
  })
  post = mailService.post
  const mailboxServer = createMailboxServer(mailbox, mailService.deliverDue)
  return {
    fetch: admitting(answering({ api, mailService, mailboxServer, hasRoom, options }), { database, keys }),
    mailbox,
    deliverDue: mailService.deliverDue,
    sql: {
      exec: (text) => exclusively(() => sql.exec(text)),
      query: (text, parameters) => exclusively(() => sql.query(text, parameters)),
    },
    async close() {
      mailboxServer.close()
      await mailService.close()
      api.close()
      await database.close()
    },
  }
}

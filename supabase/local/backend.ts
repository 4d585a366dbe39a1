import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { App } from '@supabase/lite'
import { type Environment, type MailSettings, mailSettings } from '../../src/delivery/environment.ts'
import { authApi } from './auth/api.ts'
import type { PostedMail } from './auth/call.ts'
import { answerInTime, GUESSING_MS } from './auth/guessing.ts'
import type { AuthLimits } from './auth/limits.ts'
import { authLimits, liteConfig, mailInterval } from './config.ts'
import { roomOf } from './data-folder/disk-room.ts'
import type { LocalKeys } from './data-folder/keys.ts'
import { prepareAuthTables } from './database/auth-tables.ts'
import { type Database, type DatabaseTarget, openDatabase, type Sql } from './database/database.ts'
import { applyMigrations, isNewDatabase, seedOnce } from './database/migrations.ts'
import { preparePlatform } from './database/platform.ts'
import { admission } from './http/admission.ts'
import { isBackendPath } from './http/backend-paths.ts'
import { callerOf } from './http/caller.ts'
import { withCallerAddress } from './http/caller-address.ts'
import { isWriting, noRoom, tooLong, tooMuch, tooSlow } from './http/refused-writes.ts'
import { readBody } from './http/request-body.ts'
import { type Mailbox, openMailbox } from './mail/mailbox.ts'
import { mailboxDoor } from './mail/mailbox-door.ts'
import { mailRoad } from './mail/road.ts'
import { WAYS } from './mail/transport.ts'
import { keepGrants } from './patches/grants.ts'
import { noteMails } from './patches/mailer.ts'
import { answerErrorsLikePostgrest } from './patches/rest-errors.ts'
import { probeGaps } from './probes.ts'
import { refuseCostly } from './rest/costly-queries.ts'
import { refuseMalformedToken } from './rest/malformed-token.ts'
import { asSyntaxRefusal, refuseNul, refuseShape } from './rest/refusals.ts'
import { asSingleObject } from './rest/single-object.ts'

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
  delivered(): Promise<void>
  /** SQL as the owner of the database, for tests. */
  sql: Sql
  close(): Promise<void>
}

/** Milliseconds. */
const REFUSAL_MS = 1000

const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url))
const SEED = fileURLToPath(new URL('../seed.sql', import.meta.url))

/**
 * Starts the embedded backend: Supabase's auth and data API in this process, over the project's migrations.
 * Throws, having closed the database again, when a migration fails or a known gap of lite is open, and before
 * all when mails have no way out.
 */
export async function createBackend(options: BackendOptions): Promise<Backend> {
  const mails = mailSettings(options.environment ?? {}, WAYS)
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
  const { siteUrl, keys, onProgress, seedFile = SEED } = options
  const config = liteConfig(siteUrl, keys)
  const { sql, exclusively } = database

  keepGrants(database)
  answerErrorsLikePostgrest(database)
  const app = new App({ ...config, connection: database.connection })
  const mailbox = openMailbox(options.mailboxFile)
  // The probes below cause mails too, which nobody shall get.
  const probeLinks: string[] = []
  let post = ({ link }: PostedMail): void => {
    probeLinks.push(link)
  }
  app._mailer = noteMails

  await app.ensureSystemSchema()
  await prepareAuthTables(sql)
  if (await isNewDatabase(database)) await preparePlatform(sql)
  onProgress?.('applying migrations')
  await applyMigrations(database, options.migrationsFolder ?? MIGRATIONS)
  if (seedFile !== null) await seedOnce(database, seedFile)
  await database.connection.clearSchemaCache()

  const lite = async (request: Request) =>
    asSingleObject(request, await asSyntaxRefusal(await app.fetch(request, { peerAddress: null })))
  const data = async (request: Request) =>
    refuseNul(request) ?? refuseCostly(request) ?? refuseMalformedToken(request, keys) ?? lite(request)
  const auth = authApi({
    sql,
    transaction: database.transaction,
    config: config.auth ?? {},
    post: (mail) => post(mail),
    siteUrl,
    lite,
    mailIntervalSeconds: options.mailIntervalSeconds ?? mailInterval(config),
    limits: options.limits ?? authLimits(),
  })
  let closing = false
  // The checks of the start have the server's own time: on a busy machine they take longer than a customer's request may.
  let checking = true
  const api = (request: Request, begin = () => {}) => {
    const { pathname } = new URL(request.url)
    const answer = pathname.startsWith('/auth/') ? auth : data
    const job = async () => {
      begin()
      // What still waits when the server closes has nobody any more who hears the answer.
      return closing ? tooMuch(pathname, 5) : answer(request)
    }
    return exclusively(job, checking ? undefined : callerOf(request.headers, keys))
  }

  onProgress?.('checking the API')
  await probeGaps({ sql, api, links: probeLinks, siteUrl, keys })
  checking = false

  const hasRoom = roomOf(options.database, options.roomNeeded)
  const road = await mailRoad({ sql, mails, mailbox, siteUrl, secretKey: keys.secretKey, api, hasRoom })
  post = road.post
  const door = mailboxDoor(mailbox, road.delivered)

  async function answer(request: Request, headers: Headers, peerAddress: string | null): Promise<Response> {
    const { url, method } = request
    const { pathname } = new URL(url)
    if (pathname.startsWith('/__mail')) return door.lead(request, peerAddress)
    if (isWriting(request) && !hasRoom()) return noRoom(pathname)
    const body = await readBody(request)
    if (body === 'too-long') return tooLong(pathname)
    if (body === 'too-slow') return tooSlow(pathname)
    const refusal = refuseShape(pathname, body)
    if (refusal) return refusal
    const whole = new Request(url, { method, headers, ...(body && { body }) })
    if (pathname.startsWith('/functions/')) return road.answer(whole)
    const answer = await answerInTime(request, options.guessingMs ?? GUESSING_MS, (begin) =>
      api(whole, begin),
    )
    if (mayQueueMails(request, keys.secretKey) && answer.ok) road.wake()
    // Its limits count for an hour.
    if (pathname === '/rest/v1/rpc/send_contact_message' && answer.status === 429) {
      answer.headers.set('Retry-After', '3600')
    }
    return answer
  }

  const admitted = admission()
  const held = admission()
  /** Who insists gets its refusal a second later: answering hundreds a second would cost the others their pages. */
  async function refuse(caller: string, pathname: string, seconds: number): Promise<Response> {
    await held(caller, () => sleep(REFUSAL_MS, undefined, { ref: false }))
    return tooMuch(pathname, seconds)
  }
  return {
    async fetch(request, { peerAddress }) {
      const { pathname } = new URL(request.url)
      if (!isBackendPath(pathname)) return new Response('Not found\n', { status: 404 })
      const headers = withCallerAddress(request.headers, peerAddress)
      const caller = callerOf(headers, keys)
      const seconds = database.secondsToWait(caller)
      if (seconds > 0) return refuse(caller, pathname, seconds)
      const answered = await admitted(caller, () => answer(request, headers, peerAddress))
      return answered ?? refuse(caller, pathname, 5)
    },
    mailbox,
    delivered: road.delivered,
    sql: {
      exec: (text) => exclusively(() => sql.exec(text)),
      query: (text, parameters) => exclusively(() => sql.query(text, parameters)),
    },
    async close() {
      door.close()
      await road.close()
      closing = true
      await database.close()
    },
  }
}

/** Whether mails may be due after a request. Who has the secret key is a deliverer, too, or can wait a minute. */
const mayQueueMails = (request: Request, secretKey: string) =>
  isWriting(request) &&
  new URL(request.url).pathname.startsWith('/rest/') &&
  request.headers.get('apikey') !== secretKey

import { rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { type Backend, createBackend } from '../../supabase/local/backend.ts'
import { type LocalKeys, newKeys } from '../../supabase/local/data-folder/keys.ts'
import type { DatabaseTarget } from '../../supabase/local/database/database.ts'
import { nodeListener } from '../../supabase/local/http/node-listener.ts'
import { farAhead } from './actors.ts'
import { copyPostgresDatabase, type Engine } from './engines.ts'
import { memoryStorage } from './memory-storage.ts'
import { copyTemplateDatabase } from './template-database.ts'
import { UNLIMITED } from './unlimited.ts'

/** Password of the accounts of supabase/seed.sql and of those that signUpConfirmed() makes. */
export const PASSWORD = 'gegee-demo'

/** A backend of a test's own: all migrations applied, seeded, mails in `mailbox`. */
export type TestBackend = Backend & {
  url: string
  keys: LocalKeys
  /** A new supabase-js client, signed out, with a storage of its own: one browser. */
  newClient(): SupabaseClient
}

type TestOptions = {
  /** Where its database is. Default: PGlite, as with `npm start`; PostgreSQL takes half the work. */
  engine?: Engine
  /** Seconds between two mails of a kind to one person. */
  mailIntervalSeconds?: number
  /** Those of config.toml instead of none. */
  realLimits?: boolean
  /** Milliseconds that an answer takes at least where its time could tell of accounts. Default: none. */
  guessingMs?: number
  /** Bytes that must be free on the disk. */
  roomNeeded?: number
}

/**
 * Starts a backend on a copy of the template database (1 to 2 s on PGlite). Clients call it in this process, without
 * a network. One per test file is enough:
 *
 * @example
 * let backend: TestBackend
 * beforeAll(async () => { backend = await createTestBackend() })
 * afterAll(() => backend.close())
 */
export async function createTestBackend(options: TestOptions = {}): Promise<TestBackend> {
  return openTestBackend('http://localhost:4321', options)
}

/**
 * Starts a backend that listens on 127.0.0.1 on a free port, for tests that need a real address.
 * Paths the backend does not handle are answered with 404. `close()` stops the server too.
 */
export async function startServer(options: TestOptions = {}): Promise<TestBackend> {
  let backend: Backend | undefined
  const server = createServer(
    nodeListener(
      async (request, caller) =>
        backend?.fetch(request, caller) ?? new Response('Starting\n', { status: 503 }),
    ),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const started = await openTestBackend(`http://127.0.0.1:${port}`, options, globalThis.fetch)
  backend = started
  return {
    ...started,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await started.close()
    },
  }
}

async function openTestBackend(url: string, options: TestOptions, fetch?: typeof globalThis.fetch) {
  const { database, remove } = await newDatabase(options.engine)
  const keys = newKeys()
  const backend = await createBackend({
    database,
    siteUrl: url,
    keys,
    mailIntervalSeconds: options.mailIntervalSeconds ?? 0,
    guessingMs: options.guessingMs ?? 0,
    ...(!options.realLimits && { limits: UNLIMITED }),
    ...(options.roomNeeded !== undefined && { roomNeeded: options.roomNeeded }),
  }).catch(async (error: unknown) => {
    await remove()
    throw error
  })
  await backend.sql.exec(farAhead)
  return {
    ...withClients(backend, url, keys, fetch),
    async close() {
      await backend.close()
      await remove()
    },
  }
}

/** A copy of the run's template, and what takes it away again. */
async function newDatabase(engine: Engine = 'pglite'): Promise<{
  database: DatabaseTarget
  remove: () => Promise<void>
}> {
  if (engine === 'postgres') {
    // It goes with its server.
    return {
      database: { kind: 'postgres', url: await copyPostgresDatabase() },
      remove: async () => undefined,
    }
  }
  const folder = await copyTemplateDatabase()
  return {
    database: { kind: 'pglite', folder },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** Gives a backend its clients; without `fetch` they call it in this process. */
export function withClients(
  backend: Backend,
  url: string,
  keys: LocalKeys,
  fetch: typeof globalThis.fetch = (input, init) =>
    backend.fetch(new Request(input, init), { peerAddress: '127.0.0.1' }),
): TestBackend {
  return {
    ...backend,
    url,
    keys,
    newClient: () => browser(url, keys, fetch),
  }
}

/** A client as a browser has it, signed out, with a storage of its own. */
export function browser(
  url: string,
  keys: LocalKeys,
  fetch: (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>,
): SupabaseClient {
  return createClient(url, keys.publishableKey, {
    auth: {
      flowType: 'pkce',
      storage: memoryStorage(),
      autoRefreshToken: false,
      detectSessionInUrl: false,
    },
    // Without what the caller adds behind.
    global: { fetch: (input, init) => fetch(input, init) },
  })
}

/** The link in the newest mail to an address. Throws when there is none. */
export function mailLink(backend: Backend, email: string): string {
  const [mail] = backend.mailbox.list(email)
  if (mail === undefined) throw new Error(`No mail was sent to ${email}.`)
  return mail.link
}

/** What a mail's link hands over to the page it leads to. */
export function handedOver(link: string): { token_hash: string; type: 'signup' } {
  const entries = new URLSearchParams(new URL(link).hash.slice(1))
  return { token_hash: entries.get('token_hash') ?? '', type: entries.get('type') as 'signup' }
}

/**
 * Follows a link to the same page as the mails of a hosted project have them by default: through GET /verify. Answers
 * the page it leads to.
 */
export async function followLink(backend: Backend, link: string): Promise<URL> {
  const { token_hash, type } = handedOver(link)
  const page = new URL(link)
  page.hash = ''
  const verify = new URL('/auth/v1/verify', page)
  verify.search = new URLSearchParams({ token: token_hash, type, redirect_to: page.href }).toString()
  const answer = await backend.fetch(new Request(verify), { peerAddress: '127.0.0.1' })
  const location = answer.headers.get('location')
  if (location === null) throw new Error(`The link led nowhere: ${answer.status} ${await answer.text()}`)
  return new URL(location)
}

/**
 * Registers an account with PASSWORD, confirms it through the link in its mail, and returns the client,
 * signed in. `data` becomes the user's metadata (full_name, locale).
 */
export async function signUpConfirmed(
  backend: TestBackend,
  email: string,
  data: Record<string, unknown> = {},
): Promise<SupabaseClient> {
  const client = backend.newClient()
  const { error } = await client.auth.signUp({ email, password: PASSWORD, options: { data } })
  if (error) throw error
  const confirmed = await client.auth.verifyOtp(handedOver(mailLink(backend, email)))
  if (confirmed.error) throw confirmed.error
  return client
}

/** A client signed in with an account that exists, such as the seed's admin@example.com. */
export async function signIn(backend: TestBackend, email: string): Promise<SupabaseClient> {
  const client = backend.newClient()
  const { error } = await client.auth.signInWithPassword({ email, password: PASSWORD })
  if (error) throw error
  return client
}

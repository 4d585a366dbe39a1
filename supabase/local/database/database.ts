import type { PgliteConnection } from '@supabase/lite/pglite'
import { createPostgresConnection, type PostgresConnection } from '@supabase/lite/postgres'
import { toJsonParameter } from '../patches/json-parameters.ts'
import { BIGINT, NUMERIC, toJsonNumber } from '../patches/numbers.ts'
import { connectTo } from '../patches/pglite-driver.ts'
import { setSessionAtOnce } from '../patches/session-settings.ts'
import { TIMESTAMPTZ, toIso8601 } from '../patches/timestamps.ts'
import { inTurns } from './in-turns.ts'
import { slowCallers } from './slow-callers.ts'
import { openStoppablePglite } from './stoppable-pglite.ts'

/** Which database: PGlite in a folder, or a PostgreSQL server. */
export type DatabaseTarget = { kind: 'pglite'; folder: string } | { kind: 'postgres'; url: string }

type Parameters = readonly (string | number | boolean | null)[]

/** Plain SQL as the owner of the database, past row level security. */
export type Sql = {
  /** Runs any number of statements. */
  exec(text: string): Promise<void>
  /** Runs one statement and returns its rows. */
  query<Row = Record<string, unknown>>(text: string, parameters?: Parameters): Promise<Row[]>
}

export type Database = {
  connection: PgliteConnection | PostgresConnection
  sql: Sql
  transaction(job: (sql: Sql) => Promise<void>): Promise<void>
  /**
   * Runs a job alone on the database session; callers take turns. Its statements may take REQUEST_MS, then fail with
   * PostgreSQL's 57014; work of the server's own, without a caller, may take longer.
   */
  exclusively<T>(job: () => Promise<T>, caller?: string): Promise<T>
  /** Seconds that a caller has to wait after holding up others; mostly 0. */
  secondsToWait(caller: string): number
  close(): Promise<void>
}

/** Milliseconds that the database works on a request at most; work of the server's own may take longer. */
const REQUEST_MS = 3000

/** Opens the database with the value formats that PostgREST's clients expect. */
export async function openDatabase(target: DatabaseTarget): Promise<Database> {
  return target.kind === 'pglite' ? openPglite(target.folder) : openPostgres(target.url)
}

async function openPglite(folder: string): Promise<Database> {
  const pglite = await openStoppablePglite(folder)
  const connection = await connectTo(pglite)
  setSessionAtOnce(connection)
  const sql: Sql = {
    exec: async (text) => void (await pglite.exec(text)),
    query: async <Row>(text: string, parameters: Parameters = []) =>
      (await pglite.query<Row>(text, parameters)).rows,
  }
  // PGlite has one session, and lite opens a transaction in it per request without waiting for the one
  // before: requests side by side would run under each other's role. So they queue.
  const exclusively = inTurns()
  const slow = slowCallers()
  return {
    connection,
    sql,
    async transaction(job) {
      await sql.exec('begin')
      try {
        await job(sql)
        await sql.exec('commit')
      } catch (error) {
        await sql.exec('rollback')
        throw error
      }
    },
    exclusively: (job, caller) =>
      exclusively(async () => {
        pglite.beginJob(caller === undefined ? undefined : REQUEST_MS)
        try {
          return await job()
        } finally {
          if (caller !== undefined) slow.note(caller, pglite.taken())
        }
      }, caller ?? 'the server itself'),
    secondsToWait: slow.secondsLeft,
    close: () => exclusively(() => connection.close(), 'the server itself'),
  }
}

async function openPostgres(url: string): Promise<Database> {
  const connection = createPostgresConnection({
    url,
    postgresOptions: {
      onnotice: () => undefined,
      connection: { statement_timeout: REQUEST_MS },
      types: {
        json: { to: 114, from: [114], serialize: toJsonParameter, parse: JSON.parse },
        jsonb: { to: 3802, from: [3802], serialize: toJsonParameter, parse: JSON.parse },
        numbers: { to: NUMERIC, from: [BIGINT, NUMERIC], serialize: String, parse: toJsonNumber },
        timestamptz: { to: TIMESTAMPTZ, from: [TIMESTAMPTZ], serialize: String, parse: toIso8601 },
      },
    },
  })
  const { driver } = connection
  const sqlOf = (client: Pick<typeof driver, 'unsafe'>): Sql => ({
    exec: async (text) => void (await client.unsafe(text).simple()),
    query: async <Row>(text: string, parameters: Parameters = []) =>
      (await client.unsafe(text, [...parameters])) as unknown as Row[],
  })
  return {
    connection,
    sql: sqlOf(driver),
    transaction: async (job) =>
      void (await driver.begin(async (tx) => {
        await tx.unsafe('set local statement_timeout = 0')
        await job(sqlOf(tx))
      })),
    exclusively: (job) => job(),
    secondsToWait: () => 0,
    close: () => connection.close(),
  }
}

import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite'
import { createPostgresConnection, type PostgresConnection } from '@supabase/lite/postgres'
import { forgetUnusedArrays } from '../patches/array-parsers.ts'
import { toJsonParameter } from '../patches/json-parameters.ts'
import { BIGINT, NUMERIC, toJsonNumber } from '../patches/numbers.ts'
import { setSessionAtOnce } from '../patches/session-settings.ts'
import { TIMESTAMPTZ, toIso8601 } from '../patches/timestamps.ts'
import { oneAtATime } from './one-at-a-time.ts'

/** Which database: PGlite in a folder (or in memory, without one), or a PostgreSQL server. */
export type DatabaseTarget = { kind: 'pglite'; folder?: string } | { kind: 'postgres'; url: string }

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
  /** Runs a job alone on the database session. */
  exclusively<T>(job: () => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** Opens the database with the value formats that PostgREST's clients expect. */
export async function openDatabase(target: DatabaseTarget): Promise<Database> {
  return target.kind === 'pglite' ? openPglite(target.folder) : openPostgres(target.url)
}

async function openPglite(folder: string | undefined): Promise<Database> {
  const connection = await createPgliteConnection({
    ...(folder === undefined ? {} : { url: folder }),
    pgliteOptions: { parsers: { [TIMESTAMPTZ]: toIso8601, [BIGINT]: toJsonNumber, [NUMERIC]: toJsonNumber } },
  })
  const { driver } = connection
  await driver.waitReady
  setSessionAtOnce(connection)
  await forgetUnusedArrays(driver)
  const sqlOf = (client: Pick<typeof driver, 'exec' | 'query'>): Sql => ({
    exec: async (text) => void (await client.exec(text)),
    query: async <Row>(text: string, parameters: Parameters = []) =>
      (await client.query<Row>(text, [...parameters])).rows,
  })
  // PGlite has one session, and lite opens a transaction in it per request without waiting for the one
  // before: requests side by side would run under each other's role. So they queue.
  const exclusively = oneAtATime()
  return {
    connection,
    sql: sqlOf(driver),
    transaction: (job) => driver.transaction((tx) => job(sqlOf(tx))),
    exclusively,
    close: () => exclusively(() => connection.close()),
  }
}

async function openPostgres(url: string): Promise<Database> {
  const connection = createPostgresConnection({
    url,
    postgresOptions: {
      onnotice: () => undefined,
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
    transaction: async (job) => void (await driver.begin((tx) => job(sqlOf(tx)))),
    exclusively: (job) => job(),
    close: () => connection.close(),
  }
}

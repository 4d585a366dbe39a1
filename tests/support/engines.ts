import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import postgres from 'postgres'
import { inject } from 'vitest'
import type { Sql } from '../../supabase/local/database/database.ts'
import { toJsonParameter } from '../../supabase/local/patches/json-parameters.ts'
import { BIGINT, NUMERIC, toJsonNumber } from '../../supabase/local/patches/numbers.ts'
import { TIMESTAMPTZ, toIso8601 } from '../../supabase/local/patches/timestamps.ts'

export type Engine = 'pglite' | 'postgres'

/**
 * For what must hold on both: that domain and database agree, and a look at every topic. Every other rule is
 * tested on PostgreSQL alone, which hosted projects run, which has sessions side by side and is the quicker
 * one; so are all in the guards' run.
 */
export const engines: readonly Engine[] = process.env.GUARDS_RUN ? ['postgres'] : ['pglite', 'postgres']

/** One session of a migrated database. */
export interface Session extends Sql {
  close(): Promise<void>
}

/** A migrated database of a test file's own, with one session. */
export function openEngine(engine: Engine): Promise<Session> {
  return engine === 'pglite' ? openPglite() : openPostgres()
}

async function openPglite(): Promise<Session> {
  // Tests of PostgreSQL alone do not wait for PGlite.
  const { openDatabase } = await import('../../supabase/local/database/database.ts')
  const { copyTemplateDatabase } = await import('./template-database.ts')
  const folder = await copyTemplateDatabase()
  const { sql, close } = await openDatabase({ kind: 'pglite', folder })
  return {
    ...sql,
    async close() {
      await close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function openPostgres(): Promise<Session> {
  const url = await copyPostgresDatabase()
  return connect(url)
}

/** A new copy of the migrated template on the run's PostgreSQL server. */
export function copyPostgresDatabase(): Promise<string> {
  return createDatabase(new URL(inject('postgresTemplate')).pathname.slice(1))
}

/** A new, empty database on the run's PostgreSQL server. */
export function newPostgresDatabase(): Promise<string> {
  return createDatabase('template1')
}

async function createDatabase(template: string): Promise<string> {
  const url = new URL(inject('postgresTemplate'))
  const name = `test_${randomUUID().replaceAll('-', '')}`
  url.pathname = '/postgres'
  const server = postgres(url.href, { max: 1 })
  try {
    await server.unsafe(`create database ${name} template ${template}`)
  } finally {
    await server.end()
  }
  url.pathname = `/${name}`
  return url.href
}

/** One session of its own on a PostgreSQL server. */
export function connect(url: string): Session {
  const client = postgres(url, {
    max: 1,
    onnotice: () => undefined,
    types: {
      jsonb: { to: 3802, from: [114, 3802], serialize: toJsonParameter, parse: JSON.parse },
      numbers: { to: NUMERIC, from: [BIGINT, NUMERIC], serialize: String, parse: toJsonNumber },
      timestamptz: { to: TIMESTAMPTZ, from: [TIMESTAMPTZ], serialize: String, parse: toIso8601 },
    },
  })
  return {
    exec: async (text) => void (await client.unsafe(text).simple()),
    query: async <Row>(text: string, parameters: readonly (string | number | boolean | null)[] = []) =>
      (await client.unsafe(text, [...parameters])) as unknown as Row[],
    close: () => client.end(),
  }
}

import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { farAhead } from './actors.ts'
import { connect } from './engines.ts'
import { migrateGotrue } from './gotrue.ts'
import { startPostgres } from './postgres.ts'
import { runSupabase } from './supabase-cli.ts'

const SUPABASE = join(import.meta.dirname, '../../supabase')
const PASSWORD = 'postgres'

// As a hosted project is at birth, where `postgres` is no superuser and the tables of `auth` are not its own.
const BIRTH = `
  create role postgres login createdb createrole replication bypassrls password '${PASSWORD}';
  create role supabase_auth_admin login noinherit createrole password '${PASSWORD}';
  create role anon nologin;
  create role authenticated nologin;
  create role service_role nologin bypassrls;
  grant anon, authenticated, service_role, pg_read_all_data, pg_monitor, pg_signal_backend to postgres;
  alter role postgres set search_path to "$user", public, extensions;
  alter role supabase_auth_admin set search_path to auth;
`
const SCHEMAS = `
  create schema auth authorization supabase_auth_admin;
  create schema extensions;
  grant usage on schema auth, extensions, public to postgres, anon, authenticated, service_role;
  grant create on schema extensions to postgres;
  alter default privileges for role supabase_auth_admin in schema auth grant all on tables to postgres;
  alter default privileges for role supabase_auth_admin in schema auth grant all on sequences to postgres;
  alter default privileges for role supabase_auth_admin in schema auth grant all on routines to postgres;
  alter default privileges for role postgres in schema public
    grant all on tables to anon, authenticated, service_role;
  alter default privileges for role postgres in schema public
    grant all on sequences to anon, authenticated, service_role;
  alter default privileges for role postgres in schema public
    grant all on functions to anon, authenticated, service_role;
`

interface HostedDatabase {
  /** A migrated and seeded database without anybody connected: a template for copies. For the superuser. */
  url: string
  stop(): Promise<void>
}

/**
 * A server with a database as a hosted project has it: GoTrue's own schema, then ours, pushed by the Supabase
 * CLI with the rights that `postgres` has there (about 20 s).
 */
export async function startHostedDatabase(program: string): Promise<HostedDatabase> {
  const server = await startPostgres({}, 'supabase_admin')
  try {
    const url = await server.newDatabase()
    const session = connect(url)
    await session.exec(BIRTH)
    await session.exec(`alter database ${new URL(url).pathname.slice(1)} owner to postgres; ${SCHEMAS}`)
    await session.close()
    await migrateGotrue(program, asRole(url, 'supabase_auth_admin'))
    await push(asRole(url, 'postgres'))
    return { url, stop: () => server.stop() }
  } catch (error) {
    await server.stop()
    throw error
  }
}

/** A copy of the template for one test file, with a session of its superuser. */
export async function copyHostedDatabase(template: string) {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const url = new URL(template)
  const server = connect(new URL('/postgres', template).href)
  await server.exec(`create database ${name} template ${url.pathname.slice(1)} owner postgres`)
  await server.close()
  url.pathname = `/${name}`
  const session = connect(url.href)
  await session.exec(farAhead)
  return { url: url.href, sql: session, close: () => session.close() }
}

/** The same database for another of its roles. */
export function asRole(url: string, role: 'postgres' | 'supabase_auth_admin'): string {
  const other = new URL(url)
  other.username = role
  other.password = PASSWORD
  return other.href
}

async function push(url: string): Promise<void> {
  // A copy: the CLI leaves notes in its project and in its user's home.
  const folder = mkdtempSync(join(tmpdir(), 'gegee-push-'))
  try {
    for (const name of ['config.toml', 'migrations', 'seed.sql', 'templates']) {
      cpSync(join(SUPABASE, name), join(folder, 'supabase', name), { recursive: true })
    }
    const words = ['db', 'push', '--include-seed', `--remote=${url}?sslmode=disable`, '--yes']
    const { code, said } = await runSupabase(folder, [...words, '--workdir', folder])
    if (code !== 0) throw new Error(said)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

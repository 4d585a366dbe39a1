import { randomUUID } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createBackend } from '../../supabase/local/backend.ts'
import { newKeys } from '../../supabase/local/data-folder/keys.ts'
import { connect, type Session } from '../support/engines.ts'
import { runSupabase } from '../support/supabase-cli.ts'

// The Supabase CLI itself puts the schema into an empty project, and finds nothing to warn of.

const SUPABASE = join(import.meta.dirname, '../../supabase')

let folder: string
let url: string
let server: Session
let database: string
beforeAll(async () => {
  // A copy: the CLI leaves notes in its project and in its user's home.
  folder = mkdtempSync(join(tmpdir(), 'gegee-cli-'))
  for (const name of ['config.toml', 'migrations', 'seed.sql', 'templates']) {
    cpSync(join(SUPABASE, name), join(folder, 'supabase', name), { recursive: true })
  }
  const template = inject('postgresTemplate')
  server = connect(new URL('/postgres', template).href)
  database = `cli_${randomUUID().replaceAll('-', '')}`
  await server.exec(`create database ${database}`)
  url = new URL(`/${database}`, template).href
  // As a hosted project is at birth: roles, the auth schema, no migration.
  mkdirSync(join(folder, 'none'))
  const backend = await createBackend({
    database: { kind: 'postgres', url },
    siteUrl: 'http://localhost',
    keys: newKeys(),
    migrationsFolder: join(folder, 'none'),
    seedFile: null,
  })
  await backend.close()
})
afterAll(async () => {
  await server?.exec(`drop database ${database} with (force)`)
  await server?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Runs the CLI on the database; its code and all it says. */
const supabase = (...words: string[]) =>
  runSupabase(folder, [...words, `--remote=${url}?sslmode=disable`, '--workdir', folder, '--yes'])

const advice = () => supabase('db', 'advisors', '--type', 'all', '--level', 'warn', '--fail-on', 'warn')

// Each call starts a program of 140 MB.
describe('the Supabase CLI', { timeout: 180_000 }, () => {
  test('pushes migrations and seed without a word against the configuration, and is done then', async () => {
    const pushed = await supabase('db', 'push', '--include-seed')
    expect(pushed.said).toContain('Finished supabase db push.')
    expect(pushed.said).not.toMatch(/WARN|deprecated|error/i)
    expect(pushed.code).toBe(0)
    expect((await supabase('db', 'push')).said).toContain('Remote database is up to date.')
  })

  test('its advisors warn of nothing in the schema', async () => {
    expect(await advice()).toEqual({ code: 0, said: expect.stringContaining('No issues found') })
  })

  test('its advisors are heard: they warn of a table that is open', async () => {
    const session = connect(url)
    await session.exec('create table public.open (id integer); grant select on public.open to anon')
    await session.close()
    const { code, said } = await advice()
    expect(said).toContain('rls_disabled_in_public')
    expect(code).not.toBe(0)
  })
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '../../../../supabase/local/database/database.ts'
import { applyMigrations, seedOnce } from '../../../../supabase/local/database/migrations.ts'
import { newPostgresDatabase } from '../../../support/engines.ts'

let database: Database
let folder: string
beforeAll(async () => {
  database = await openDatabase({ kind: 'postgres', url: await newPostgresDatabase() })
  await database.sql.exec(`
    create schema supabase_migrations;
    create table supabase_migrations.schema_migrations (version text primary key, statements text[], name text);
    create table supabase_migrations.seed_files (path text primary key, hash text not null);`)
  folder = mkdtempSync(join(tmpdir(), 'gegee-migrations-'))
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

const history = () =>
  database.sql.query('select version, name from supabase_migrations.schema_migrations order by version')

test('migrations are applied in order, once, and noted as the Supabase CLI does', async () => {
  writeFileSync(join(folder, '20300102000000_second.sql'), 'insert into first values (1); select 1;')
  writeFileSync(join(folder, '20300101000000_first.sql'), 'create table first (id integer)')
  writeFileSync(join(folder, 'notes.sql'), 'no migration')
  await applyMigrations(database, folder)
  await applyMigrations(database, folder)
  expect(await database.sql.query('select id from first')).toEqual([{ id: 1 }])
  expect(await history()).toEqual([
    { version: '20300101000000', name: 'first' },
    { version: '20300102000000', name: 'second' },
  ])
})

test('a migration that fails is named and leaves nothing behind', async () => {
  writeFileSync(join(folder, '20300103000000_broken.sql'), 'create table third (id integer); select nothing;')
  await expect(applyMigrations(database, folder)).rejects.toThrow(
    'Migration 20300103000000_broken.sql failed: column "nothing" does not exist',
  )
  expect(await database.sql.query("select to_regclass('third') as table")).toEqual([{ table: null }])
  expect(await history()).toHaveLength(2)
})

test('a file older than the newest applied one is refused, as by the Supabase CLI', async () => {
  const other = mkdtempSync(join(tmpdir(), 'gegee-migrations-'))
  writeFileSync(join(other, '20300101000000_first.sql'), 'select 1')
  writeFileSync(join(other, '20300101120000_late.sql'), 'create table late (id integer)')
  writeFileSync(join(other, '20300102000000_second.sql'), 'select 1')
  await expect(applyMigrations(database, other)).rejects.toThrow(
    'Migration 20300101120000_late.sql is older than 20300102000000, the newest one that this database has.',
  )
  expect(await history()).toHaveLength(2)
  rmSync(other, { recursive: true })
})

test('a database whose migrations are no longer here is not touched, and the way out is told', async () => {
  const other = mkdtempSync(join(tmpdir(), 'gegee-migrations-'))
  writeFileSync(join(other, '20300103000000_baseline.sql'), 'create table baseline (id integer)')
  await expect(applyMigrations(database, other)).rejects.toThrow(
    /its migration 20300102000000 is not here\. Delete the folder \.local\/ to start afresh/,
  )
  expect(await history()).toHaveLength(2)
  rmSync(other, { recursive: true })
})

test('a database from before the migrations were joined into topics is told to be made afresh', async () => {
  const before = ['20261121100100', '20261122120000', '20261122235730']
  await database.sql.exec(`insert into supabase_migrations.schema_migrations (version, name)
    values ${before.map((version) => `('${version}', 'old')`)}`)
  await database.sql.exec("delete from supabase_migrations.schema_migrations where version like '2030%'")
  await expect(applyMigrations(database, 'supabase/migrations')).rejects.toThrow(
    /its migration 20261122235730 is not here\. Delete the folder \.local\/ to start afresh/,
  )
  expect(await database.sql.query("select to_regclass('public.bookings') as table")).toEqual([
    { table: null },
  ])
})

test('the seed runs once, and whole or not at all', async () => {
  const seed = join(folder, 'seed.sql')
  writeFileSync(seed, 'insert into first values (2); select nothing;')
  await expect(seedOnce(database, seed)).rejects.toThrow(/seed\.sql failed: column "nothing"/)
  writeFileSync(seed, 'insert into first values (2);')
  await seedOnce(database, seed)
  await seedOnce(database, seed)
  expect(await database.sql.query('select id from first order by id')).toEqual([{ id: 1 }, { id: 2 }])
})

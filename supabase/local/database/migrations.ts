import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Database } from './database.ts'

const FILE_NAME = /^(\d{14})_(.+)\.sql$/

/** Whether no migration was ever applied. */
export async function isNewDatabase({ sql }: Database): Promise<boolean> {
  const rows = await sql.query('select 1 from supabase_migrations.schema_migrations limit 1')
  return rows.length === 0
}

/**
 * Applies the migrations that are not in the database's history, in order, each in one transaction.
 * History and file names are those of the Supabase CLI.
 *
 * lite's own applyPendingMigrations() reads one fixed folder and, on a PostgreSQL server, spreads its
 * transaction over a pool of connections; hence this one.
 */
export async function applyMigrations(database: Database, folder: string): Promise<void> {
  const applied = new Set(
    (
      await database.sql.query<{ version: string }>(
        'select version from supabase_migrations.schema_migrations',
      )
    ).map((row) => row.version),
  )
  for (const file of (await readdir(folder)).sort()) {
    const [, version, name] = FILE_NAME.exec(file) ?? []
    if (version === undefined || name === undefined || applied.has(version)) continue
    const text = await readFile(join(folder, file), 'utf8')
    await database
      .transaction(async (sql) => {
        await sql.exec(text)
        await sql.query(
          'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, array[$3])',
          [version, name, text],
        )
      })
      .catch((cause: unknown) => {
        throw new Error(`Migration ${file} failed: ${messageOf(cause)}`, { cause })
      })
  }
}

/** The version of the newest migration in a folder. */
export async function newestMigration(folder: string): Promise<string> {
  const versions = (await readdir(folder)).flatMap((file) => FILE_NAME.exec(file)?.[1] ?? [])
  return versions.sort().at(-1) ?? ''
}

/** Runs the seed file once in the life of a database. */
export async function seedOnce(database: Database, file: string): Promise<void> {
  const seeded = await database.sql.query('select 1 from supabase_migrations.seed_files limit 1')
  if (seeded.length > 0) return
  const text = await readFile(file, 'utf8')
  await database
    .transaction(async (sql) => {
      await sql.exec(text)
      await sql.query('insert into supabase_migrations.seed_files (path, hash) values ($1, $2)', [
        `supabase/${basename(file)}`,
        createHash('sha256').update(text).digest('hex'),
      ])
    })
    .catch((cause: unknown) => {
      throw new Error(`The seed ${file} failed: ${messageOf(cause)}`, { cause })
    })
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause)
}

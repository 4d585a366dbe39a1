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
 * History and file names are those of the Supabase CLI, and so is what it refuses: a history with versions that
 * are no files, and a file that is older than the newest applied one.
 *
 * lite's own applyPendingMigrations() reads one fixed folder and, on a PostgreSQL server, spreads its
 * transaction over a pool of connections; hence this one.
 */
export async function applyMigrations(database: Database, folder: string): Promise<void> {
  const rows = await database.sql.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  )
  const applied = new Set(rows.map(({ version }) => version))
  const files = await migrationFiles(folder)
  refuseOtherHistory(applied, files)
  for (const { file, version, name } of files) {
    if (applied.has(version)) continue
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

type MigrationFile = { file: string; version: string; name: string }

/** The migrations in a folder, in the order of their versions. */
export async function migrationFiles(folder: string): Promise<MigrationFile[]> {
  return (await readdir(folder)).sort().flatMap((file) => {
    const [, version, name] = FILE_NAME.exec(file) ?? []
    return version === undefined || name === undefined ? [] : [{ file, version, name }]
  })
}

function refuseOtherHistory(applied: Set<string>, files: MigrationFile[]): void {
  const unknown = [...applied].sort().findLast((version) => !files.some((one) => one.version === version))
  if (unknown !== undefined) {
    throw new Error(
      `This database was made by another version of the program: its migration ${unknown} is not here. ` +
        'Delete the folder .local/ to start afresh, without the data in it, or go back to the version that made it.',
    )
  }
  const newest = [...applied].sort().at(-1) ?? ''
  const late = files.find(({ version }) => version < newest && !applied.has(version))
  if (late) {
    throw new Error(
      `Migration ${late.file} is older than ${newest}, the newest one that this database has. ` +
        'Give the file a later version, so that it is applied after it here and everywhere.',
    )
  }
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

import { randomUUID } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite'
import { migrationFiles } from '../database/migrations.ts'
import { BadBackupError, packBackup, unpackBackup } from './backup-file.ts'
import { localFolder } from './local-folder.ts'
import { holdingLock } from './lock.ts'

type Summary = { migration: string; bookings: number; accounts: number }

/**
 * Writes the database of `folder` (`.local/`) into one file, which appears whole or not at all and may be
 * read by its owner only. Throws LockedError while a server is using the database.
 */
export function makeBackup(folder: string, file: string): Promise<Summary> {
  const { lock, database, finished } = localFolder(folder)
  if (!existsSync(finished)) throw new Error('There is no database to back up yet. It is made by: npm start')
  if (existsSync(file)) throw new Error(`${file} exists already. Name another file.`)
  return holdingLock(lock, async () => {
    const { connection, close } = await open({ url: database })
    try {
      const summary = await summarize(connection)
      const dump = await connection.driver.dumpDataDir('gzip')
      const archive = new Uint8Array(await dump.arrayBuffer())
      const facts = { madeAt: new Date().toISOString(), migration: summary.migration }
      writeWhole(file, packBackup(facts, archive))
      return summary
    } finally {
      await close()
    }
  })
}

/**
 * Replaces the present database by that of a backup and keeps the present one beside it: `kept` is where. It stays
 * untouched unless the backup is whole, opens, and fits this program.
 */
export async function restoreBackup(
  folder: string,
  file: string,
  migrationsFolder: string,
): Promise<Summary & { madeAt: string; kept: string | null }> {
  const { archive, madeAt, migration } = unpackBackup(read(file))
  const migrations = await migrationFiles(migrationsFolder)
  if (!migrations.some(({ version }) => version === migration)) {
    throw new BadBackupError(
      `This backup is of another version of the program: its migration ${migration} is not here.`,
    )
  }
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const { lock, database, finished } = localFolder(folder)
  return holdingLock(lock, async () => {
    const draft = join(folder, `restore-${randomUUID()}`)
    try {
      const summary = await load(archive, draft)
      const kept = existsSync(database) ? join(folder, `database-before-${stamp()}`) : null
      if (kept !== null) renameSync(database, kept)
      renameSync(draft, database)
      writeFileSync(finished, '')
      return { ...summary, madeAt, kept }
    } finally {
      rmSync(draft, { recursive: true, force: true })
    }
  })
}

/** Unpacks an archive into a new folder and reads from it what only a database of the studio can say. */
async function load(archive: Buffer, into: string): Promise<Summary> {
  try {
    // PGlite's own unpacking throws where no caller can catch it.
    const tar = new Uint8Array(gunzipSync(archive))
    const loadDataDir = new Blob([tar], { type: 'application/x-tar' })
    const { connection, close } = await open({ url: into, pgliteOptions: { loadDataDir } })
    try {
      return await summarize(connection)
    } finally {
      await close()
    }
  } catch (cause) {
    throw new BadBackupError('The database in this backup cannot be opened.', { cause })
  }
}

async function open(options: Parameters<typeof createPgliteConnection>[0]) {
  const connection = await createPgliteConnection(options)
  await connection.driver.waitReady
  return { connection, close: () => connection.close() }
}

async function summarize({ driver }: PgliteConnection): Promise<Summary> {
  const { rows } = await driver.query<Summary>(`
    select
      (select max(version) from supabase_migrations.schema_migrations) as migration,
      (select count(*)::int from public.bookings) as bookings,
      (select count(*)::int from auth.users) as accounts`)
  if (rows[0] === undefined) throw new Error('The database says nothing of itself.')
  return rows[0]
}

function read(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') throw cause
    throw new BadBackupError(`There is no file ${file}.`, { cause })
  }
}

function writeWhole(file: string, content: Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}.draft`
  try {
    const handle = openSync(draft, 'w', 0o600)
    try {
      writeFileSync(handle, content)
      fsyncSync(handle)
    } finally {
      closeSync(handle)
    }
    renameSync(draft, file)
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Now, as a part of a file's name. */
export function stamp(): string {
  return new Date().toISOString().slice(0, 19).replaceAll(':', '-')
}

import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeBackup, restoreBackup } from '../../supabase/local/data-folder/backup.ts'
import { packBackup, unpackBackup } from '../../supabase/local/data-folder/backup-file.ts'
import { takeLock } from '../../supabase/local/data-folder/lock.ts'
import { openDatabase } from '../../supabase/local/database/database.ts'
import { startLocalBackend } from '../../supabase/local/local-backend.ts'
import { copyTemplateDatabase } from '../support/template-database.ts'
import { testInFull } from './extent.ts'

const ROOT = join(import.meta.dirname, '../..')
const MIGRATIONS = join(ROOT, 'supabase/migrations')

let work: string
let folder: string
let backup: string

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'gegee-backup-'))
  folder = join(work, '.local')
  backup = join(work, 'backups/first.backup')
  mkdirSync(folder)
  renameSync(await copyTemplateDatabase(), join(folder, 'database'))
  writeFileSync(join(folder, 'database-finished'), '')
})
afterAll(() => rmSync(work, { recursive: true }))

const CONTENT = `
  select settings, (select jsonb_agg(u order by id) from auth.users u) as users
  from public.studio_settings`

/** What a backup has to bring back, after a statement that may change it. */
async function everything(after = ''): Promise<Record<string, unknown>[]> {
  const database = await openDatabase({ kind: 'pglite', folder: join(folder, 'database') })
  try {
    await database.sql.exec(after)
    return await database.sql.query(CONTENT)
  } finally {
    await database.close()
  }
}

function run(cwd: string, command: string, ...more: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, 'supabase/local/data-folder/backup-commands.ts'), command, ...more],
    { cwd, encoding: 'utf8' },
  )
  return { status, stdout, stderr }
}

let saved: object[]
test('a backup is one file that only its owner may read, and is never written over', async () => {
  saved = await everything(
    'update public.studio_settings set settings = settings || \'{"studioName": "Гэгээ 光"}\'',
  )
  const { accounts } = await makeBackup(folder, backup)
  expect(accounts).toBeGreaterThan(1)
  expect(statSync(backup).mode & 0o777).toBe(0o600)
  expect(readdirSync(join(work, 'backups'))).toEqual(['first.backup'])
  expect(() => makeBackup(folder, backup)).toThrow('exists already')
  expect(existsSync(join(folder, 'lock'))).toBe(false)
  await everything(`
    update public.studio_settings set settings = settings || '{"studioName": "Later"}';
    delete from auth.users where email = 'customer@example.com'`)
})

test('a backup brings everything back, and what was there before is kept', async () => {
  const { kept } = await restoreBackup(folder, backup, MIGRATIONS)
  expect(kept && existsSync(kept)).toBe(true)
  expect(existsSync(join(folder, 'lock'))).toBe(false)

  const backend = await startLocalBackend({ folder, siteUrl: 'http://localhost:4321' })
  const restored = await backend.sql.query(CONTENT)
  await backend.close()
  expect(restored).toEqual(saved)
})

testInFull('a file that is not whole, not ours or of a newer program changes nothing', async () => {
  const good = readFileSync(backup)
  const facts = unpackBackup(good)
  const flipped = Buffer.from(good)
  flipped.writeUInt8(flipped.readUInt8(flipped.length - 500) ^ 1, flipped.length - 500)
  const files: [content: Uint8Array, words: string][] = [
    [Buffer.from(''), 'no backup of Gegee Studio'],
    [Buffer.from('PK\u0003\u0004 something else\n'), 'no backup of Gegee Studio'],
    [Buffer.from('null\n'), 'no backup of Gegee Studio'],
    [Buffer.from(good.toString('latin1').replace('"version":1', '"version":9'), 'latin1'), 'format 9'],
    [good.subarray(0, good.length - 7), 'cut short'],
    [flipped, 'damaged'],
    [packBackup({ ...facts, migration: '29990101000000' }, facts.archive), 'another version'],
    [packBackup(facts, Buffer.from('not an archive')), 'cannot be opened'],
    [packBackup(facts, gzipSync('not an archive')), 'cannot be opened'],
  ]
  const bad = join(work, 'bad.backup')
  for (const [content, words] of files) {
    writeFileSync(bad, content)
    await expect(restoreBackup(folder, bad, MIGRATIONS)).rejects.toThrow(words)
  }
  await expect(restoreBackup(folder, join(work, 'none'), MIGRATIONS)).rejects.toThrow('There is no file')
  expect(await everything()).toEqual(saved)
  expect(readdirSync(folder).filter((name) => name.startsWith('restore-'))).toEqual([])
})

testInFull('while a server is using the database both commands say so and do nothing', () => {
  const release = takeLock(join(folder, 'lock'))
  try {
    for (const answer of [run(work, 'backup'), run(work, 'restore', backup)]) {
      expect(answer.status).toBe(1)
      expect(answer.stderr).toMatch(
        /^Another process \(\d+\) is using the local database\. Stop it first\..*\n$/,
      )
    }
  } finally {
    release()
  }
})

testInFull(
  'the commands say in a sentence what they did or what is missing, also where there is no database yet',
  () => {
    const made = run(work, 'backup')
    expect(made.stderr).toBe('')
    const [name = ''] = made.stdout.split('\n')
    expect(name).toMatch(/^backups\/gegee-studio-.*\.backup$/)
    const elsewhere = join(work, 'elsewhere')
    mkdirSync(elsewhere)
    const restored = run(elsewhere, 'restore', join(work, name))
    expect(restored.stdout).toMatch(/^Restored \d+ bookings and \d+ accounts as of 20\S+\n$/)
    expect(readdirSync(join(elsewhere, '.local')).sort()).toEqual(['database', 'database-finished'])
    expect(run(work, 'restore').stderr).toBe('Which backup? npm run restore backups/<name>.backup\n')
  },
)

test('a database that is gone is not silently replaced by a new one', async () => {
  rmSync(join(folder, 'database'), { recursive: true })
  const start = async () => startLocalBackend({ folder, siteUrl: 'http://localhost:4321' })
  await expect(start()).rejects.toThrow('The database is missing')
})

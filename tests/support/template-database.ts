import { createHash } from 'node:crypto'
import { constants, cpSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { toStudioMoment } from '../../src/domain/calendar/studio-time.ts'
import { createBackend } from '../../supabase/local/backend.ts'
import { newKeys } from '../../supabase/local/data-folder/keys.ts'

const ROOT = join(import.meta.dirname, '../..')
const CACHE = join(ROOT, 'node_modules/.cache/gegee-studio')
const A_DAY = 24 * 60 * 60 * 1000

/** The small schema of the tests of supabase/local. */
const fixtureMigrations = 'tests/supabase/local/fixture/migrations'

/** What a template holds: the product's schema with its seed, or the small one without any. */
export const templates = {
  studio: {},
  fixture: { migrationsFolder: join(ROOT, fixtureMigrations), seedFile: null },
}
type Template = keyof typeof templates

/**
 * A new folder with a database that is migrated and seeded: a copy of a template, which is made (6 s) once
 * per state of the migrations, the seed and the backend, and once a day, around which the seed books; it is copied in
 * a tenth of a second.
 */
export async function copyTemplateDatabase(name: Template = 'studio'): Promise<string> {
  const template = await templateFolder(name)
  const copy = await mkdtemp(join(tmpdir(), 'gegee-test-'))
  // A thousand small files: with promises it takes six times the work.
  cpSync(template, copy, { recursive: true, mode: constants.COPYFILE_FICLONE })
  return copy
}

/** Makes the template unless it is there. The global set-up calls it, so that test files need not race. */
export async function templateFolder(name: Template = 'studio'): Promise<string> {
  const folder = join(CACHE, `${name}-${fingerprint()}`)
  if (existsSync(folder)) return folder
  await mkdir(CACHE, { recursive: true })
  await removeOldTemplates()
  const draft = await mkdtemp(join(CACHE, 'draft-'))
  try {
    const backend = await createBackend({
      database: { kind: 'pglite', folder: draft },
      siteUrl: 'http://localhost',
      keys: newKeys(),
      ...templates[name],
    })
    await backend.close()
    await rename(draft, folder)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    // Somebody else was faster.
    if (!existsSync(folder)) throw error
  }
  return folder
}

function fingerprint(): string {
  const hash = createHash('sha256').update(toStudioMoment(new Date()).date)
  for (const file of [
    ...filesIn('supabase/migrations'),
    ...filesIn('supabase/local'),
    ...filesIn(fixtureMigrations),
    'supabase/seed.sql',
    'supabase/config.toml',
    'node_modules/@supabase/lite/package.json',
    'node_modules/@electric-sql/pglite/package.json',
  ]) {
    hash.update(file).update(readFileSync(join(ROOT, file)))
  }
  return hash.digest('hex').slice(0, 16)
}

function filesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
    .sort()
}

async function removeOldTemplates(): Promise<void> {
  for (const name of await readdir(CACHE)) {
    const path = join(CACHE, name)
    const { mtimeMs } = await stat(path)
    if (Date.now() - mtimeMs > A_DAY) await rm(path, { recursive: true, force: true })
  }
}

import { join } from 'node:path'
import { type BackendOptions, createBackend } from '../../supabase/local/backend.ts'
import { newKeys } from '../../supabase/local/data-folder/keys.ts'
import { type TestBackend, withClients } from './backend.ts'
import { UNLIMITED } from './unlimited.ts'

const MIGRATIONS = join(import.meta.dirname, '../supabase/local/fixture/migrations')

/** A backend on the small schema of `tests/supabase/local/fixture`, without seed, for the tests of supabase/local. */
export async function createFixtureBackend(options: Partial<BackendOptions> = {}): Promise<TestBackend> {
  const siteUrl = 'http://localhost:4321'
  const keys = options.keys ?? newKeys()
  const backend = await createBackend({
    database: { kind: 'pglite' },
    siteUrl,
    keys,
    migrationsFolder: MIGRATIONS,
    seedFile: null,
    mailIntervalSeconds: 0,
    guessingMs: 0,
    limits: UNLIMITED,
    ...options,
  })
  return withClients(backend, siteUrl, keys)
}

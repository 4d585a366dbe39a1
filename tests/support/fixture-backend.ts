import { rm } from 'node:fs/promises'
import { type BackendOptions, createBackend } from '../../supabase/local/backend.ts'
import { newKeys } from '../../supabase/local/data-folder/keys.ts'
import { type TestBackend, withClients } from './backend.ts'
import { copyTemplateDatabase, templates } from './template-database.ts'
import { UNLIMITED } from './unlimited.ts'

/**
 * A backend on the small schema of `tests/supabase/local/fixture`, without seed, for the tests of
 * supabase/local; on a copy of its template unless `database` says where.
 */
export async function createFixtureBackend(options: Partial<BackendOptions> = {}): Promise<TestBackend> {
  const siteUrl = 'http://localhost:4321'
  const keys = options.keys ?? newKeys()
  const folder = await copyTemplateDatabase('fixture')
  const removeFolder = () => rm(folder, { recursive: true, force: true })
  const backend = await createBackend({
    database: { kind: 'pglite', folder },
    siteUrl,
    keys,
    ...templates.fixture,
    mailIntervalSeconds: 0,
    guessingMs: 0,
    limits: UNLIMITED,
    ...options,
  }).catch(async (error: unknown) => {
    await removeFolder()
    throw error
  })
  return {
    ...withClients(backend, siteUrl, keys),
    async close() {
      await backend.close()
      await removeFolder()
    },
  }
}

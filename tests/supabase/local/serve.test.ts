import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LocalKeys } from '../../../supabase/local/keys.ts'
import type { Mail } from '../../../supabase/local/mailbox.ts'
import { memoryStorage } from '../../support/memory-storage.ts'

const SERVE = join(import.meta.dirname, '../../../supabase/local/serve.ts')

let folder: string
let port: number
let server: Running
const children: ChildProcess[] = []

type Running = { child: ChildProcess; output: () => string; errors: () => string }

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gegee-serve-'))
  mkdirSync(join(folder, 'dist'))
  writeFileSync(join(folder, 'dist/index.html'), '<h1>Home</h1>')
  port = await freePort()
  server = serve(port)
  await ready(server)
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return address.port
}

function serve(onPort: number, cwd = folder): Running {
  const child = spawn(process.execPath, [SERVE], { cwd, env: { ...process.env, PORT: String(onPort) } })
  children.push(child)
  const collect = (stream: NodeJS.ReadableStream) => {
    let text = ''
    stream.on('data', (chunk) => {
      text += chunk
    })
    return () => text
  }
  return { child, output: collect(child.stdout), errors: collect(child.stderr) }
}

async function ready({ child, output, errors }: Running): Promise<void> {
  while (!output().includes('Stop with Ctrl-C.')) {
    if (child.exitCode !== null) throw new Error(`The server ended: ${errors()}`)
    await Promise.race([once(child.stdout as NodeJS.ReadableStream, 'data'), once(child, 'exit')])
  }
}

async function exit({ child }: Running): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'close')
  return child.exitCode
}

function newClient() {
  const keys = JSON.parse(readFileSync(join(folder, '.local/keys.json'), 'utf8')) as LocalKeys
  return createClient(`http://localhost:${port}`, keys.publishableKey, {
    auth: { flowType: 'pkce', storage: memoryStorage(), autoRefreshToken: false, detectSessionInUrl: false },
  })
}

test('it says where everything is', () => {
  expect(server.output()).toContain(`http://localhost:${port}\n`)
  expect(server.output()).toContain(`http://localhost:${port}/__mail`)
  expect(server.output()).toMatch(/admin@example\.com +password gegee-demo/)
  expect(server.output()).toMatch(/customer@example\.com +password gegee-demo/)
  expect(server.errors()).toBe('')
})

test('site, API and mailbox share one address', async () => {
  expect(await (await fetch(`http://localhost:${port}/`)).text()).toBe('<h1>Home</h1>')
  expect((await fetch(`http://localhost:${port}/__mail`)).status).toBe(200)
  const { data } = await newClient().auth.signInWithPassword({
    email: 'admin@example.com',
    password: 'gegee-demo',
  })
  expect(data.user?.email).toBe('admin@example.com')
})

test('a second server on the same database ends with one sentence', async () => {
  const second = serve(await freePort())
  expect(await exit(second)).toBe(1)
  expect(second.errors()).toMatch(/^Another process \(\d+\) is using the local database\..*\n$/)
})

test('a taken port ends with one sentence', async () => {
  const second = serve(port)
  expect(await exit(second)).toBe(1)
  expect(second.errors()).toMatch(/^Port \d+ is taken by another program\..*\n$/)
})

test('without a built site it ends with one sentence', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'gegee-serve-'))
  const second = serve(await freePort(), empty)
  expect(await exit(second)).toBe(1)
  expect(second.errors()).toBe('The site is not built yet. Run: npm run build\n')
  rmSync(empty, { recursive: true })
})

test('after kill -9 it starts again, with all data, and a link mailed before still works', async () => {
  const client = newClient()
  await client.auth.signUp({ email: 'new@example.com', password: 'gegee-demo' })
  server.child.kill('SIGKILL')
  await exit(server)

  server = serve(port)
  await ready(server)
  const mails = (await (
    await fetch(`http://localhost:${port}/__mail.json?to=new@example.com`)
  ).json()) as Mail[]
  const answer = await fetch(mails[0]?.link ?? '', { redirect: 'manual' })
  const page = new URL(answer.headers.get('location') ?? '')
  const { data, error } = await client.auth.exchangeCodeForSession(page.searchParams.get('code') ?? '')
  expect(error).toBeNull()
  expect(data.user?.email).toBe('new@example.com')
})

test('on SIGTERM it stops cleanly', async () => {
  server.child.kill('SIGTERM')
  expect(await exit(server)).toBe(0)
  expect(existsSync(join(folder, '.local/lock'))).toBe(false)
  expect(server.errors()).toBe('')
})

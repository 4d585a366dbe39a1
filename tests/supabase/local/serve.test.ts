import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LocalKeys } from '../../../supabase/local/data-folder/keys.ts'
import { freePort } from '../../support/free-port.ts'
import { memoryStorage } from '../../support/memory-storage.ts'
import { exit, killServers, type Running, ready, serve } from '../../support/served.ts'

let folder: string
let port: number
let server: Running
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gegee-serve-'))
  mkdirSync(join(folder, 'dist'))
  writeFileSync(join(folder, 'dist/index.html'), '<h1>Home</h1>')
  port = await freePort()
  server = serve(port, folder)
  await ready(server)
})
afterAll(async () => {
  killServers()
  rmSync(folder, { recursive: true })
})

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
  // Until the owner has replaced them.
  expect(server.output()).toMatch(/examples that lead nowhere: email, .*src\/content\/contact\.ts/)
  expect(server.errors()).toBe('')
})

test('site, API and mailbox share one address', async () => {
  expect(await (await fetch(`http://localhost:${port}/`)).text()).toBe('<h1>Home</h1>')
  expect((await fetch(`http://localhost:${port}/__mail`)).status).toBe(200)
  const { headers } = await fetch(`http://localhost:${port}/rest/v1/studio_settings`)
  expect([headers.get('x-content-type-options'), headers.get('cache-control')]).toEqual([
    'nosniff',
    'no-store',
  ])
  const { data } = await newClient().auth.signInWithPassword({
    email: 'admin@example.com',
    password: 'gegee-demo',
  })
  expect(data.user?.email).toBe('admin@example.com')
})

test('a second server on the same database ends with one sentence', async () => {
  const second = serve(await freePort(), folder)
  expect(await exit(second)).toBe(1)
  expect(second.errors()).toMatch(/^Another process \(\d+\) is using the local database\..*\n$/)
})

test('a taken port ends with one sentence', async () => {
  const second = serve(port, folder)
  expect(await exit(second)).toBe(1)
  expect(second.errors()).toMatch(/^Port \d+ is taken by another program\..*\n$/)
})

test('a wrong way for mails ends with a sentence', async () => {
  const elsewhere = mkdtempSync(join(tmpdir(), 'gegee-serve-'))
  mkdirSync(join(elsewhere, 'dist'))
  const second = serve(await freePort(), elsewhere, { MAIL_TRANSPORT: 'pigeon' })
  expect(await exit(second)).toBe(1)
  expect(second.errors()).toBe('MAIL_TRANSPORT is none of: mailbox, smtp, resend.\n')
  rmSync(elsewhere, { recursive: true })
})

test('without a built site it ends with one sentence', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'gegee-serve-'))
  const second = serve(await freePort(), empty)
  expect(await exit(second)).toBe(1)
  expect(second.errors()).toBe('The site is not built yet. Run: npm run build\n')
  rmSync(empty, { recursive: true })
})

test('on SIGTERM it stops cleanly', async () => {
  server.child.kill('SIGTERM')
  expect(await exit(server)).toBe(0)
  expect(existsSync(join(folder, '.local/lock'))).toBe(false)
  expect(server.errors()).toBe('')
})

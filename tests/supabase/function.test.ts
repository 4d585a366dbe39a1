import { type ChildProcess, spawn } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nodeListener } from '../../supabase/local/http/node-listener.ts'
import { startServer, type TestBackend } from '../support/backend.ts'
import { KEY, type ResendServer, startResend } from '../support/resend.ts'
import { runSupabase } from '../support/supabase-cli.ts'

// The CLI uploads the function, and Deno runs what was uploaded, alone in a folder, on the backend's data API.

const ROOT = join(import.meta.dirname, '../..')
const WEBHOOK_KEY = Buffer.from('a key of the webhook')
const SECRET = 'a secret of forty characters or more, so'

let folder: string
let backend: TestBackend
let mailService: ResendServer
let deno: ChildProcess
let address: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gegee-function-'))
  ;[backend, mailService] = await Promise.all([startServer(), startResend(), upload()])
  await backend.deliverDue()
  install()
  await run()
}, 180_000)
afterAll(async () => {
  // The package starts Deno in a process of its own: both go.
  if (deno?.pid) process.kill(-deno.pid, 'SIGKILL')
  await mailService?.close()
  await backend?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Deploys to a server of our own, which puts what comes into `uploaded/`. */
async function upload(): Promise<void> {
  const names = ['supabase/config.toml', 'supabase/templates', 'supabase/functions', 'locales']
  for (const name of [
    ...names,
    ...['administration', 'content', 'delivery', 'domain', 'i18n', 'mail'].map((part) => `src/${part}`),
  ]) {
    cpSync(join(ROOT, name), join(folder, 'project', name), { recursive: true })
  }
  const platform: Server = createServer(
    nodeListener(async (request) => {
      if (request.method !== 'POST') return Response.json([])
      const form = await request.formData()
      for (const file of form.getAll('file') as File[]) {
        const path = join(folder, 'uploaded', file.name)
        mkdirSync(dirname(path), { recursive: true })
        writeFileSync(path, Buffer.from(await file.arrayBuffer()))
      }
      writeFileSync(join(folder, 'metadata.json'), String(form.get('metadata')))
      const about = { id: '1', slug: 'studio', name: 'studio', status: 'ACTIVE', version: 1 }
      return Response.json({ ...about, created_at: 1, updated_at: 1 }, { status: 201 })
    }),
  )
  platform.listen(0, '127.0.0.1')
  await once(platform, 'listening')
  const api = `http://127.0.0.1:${(platform.address() as AddressInfo).port}`
  const profile = join(folder, 'profile.yaml')
  writeFileSync(profile, `name: test\napi_url: ${api}\ndashboard_url: ${api}\nproject_host: localhost\n`)
  const words = ['functions', 'deploy', 'studio', '--use-api', `--remote=${'a'.repeat(20)}`, '--yes']
  const { code, said } = await runSupabase(folder, [...words, '--workdir', join(folder, 'project')], {
    SUPABASE_PROFILE: profile,
    SUPABASE_ACCESS_TOKEN: `sbp_${'0'.repeat(40)}`,
  })
  platform.close()
  if (code !== 0 || /WARN/.test(said)) throw new Error(said)
}

/** Gives Deno the packages that the function names, as they are installed here, and no other. */
function install(): void {
  const { imports } = JSON.parse(
    readFileSync(join(folder, 'uploaded/supabase/functions/studio/deno.json'), 'utf8'),
  )
  for (const target of Object.values<string>(imports)) {
    const [, name = '', version] = /^npm:(@?[^@]+)@([\d.]+)\//.exec(target) ?? []
    const installed = join(ROOT, 'node_modules', name)
    expect(JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')).version).toBe(version)
    const link = join(folder, 'uploaded/node_modules', name)
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(installed, link)
  }
}

async function run(): Promise<void> {
  const program = fileURLToPath(import.meta.resolve('deno/bin.cjs'))
  const entry = join(folder, 'uploaded/supabase/functions/studio/index.ts')
  const allowed = ['--allow-env', '--allow-net=127.0.0.1', '--no-prompt']
  const offline = ['--no-remote', '--no-lock', '--node-modules-dir=manual']
  deno = spawn(process.execPath, [program, 'run', ...allowed, ...offline, entry], {
    detached: true,
    cwd: join(folder, 'uploaded'),
    env: {
      PATH: process.env.PATH,
      DENO_DIR: join(folder, 'deno'),
      DENO_NO_UPDATE_CHECK: '1',
      DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
      SUPABASE_URL: backend.url,
      SUPABASE_SECRET_KEYS: JSON.stringify({ default: backend.keys.secretKey }),
      SITE_URL: 'https://studio.example',
      DELIVER_SECRET: SECRET,
      RESEND_API_KEY: KEY,
      RESEND_BASE_URL: mailService.url,
      MAIL_FROM: 'Gegee Studio <mail@studio.example>',
      MAIL_STUDIO: 'desk@studio.example',
      RESEND_WEBHOOK_SECRET: `whsec_${WEBHOOK_KEY.toString('base64')}`,
    },
  })
  let said = ''
  address = await new Promise((resolve, reject) => {
    deno.once('exit', () => reject(new Error(said)))
    for (const stream of [deno.stdout, deno.stderr]) {
      stream?.on('data', (chunk) => {
        said += chunk
        const [, found] = /Listening on (http:\S+)/.exec(said) ?? []
        if (found) resolve(found)
      })
    }
  })
}

const call = (path: string, secret?: string, method = 'POST') =>
  fetch(new URL(`/studio/${path}`, address), {
    method,
    redirect: 'manual',
    ...(secret && { headers: { Authorization: `Bearer ${secret}` } }),
  })

test('what is due goes out once, and is finished', async () => {
  await backend.sql.exec(`
    insert into public.contact_messages (name, email, message)
    values ('Сараа', 'saraa@example.com', 'Сайн уу?')`)
  const answer = await call('deliver', SECRET)
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { sent: 1, postponed: 0, refused: 0, more: false },
  ])
  expect([...mailService.delivered.values()].map(({ letter }) => letter)).toMatchObject([
    {
      from: 'Gegee Studio <mail@studio.example>',
      to: ['desk@studio.example'],
      reply_to: 'saraa@example.com',
      subject: 'Сайтаас ирсэн зурвас: Сараа',
    },
  ])
  const [row] = await backend.sql.query('select state, rendered, provider_id from private.outbox')
  const [id] = [...mailService.delivered.values()].map((one) => one.id)
  expect(row).toEqual({ state: 'sent', rendered: null, provider_id: id })
  expect(await (await call('deliver', SECRET)).json()).toMatchObject({ sent: 0 })
})

test('nobody without the secret has anything delivered or checked', async () => {
  const requests = mailService.requests
  for (const path of ['deliver', 'check']) {
    expect((await call(path)).status).toBe(401)
    expect((await call(path, backend.keys.publishableKey)).status).toBe(401)
    expect((await call(path, SECRET, 'GET')).status).toBe(404)
  }
  expect(mailService.requests).toBe(requests)
})

test('it says that nothing is missing', async () => {
  expect(await (await call('check', SECRET)).json()).toEqual([])
})

test('an address that takes no mail is noted once, and nothing else is', async () => {
  const notify = async (id: string, event: object) => {
    const body = JSON.stringify(event)
    const timestamp = String(Math.floor(Date.now() / 1000))
    const signature = createHmac('sha256', WEBHOOK_KEY).update(`${id}.${timestamp}.${body}`).digest('base64')
    const headers = { 'svix-id': id, 'svix-timestamp': timestamp, 'svix-signature': `v1,${signature}` }
    return (await fetch(new URL('/studio/bounces', address), { method: 'POST', headers, body })).status
  }
  const bounced = (to: string, type: string) => ({
    type: 'email.bounced',
    data: { to: [to], bounce: { type } },
  })
  expect(await notify('1', bounced('gone@example.com', 'Permanent'))).toBe(204)
  expect(await notify('1', bounced('gone@example.com', 'Permanent'))).toBe(204)
  expect(await notify('2', bounced('full@example.com', 'Transient'))).toBe(204)
  expect(await notify('3', { type: 'email.delivered', data: { to: ['fine@example.com'] } })).toBe(204)
  expect(await backend.sql.query('select webhook_id, address, kind from private.bounces')).toEqual([
    { webhook_id: '1', address: 'gone@example.com', kind: 'bounced' },
  ])
})

test('links of strangers lead to nothing', async () => {
  const token = '0'.repeat(64)
  expect((await call(`unsubscribe?token=${token}`)).status).toBe(404)
  expect((await call(`calendar/${token}.ics`, undefined, 'GET')).status).toBe(404)
  expect((await call('bounces')).status).toBe(401)
  expect((await call('elsewhere')).status).toBe(404)
})

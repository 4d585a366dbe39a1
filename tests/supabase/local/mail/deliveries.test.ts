import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Backend, createBackend } from '../../../../supabase/local/backend.ts'
import { newKeys } from '../../../../supabase/local/data-folder/keys.ts'
import { connect, copyPostgresDatabase, type Session } from '../../../support/engines.ts'
import { headOf, startSmtp } from '../../../support/smtp.ts'
import { copyTemplateDatabase } from '../../../support/template-database.ts'

const keys = newKeys()
const siteUrl = 'http://localhost:4321'
const MAIL_FROM = 'Gegee Studio <mail@studio.example>'

function post(backend: Backend, path: string, body: object): Promise<Response> {
  const headers = { apikey: keys.publishableKey, 'Content-Type': 'application/json' }
  const request = new Request(siteUrl + path, { method: 'POST', headers, body: JSON.stringify(body) })
  return backend.fetch(request, { peerAddress: '127.0.0.1' })
}
const message = { name: 'Сараа', email: 'saraa@example.com', message: 'Сайн уу?', locale: 'mn' }
const send = (backend: Backend) => post(backend, '/rest/v1/rpc/send_contact_message', message)

describe('a server that sends by SMTP', () => {
  let smtp: Awaited<ReturnType<typeof startSmtp>>
  let arrived: PromiseWithResolvers<string>
  let answered: PromiseWithResolvers<void>
  let url: string
  let session: Session
  beforeAll(async () => {
    url = await copyPostgresDatabase()
    session = connect(url)
    smtp = await startSmtp({
      onData(stream, _, done) {
        stream.setEncoding('utf8')
        let raw = ''
        stream.on('data', (chunk) => {
          raw += chunk
        })
        stream.on('end', () => {
          arrived.resolve(raw)
          void answered.promise.then(() => done())
        })
      },
    })
  })
  afterAll(async () => {
    await smtp?.close()
    await session?.close()
  })

  async function open(): Promise<Backend> {
    arrived = Promise.withResolvers()
    answered = Promise.withResolvers()
    const environment = { MAIL_TRANSPORT: 'smtp', SMTP_URL: smtp.url, MAIL_FROM }
    return createBackend({ database: { kind: 'postgres', url }, siteUrl, keys, seedFile: null, environment })
  }
  const states = async () =>
    (await session.query<{ state: string }>('select state from private.outbox order by number')).map(
      ({ state }) => state,
    )

  test('answers at once, sends by itself, and ends what it has begun before it stops', async () => {
    const backend = await open()
    // Answered while the mail server still thinks.
    expect((await send(backend)).status).toBe(204)
    expect(headOf(await arrived.promise, 'Reply-To')).toBe('saraa@example.com')
    const closed = backend.close()
    answered.resolve()
    await closed
    expect(await states()).toEqual(['sent'])
  })

  test('sends at its start what was due', async () => {
    await session.exec(`
      insert into public.contact_messages (name, email, message) values ('Bat', 'bat@example.com', 'Hello')`)
    const backend = await open()
    answered.resolve()
    expect(headOf(await arrived.promise, 'Reply-To')).toBe('bat@example.com')
    await backend.deliverDue()
    await backend.close()
    expect(await states()).toEqual(['sent', 'sent'])
  })

  test('sends the links of accounts, too', async () => {
    const backend = await open()
    answered.resolve()
    const account = { email: 'new@example.com', password: 'gegee-demo' }
    expect((await post(backend, '/auth/v1/signup', account)).status).toBe(200)
    const raw = await arrived.promise
    expect(headOf(raw, 'To')).toBe('new@example.com')
    expect(headOf(raw, 'From')).toBe(MAIL_FROM)
    await backend.close()
  })
})

test('without a way for mails it does not start', async () => {
  const folder = await copyTemplateDatabase('fixture')
  const options = { database: { kind: 'pglite', folder } as const, siteUrl, keys }
  await expect(
    createBackend({ ...options, environment: { MAIL_TRANSPORT: 'smtp', MAIL_FROM } }),
  ).rejects.toThrow(
    /^SMTP_URL is missing: the mail server, such as smtps:\/\/user:password@mail\.studio\.mn:465\.$/,
  )
  await rm(folder, { recursive: true })
})

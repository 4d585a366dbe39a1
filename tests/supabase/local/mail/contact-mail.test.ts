import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contact } from '../../../../src/content/contact.ts'
import { type Backend, createBackend } from '../../../../supabase/local/backend.ts'
import { withCallerAddress } from '../../../../supabase/local/http/caller-address.ts'
import { mailboxPage } from '../../../../supabase/local/mail/mailbox-page.ts'
import { createTestBackend, type TestBackend } from '../../../support/backend.ts'
import { copyTemplateDatabase } from '../../../support/template-database.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await createTestBackend()
})
afterAll(() => backend?.close())

const message = {
  name: 'Сараа',
  email: 'saraa@example.com',
  message: 'Сайн <b>уу</b>?\n\nСараа',
  locale: 'mn',
}

function send(
  changes: object,
  headers: Record<string, string> = {},
  peerAddress = '127.0.0.1',
  to: Backend = backend,
) {
  const request = new Request(`${backend.url}/rest/v1/rpc/send_contact_message`, {
    method: 'POST',
    headers: { apikey: backend.keys.publishableKey, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ ...message, ...changes }),
  })
  return to.fetch(request, { peerAddress })
}

test('a message goes to the studio once, and an answer to it to its sender', async () => {
  expect((await send({})).status).toBe(204)
  expect((await send({ email: 'second@example.com' })).status).toBe(204)
  await backend.deliverDue()
  const mails = backend.mailbox.list(contact.email)
  expect(mails.map(({ replyTo }) => replyTo)).toEqual(['second@example.com', 'saraa@example.com'])
  expect(mails[1]).toMatchObject({ subject: 'Сайтаас ирсэн зурвас: Сараа', link: 'mailto:saraa@example.com' })
  expect(mails[1]?.text).toContain(message.message)
  expect(mails[1]?.html).toContain('Сайн &lt;b&gt;уу&lt;/b&gt;?')
  expect(mailboxPage(mails)).toContain('<dt>Reply to</dt><dd>saraa@example.com</dd>')
  expect(await backend.sql.query('select 1 from contact_messages where delivered_at is null')).toEqual([])
})

test('an address adds nothing to the answer that its link begins', async () => {
  expect((await send({ email: 'a&b@c.de?bcc=x%40y.zz&body=hello' })).status).toBe(204)
  await backend.deliverDue()
  const [mail] = backend.mailbox.list(contact.email)
  expect(mail?.link).toBe('mailto:a%26b@c.de%3Fbcc%3Dx%2540y.zz%26body%3Dhello')
  expect(mail?.html).toContain(`href="${mail?.link}"`)
})

test('a refused message goes nowhere', async () => {
  const before = backend.mailbox.list().length
  const answer = await send({ email: 'nobody' })
  expect([answer.status, await answer.json()]).toMatchObject([
    422,
    { code: 'PT422', message: 'email_invalid' },
  ])
  expect((await send({ website: 'x' })).status).toBe(204)
  await backend.deliverDue()
  expect(backend.mailbox.list()).toHaveLength(before)
})

test('an address is the caller’s own, whatever the headers say', async () => {
  const statuses: number[] = []
  for (let n = 0; n < 21; n++) {
    const invented = `10.0.0.${n}`
    const headers = {
      'X-Forwarded-For': invented,
      'CF-Connecting-IP': invented,
      Forwarded: `for=${invented}`,
    }
    statuses.push((await send({ email: `flood-${n}@example.com` }, headers, '192.0.2.7')).status)
  }
  expect(statuses).toEqual([...Array(20).fill(204), 429])
  expect((await send({ email: 'other@example.com' }, {}, '192.0.2.8')).status).toBe(204)
})

test('an IPv4 address on a socket for both kinds is written as one', () => {
  const headers = withCallerAddress(new Headers({ 'x-real-ip': '10.0.0.1' }), '::ffff:192.0.2.1')
  expect([...headers]).toEqual([['x-forwarded-for', '192.0.2.1']])
  expect([...withCallerAddress(new Headers({ 'x-forwarded-for': '10.0.0.1' }), null)]).toEqual([])
})

test('what could not be delivered is kept, and goes out with the next start', async () => {
  const folder = await copyTemplateDatabase()
  const states = ({ sql }: Backend) => sql.query('select state, attempts from private.outbox')
  const open = (mailboxFile?: string) =>
    createBackend({
      database: { kind: 'pglite', folder },
      siteUrl: backend.url,
      keys: backend.keys,
      ...(mailboxFile && { mailboxFile }),
    })
  const first = await open(join(folder, 'no-such-folder/mailbox.jsonl'))
  expect((await send({}, {}, '127.0.0.1', first)).status).toBe(204)
  await first.deliverDue()
  expect(await states(first)).toEqual([{ state: 'waiting', attempts: 1 }])
  await first.sql.exec('update private.outbox set due_at = now()')
  await first.close()

  const second = await open()
  await second.deliverDue()
  expect(await states(second)).toEqual([{ state: 'sent', attempts: 2 }])
  expect(second.mailbox.list(contact.email)).toMatchObject([{ replyTo: 'saraa@example.com' }])
  await second.close()
  await rm(folder, { recursive: true })
})

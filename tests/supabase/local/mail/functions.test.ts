import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestBackend, signIn, signUpConfirmed, type TestBackend } from '../../../support/backend.ts'
import { insertBooking } from '../../../support/booking-rows.ts'

// What mail programs and calendar programs ask at /functions/v1/studio/, as the local server answers it.

let backend: TestBackend
beforeAll(async () => {
  backend = await createTestBackend()
})
afterAll(() => backend?.close())

const ask = (path: string, method = 'GET', headers: Record<string, string> = {}, body?: string) =>
  backend.fetch(new Request(`${backend.url}/functions/v1/studio/${path}`, { method, headers, body }), {
    peerAddress: '192.0.2.1',
  })
const UNKNOWN = '0'.repeat(64)

describe('the address that ends reminders', () => {
  let address: string
  const wants = async () =>
    (
      await backend.sql.query<{ notifications: boolean }>(`
      select notifications from public.profiles p join auth.users u on u.id = p.id
      where u.email = 'reminded@example.com'`)
    )[0]?.notifications

  beforeAll(async () => {
    const client = await signUpConfirmed(backend, 'reminded@example.com', { locale: 'ru' })
    const { data } = await client.auth.getUser()
    await backend.sql.exec(`
      update public.profiles set notifications = true where id = '${data.user?.id}';
      insert into public.bookings (user_id, booking_date, duration, type, status)
      values ('${data.user?.id}', '2090-05-11 15:00+08', 60, 'recording', 'confirmed');
      select private.queue_due_mails('2090-05-10 15:00+08');
      update private.outbox set due_at = now() where kind = 'booking_reminder'`)
    await backend.deliverDue()
    const [mail] = backend.mailbox.list('reminded@example.com')
    expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    address = /^<(.*)>$/.exec(mail?.headers['List-Unsubscribe'] ?? '')?.[1] ?? ''
  })
  const path = () => address.replace(`${backend.url}/functions/v1/studio/`, '')

  test('leads a person to the page that asks, in their language, and changes nothing', async () => {
    const answer = await ask(path())
    expect(answer.status).toBe(303)
    const token = new URL(address).searchParams.get('token')
    expect(answer.headers.get('location')).toBe(`${backend.url}/ru/unsubscribe#${token}`)
    expect((await ask(path(), 'HEAD')).status).toBe(303)
    expect(await wants()).toBe(true)
  })

  test('ends them when a mail program posts to it', async () => {
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' }
    const answer = await ask(path(), 'POST', form, 'List-Unsubscribe=One-Click')
    expect([answer.status, await answer.text()]).toEqual([200, 'Done.\n'])
    expect(await wants()).toBe(false)
  })

  test.each([UNKNOWN, 'x', ''])('knows no token %j', async (token) => {
    expect((await ask(`unsubscribe?token=${token}`, 'POST')).status).toBe(404)
    if (token !== UNKNOWN) expect((await ask(`unsubscribe?token=${token}`)).status).toBe(404)
  })
})

describe('a calendar', () => {
  let path: string
  beforeAll(async () => {
    const client = await signIn(backend, 'customer@example.com')
    const { data: token } = await client.rpc('create_calendar_feed')
    path = `calendar/${token}.ics`
    const [owner] = await backend.sql.query<{ id: string }>(
      "select id from auth.users where email = 'customer@example.com'",
    )
    const [text, [, ...values]] = insertBooking({ start: '2090-06-11T15:00:00+08:00', status: 'confirmed' })
    await backend.sql.query(text, [owner?.id ?? '', ...values])
  })

  test('is a file for calendar programs, kept by nobody else', async () => {
    const answer = await ask(path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('private, max-age=300')
    expect(await answer.text()).toContain('DTSTART:20900611T070000Z')
  })

  test('is not sent again while it is the same', async () => {
    const { headers } = await ask(path)
    const again = await ask(path, 'GET', { 'If-None-Match': headers.get('etag') ?? '' })
    expect([again.status, await again.text()]).toEqual([304, ''])
    await backend.sql.exec(
      "update public.bookings set notes = 'Bring drums' where booking_date > '2090-06-01'",
    )
    expect((await ask(path, 'GET', { 'If-None-Match': headers.get('etag') ?? '' })).status).toBe(200)
  })

  test.each([
    `calendar/${UNKNOWN}.ics`,
    'calendar/x.ics',
    'calendar/',
    `calendar/${UNKNOWN}`,
    `calendar/${UNKNOWN}.ics.ics`,
  ])('does not exist at %s', async (other) => {
    const answer = await ask(other)
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('This calendar is not here any more.')
  })

  test('is gone once its owner takes it back', async () => {
    const client = await signIn(backend, 'customer@example.com')
    await client.rpc('revoke_calendar_feed')
    expect((await ask(path)).status).toBe(404)
  })
})

test('nothing is delivered or checked for anybody from outside', async () => {
  for (const path of ['deliver', 'check', 'bounces']) {
    for (const secret of [backend.keys.secretKey, 'null', '']) {
      const answer = await ask(path, 'POST', { Authorization: `Bearer ${secret}` })
      expect(answer.status).toBe(401)
    }
  }
  for (const path of ['', 'elsewhere', 'deliver/x', '../rest/v1/']) expect((await ask(path)).status).toBe(404)
})

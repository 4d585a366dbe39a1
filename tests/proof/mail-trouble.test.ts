import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deliver } from '../../src/delivery/deliver.ts'
import type { Transport } from '../../src/delivery/mail.ts'
import { outbox } from '../../src/delivery/queue.ts'
import { resend } from '../../src/delivery/resend.ts'
import { serviceRpc } from '../../src/delivery/rpc.ts'
import { at, insertBooking, updateBooking } from '../support/booking-rows.ts'
import { type MailBackend, openMailBackend } from '../support/mail-backend.ts'
import { KEY, type ResendServer, refusal, startResend } from '../support/resend.ts'

// What can be wrong with a mail service, on PostgreSQL. No time is waited for: what waits is made older.

let backend: MailBackend
let service: ResendServer
/** Nobody listens there. */
let nobody: Transport
let transport: Transport
beforeAll(async () => {
  const closed = await startResend()
  await closed.close()
  nobody = resend(closed.url, KEY)
  ;[backend, service] = await Promise.all([openMailBackend(), startResend()])
  transport = resend(service.url, KEY)
})
beforeEach(() => backend.sql.exec('truncate public.contact_messages, public.bookings cascade'))
afterEach(() => {
  service.instead = null
  service.delivered.clear()
  service.requests = 0
})
afterAll(async () => {
  await service?.close()
  await backend?.close()
})

const letters = () => [...service.delivered.values()].map(({ letter }) => letter)
const numbers = () => letters().map(({ subject }) => Number(/No\.\s(\d+)/.exec(subject)?.[1]))
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

/** The clock would cause a run a minute; fewer find the same, for what has failed waits longer each time. */
async function minutes(count: number, transport: Transport, step: number): Promise<void> {
  for (let minute = 0; minute < count; minute += step) {
    await backend.drain(transport)
    await backend.pass(step)
  }
}

describe('a service that is down for an hour', () => {
  test('loses nothing, and afterwards all goes out in its order', async () => {
    await backend.write(1, 12)
    await minutes(60, nobody, 5)
    expect(await backend.states()).toEqual({ waiting: 12 })
    expect(letters()).toEqual([])
    await minutes(150, transport, 10)
    expect(numbers()).toEqual(upTo(12))
    expect(await backend.states()).toEqual({ sent: 12 })
  })

  test('sends nothing afterwards that is so no more', async () => {
    const at10 = insertBooking({ start: at('10:00') })
    await backend.as('owner', ...at10)
    const [booking] = await backend.sql.query<{ id: string }>('select id from public.bookings')
    const id = booking?.id ?? ''
    await minutes(20, nobody, 5)
    await backend.as('admin', ...updateBooking(id, "status = 'confirmed'"))
    await minutes(20, nobody, 5)
    await backend.as('admin', ...updateBooking(id, `booking_date = '${at('12:00')}'`))
    await minutes(20, nobody, 5)
    await backend.as('admin', ...updateBooking(id, "status = 'cancelled', reason = 'The hall is flooded.'"))
    await minutes(400, transport, 20)
    expect(letters().map(({ to }) => to)).toEqual([['owner@example.com']])
    const [letter] = letters()
    expect(letter?.text).toContain('The hall is flooded.')
    const [part] = letter?.attachments ?? []
    expect(part?.content_type).toBe('text/calendar; charset=utf-8; method=CANCEL')
    expect((await backend.states()).waiting).toBeUndefined()
  })

  test('for longer than six attempts, a mail is given up, and said to have failed', async () => {
    await backend.write(1, 1)
    await minutes(12 * 60, nobody, 15)
    const [row] = await backend.sql.query('select state, attempts, rendered, last_error from private.outbox')
    expect(row).toEqual({
      state: 'failed',
      attempts: 6,
      rendered: null,
      last_error: 'TypeError: fetch failed',
    })
  })
})

test('a slow service that took the mail all the same gets it again, and knows it', async () => {
  await backend.write(1, 3)
  const late = Promise.withResolvers<Response>()
  service.instead = (request, body) => {
    const key = request.headers.get('idempotency-key') ?? ''
    service.delivered.set(key, { id: `late-${key}`, letter: JSON.parse(body), body })
    return late.promise
  }
  expect(await deliver(backend.delivery(transport, 100))).toMatchObject({ sent: 0, postponed: 3 })
  service.instead = null
  late.resolve(new Response())
  await minutes(3, transport, 1)
  expect(numbers()).toEqual([1, 2, 3])
  const rows = await backend.sql.query<{ provider_id: string }>('select provider_id from private.outbox')
  expect(rows.map(({ provider_id }) => provider_id.slice(0, 5))).toEqual(['late-', 'late-', 'late-'])
})

test('a mail that is refused fails at once, and holds up no other', async () => {
  await backend.write(1, 5)
  service.instead = (_, body) =>
    /No\.\s3/.test(body) ? refusal(422, 'validation_error', 'Invalid `to` field.') : null
  await backend.drain(transport)
  expect(numbers()).toEqual([1, 2, 4, 5])
  expect(await backend.states()).toEqual({ sent: 4, failed: 1 })
  const failed = await backend.sql.query("select last_error from private.outbox where state = 'failed'")
  expect(failed).toEqual([{ last_error: 'Error: Resend answered 422 validation_error: Invalid `to` field.' }])
})

test.each([
  ['a page instead of an answer', () => new Response('<html>Welcome</html>')],
  ['an answer without an id', () => Response.json({ ok: true })],
  ['a failure of its own', () => new Response('oops', { status: 502 })],
])('after %s every mail comes later, and three attempts end the run', async (_, instead) => {
  await backend.write(1, 6)
  service.instead = instead
  expect(await deliver(backend.delivery(transport))).toMatchObject({ sent: 0, postponed: 3, more: false })
  service.instead = null
  await minutes(3, transport, 1)
  expect(numbers().toSorted()).toEqual(upTo(6))
  expect(await backend.states()).toEqual({ sent: 6 })
})

test('at the end of the service’s day every mail waits for the next, and none has failed by then', async () => {
  await backend.write(1, 4)
  service.instead = () => refusal(429, 'daily_quota_exceeded', 'No more today.')
  expect(await deliver(backend.delivery(transport))).toMatchObject({ sent: 0, postponed: 3, more: false })
  await minutes(24 * 60, transport, 60)
  const rows = await backend.sql.query('select distinct state, attempts, last_error from private.outbox')
  expect(rows).toEqual([
    {
      state: 'waiting',
      attempts: 0,
      last_error: 'Error: Resend answered 429 daily_quota_exceeded: No more today.',
    },
  ])
  service.instead = null
  await minutes(120, transport, 60)
  expect(numbers().toSorted()).toEqual(upTo(4))
})

test('who lost the lease sends nothing', async () => {
  await backend.write(1, 1)
  const queue = outbox(serviceRpc(backend))
  const slow = {
    ...queue,
    async claim() {
      const mail = await queue.claim()
      await backend.pass(2)
      // Meanwhile another deliverer does it all.
      await backend.drain(transport)
      return mail
    },
  }
  const delivery = { ...backend.delivery(transport), queue: slow }
  expect(await deliver(delivery)).toMatchObject({ sent: 0, postponed: 0, refused: 0 })
  expect(service.requests).toBe(1)
  expect(await backend.states()).toEqual({ sent: 1 })
})

test('what cannot be written now is written later', async () => {
  await backend.as('owner', ...insertBooking())
  const broken = { ...backend.delivery(transport), addresses: null as never }
  expect(await deliver(broken)).toMatchObject({ sent: 0, postponed: 2 })
  await minutes(2, transport, 1)
  expect(letters()).toHaveLength(2)
})

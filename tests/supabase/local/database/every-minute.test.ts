import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { everyMinute } from '../../../../supabase/local/database/every-minute.ts'
import { createTestBackend, type TestBackend } from '../../../support/backend.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await createTestBackend()
})
afterEach(() => {
  vi.useRealTimers()
})
afterAll(() => backend.close())

const statuses = async () =>
  (
    await backend.sql.query(
      "select status from public.bookings where notes = 'expires' order by booking_date",
    )
  ).map(({ status }) => status)

test('a request that expired is cancelled within a minute, one that has not yet is not', async () => {
  await backend.sql.exec(`
    insert into public.bookings (user_id, booking_date, duration, type, notes, expires_at)
    select p.id, now() + make_interval(days => 300 + n), 60, 'recording', 'expires', now() + make_interval(hours => n)
    from public.profiles p, generate_series(-1, 1, 2) n where p.role = 'user'`)
  expect(await statuses()).toEqual(['pending', 'pending'])

  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const stop = everyMinute(backend.sql, backend.deliverDue)
  vi.advanceTimersByTime(60_000)
  stop()
  // The statements queue one behind the other.
  expect(await statuses()).toEqual(['cancelled', 'pending'])
})

test('a mail that is due goes out within a minute, with nobody writing anything', async () => {
  await backend.sql.exec(`
    insert into public.contact_messages (name, email, message) values ('Bat', 'bat@example.com', 'Hello')`)
  const { promise, resolve } = Promise.withResolvers<void>()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const stop = everyMinute(backend.sql, () => backend.deliverDue().then(resolve))
  vi.advanceTimersByTime(60_000)
  stop()
  await promise
  expect(backend.mailbox.list().map(({ replyTo }) => replyTo)).toContain('bat@example.com')
})

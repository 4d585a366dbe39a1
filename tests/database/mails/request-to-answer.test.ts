import { beforeEach, expect, test } from 'vitest'
import { type Actor, people, type TestDatabase, useDatabase } from '../../support/actors.ts'
import { book, updateBooking } from '../../support/booking-rows.ts'
import { linkToAnswer } from '../../support/mails.ts'

const db = useDatabase()
let id: string

beforeEach(async () => {
  await db.as('operator', `update public.profiles set full_name = 'Бат' where id = '${people.admin}'`)
  id = await book(db, 'owner')
  await linkToAnswer(db, id)
})

const opened = (): Promise<{ booking: { status: string }; asked_at: string; answer: object | null }> =>
  db.value('anonymous', `select public.request_to_answer('abc')`)

const set = (actor: Actor, text: string) => (test: TestDatabase) => test.as(actor, ...updateBooking(id, text))
const run = (actor: Actor, text: string) => (test: TestDatabase) => test.as(actor, text)

test('a request that waits says when it was made, and of no answer', async () => {
  const { booking, asked_at, answer } = await opened()
  expect(booking.status).toBe('pending')
  expect(Math.abs(Date.now() - Date.parse(asked_at))).toBeLessThan(60_000)
  expect(answer).toBeNull()
})

test.each([
  ['an admin confirms it', set('admin', "status = 'confirmed'"), { by: 'studio', name: 'Бат' }],
  ['an admin declines it', set('admin', "status = 'cancelled'"), { by: 'studio', name: 'Бат' }],
  ['its customer cancels it', set('owner', "status = 'cancelled'"), { by: 'customer', name: null }],
  [
    'a mail’s link answers it',
    run(
      'anonymous',
      `select public.answer_request('abc', 'confirmed', null, (public.request_to_answer('abc') ->> 'updated_at')::timestamptz)`,
    ),
    { by: 'studio', name: null },
  ],
  [
    'a mail’s link declines it after its time, before it is cancelled',
    async (test: TestDatabase) => {
      await test.as('operator', 'update public.bookings set expires_at = now()')
      await test.as(
        'anonymous',
        `select public.answer_request('abc', 'cancelled', null, (public.request_to_answer('abc') ->> 'updated_at')::timestamptz)`,
      )
    },
    { by: 'studio', name: null },
  ],
  [
    'it has no answer in time',
    run('operator', 'update public.bookings set expires_at = now(); select private.cancel_expired()'),
    { by: 'nobody', name: null },
  ],
])('once %s, the link says who ended it', async (_, change, answer) => {
  await change(db)
  expect((await opened()).answer).toMatchObject(answer)
})

test('what was edited meanwhile is still a request without an answer', async () => {
  await db.as('owner', ...updateBooking(id, 'duration = 120'))
  expect((await opened()).answer).toBeNull()
})

import { describe, expect, test } from 'vitest'
import { type TestDatabase, useDatabase } from '../../support/actors.ts'
import { at } from '../../support/booking-rows.ts'
import { addCustomer } from '../../support/customers.ts'
import { claim, states } from '../../support/mails.ts'

const bookFor = (db: TestDatabase, id: string, start = at('10:00')) =>
  db.value<string>(
    'admin',
    `insert into public.bookings (user_id, booking_date, duration, type, status)
     values ($1, $2, 60, 'recording', 'confirmed') returning id`,
    [id, start],
  )

describe('a customer without an account', () => {
  const db = useDatabase()

  test('gets mails at the address and in the language that the studio knows', async () => {
    const id = await db.value<string>(
      'admin',
      "select public.add_customer('Anna', null, 'anna@example.com', 'ru')",
    )
    await bookFor(db, id)
    expect(await claim(db)).toMatchObject([
      {
        kind: 'booking_confirmed',
        to: 'anna@example.com',
        locale: 'ru',
        payload: {
          booking: {
            customer: { name: 'Anna', email: 'anna@example.com', phone: null, has_account: false },
          },
        },
      },
    ])
  })

  test('without an address gets none', async () => {
    await bookFor(db, await addCustomer(db))
    expect(await claim(db)).toEqual([])
    expect(await states(db)).toEqual({ booking_confirmed: 'dropped' })
  })

  test('whose mail failed is named with the address', async () => {
    await bookFor(db, await addCustomer(db, { email: 'saraa@example.com' }))
    await db.as('operator', "update private.outbox set state = 'failed', finished_at = now()")
    expect(await db.as('admin', 'select * from public.failed_mails()')).toMatchObject([
      { recipient: 'saraa@example.com', customer_name: 'Сараа', customer_phone: '+97699112233' },
    ])
    await db.as('operator', "select public.note_bounce('x', 'SARAA@example.com', 'bounced')")
    const id = await addCustomer(db, { email: 'saraa@example.com' })
    expect(await db.value('admin', 'select public.bounced_at($1)', [id])).not.toBeNull()
  })

  test('is in the day’s plan, in the studio’s calendar and beside a booking with the address', async () => {
    const id = await bookFor(db, await addCustomer(db, { email: 'saraa@example.com' }))
    const customer = { name: 'Сараа', email: 'saraa@example.com', phone: '+97699112233' }
    expect(await db.value('operator', "select private.day_plan('2090-05-10')")).toMatchObject({
      bookings: [{ id, customer }],
    })
    const token = await db.value<string>('admin', 'select public.create_calendar_feed()')
    expect(await db.value('service', 'select public.calendar_feed_content($1)', [token])).toMatchObject({
      bookings: [{ id, customer }],
    })
    expect(await db.value('admin', 'select public.customer_email(b) from public.bookings b')).toBe(
      'saraa@example.com',
    )
  })

  test('is who the studio replies to', async () => {
    const id = await addCustomer(db, { email: 'saraa@example.com' })
    await db.as(
      'operator',
      "insert into public.bookings (user_id, booking_date, duration, type) values ($1, $2, 60, 'recording')",
      [id, at('10:00')],
    )
    await db.as(
      'operator',
      "insert into private.outbox (kind, audience, once, booking_id) select 'request_nudge', 'studio', 'x', id from public.bookings",
    )
    expect(await claim(db)).toMatchObject([{ kind: 'request_nudge', replyTo: 'saraa@example.com' }])
  })
})

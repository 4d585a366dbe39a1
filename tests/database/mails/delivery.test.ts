import { describe, expect, test } from 'vitest'
import { useDatabase } from '../../support/actors.ts'
import { at, book, updateBooking } from '../../support/bookings.ts'
import { claim, emptyOutbox, waiting } from '../../support/mails.ts'

describe('a claimed mail', () => {
  const db = useDatabase()

  test('to the studio says all of a request, with a token to answer it and the customer’s address', async () => {
    await db.as(
      'owner',
      "update public.profiles set full_name = 'Сараа', phone = '+97699112233', locale = 'en'",
    )
    const id = await book(db, 'owner', { notes: 'Гурван хүн' })
    const [studio, customer] = await claim(db)
    expect(studio).toEqual({
      id: expect.any(String),
      lease: expect.any(String),
      kind: 'new_request',
      audience: 'studio',
      to: null,
      replyTo: 'owner@example.com',
      locale: 'mn',
      rendered: null,
      payload: {
        booking: {
          id,
          booking_date: expect.any(String),
          duration: 60,
          type: 'recording',
          service_names: null,
          price: 50,
          currency: 'USD',
          status: 'pending',
          notes: 'Гурван хүн',
          reason: null,
          cancel_hours: null,
          expires_at: null,
          sequence: 0,
          customer: { name: 'Сараа', email: 'owner@example.com', phone: '+97699112233' },
        },
        before: null,
        calendar: null,
        token: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    })
    expect(customer).toMatchObject({
      kind: 'booking_requested',
      to: 'owner@example.com',
      replyTo: null,
      locale: 'en',
      payload: { token: null, calendar: null },
    })
  })

  test('tells what was, where it differs, and what is', async () => {
    const id = await book(db, 'operator', { status: 'confirmed' })
    await emptyOutbox(db)
    await db.as('admin', ...updateBooking(id, `booking_date = '${at('12:00')}'`))
    await db.as('admin', ...updateBooking(id, 'duration = 120'))
    await db.as('admin', ...updateBooking(id, `booking_date = '${at('13:00')}'`))
    await db.as('admin', ...updateBooking(id, 'duration = 60'))
    expect(await waiting(db)).toEqual(['customer booking_changed'])
    const [mail] = await claim(db)
    expect(mail?.payload).toMatchObject({
      booking: { duration: 60, sequence: 4 },
      before: { booking_date: expect.stringContaining('2090-05-10T02:00') },
      calendar: 'REQUEST',
    })
    expect(mail?.payload.before).not.toHaveProperty('duration')
  })
})

import { describe, expect, test } from 'vitest'
import { useDatabase } from '../../support/actors.ts'
import { at, book, updateBooking } from '../../support/booking-rows.ts'
import { saidColumns } from '../../support/details.ts'
import { claim, emptyOutbox, makeDue, waiting } from '../../support/mails.ts'

describe('a claimed mail', () => {
  const db = useDatabase()

  test('to the studio says all of a request, with a token to answer it and the customer’s address', async () => {
    await db.as(
      'owner',
      "update public.profiles set full_name = 'Сараа', phone = '+97699112233', locale = 'en'",
    )
    const id = await book(db, 'owner', { ...saidColumns })
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
          money: { USD: { due: 50, paid: 0 } },
          status: 'pending',
          ...saidColumns,
          reason: null,
          updated_at: expect.any(String),
          cancel_hours: null,
          expires_at: null,
          sequence: 0,
          customer: {
            name: 'Сараа',
            email: 'owner@example.com',
            phone: '+97699112233',
            has_account: true,
          },
        },
        before: null,
        charges: null,
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

  describe('comes instead of one that was not sent', () => {
    const told = async () => {
      await makeDue(db)
      const mails = await claim(db)
      return mails
        .filter(({ audience }) => audience === 'customer')
        .map(({ kind, payload }) => [kind, payload.before])
    }

    test('of a request that was changed meanwhile: as if it had been made so', async () => {
      const id = await book(db, 'owner')
      await db.as('owner', ...updateBooking(id, 'duration = 120'))
      await db.as('owner', ...updateBooking(id, 'duration = 180'))
      expect(await told()).toEqual([['booking_requested', null]])
    })

    test('of an answer that was changed meanwhile: the answer, beside what was asked for', async () => {
      const id = await book(db, 'owner')
      await claim(db)
      await emptyOutbox(db)
      await db.as('admin', ...updateBooking(id, "status = 'confirmed', duration = 120"))
      await db.as('admin', ...updateBooking(id, "duration = 180, notes = 'x'"))
      expect(await told()).toEqual([['booking_confirmed', { duration: 60, notes: null, price: 50 }]])
    })

    test('of a change when it is cancelled then: only that', async () => {
      const id = await book(db, 'operator', { status: 'confirmed' })
      await db.as('admin', ...updateBooking(id, 'duration = 120'))
      await db.as('admin', ...updateBooking(id, "status = 'cancelled'"))
      expect((await told()).map(([kind]) => kind)).toEqual(['booking_cancelled'])
    })

    test('but never instead of one that was', async () => {
      const id = await book(db, 'owner')
      for (const mail of await claim(db)) {
        await db.as('service', 'select public.finish_mail($1, $2, null)', [mail.id, mail.lease])
      }
      await db.as('owner', ...updateBooking(id, 'duration = 120'))
      await db.as('owner', ...updateBooking(id, 'duration = 180'))
      expect(await waiting(db)).toEqual(['studio changed_by_customer', 'customer booking_changed'])
      expect(await told()).toEqual([['booking_changed', { duration: 60, price: 50 }]])
    })
  })

  test.each([
    ['a request', [], null],
    ['a changed request', ['duration = 120'], null],
    ['a declined request', ["status = 'cancelled'"], null],
    ['what is confirmed', ["status = 'confirmed'"], 'REQUEST'],
    ['what is confirmed and moved', ["status = 'confirmed'", `booking_date = '${at('12:00')}'`], 'REQUEST'],
    ['what was confirmed and is cancelled', ["status = 'confirmed'", "status = 'cancelled'"], 'CANCEL'],
    ['what was confirmed and is open again', ["status = 'confirmed'", "status = 'pending'"], 'CANCEL'],
    [
      'what was confirmed, open again and is declined',
      ["status = 'confirmed'", "status = 'pending'", "status = 'cancelled'"],
      'CANCEL',
    ],
  ])('of %s asks the calendar for what is right now', async (_, changes, calendar) => {
    const id = await book(db, 'owner')
    for (const change of changes) await db.as('admin', ...updateBooking(id, change))
    await makeDue(db)
    const mails = await claim(db)
    expect(mails.find(({ audience }) => audience === 'customer')?.payload).toMatchObject({
      calendar,
      booking: { sequence: changes.length },
    })
    expect(mails.filter(({ audience, payload }) => audience === 'studio' && payload.calendar)).toEqual([])
  })
})

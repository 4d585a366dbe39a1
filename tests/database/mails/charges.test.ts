import { describe, expect, test } from 'vitest'
import { useDatabase } from '../../support/actors.ts'
import { at, book, updateBooking } from '../../support/booking-rows.ts'
import { addCharge, charge, reverse } from '../../support/charges.ts'
import { claim, emptyOutbox, makeDue, waiting } from '../../support/mails.ts'

describe('what is charged beside the price of a booking', () => {
  const db = useDatabase()

  /** A booking of the owner for $50 of which no mail waits. */
  async function begin(status = 'confirmed', user: 'owner' | null = 'owner', start = at('10:00')) {
    const id = await book(db, user ? 'owner' : 'admin', { user, start })
    await db.as('operator', ...updateBooking(id, `status = '${status}'`))
    await emptyOutbox(db)
    return id
  }

  async function told() {
    await makeDue(db)
    return (await claim(db)).map(({ kind, payload }) => ({
      kind,
      before: payload.before,
      now: payload.booking.money,
      charges: payload.charges,
      calendar: payload.calendar,
    }))
  }
  const due = (amount: number, paid = 0) => ({ USD: { due: amount, paid } })

  test('is told by a mail: what it cost, what it costs, and what came to it', async () => {
    const id = await begin()
    await charge(db, id, 'extra', 30)
    expect(await waiting(db)).toEqual(['customer booking_charged'])
    expect(await told()).toEqual([
      {
        kind: 'booking_charged',
        before: { money: due(50) },
        now: due(80),
        charges: [{ kind: 'extra', due: 30, currency: 'USD', reason: 'Тохирсноор', reversal: false }],
        calendar: null,
      },
    ])
  })

  test('is told at once however many it is, and waits until they are all written', async () => {
    const id = await begin()
    await charge(db, id, 'extra', 30)
    await charge(db, id, 'discount', 10)
    expect(await claim(db)).toEqual([])
    expect(await told()).toMatchObject([
      { before: { money: due(50) }, now: due(70), charges: [{ due: 30 }, { due: -10 }] },
    ])
  })

  test('is not told where it was a slip', async () => {
    const id = await begin()
    const slip = await charge(db, id, 'extra', 300)
    await reverse(db, slip)
    expect(await waiting(db)).toEqual([])
    const again = await charge(db, id, 'extra', 300)
    await charge(db, id, 'extra', 30)
    await reverse(db, again)
    expect(await told()).toMatchObject([{ before: { money: due(50) }, now: due(80), charges: [{ due: 30 }] }])
  })

  test('is told as taken back, where it was told before', async () => {
    const id = await begin()
    const one = await charge(db, id, 'extra', 30)
    await told()
    await emptyOutbox(db)
    await reverse(db, one)
    expect(await told()).toMatchObject([
      { before: { money: due(80) }, now: due(50), charges: [{ due: -30, reversal: true }] },
    ])
  })

  test('takes off no more than there is', async () => {
    const id = await begin()
    await charge(db, id, 'discount', 50)
    expect(await told()).toMatchObject([{ before: { money: due(50) }, now: due(0) }])
    await emptyOutbox(db)
    await db.as('operator', ...updateBooking(id, 'duration = 30, price = 25'))
    await charge(db, id, 'extra', 10)
    // $15 of the discount were not used, and are not yet.
    expect(await waiting(db)).toEqual([])
    await charge(db, id, 'extra', 20)
    expect(await told()).toMatchObject([
      { before: { money: { USD: { due: 0, paid: 0, unused: 15 } } }, now: due(5) },
    ])
  })

  test.each(['deposit', 'payment'])('a %s changes nothing of it', async (kind) => {
    await charge(db, await begin(), kind, 20)
    expect(await waiting(db)).toEqual([])
  })

  test('a mail that waits for the answer or a change to settle tells of it as well', async () => {
    const id = await begin('pending')
    await charge(db, id, 'extra', 30)
    expect(await waiting(db)).toEqual([])
    await db.as('admin', ...updateBooking(id, "status = 'confirmed'"))
    await charge(db, id, 'extra', 5)
    expect(await waiting(db)).toEqual(['customer booking_confirmed'])
    expect(await told()).toMatchObject([{ kind: 'booking_confirmed', now: due(85) }])
  })

  test('one that is on its way already does not: so it has its own', async () => {
    const id = await begin('pending')
    await db.as('admin', ...updateBooking(id, "status = 'confirmed'"))
    await told()
    await charge(db, id, 'extra', 5)
    expect(await waiting(db)).toEqual(['customer booking_confirmed', 'customer booking_charged'])
  })

  test('an offer of another time and a wish to cancel say nothing of it', async () => {
    const id = await begin()
    await db.as('owner', 'select public.ask_to_cancel(id, updated_at) from public.bookings')
    await charge(db, id, 'extra', 5)
    expect(await waiting(db)).toEqual([
      'studio cancel_asked',
      'customer booking_cancel_asked',
      'customer booking_charged',
    ])
  })

  test('what has changed before it was told is told with the change', async () => {
    const id = await begin()
    await charge(db, id, 'extra', 30)
    await db.as('admin', ...updateBooking(id, `booking_date = '${at('12:00')}'`))
    expect(await told()).toMatchObject([
      {
        kind: 'booking_changed',
        before: { money: due(50), booking_date: expect.stringContaining('T02:00') },
        now: due(80),
      },
    ])
  })

  test('of a cancelled booking its fee is told', async () => {
    const id = await begin('cancelled')
    await charge(db, id, 'fee', 15)
    expect(await told()).toMatchObject([
      { kind: 'booking_charged', before: { money: due(0) }, now: due(15), charges: [{ kind: 'fee' }] },
    ])
  })

  test('a mail to nobody, of what the operator writes or of what no longer counts is none', async () => {
    await charge(db, await begin('confirmed', null, at('14:00')), 'extra', 30)
    expect(await waiting(db)).toEqual([])
    const id = await begin()
    await db.as(
      'operator',
      `insert into public.booking_charges (id, booking_id, kind, due, currency) values (gen_random_uuid(), $1, 'extra', 5, 'USD')`,
      [id],
    )
    expect(await waiting(db)).toEqual([])
    const one = await charge(db, id, 'extra', 30)
    await emptyOutbox(db)
    await db.as('operator', ...updateBooking(id, "status = 'cancelled'"))
    await reverse(db, one)
    expect(await waiting(db)).toEqual([])
  })

  test('the mail is dropped once it is a request again', async () => {
    const id = await begin()
    await charge(db, id, 'extra', 30)
    await db.as('operator', ...updateBooking(id, "status = 'pending'"))
    expect(await told()).toEqual([])
  })

  test('the same charge sent again is told once', async () => {
    const id = await begin()
    const twice = ['20000000-0000-4000-8000-000000000001', id, 'extra', 5, null, 'x']
    await db.as('admin', addCharge, twice)
    await db.as('admin', addCharge, twice)
    expect(await waiting(db)).toEqual(['customer booking_charged'])
  })
})

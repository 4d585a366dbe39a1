import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { people, useDatabase } from '../../support/actors.ts'
import { at, book, changeSettings, rental, updateBooking } from '../../support/booking-rows.ts'
import { addCharge, charge, reverse } from '../../support/charges.ts'

const first = '20000000-0000-4000-8000-000000000001'
const second = '20000000-0000-4000-8000-000000000002'
const nowhere = '20000000-0000-4000-8000-0000000000ff'

describe('the charges of a booking', () => {
  const db = useDatabase()
  const money = (id: string) =>
    db.value('owner', 'select public.booking_money(b) from public.bookings b where id = $1', [id])
  const list = (id: string) => db.as('owner', 'select * from public.list_booking_charges($1)', [id])

  test('are read by its customer with the reasons, by admins with who wrote them, too, and by nobody else', async () => {
    const id = await book(db, 'owner')
    await db.as('admin', "update public.profiles set full_name = 'Туяа' where id = $1", [people.admin])
    await db.as('admin', addCharge, [first, id, 'deposit', 20, 'transfer', null])
    await db.as('admin', addCharge, [second, id, 'discount', 5, null, ' Байнгын захиалагч '])
    const common = { currency: 'USD', reverses: null, written_at: expect.any(String) }
    const written = (author: string | null) => [
      { ...common, author, id: first, kind: 'deposit', due: 0, paid: 20, method: 'transfer', reason: null },
      {
        ...common,
        author,
        id: second,
        kind: 'discount',
        due: -5,
        paid: 0,
        method: null,
        reason: 'Байнгын захиалагч',
      },
    ]
    expect(await list(id)).toEqual(written(null))
    expect(await db.as('admin', 'select * from public.list_booking_charges($1)', [id])).toEqual(
      written('Туяа'),
    )
    expect(await db.as('other', 'select * from public.list_booking_charges($1)', [id])).toEqual([])
    expect(await db.as('other', 'select id from public.booking_charges')).toEqual([])
    expect((await db.refusal('owner', 'select author_id from public.booking_charges')).state).toBe('42501')
  })

  test('change what is due and what was paid, each by its kind', async () => {
    const id = await book(db, 'owner')
    expect(await money(id)).toEqual({ USD: { due: 50, paid: 0 } })
    const totals = []
    for (const [kind, amount] of [
      ['deposit', 20],
      ['overtime', 10],
      ['damage', 7.5],
      ['extra', 3],
      ['discount', 6.5],
      ['payment', 45],
      ['refund', 5],
    ] as const) {
      await charge(db, id, kind, amount)
      totals.push(await money(id))
    }
    expect(totals).toEqual(
      [
        [50, 20],
        [60, 20],
        [67.5, 20],
        [70.5, 20],
        [64, 20],
        [64, 65],
        [64, 60],
      ].map(([due, paid]) => ({ USD: { due, paid } })),
    )
  })

  test('a price takes the place of the agreed one, also of one that took it before', async () => {
    const id = await book(db, 'owner')
    await charge(db, id, 'price', 40)
    await charge(db, id, 'overtime', 10)
    await charge(db, id, 'price', 45)
    expect(await money(id)).toEqual({ USD: { due: 55, paid: 0 } })
    await charge(db, id, 'price', 0)
    expect(await money(id)).toEqual({ USD: { due: 10, paid: 0 } })
  })

  test('a price that holds already is no charge', async () => {
    const id = await book(db, 'owner')
    await charge(db, id, 'price', 40)
    expect(await db.refusal('admin', addCharge, [first, id, 'price', 40, null, 'x'])).toEqual({
      state: 'PT409',
      message: 'charge_price_same',
    })
  })

  test('sums are kept apart by currency when the booking gets another one', async () => {
    await changeSettings(db, rental)
    const id = await book(db, 'owner')
    await charge(db, id, 'deposit', 20)
    await db.as('admin', ...updateBooking(id, "type = 'movie'"))
    await charge(db, id, 'payment', 100_000)
    expect(await money(id)).toEqual({ USD: { due: 0, paid: 20 }, MNT: { due: 550_000, paid: 100_000 } })
  })

  test('what was paid before the booking got another currency is given back in its own, and not more', async () => {
    await changeSettings(db, rental)
    const id = await book(db, 'owner')
    await charge(db, id, 'deposit', 20)
    await db.as('admin', ...updateBooking(id, "type = 'movie'"))
    const inCurrency = `${addCharge.slice(0, -1)}, currency => $7)`
    const add = (kind: string, amount: number, currency: string) =>
      [
        inCurrency,
        [randomUUID(), id, kind, amount, kind === 'refund' ? 'cash' : null, 'x', currency],
      ] as const
    expect(await db.refusal('admin', ...add('refund', 20.01, 'USD'))).toEqual({
      state: 'PT409',
      message: 'charge_too_much',
    })
    await db.as('admin', ...add('refund', 20, 'USD'))
    await db.as('admin', ...add('discount', 50_000, 'MNT'))
    expect(await money(id)).toEqual({ USD: { due: 0, paid: 0 }, MNT: { due: 500_000, paid: 0 } })
    // It costs nothing more in the one that it had.
    expect((await db.refusal('admin', ...add('extra', 5, 'USD'))).message).toBe('booking_changed_meanwhile')
  })

  test('nothing is paid in a currency that the booking never had', async () => {
    const id = await book(db, 'owner')
    const call = `${addCharge.slice(0, -1)}, currency => 'MNT')`
    for (const kind of ['payment', 'refund']) {
      expect(await db.refusal('admin', call, [first, id, kind, 5, 'cash', null])).toEqual({
        state: 'PT409',
        message: 'booking_changed_meanwhile',
      })
    }
  })

  test('of a cancelled booking only a fee is due, and what was paid stays paid', async () => {
    const id = await book(db, 'owner')
    await charge(db, id, 'deposit', 20)
    await charge(db, id, 'extra', 5)
    await db.as('owner', ...updateBooking(id, "status = 'cancelled'"))
    expect(await money(id)).toEqual({ USD: { due: 0, paid: 20 } })
    await charge(db, id, 'fee', 15)
    await charge(db, id, 'refund', 5)
    expect(await money(id)).toEqual({ USD: { due: 15, paid: 15 } })
  })

  test('a fee is due only as long as the booking is cancelled, and is taken back also after that', async () => {
    const id = await book(db, 'owner', { start: at('10:00') })
    await db.as('owner', ...updateBooking(id, "status = 'cancelled'"))
    const fee = await charge(db, id, 'fee', 15)
    await db.as('admin', ...updateBooking(id, "status = 'confirmed'"))
    expect(await money(id)).toEqual({ USD: { due: 50, paid: 0 } })
    await charge(db, id, 'discount', 45)
    await reverse(db, fee)
    expect(await money(id)).toEqual({ USD: { due: 5, paid: 0 } })
    await db.as('admin', ...updateBooking(id, "status = 'cancelled'"))
    expect(await money(id)).toEqual({ USD: { due: 0, paid: 0 } })
  })

  test.each(['pending', 'confirmed'])('no fee is added to a %s booking', async (status) => {
    const id = await book(db, 'admin', { status })
    expect(await db.refusal('admin', addCharge, [first, id, 'fee', 5, null, 'x'])).toEqual({
      state: 'PT409',
      message: 'booking_changed_meanwhile',
    })
  })

  test('the same charge sent twice is one', async () => {
    const id = await book(db, 'owner')
    const sent = [first, id, 'payment', 50, 'card', null]
    await db.as('admin', addCharge, sent)
    await db.as('admin', addCharge, sent)
    expect(await money(id)).toEqual({ USD: { due: 50, paid: 50 } })
  })

  test('what two of the studio enter at once is there once: whoever has not seen the other one’s looks first', async () => {
    const id = await book(db, 'owner')
    const seeing = `${addCharge.slice(0, -1)}, seen_charges => $7)`
    const mine = [first, id, 'payment', 50, 'cash', null]
    await db.as('admin', seeing, [...mine, 0])
    const theirs = [second, id, 'payment', 50, 'cash', null]
    expect(await db.refusal('admin', seeing, [...theirs, 0])).toEqual({
      state: 'PT409',
      message: 'booking_changed_meanwhile',
    })
    // What is sent once more saw the list without itself.
    await db.as('admin', seeing, [...mine, 0])
    expect(await money(id)).toEqual({ USD: { due: 50, paid: 50 } })
    await db.as('admin', seeing, [...theirs, 1])
    expect(await money(id)).toEqual({ USD: { due: 50, paid: 100 } })
  })

  test.each([0, -1, 0.001, 1_000_000_000, null])('%s is no amount', async (amount) => {
    const id = await book(db, 'owner')
    expect(await db.refusal('admin', addCharge, [first, id, 'extra', amount, null, 'x'])).toEqual({
      state: 'PT422',
      message: 'charge_amount_invalid',
    })
  })

  test.each(['damage', 'extra', 'fee', 'discount', 'price'])('a %s has a reason', async (kind) => {
    const id = await book(db, 'owner')
    if (kind === 'fee') await db.as('owner', ...updateBooking(id, "status = 'cancelled'"))
    expect(await db.refusal('admin', addCharge, [first, id, kind, 5, null, ' \u00a0'])).toEqual({
      state: 'PT422',
      message: 'charge_reason_missing',
    })
  })

  test.each([
    ['discount', 50.01],
    ['refund', 20.01],
  ])('a %s of more than there is, is refused', async (kind, amount) => {
    const id = await book(db, 'owner')
    await charge(db, id, 'deposit', 20)
    const method = kind === 'refund' ? 'cash' : null
    expect(await db.refusal('admin', addCharge, [first, id, kind, amount, method, 'x'])).toEqual({
      state: 'PT409',
      message: 'charge_too_much',
    })
  })

  test('a booking that is not there has none', async () => {
    expect(await db.refusal('admin', addCharge, [first, nowhere, 'extra', 5, null, 'x'])).toEqual({
      state: 'PT404',
      message: 'booking_not_found',
    })
  })

  test('customers neither add one nor take one back', async () => {
    const id = await book(db, 'owner')
    await charge(db, id, 'extra', 5)
    const refusal = { state: 'PT403', message: 'not_allowed' }
    expect(await db.refusal('owner', addCharge, [first, id, 'payment', 50, 'cash', null])).toEqual(refusal)
    const call = 'select public.reverse_booking_charge(id, $1) from public.booking_charges'
    expect(await db.refusal('owner', call, [first])).toEqual(refusal)
  })

  test('a charge is taken back once, by a row of its own; the same reversal sent twice is one', async () => {
    const id = await book(db, 'owner')
    const payment = await charge(db, id, 'payment', 50)
    const reversal = await reverse(db, payment)
    const call = 'select public.reverse_booking_charge($1, $2)'
    await db.as('admin', call, [payment, reversal])
    expect(await money(id)).toEqual({ USD: { due: 50, paid: 0 } })
    expect(await list(id)).toHaveLength(2)
    const refusal = { state: 'PT409', message: 'charge_reversed' }
    expect(await db.refusal('admin', call, [payment, first])).toEqual(refusal)
    expect(await db.refusal('admin', call, [reversal, first])).toEqual(refusal)
    expect(await db.refusal('admin', call, [nowhere, first])).toEqual({
      state: 'PT404',
      message: 'charge_not_found',
    })
  })

  test('a payment of which something was given back is not taken back, or less than nothing would have been paid', async () => {
    const id = await book(db, 'owner')
    const payment = await charge(db, id, 'payment', 50)
    const refund = await charge(db, id, 'refund', 20)
    const call = 'select public.reverse_booking_charge($1, $2)'
    expect(await db.refusal('admin', call, [payment, first])).toEqual({
      state: 'PT409',
      message: 'charge_too_much',
    })
    expect(await money(id)).toEqual({ USD: { due: 50, paid: 30 } })
    await reverse(db, refund)
    await reverse(db, payment)
    expect(await money(id)).toEqual({ USD: { due: 50, paid: 0 } })
  })

  test('a cost that was taken off again is not taken back, or less than nothing would be due', async () => {
    const id = await book(db, 'owner')
    const extra = await charge(db, id, 'extra', 50)
    const discount = await charge(db, id, 'discount', 90)
    const call = 'select public.reverse_booking_charge($1, $2)'
    expect(await db.refusal('admin', call, [extra, first])).toEqual({
      state: 'PT409',
      message: 'charge_too_much',
    })
    await db.as('admin', ...updateBooking(id, "status = 'cancelled'"))
    const fee = await charge(db, id, 'fee', 5)
    await reverse(db, fee)
    await db.as('admin', ...updateBooking(id, "status = 'confirmed'"))
    await reverse(db, discount)
    await reverse(db, extra)
    expect(await money(id)).toEqual({ USD: { due: 50, paid: 0 } })
  })

  test.each(['overtime', 'damage', 'extra', 'discount', 'price'])(
    'no %s is added to a cancelled booking, where it would not count',
    async (kind) => {
      const id = await book(db, 'owner')
      await db.as('owner', ...updateBooking(id, "status = 'cancelled'"))
      expect(await db.refusal('admin', addCharge, [first, id, kind, 5, null, 'x'])).toEqual({
        state: 'PT409',
        message: 'booking_changed_meanwhile',
      })
    },
  )

  test('a price that was taken back makes room for the one before', async () => {
    const id = await book(db, 'owner')
    await charge(db, id, 'price', 40)
    await reverse(db, await charge(db, id, 'price', 4))
    expect(await money(id)).toEqual({ USD: { due: 40, paid: 0 } })
  })

  test('a price that another has taken the place of is not taken back, or the one that holds would change', async () => {
    const id = await book(db, 'owner')
    const mistyped = await charge(db, id, 'price', 40)
    const right = await charge(db, id, 'price', 45)
    const call = 'select public.reverse_booking_charge($1, $2)'
    expect(await db.refusal('admin', call, [mistyped, first])).toEqual({
      state: 'PT409',
      message: 'charge_price_replaced',
    })
    expect(await money(id)).toEqual({ USD: { due: 45, paid: 0 } })
    await reverse(db, right)
    await reverse(db, mistyped)
    expect(await money(id)).toEqual({ USD: { due: 50, paid: 0 } })
  })

  test('when the account is deleted the sums stay and the words go', async () => {
    const id = await book(db, 'owner')
    await charge(db, id, 'extra', 5)
    await db.as('operator', ...updateBooking(id, "notes = 'x'"))
    const rest = 'select due, reason, author_id from public.booking_charges'
    expect(await db.as('operator', rest)).toEqual([{ due: 5, reason: 'Тохирсноор', author_id: people.admin }])
    await db.as('operator', 'delete from auth.users where id = $1', [people.owner])
    await db.as('operator', "update public.profiles set role = 'admin' where id = $1", [people.other])
    await db.as('operator', 'delete from auth.users where id = $1', [people.admin])
    expect(await db.as('operator', rest)).toEqual([{ due: 5, reason: null, author_id: null }])
  })
})

describe('the list of charges holds also for the operator’s hand', () => {
  const db = useDatabase()
  const row = { kind: 'extra', due: 5, paid: 0, currency: 'USD', method: null, reason: 'x', reverses: null }
  const insert = async (changes: object) => {
    const booking_id = await book(db, 'owner')
    const given = JSON.stringify({ id: second, booking_id, written_at: '2090-01-01', ...row, ...changes })
    return [
      'insert into public.booking_charges select * from jsonb_populate_record(null::public.booking_charges, $1)',
      [given],
    ] as const
  }

  test.each([
    ['a known kind', { kind: 'gift' }, 'booking_charges_kind'],
    ['a known currency', { currency: 'EUR' }, 'booking_charges_currency'],
    ['a known method', { kind: 'payment', due: 0, paid: 5, method: 'goat' }, 'booking_charges_method'],
    ['at most 500 characters of reason', { reason: 'x'.repeat(501) }, 'booking_charges_reason_length'],
    ['a sum on the side of its kind', { due: 0, paid: 5 }, 'booking_charges_one_sum'],
    ['a method where something is paid', { kind: 'payment', due: 0, paid: 5 }, 'booking_charges_one_sum'],
    ['a booking', { booking_id: nowhere }, 'booking_charges_booking_id_fkey'],
    ['what it reverses', { reverses: nowhere }, 'booking_charges_reverses_fkey'],
    ['an author', { author_id: nowhere }, 'booking_charges_author_id_fkey'],
  ])('each has %s', async (_, changes, constraint) => {
    expect((await db.refusal('operator', ...(await insert(changes)))).message).toContain(constraint)
  })

  test('each is reversed once', async () => {
    await db.as('operator', ...(await insert({})))
    const again = (id: string) =>
      [
        'insert into public.booking_charges (id, booking_id, kind, due, currency, reverses) select $1, booking_id, kind, -due, currency, id from public.booking_charges where id = $2',
        [id, second],
      ] as const
    await db.as('operator', ...again(first))
    expect((await db.refusal('operator', ...again(nowhere))).message).toContain(
      'booking_charges_reversed_once',
    )
  })
})

import { describe, expect, test } from 'vitest'
import { people, useDatabase } from '../../support/actors.ts'
import { at, book, changeSettings, rental, updateBooking } from '../../support/booking-rows.ts'
import { charge } from '../../support/charges.ts'
import { claim } from '../../support/mails.ts'

const list = (parameters = '') =>
  `select booking -> 'booking_money' as money, sums, total from public.list_bookings(${parameters})`

describe('what bookings cost is told', () => {
  const db = useDatabase()

  test('in the list, of each and of all that match', async () => {
    await changeSettings(db, rental)
    const first = await book(db, 'owner')
    await charge(db, first, 'discount', 10)
    await charge(db, first, 'deposit', 20)
    await book(db, 'other', { user: 'other', start: at('12:00'), type: 'movie', duration: 120 })
    const cancelled = await book(db, 'owner', { start: at('15:00') })
    await charge(db, cancelled, 'extra', 7)
    await db.as('owner', ...updateBooking(cancelled, "status = 'cancelled'"))
    await charge(db, cancelled, 'fee', 15)
    const sums = { USD: 55, MNT: 550_000 }
    expect(await db.as('admin', list('descending => false'))).toEqual([
      { money: { USD: { due: 40, paid: 20 } }, sums, total: 3 },
      { money: { MNT: { due: 550_000, paid: 0 } }, sums, total: 3 },
      { money: { USD: { due: 15, paid: 0 } }, sums, total: 3 },
    ])
    const found = await db.as('admin', list("with_type => 'movie', page_size => 1"))
    expect(found).toMatchObject([{ sums: { MNT: 550_000 }, total: 1 }])
    await db.as('operator', ...updateBooking(first, "status = 'cancelled'"))
    expect(
      await db.as('admin', list("search => 'owner@', with_type => 'recording', page_size => 1")),
    ).toMatchObject([{ sums: { USD: 15 }, total: 2 }])
  })

  test('in the order of what is told, where the list goes by price', async () => {
    await changeSettings(db, rental)
    const [dear, cheap, cancelled] = [
      await book(db, 'owner', { duration: 120 }),
      await book(db, 'owner', { start: at('15:00'), duration: 60 }),
      await book(db, 'owner', { start: at('17:00'), duration: 120 }),
    ]
    await charge(db, dear, 'discount', 90)
    await charge(db, cheap, 'extra', 5)
    await db.as('owner', ...updateBooking(cancelled, "status = 'cancelled'"))
    await charge(db, cancelled, 'fee', 500)
    const byPrice = await db.as(
      'admin',
      "select booking ->> 'id' as id from public.list_bookings(sort => 'price', page_size => 3)",
    )
    expect(byPrice).toEqual([cancelled, cheap, dear].map((id) => ({ id })))
  })

  test('as never less than nothing, where more is taken off than it costs by now: the same in each sum', async () => {
    await changeSettings(db, rental)
    const confirmed = (start: string, duration = 60) =>
      book(db, 'admin', { start: at(start), duration, user: 'owner', status: 'confirmed' })
    const shortened = await confirmed('10:00', 240)
    await charge(db, shortened, 'discount', 180)
    await db.as('admin', ...updateBooking(shortened, 'duration = 60'))
    const inTugriks = await confirmed('12:00')
    await charge(db, inTugriks, 'discount', 20)
    await db.as('admin', ...updateBooking(inTugriks, "type = 'movie'"))
    await charge(db, await confirmed('15:00'), 'extra', 10)
    const sums = { USD: 60, MNT: 550_000 }
    expect(await db.as('admin', list('descending => false'))).toEqual([
      { money: { USD: { due: 0, paid: 0, unused: 130 } }, sums, total: 3 },
      { money: { USD: { due: 0, paid: 0, unused: 20 }, MNT: { due: 550_000, paid: 0 } }, sums, total: 3 },
      { money: { USD: { due: 60, paid: 0 } }, sums, total: 3 },
    ])
    expect(await db.value('admin', 'select revenue from public.get_user($1)', [people.owner])).toEqual(sums)
    expect(await db.value('admin', 'select total_revenue from public.admin_statistics()')).toEqual(sums)
    const month = "select upcoming from public.admin_month('2090-05-01') limit 1"
    expect(await db.value('admin', month)).toEqual(sums)
    // As long again as it was when that was taken off, it costs what was agreed then.
    await db.as('admin', ...updateBooking(inTugriks, `booking_date = '${at('20:00')}'`))
    await db.as('admin', ...updateBooking(shortened, 'duration = 240'))
    expect(await db.as('admin', list('descending => false, page_size => 1'))).toMatchObject([
      { money: { USD: { due: 20, paid: 0 } }, sums: { USD: 80, MNT: 550_000 } },
    ])
  })

  test('without the fee of a booking that was cancelled and stands again: the same in each sum', async () => {
    const id = await book(db, 'admin', { user: 'owner', status: 'confirmed' })
    await db.as('admin', ...updateBooking(id, "status = 'cancelled'"))
    await charge(db, id, 'fee', 15)
    const told = async () => [
      await db.as('admin', list()),
      await db.value('admin', 'select revenue from public.get_user($1)', [people.owner]),
      await db.value('admin', 'select total_revenue from public.admin_statistics()'),
      await db.value('admin', "select upcoming from public.admin_month('2090-05-01') limit 1"),
    ]
    const all = (USD: number) => [
      [{ money: { USD: { due: USD, paid: 0 } }, sums: { USD }, total: 1 }],
      ...Array(3).fill({ USD }),
    ]
    expect(await told()).toEqual(all(15))
    await db.as('admin', ...updateBooking(id, "status = 'confirmed'"))
    expect(await told()).toEqual(all(50))
  })

  test('of a person, with what was charged beside the prices', async () => {
    const held = await book(db, 'operator', { start: at('10:00', '2020-05-10'), status: 'confirmed' })
    await charge(db, held, 'overtime', 10)
    const cancelled = await book(db, 'operator', { start: at('10:00', '2020-05-11'), status: 'confirmed' })
    await charge(db, cancelled, 'extra', 7)
    await db.as('operator', ...updateBooking(cancelled, "status = 'cancelled'"))
    await charge(db, cancelled, 'fee', 15)
    await charge(db, await book(db, 'owner'), 'extra', 3)
    await db.as(
      'admin',
      "select public.set_attendance(id, updated_at, 'no_show') from public.bookings where id = $1",
      [held],
    )
    expect(
      await db.as('admin', 'select bookings, no_shows, revenue from public.get_user($1)', [people.owner]),
    ).toEqual([{ bookings: 3, no_shows: 1, revenue: { USD: 75 } }])
  })

  test('in mails, and of another time that is offered what it would cost with that', async () => {
    const id = await book(db, 'owner')
    await charge(db, id, 'discount', 10)
    const [mail] = await claim(db)
    expect(mail?.payload.booking).toMatchObject({ price: 50, money: { USD: { due: 40, paid: 0 } } })
    await db.as(
      'admin',
      'select public.offer_time(id, updated_at, $2, 120) from public.bookings where id = $1',
      [id, at('14:00')],
    )
    const offer = (await claim(db)).find(({ kind }) => kind === 'time_offered')
    expect(offer?.payload.booking).toMatchObject({ price: 100, money: { USD: { due: 90, paid: 0 } } })
    expect(
      await db.value('anonymous', 'select public.offer_to_answer($1)', [offer?.payload.token ?? '']),
    ).toMatchObject({ booking: { price: 50, money: { USD: { due: 40 } } }, offer: { price: 100 } })
  })

  test('to who takes their own data along, without who of the studio wrote it', async () => {
    const id = await book(db, 'owner')
    const written = await charge(db, id, 'payment', 50)
    const data = await db.value<{ bookings: [{ charges: object[] }] }>(
      'owner',
      'select public.export_own_data()',
    )
    expect(data.bookings[0].charges).toEqual([
      {
        id: written,
        kind: 'payment',
        due: 0,
        paid: 50,
        currency: 'USD',
        method: 'cash',
        reason: 'Тохирсноор',
        reverses: null,
        written_at: expect.any(String),
      },
    ])
  })
})

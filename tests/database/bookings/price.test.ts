import { describe, expect, test } from 'vitest'
import { useDatabase } from '../../support/actors.ts'
import { at, book, changeSettings, rental, updateBooking } from '../../support/booking-rows.ts'

const dearer = { pricing: { recording: 500, rehearsal: 300, mixing: 400, mastering: 450 } }

describe('the price of a booking', () => {
  const db = useDatabase()
  const priceOf = (id: string) =>
    db.value('operator', 'select price from public.bookings where id = $1', [id])

  test('is the hourly price of the type by the duration', async () => {
    expect(await priceOf(await book(db, 'owner', { type: 'mastering', duration: 240 }))).toBe(180)
  })

  test('counts half hours', async () => {
    await changeSettings(db, { bookingDurations: [90] })
    expect(await priceOf(await book(db, 'owner', { type: 'mastering', duration: 90 }))).toBe(67.5)
  })

  test('stays when the prices change later, whatever happens to status, time and notes', async () => {
    const id = await book(db, 'owner')
    await changeSettings(db, dearer)
    expect(await priceOf(id)).toBe(50)
    await db.as('owner', ...updateBooking(id, "notes = 'x'"))
    await db.as('owner', ...updateBooking(id, `booking_date = '${at('12:00')}'`))
    await db.as('admin', ...updateBooking(id, "status = 'confirmed'"))
    await db.as('admin', ...updateBooking(id, "status = 'cancelled'"))
    await db.as('admin', ...updateBooking(id, "status = 'pending'"))
    expect(await priceOf(id)).toBe(50)
  })

  test.each([
    ['duration = 120', 1000],
    ["type = 'mixing'", 400],
  ])('is made anew under the prices of the day by %s', async (set, price) => {
    const id = await book(db, 'owner')
    await changeSettings(db, dearer)
    await db.as('owner', ...updateBooking(id, set))
    expect(await priceOf(id)).toBe(price)
  })

  test('is the same for a booking made by an admin', async () => {
    expect(await priceOf(await book(db, 'admin', { status: 'confirmed', duration: 180 }))).toBe(150)
  })

  describe.each(['owner', 'admin'] as const)('as %s', (actor) => {
    const changed = { state: 'PT409', message: 'booking_price_changed' }

    test('is the one that was shown, or the booking is refused', async () => {
      const insert = `insert into public.bookings (booking_date, duration, type, price)
        values ('${at('10:00')}', 60, 'recording', $1) returning price`
      for (const shown of [500, 49.99, 0, -50, 'NaN']) {
        expect(await db.refusal(actor, insert, [shown])).toEqual(changed)
      }
      const inTugriks = insert.replace('price)', 'price, currency)').replace('$1)', "$1, 'MNT')")
      expect(await db.refusal(actor, inTugriks, [50])).toEqual(changed)
      expect(await db.value(actor, insert, [50])).toBe(50)
    })

    test('is the one that was shown when a booking is changed, or the change is refused', async () => {
      const id = await book(db, 'owner')
      const change = (shown: number | null) =>
        [
          `select public.change_booking($1, (select updated_at from public.bookings), jsonb_build_object('booking_date', '${at('12:00')}', 'duration', 120), $2)`,
          [id, shown],
        ] as const
      await changeSettings(db, dearer)
      expect(await db.refusal(actor, ...change(100))).toEqual(changed)
      expect(await priceOf(id)).toBe(50)
      const [text, parameters] = change(1000)
      expect(await db.refusal(actor, text.replace('$2)', "$2, 'MNT')"), parameters)).toEqual(changed)
      await db.as(actor, ...change(1000))
      expect(await priceOf(id)).toBe(1000)
      // It was agreed, and stays.
      await changeSettings(db, { pricing: { recording: 5, rehearsal: 5, mixing: 5, mastering: 5 } })
      expect(await db.refusal(actor, ...change(10))).toEqual(changed)
      await db.as(actor, ...change(1000))
    })
  })

  describe('of a service in bands', () => {
    const agreed = (id: string) =>
      db.as('operator', 'select price, currency, service_names from public.bookings where id = $1', [id])

    test.each([
      [60, 550_000],
      [120, 550_000],
      [180, 880_000],
      [480, 880_000],
      [1440, 3 * 880_000],
    ])('for %i minutes is %i tugriks, with the service’s name', async (duration, price) => {
      await changeSettings(db, rental)
      const id = await book(db, 'owner', { type: 'movie', duration })
      expect(await agreed(id)).toEqual([
        { price, currency: 'MNT', service_names: { mn: 'Кино', en: 'Movie' } },
      ])
    })

    test('stays with its currency and name when the service changes, until another is agreed', async () => {
      await changeSettings(db, rental)
      const id = await book(db, 'owner', { type: 'movie' })
      const [, ...others] = rental.services.toReversed()
      await changeSettings(db, {
        services: [...others, { id: 'movie', name: 'Film', enabled: true }],
        pricing: { ...dearer.pricing, movie: 5 },
      })
      await db.as('owner', ...updateBooking(id, `booking_date = '${at('12:00')}'`))
      expect(await agreed(id)).toMatchObject([{ price: 550_000, currency: 'MNT' }])
      await db.as('owner', ...updateBooking(id, 'duration = 120'))
      expect(await agreed(id)).toEqual([{ price: 10, currency: 'USD', service_names: null }])
      const [, , event] = await db.as(
        'operator',
        'select before, after from public.booking_events order by id',
      )
      expect(event).toMatchObject({
        before: { price: 550_000, currency: 'MNT' },
        after: { price: 10, currency: 'USD' },
      })
    })
  })

  test('is the one valid on the day of the session', async () => {
    await changeSettings(db, {
      ...rental,
      priceChanges: [
        { from: '2090-05-12', service: 'recording', price: 70 },
        { from: '2090-05-11', service: 'recording', price: 60 },
        { from: '2090-05-11', service: 'movie', bands: [{ upToMinutes: 60, price: 5 }] },
      ],
    })
    // The studio's day counts: 00:30 of the 11th is the 10th elsewhere.
    await changeSettings(db, { openingHours: { start: '00:00', end: '24:00' } })
    for (const [day, price] of [
      ['2090-05-10', 50],
      ['2090-05-11', 60],
      ['2090-05-12', 70],
      ['2090-05-13', 70],
    ] as const) {
      expect(await priceOf(await book(db, 'owner', { start: at('00:30', day) }))).toBe(price)
    }
    expect(await priceOf(await book(db, 'owner', { start: at('02:00', '2090-05-11'), type: 'movie' }))).toBe(
      5,
    )
  })

  test('stands in the history with its currency', async () => {
    const id = await book(db, 'owner')
    await db.as('owner', ...updateBooking(id, 'duration = 120'))
    const [, event] = await db.as('operator', 'select before, after from public.booking_events order by id')
    expect(event).toMatchObject({
      before: { price: 50, currency: 'USD' },
      after: { price: 100, currency: 'USD' },
    })
  })

  test('may be set by the operator, not below nothing', async () => {
    const id = await book(db, 'operator', { type: 'rehearsal' })
    expect(await priceOf(id)).toBe(30)
    await db.as('service', ...updateBooking(id, 'price = 12.34'))
    expect(await priceOf(id)).toBe(12.34)
    expect((await db.refusal('operator', ...updateBooking(id, 'price = -1'))).state).toBe('23514')
    expect((await db.refusal('operator', ...updateBooking(id, "currency = 'EUR'"))).state).toBe('23514')
  })
})

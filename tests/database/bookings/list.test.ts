import { describe, expect, test } from 'vitest'
import { people, useDatabase } from '../../support/actors.ts'
import { at, book } from '../../support/booking-rows.ts'
import { saidColumns } from '../../support/details.ts'

interface Row {
  booking: { id: string; created_at: string }
  customer_email: string | null
  total: number
}

const list = (parameters = '') => `select * from public.list_bookings(${parameters})`

describe('the list of bookings', () => {
  const db = useDatabase()
  const ids = async (parameters?: string) =>
    (await db.as<Row>('admin', list(parameters))).map(({ booking }) => booking.id)

  /** Four bookings on two days, of two customers and of nobody any more; ids in the order of their dates. */
  async function someBookings() {
    await db.as('owner', "update public.profiles set full_name = 'Сараа', phone = '+97699112233'")
    return [
      await book(db, 'owner', { start: at('10:00'), duration: 240, ...saidColumns }),
      await book(db, 'admin', { start: at('15:00'), user: 'other', status: 'confirmed', type: 'mixing' }),
      await book(db, 'operator', { start: at('00:30', '2090-05-11'), user: null, status: 'cancelled' }),
      await book(db, 'operator', { start: at('23:00', '2090-05-11'), duration: 120 }),
    ] as const
  }

  test('as a visitor or customer it is refused', async () => {
    expect(await db.refusal('anonymous', list())).toEqual({
      state: '42501',
      message: 'permission denied for function list_bookings',
    })
    expect(await db.refusal('owner', list())).toEqual({ state: 'PT403', message: 'not_allowed' })
  })

  test('of an empty studio is empty', async () => {
    expect(await ids()).toEqual([])
    expect(await ids("search => 'nobody', skip => 50")).toEqual([])
  })

  test('shows a booking with its customer', async () => {
    const [first] = await someBookings()
    const [row] = await db.as('admin', list("search => 'Сараа', descending => false"))
    const columns = await db.as<{ name: string }>(
      'operator',
      `select attname as name from pg_attribute
       where attrelid = 'public.bookings'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    )
    expect(row).toEqual({
      booking: {
        // Whatever columns there are.
        ...Object.fromEntries(columns.map(({ name }) => [name, expect.anything()])),
        id: first,
        user_id: people.owner,
        duration: 240,
        type: 'recording',
        ...saidColumns,
        reason: null,
        status: 'pending',
        price: 200,
        service_names: null,
        cancel_hours: null,
        attendance: null,
        cancel_asked_at: null,
        expires_at: null,
        booking_money: { USD: { due: 200, paid: 0 } },
      },
      customer_name: 'Сараа',
      customer_email: 'owner@example.com',
      customer_phone: '+97699112233',
      total: 2,
      sums: { USD: 300 },
    })
    const emails = (await db.as<Row>('admin', list())).map((one) => one.customer_email)
    expect(emails).toEqual(['owner@example.com', null, 'other@example.com', 'owner@example.com'])
  })

  test('finds by a part of name or email, status, type and the studio’s days', async () => {
    const [first, second, third, fourth] = await someBookings()
    expect(await ids()).toEqual([fourth, third, second, first])
    expect(await ids("search => 'OTHER@'")).toEqual([second])
    expect(await ids("search => 'араа'")).toEqual([fourth, first])
    expect(await ids("search => '%'")).toEqual([])
    expect(await ids("with_status => 'cancelled'")).toEqual([third])
    expect(await ids("with_type => 'mixing'")).toEqual([second])
    expect(await ids("from_day => '2090-05-11'")).toEqual([fourth, third])
    expect(await ids("to_day => '2090-05-10'")).toEqual([second, first])
    await db.as('operator', 'update public.bookings set cancel_asked_at = now() where id = $1', [second])
    expect(await ids('asked_to_cancel => true')).toEqual([second])
    expect(await ids("from_day => '2090-05-10', to_day => '2090-05-10', with_status => 'pending'")).toEqual([
      first,
    ])
  })

  test('is sorted by date, price and creation, both ways', async () => {
    const [first, second, third, fourth] = await someBookings()
    expect(await ids('descending => false')).toEqual([first, second, third, fourth])
    expect((await ids("sort => 'price'"))[0]).toBe(first)
    expect((await ids("sort => 'price', descending => false"))[0]).toBe(second)
    const byCreation = await ids("sort => 'created', descending => false")
    expect(byCreation.toSorted()).toEqual([first, second, third, fourth].toSorted())
    expect(await ids("sort => 'created'")).toEqual(byCreation.toReversed())
  })

  test('comes in pages, and beyond the last one is the last', async () => {
    const [first, second, third, fourth] = await someBookings()
    const page = (skip: number) => ids(`page_size => 3, skip => ${skip}`)
    expect(await page(0)).toEqual([fourth, third, second])
    expect(await page(3)).toEqual([first])
    expect(await page(300)).toEqual([first])
    expect(await page(-3)).toEqual([fourth, third, second])
    const [row] = await db.as<Row>('admin', list('page_size => 1'))
    expect(row?.total).toBe(4)
  })

  test('is exported each booking once, whatever happens to its date between two pages', async () => {
    const all = await someBookings()
    const page = (after: string) => `sort => 'created', descending => false, page_size => 2${after}`
    const seen = await db.as<Row>('admin', list(page('')))
    const last = seen.at(-1)
    // What was on the second page moves before everything, what was on the first behind.
    await db.as(
      'operator',
      "update public.bookings set booking_date = booking_date - interval '9 days' where id <> all ($1::uuid[])",
      [`{${seen.map(({ booking }) => booking.id)}}`],
    )
    await db.as(
      'operator',
      "update public.bookings set booking_date = booking_date + interval '9 days' where id = $1",
      [last?.booking.id ?? ''],
    )
    const after = `, after_created => '${last?.booking.created_at}', after_id => '${last?.booking.id}'`
    const rest = await db.as<Row>('admin', list(page(after)))
    expect([...seen, ...rest].map(({ booking }) => booking.id).toSorted()).toEqual(all.toSorted())
    expect(rest.map(({ total }) => total)).toEqual([2, 2])
  })
})

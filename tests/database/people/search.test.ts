import { describe, expect, test } from 'vitest'
import { people, useDatabase } from '../../support/actors.ts'
import { at, book } from '../../support/booking-rows.ts'
import { addCustomer } from '../../support/customers.ts'

describe('a search for people', () => {
  const db = useDatabase()
  const found = async (search: string) =>
    (await db.as<{ id: string }>('admin', 'select id from public.list_users($1)', [search])).map(
      ({ id }) => id,
    )
  const foundBookings = async (search: string) =>
    (
      await db.as<{ id: string }>(
        'admin',
        "select booking ->> 'user_id' as id from public.list_bookings($1) order by 1",
        [search],
      )
    ).map(({ id }) => id)

  test.each([
    '99112233',
    '+976 9911-2233',
    '9911 2233',
    '976 99112233',
    '00976 99 11 22 33',
    '(9911) 22.33',
    '2233',
    '99112233,',
    '９９１１２２３３',
    '9911 - 2233',
    '9911\u00a02233',
  ])('finds the phone number +97699112233 by "%s"', async (search) => {
    await db.as('owner', "update public.profiles set phone = '+97699112233'")
    await book(db, 'owner')
    await book(db, 'other', { user: 'other', start: at('14:00') })
    expect(await found(search)).toEqual([people.owner])
    expect(await foundBookings(search)).toEqual([people.owner])
  })

  test.each(['99112234', '+1 9911 2233', '9911 2233 Сараа'])('does not find it by "%s"', async (search) => {
    await db.as('owner', "update public.profiles set phone = '+97699112233'")
    expect(await found(search)).toEqual([])
    expect(await foundBookings(search)).toEqual([])
  })

  test.each(['9911 2233', '99 11 22 33', '+976 9911 2233', '99-11 22-33'])(
    'finds by the whole number "%s" nobody whose number has its parts in another order',
    async (search) => {
      const id = await addCustomer(db, { phone: '+97699112233' })
      for (const phone of ['+97622339911', '+97633229911']) await addCustomer(db, { phone })
      expect(await found(search)).toEqual([id])
    },
  )

  test('finds a name with numbers by them, though not a phone number that has them apart', async () => {
    const id = await addCustomer(db, { name: 'Студи 360 22', phone: null, email: 'studio@example.com' })
    await addCustomer(db, { name: 'Студи', phone: '+97622113609' })
    expect(await found('студи 22 360')).toEqual([id])
  })

  test('finds a name by its words in any order', async () => {
    await db.as('owner', "update public.profiles set full_name = 'Бат-Эрдэнэ Болд'")
    await book(db, 'owner')
    for (const search of ['болд бат', ' Бат-Эрдэнэ  Болд ', 'owner@ БОЛД']) {
      expect(await found(search), search).toEqual([people.owner])
      expect(await foundBookings(search), search).toEqual([people.owner])
    }
    expect(await found('Болд Сараа')).toEqual([])
  })

  test.each([
    ['артем елкин', 'Артём Ёлкин'],
    ['АРТЁМ ЁЛКИН', 'Артем Елкин'],
    ['Сүрэн 9900', 'Сүрэн'],
    ['9900 1122, сүр', 'Сүрэн'],
    ['owner2 9900', 'owner2'],
    ['ｓａｒａａ', 'Saraa'],
    ['24/7', 'Studio 24/7'],
    ['7-11', '7-11 Монгол'],
    ['группа 7 99001122', 'Группа 7'],
    ['9900-1122 7-я', '7-я группа'],
    ['студи 360 9900-11', 'Студи 360'],
  ])('finds by "%s" who is called %s, by a part of the number beside it', async (search, name) => {
    const id = await addCustomer(db, { name, phone: '+97699001122' })
    await addCustomer(db, { name: 'Сүрэн', phone: '+97688110022' })
    expect(await found(search)).toContain(id)
    expect(await found(`${search} 88110022`)).not.toContain(id)
  })

  test.each(['1990-05', 'bat 1990-05'])('finds an address with a number by "%s"', async (search) => {
    const id = await addCustomer(db, { phone: null, email: 'bat.1990-05@example.com' })
    expect(await found(search)).toEqual([id])
  })

  test.each(['00', '8 0', '()'])('finds nobody who has no number by "%s"', async (search) => {
    await addCustomer(db, { phone: null, email: 'saraa@example.com' })
    expect(await found(search)).toEqual([])
  })

  test.each(['8 916 123-45-67', '89161234567', '+7 (916) 123-45-67', '916 123'])(
    'finds the Russian number +79161234567 by "%s"',
    async (search) => {
      const id = await addCustomer(db, { phone: '+79161234567' })
      expect(await found(search)).toEqual([id])
    },
  )

  test.each(['%', '_', '\\', 'o_ner', 'o%r'])('takes "%s" for what it is', async (search) => {
    expect(await found(search)).toEqual([])
    const odd = await addCustomer(db, { name: `x${search}y` })
    expect(await found(search)).toEqual([odd])
  })

  const searches = {
    list_users: 'select * from public.list_users($1)',
    list_bookings: 'select * from public.list_bookings($1)',
  }

  test.each(Object.entries(searches))(
    '%s asks for the right before it looks at the words',
    async (_, text) => {
      // What ran stays counted when it was refused, and when its test is over.
      const calls = () =>
        db.value(
          'operator',
          "select coalesce(sum(calls), 0) from pg_stat_xact_user_functions where funcname like 'search\\_%'",
        )
      await db.as('operator', "set local track_functions = 'all'")
      const before = (await calls()) as number
      expect(await db.refusal('owner', text, ['x '.repeat(100)])).toEqual({
        state: 'PT403',
        message: 'not_allowed',
      })
      expect(await calls()).toBe(before)
      await db.as('admin', text, ['x'])
      expect(await calls()).toBeGreaterThan(before)
    },
  )

  test.each(Object.entries(searches))(
    '%s searches for as much as an address may be, and no more',
    async (_, text) => {
      expect(await db.as('admin', text, ['🎥'.repeat(254)])).toEqual([])
      expect(await db.refusal('admin', text, ['x'.repeat(255)])).toEqual({
        state: 'PT422',
        message: 'search_too_long',
      })
    },
  )

  test('finds customers without an account by everything, too', async () => {
    const id = await addCustomer(db, { email: 'saraa@example.com' })
    await db.as(
      'admin',
      "insert into public.bookings (user_id, booking_date, duration, type) values ($1, $2, 60, 'recording')",
      [id, at('10:00')],
    )
    for (const search of ['сараа', 'saraa@', '99112233']) {
      expect(await found(search), search).toEqual([id])
      expect(await foundBookings(search), search).toEqual([id])
    }
    expect(await db.as('admin', 'select * from public.list_users($1)', ['saraa@'])).toMatchObject([
      { email: 'saraa@example.com', has_account: false, bookings: 1, total: 1 },
    ])
    expect(await db.as('admin', 'select * from public.list_bookings()')).toMatchObject([
      { customer_name: 'Сараа', customer_email: 'saraa@example.com', customer_phone: '+97699112233' },
    ])
  })
})

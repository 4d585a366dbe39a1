import { describe, expect, test } from 'vitest'
import { type Actor, people, secondSteps, useDatabase } from '../../support/actors.ts'
import { at, book, updateBooking } from '../../support/booking-rows.ts'

interface Content {
  admin: boolean
  locale: string
  bookings: { id: string; status: string; sequence: number; customer: object }[]
  closures: object[]
}

describe('the address of a calendar', () => {
  const db = useDatabase()
  const create = (who: Actor) => db.value<string>(who, 'select public.create_calendar_feed()')
  const read = (token: string) =>
    db.value<Content | null>('service', 'select public.calendar_feed_content($1)', [token])

  test('reads one’s own bookings: what is asked for or agreed, and what was agreed and is cancelled', async () => {
    await db.as('owner', "update public.profiles set locale = 'ru'")
    const pending = await book(db, 'owner', { start: at('10:00') })
    const confirmed = await book(db, 'operator', { start: at('12:00'), status: 'confirmed' })
    const cancelled = await book(db, 'operator', { start: at('14:00'), status: 'confirmed' })
    await db.as('admin', ...updateBooking(cancelled, "status = 'cancelled'"))
    const declined = await book(db, 'owner', { start: at('16:00') })
    await db.as('admin', ...updateBooking(declined, "status = 'cancelled'"))
    const runOut = await book(db, 'owner', { start: at('18:00') })
    await db.as('operator', ...updateBooking(runOut, 'expires_at = now()'))
    await book(db, 'other', { user: 'other', start: at('20:00') })
    const content = await read(await create('owner'))
    expect(content).toMatchObject({ admin: false, locale: 'ru', closures: [] })
    expect(content?.bookings.map(({ id, status, sequence }) => ({ id, status, sequence }))).toEqual([
      { id: pending, status: 'pending', sequence: 0 },
      { id: confirmed, status: 'confirmed', sequence: 0 },
      { id: cancelled, status: 'cancelled', sequence: 1 },
    ])
  })

  test('reads nothing while the account is blocked', async () => {
    await book(db, 'owner')
    const token = await create('owner')
    const block = (until: string) =>
      db.as('operator', `update auth.users set banned_until = ${until} where id = $1`, [people.owner])
    await block("now() + interval '1 hour'")
    expect(await read(token)).toBeNull()
    await block('null')
    expect(await read(token)).toMatchObject({ bookings: [{}] })
  })

  test('reads all bookings and closures for an admin', async () => {
    const one = await book(db, 'owner')
    await book(db, 'other', { user: 'other', start: at('20:00') })
    await db.as(
      'operator',
      `insert into public.closures (starts_at, ends_at, kind, note)
      values ('2090-06-01T00:00:00Z', '2090-06-02T00:00:00Z', 'holiday', 'Наадам')`,
    )
    await db.as('operator', "update public.profiles set role = 'admin' where id = $1", [people.other])
    const token = await create('admin')
    const content = await read(token)
    expect(content?.bookings).toHaveLength(2)
    expect(content?.bookings[0]).toMatchObject({ id: one, customer: { email: 'owner@example.com' } })
    expect(content?.closures).toMatchObject([
      { note: 'Наадам', starts_at: expect.any(String), ends_at: expect.any(String) },
    ])
  })

  test('reads nothing once its owner has another role: a customer’s was not made for the studio’s bookings', async () => {
    await book(db, 'owner')
    const setRole = (role: string) =>
      db.as('admin', 'select public.set_user_role($1, $2)', [people.other, role])
    const token = await create('other')
    expect(await read(token)).toMatchObject({ admin: false, bookings: [] })
    await setRole('admin')
    expect(await read(token)).toBeNull()
    const anew = await create('other')
    expect(await read(anew)).toMatchObject({ admin: true, bookings: [{}] })
    await setRole('user')
    expect(await read(anew)).toBeNull()
  })

  test('goes back ninety days', async () => {
    const day = (ago: number) =>
      `insert into public.bookings (user_id, booking_date, duration, type, status)
       values ('${people.owner}', now() - interval '${ago} days' + interval '1 hour', 60, 'recording', 'confirmed')`
    await db.as('operator', day(90))
    await db.as('operator', day(91))
    expect((await read(await create('owner')))?.bookings).toHaveLength(1)
  })

  test('is told once and kept as a hash; a new one ends the old', async () => {
    const first = await create('owner')
    expect(first).toMatch(/^[0-9a-f]{64}$/)
    const second = await create('owner')
    expect(second).not.toBe(first)
    expect(await read(first)).toBeNull()
    expect(await read(second)).toBeTruthy()
    const kept = "select hash = sha256(convert_to($1, 'UTF8')) as same from private.calendar_feeds"
    expect(await db.as('operator', kept, [second])).toEqual([{ same: true }])
  })

  test.each(['', 'x', null])('is no other: %s', async (token) => {
    await create('owner')
    expect(await read(token as string)).toBeNull()
  })

  test('tells its owner since when it is there and when it was read', async () => {
    const look = 'select public.calendar_feed()'
    expect(await db.value('owner', look)).toBeNull()
    const token = await create('owner')
    expect(await db.value('owner', look)).toEqual({ created_at: expect.any(String), read_at: null })
    await read(token)
    expect(await db.value('owner', look)).toEqual({
      created_at: expect.any(String),
      read_at: expect.any(String),
    })
    expect(await db.value('other', look)).toBeNull()
    await create('owner')
    expect(await db.value('owner', look)).toMatchObject({ read_at: null })
  })

  test('ends when it is revoked, by its owner alone, and with the account', async () => {
    const token = await create('owner')
    await db.as('other', 'select public.revoke_calendar_feed()')
    expect(await read(token)).toBeTruthy()
    await db.as('owner', 'select public.revoke_calendar_feed()')
    expect(await read(token)).toBeNull()
    const again = await create('owner')
    await db.as('operator', 'delete from auth.users where id = $1', [people.owner])
    expect(await read(again)).toBeNull()
    expect(await db.as('operator', 'select 1 from private.calendar_feeds')).toEqual([])
  })

  test('is not for accounts that are gone', async () => {
    expect(await db.refusal('deleted', 'select public.create_calendar_feed()')).toEqual({
      state: 'PT401',
      message: 'session_expired',
    })
  })

  test('is not made for an admin without the second step that the settings demand: it would read the studio’s', async () => {
    await db.as(
      'operator',
      `update public.studio_settings set settings = settings || '{"adminsNeedSecondStep": true}'`,
    )
    expect(await db.refusal('admin', 'select public.create_calendar_feed()')).toEqual({
      state: 'PT403',
      message: 'second_step_missing',
    })
    expect(await read(await create('owner'))).toMatchObject({ admin: false })
    await db.as('operator', secondSteps.split(';')[0] ?? '')
    expect(await read(await create('adminAtSecondStep'))).toMatchObject({ admin: true })
  })

  test('of an admin reads nothing while the settings demand a second step that they have not set up', async () => {
    const token = await create('admin')
    const demand = (wanted: boolean) =>
      db.as(
        'operator',
        `update public.studio_settings set settings = settings || jsonb_build_object('adminsNeedSecondStep', $1::boolean)`,
        [wanted],
      )
    await demand(true)
    expect(await read(token)).toBeNull()
    await demand(false)
    expect(await read(token)).toMatchObject({ admin: true })
  })

  test('opens one calendar only', async () => {
    const token = await create('owner')
    await create('other')
    const same = `update private.calendar_feeds set hash = private.token_hash($1)`
    expect((await db.refusal('operator', same, [token])).state).toBe('23505')
  })
})

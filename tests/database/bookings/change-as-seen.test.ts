import { describe, expect, test } from 'vitest'
import { type Actor, people, useDatabase } from '../../support/actors.ts'
import { at, book, changeSettings, updateBooking } from '../../support/booking-rows.ts'

const refused = (message: string, state: string) => ({ state, message })
const changed = refused('booking_changed_meanwhile', 'PT409')

describe('changing a booking as it was seen', () => {
  const db = useDatabase()
  const version = () => db.value<string>('operator', 'select updated_at from public.bookings')
  const call = (id: string, seen: string | null, changes: Record<string, unknown> = {}) =>
    [
      'select public.change_booking($1, $2::timestamptz, $3::jsonb)',
      [id, seen, JSON.stringify(changes)],
    ] as const
  const bookAs = async (status: string) => {
    const id = await book(db, 'owner')
    await db.as('operator', ...updateBooking(id, `status = '${status}'`))
    return id
  }

  test('as a visitor it is denied', async () => {
    expect(await db.refusal('anonymous', ...call(await book(db, 'owner'), await version()))).toEqual(
      refused('permission denied for function change_booking', '42501'),
    )
  })

  test('as another customer the booking is not there', async () => {
    const id = await book(db, 'owner')
    expect(await db.refusal('other', ...call(id, await version(), { notes: 'x' }))).toEqual(
      refused('booking_not_found', 'PT404'),
    )
  })

  test('its owner changes it while pending, and is told when it has been answered meanwhile', async () => {
    const id = await book(db, 'owner')
    const seen = await version()
    await db.as('owner', ...call(id, seen, { booking_date: at('15:00'), notes: 'x' }))
    expect(await db.refusal('owner', ...call(id, seen, { notes: 'y' }))).toEqual(changed)
    await db.as('admin', ...updateBooking(id, "status = 'confirmed'"))
    for (const one of [seen, await version()]) {
      expect(await db.refusal('owner', ...call(id, one, { notes: 'y' }))).toEqual(
        refused('booking_not_editable', 'PT409'),
      )
    }
  })

  test('onto a time that is taken it is refused, in our words: PostgreSQL’s name the other booking', async () => {
    const id = await book(db, 'owner')
    const seen = await version()
    await book(db, 'other', { user: 'other', start: at('12:00') })
    for (const actor of ['owner', 'admin'] as const) {
      expect(await db.refusal(actor, ...call(id, seen, { booking_date: at('12:30') }))).toEqual(
        refused('booking_taken', 'PT409'),
      )
    }
  })

  test('a column that is not named stays as it is, one that is null becomes empty', async () => {
    const id = await book(db, 'owner', { duration: 120, notes: 'x' })
    const saved = () => db.as('owner', 'select duration, type, notes, price from public.bookings')
    await db.as('owner', ...call(id, await version(), { type: 'mixing' }))
    expect(await saved()).toEqual([{ duration: 120, type: 'mixing', notes: 'x', price: 80 }])
    await db.as('owner', ...call(id, await version(), { notes: null }))
    expect(await saved()).toEqual([{ duration: 120, type: 'mixing', notes: null, price: 80 }])
  })

  test('nothing to change leaves the booking as it is, and still tells what changed meanwhile', async () => {
    const id = await book(db, 'owner', { notes: 'x' })
    const seen = await version()
    expect(await db.value('owner', ...call(id, seen, {}))).toBe(seen)
    expect(await db.value('owner', 'select notes from public.bookings')).toBe('x')
    await db.as('admin', ...updateBooking(id, "notes = 'theirs'"))
    expect(await db.refusal('owner', ...call(id, seen, {}))).toEqual(changed)
  })

  test.each(['price', 'user_id', 'id', 'created_at', 'updated_at'])(
    'the column %s, which nobody may write, is refused beside those they may',
    async (column) => {
      const id = await book(db, 'owner', { notes: 'x' })
      for (const actor of ['owner', 'admin'] as const) {
        const changes = { notes: 'y', [column]: null }
        expect(await db.refusal(actor, ...call(id, await version(), changes))).toEqual(
          refused('permission denied for table bookings', '42501'),
        )
      }
      expect(await db.value('owner', 'select notes from public.bookings')).toBe('x')
    },
  )

  test('a name that is no column is refused, and cannot smuggle anything in', async () => {
    const id = await book(db, 'owner')
    for (const name of ['people', 'notes = $$x$$, price', 'notes") = (select 1) --', '']) {
      const { state } = await db.refusal('owner', ...call(id, await version(), { [name]: 'x' }))
      expect(['42703', '42601']).toContain(state)
    }
    expect(await db.value('operator', 'select count(*) from public.booking_events')).toBe(1)
  })

  test.each(['pending', 'confirmed'])(
    'an admin changes all of a %s one, and history says so',
    async (status) => {
      const id = await bookAs(status)
      const wanted = { booking_date: at('15:00'), duration: 120, type: 'mixing', notes: 'Утсаар ярьсан' }
      expect(await db.value('admin', ...call(id, await version(), wanted))).toBe(await version())
      const [event] = await db.as(
        'operator',
        'select actor_id, action, after from public.booking_events order by id desc',
      )
      expect(event).toMatchObject({
        actor_id: people.admin,
        action: 'edited',
        after: { duration: 120, type: 'mixing', notes: 'Утсаар ярьсан', price: 80 },
      })
      expect(await db.value('owner', 'select status from public.bookings')).toBe(status)
    },
  )

  test('another time keeps the price that was agreed, another length is priced anew', async () => {
    const id = await bookAs('confirmed')
    await changeSettings(db, { pricing: { recording: 100, rehearsal: 30, mixing: 40, mastering: 45 } })
    const price = () => db.value('admin', 'select price from public.bookings')
    await db.as('admin', ...call(id, await version(), { booking_date: at('15:00') }))
    expect(await price()).toBe(50)
    await db.as('admin', ...call(id, await version(), { booking_date: at('15:00'), duration: 120 }))
    expect(await price()).toBe(200)
  })

  test.each(['admin', 'owner', 'operator', 'service'] as const)(
    'what %s changed meanwhile is not overwritten',
    async (actor: Actor) => {
      const id = await book(db, 'owner')
      const seen = await version()
      await db.as(actor, ...updateBooking(id, "notes = 'theirs'"))
      for (const one of [seen, null]) {
        expect(await db.refusal('admin', ...call(id, one, { notes: 'mine' }))).toEqual(changed)
      }
      expect(await db.value('admin', 'select notes from public.bookings')).toBe('theirs')
    },
  )

  test('the studio’s rules hold, for admins too', async () => {
    const id = await bookAs('confirmed')
    expect(await db.refusal('admin', ...call(id, await version(), { booking_date: at('10:15') }))).toEqual(
      refused('booking_off_step', 'PT422'),
    )
  })
})

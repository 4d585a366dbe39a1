import { describe, expect, test } from 'vitest'
import { type Actor, people, useDatabase } from '../support/actors.ts'
import { at, book, changeSettings, updateBooking } from '../support/bookings.ts'
import { engines } from '../support/engines.ts'

const refused = (message: string, state: string) => ({ state, message })
const changed = refused('booking_changed_meanwhile', 'PT409')

describe.each(engines)('changing a booking as it was seen, on %s', (engine) => {
  const db = useDatabase(engine)
  const version = () => db.value<string>('operator', 'select updated_at from public.bookings')
  const call = (
    id: string,
    seen: string | null,
    { start = at('10:00'), minutes = 60, type = 'recording', notes = null as string | null } = {},
  ) =>
    [
      'select public.change_booking($1, $2::timestamptz, $3::timestamptz, $4, $5, $6)',
      [id, seen, start, minutes, type, notes],
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
    await db.as('owner', ...call(id, seen, { start: at('15:00'), notes: 'x' }))
    expect(await db.refusal('owner', ...call(id, seen, { notes: 'y' }))).toEqual(changed)
    await db.as('admin', ...updateBooking(id, "status = 'confirmed'"))
    for (const one of [seen, await version()]) {
      expect(await db.refusal('owner', ...call(id, one, { notes: 'y' }))).toEqual(
        refused('booking_not_editable', 'PT409'),
      )
    }
  })

  test.each(['pending', 'confirmed'])(
    'an admin changes all of a %s one, and history says so',
    async (status) => {
      const id = await bookAs(status)
      const wanted = { start: at('15:00'), minutes: 120, type: 'mixing', notes: 'Утсаар ярьсан' }
      expect(await db.value('admin', ...call(id, await version(), wanted))).toBe(await version())
      const [event] = await db.as(
        'owner',
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
    await db.as('admin', ...call(id, await version(), { start: at('15:00') }))
    expect(await price()).toBe(50)
    await db.as('admin', ...call(id, await version(), { start: at('15:00'), minutes: 120 }))
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
    expect(await db.refusal('admin', ...call(id, await version(), { start: at('08:00') }))).toEqual(
      refused('booking_outside_opening_hours', 'PT422'),
    )
  })
})

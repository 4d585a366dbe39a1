import { describe, expect, test } from 'vitest'
import { people, useDatabase } from '../../support/actors.ts'
import { at, book, updateBooking } from '../../support/bookings.ts'

const denied = { state: '42501', message: 'permission denied for table booking_events' }

describe('the history of bookings', () => {
  const db = useDatabase()
  const history = () =>
    db.as('operator', 'select actor_id, action, before, after from public.booking_events order by id')

  test('is complete: who did what, with the changed columns only', async () => {
    const id = await book(db, 'owner', { notes: 'x' })
    await db.as('owner', ...updateBooking(id, 'duration = 120'))
    await db.as('admin', ...updateBooking(id, "status = 'confirmed'"))
    await db.as('operator', ...updateBooking(id, "notes = null, status = 'cancelled'"))
    expect(await history()).toEqual([
      {
        actor_id: people.owner,
        action: 'created',
        before: null,
        after: {
          booking_date: expect.any(String),
          duration: 60,
          type: 'recording',
          notes: 'x',
          reason: null,
          status: 'pending',
          price: 50,
          currency: 'USD',
          service_names: null,
          attendance: null,
          cancel_asked_at: null,
        },
      },
      {
        actor_id: people.owner,
        action: 'edited',
        before: { duration: 60, price: 50, currency: 'USD' },
        after: { duration: 120, price: 100, currency: 'USD' },
      },
      {
        actor_id: people.admin,
        action: 'status_changed',
        before: { status: 'pending' },
        after: { status: 'confirmed' },
      },
      {
        actor_id: null,
        action: 'status_changed',
        before: { status: 'confirmed', notes: 'x' },
        after: { status: 'cancelled', notes: null },
      },
    ])
  })

  test('has nothing of a change that changes nothing or is refused', async () => {
    const id = await book(db, 'owner')
    await db.as('owner', ...updateBooking(id, 'duration = duration'))
    await db.refusal('owner', ...updateBooking(id, "status = 'confirmed'"))
    expect(await history()).toHaveLength(1)
  })

  test('tells the moment of each step', async () => {
    const id = await book(db, 'owner')
    await db.as('owner', ...updateBooking(id, "notes = 'x'"))
    const inOrder = `select array_agg(happened_at order by id) = array_agg(happened_at order by happened_at)
      and min(happened_at) >= now() from public.booking_events`
    expect(await db.value('operator', inOrder)).toBe(true)
  })

  test('knows three actions, and no history without its booking', async () => {
    const write = (booking: string, action: string) =>
      db.refusal(
        'operator',
        `insert into public.booking_events (booking_id, action, after) values ($1, $2, '{}')`,
        [booking, action],
      )
    expect((await write(await book(db, 'owner'), 'deleted')).state).toBe('23514')
    expect((await write(people.owner, 'edited')).state).toBe('23503')
  })

  describe('as a visitor', () => {
    test('may not be read', async () => {
      expect(await db.refusal('anonymous', 'select * from public.booking_events')).toEqual(denied)
    })
  })

  describe.each(['owner', 'admin'] as const)('as %s', (actor) => {
    test.each([
      'insert into public.booking_events (booking_id, action, after) select id, $$edited$$, $${}$$ from public.bookings',
      'update public.booking_events set actor_id = null',
      'delete from public.booking_events',
    ])('may be read but not written: %s', async (statement) => {
      await book(db, 'owner')
      expect(await db.as(actor, 'select * from public.booking_events')).toHaveLength(1)
      expect(await db.refusal(actor, statement)).toEqual(denied)
    })
  })

  describe('as another customer', () => {
    test("another's history is not seen", async () => {
      await book(db, 'owner')
      await book(db, 'other', { user: 'other', start: at('12:00') })
      expect(await db.as('other', 'select actor_id from public.booking_events')).toEqual([
        { actor_id: people.other },
      ])
    })
  })
})

import { describe, expect, test } from 'vitest'
import { type Actor, people, useDatabase } from '../../support/actors.ts'
import { at, book, updateBooking } from '../../support/booking-rows.ts'
import { saidColumns } from '../../support/details.ts'
import { linkToAnswer } from '../../support/mails.ts'

const denied = { state: '42501', message: 'permission denied for table booking_events' }

describe('the history of bookings', () => {
  const db = useDatabase()
  const history = () =>
    db.as('operator', 'select actor_id, action, before, after from public.booking_events order by id')

  test('is complete: who did what, with the changed columns only', async () => {
    const id = await book(db, 'owner', { ...saidColumns })
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
          ...saidColumns,
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
        before: { status: 'confirmed', notes: saidColumns.notes },
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
      'select * from public.booking_events',
      'insert into public.booking_events (booking_id, action, after) select id, $$edited$$, $${}$$ from public.bookings',
      'update public.booking_events set actor_id = null',
      'delete from public.booking_events',
    ])('is read by its function and not written: %s', async (statement) => {
      const id = await book(db, 'owner')
      expect(await db.as(actor, 'select * from public.booking_history($1)', [id])).toHaveLength(1)
      expect(await db.refusal(actor, statement)).toEqual(denied)
    })
  })

  describe('tells who did it from where the reader stands', () => {
    const told = async (actor: Actor, id: string) =>
      (await db.as<{ done_by: string }>(actor, 'select done_by from public.booking_history($1)', [id])).map(
        ({ done_by }) => done_by,
      )

    test('and to customers nothing of who of the studio it was', async () => {
      const id = await book(db, 'owner')
      await db.as('admin', ...updateBooking(id, "notes = 'x'"))
      expect(await told('owner', id)).toEqual(['you', 'studio'])
      expect(await told('admin', id)).toEqual(['customer', 'you'])
      await db.as('operator', "update public.profiles set role = 'admin' where id = $1", [people.other])
      expect(await told('other', id)).toEqual(['customer', 'studio'])
      const all = await db.as('owner', 'select * from public.booking_history($1)', [id])
      expect(JSON.stringify(all)).not.toContain(people.admin)
    })

    test('nobody where a request expired, and the customer where the account is gone', async () => {
      const id = await book(db, 'owner')
      await db.as('operator', ...updateBooking(id, "expires_at = now() - interval '1 minute'"))
      await db.as('operator', ...updateBooking(id, "status = 'cancelled'"))
      expect(await told('owner', id)).toEqual(['you', 'nobody'])
      await db.as('operator', 'delete from auth.users where id = $1', [people.owner])
      expect(await told('admin', id)).toEqual(['customer', 'nobody'])
    })

    test('the studio, also of what it did from a mail, where the account is gone', async () => {
      const id = await book(db, 'owner')
      await linkToAnswer(db, id)
      await db.as(
        'anonymous',
        `select public.answer_request('abc', 'confirmed', null, (public.request_to_answer('abc') ->> 'updated_at')::timestamptz)`,
      )
      expect(await told('owner', id)).toEqual(['you', 'studio'])
      await db.as('operator', 'delete from auth.users where id = $1', [people.owner])
      expect(await told('admin', id)).toEqual(['customer', 'studio'])
    })

    test('the studio where an admin deletes the account and its sessions with it', async () => {
      const id = await book(db, 'owner')
      await db.as('operator', 'update auth.users set deleted_at = now() where id = $1', [people.owner])
      expect(await told('admin', id)).toEqual(['customer', 'studio'])
    })
  })

  describe('as another customer', () => {
    test("another's history is not seen", async () => {
      const id = await book(db, 'owner')
      const own = await book(db, 'other', { user: 'other', start: at('12:00') })
      expect(await db.as('other', 'select * from public.booking_history($1)', [id])).toEqual([])
      expect(await db.as('other', 'select * from public.booking_history($1)', [own])).toHaveLength(1)
    })
  })
})

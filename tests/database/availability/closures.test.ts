import { describe, expect, test } from 'vitest'
import { type Actor, useDatabase } from '../../support/actors.ts'
import { at, book, insertBooking, updateBooking } from '../../support/booking-rows.ts'
import { insertClosure } from '../../support/closures.ts'

const denied = { state: '42501', message: 'permission denied for table closures' }
const refused = (message: string, state: string) => ({ state, message })
const closed = refused('booking_closed', 'PT409')
const overBookings = refused('closure_over_bookings', 'PT409')

describe('closures', () => {
  const db = useDatabase()
  const close = (actor: Actor, values?: Parameters<typeof insertClosure>[0]) =>
    db.value<string>(actor, ...insertClosure(values))
  const update = (id: string, set: string) =>
    [`update public.closures set ${set} where id = $1 returning id`, [id]] as const
  const busy = async (actor: Actor, except: string | null = null) => {
    const rows = await db.as<{ starts_at: string; ends_at: string; closed: boolean }>(
      actor,
      'select * from public.busy_ranges($1, $2, $3)',
      [at('00:00'), at('23:59'), except],
    )
    return rows.map(({ starts_at, ends_at, closed, ...rest }) => {
      const hours = [starts_at, ends_at].map((text) => (new Date(text).getUTCHours() + 8) % 24).join('–')
      return { hours, closed, ...rest }
    })
  }

  describe('as a visitor', () => {
    test.each([
      'select * from public.closures',
      "insert into public.closures (starts_at, ends_at) values (now(), 'infinity')",
      "update public.closures set note = 'x'",
      'delete from public.closures',
    ])('denied: %s', async (statement) => {
      expect(await db.refusal('anonymous', statement)).toEqual(denied)
    })
  })

  describe('as a customer', () => {
    test('closures cannot be seen, made, changed or removed', async () => {
      const id = await close('admin', { note: 'Хувийн зураг авалт' })
      expect(await db.as('owner', 'select * from public.closures')).toEqual([])
      expect(await db.as('owner', ...update(id, "note = 'x'"))).toEqual([])
      await db.as('owner', 'delete from public.closures')
      expect(await db.value('admin', 'select note from public.closures')).toBe('Хувийн зураг авалт')
      expect(
        await db.refusal(
          'owner',
          ...insertClosure({ start: at('00:00', '2090-05-12'), end: at('20:00', '2090-05-12') }),
        ),
      ).toEqual(refused('new row violates row-level security policy for table "closures"', '42501'))
    })
  })

  describe('as admin', () => {
    test('they are made, read, changed and removed', async () => {
      const id = await close('admin', { kind: 'maintenance', note: 'Гэрэл' })
      const row = () => db.as('admin', 'select kind, note, starts_at, ends_at from public.closures')
      expect(await row()).toMatchObject([{ kind: 'maintenance', note: 'Гэрэл' }])
      const version = () => db.value<string>('admin', 'select updated_at from public.closures')
      const first = await version()
      await db.as('admin', ...update(id, `kind = 'other', ends_at = '${at('20:00')}'`))
      expect(await row()).toMatchObject([{ kind: 'other' }])
      expect(await version()).not.toBe(first)
      await db.as('admin', 'delete from public.closures')
      expect(await row()).toEqual([])
    })

    test('who saves over an older version changes nothing', async () => {
      const id = await close('admin')
      const seen = await db.value<string>('admin', 'select updated_at from public.closures')
      await db.as('admin', ...update(id, "note = 'theirs'"))
      const stale = "update public.closures set note = 'mine' where id = $1 and updated_at = $2 returning id"
      expect(await db.as('admin', stale, [id, seen])).toEqual([])
      expect(await db.value('admin', 'select note from public.closures')).toBe('theirs')
    })

    test.each([
      [at('10:00'), at('10:00'), 'closure_ends_before_start'],
      [at('11:00'), at('10:00'), 'closure_ends_before_start'],
      [at('10:00', '2020-05-10'), at('18:00', '2020-05-10'), 'closure_is_past'],
      [at('10:00'), at('10:00', '2091-06-10'), 'closure_too_long'],
      ['-infinity', at('10:00'), 'closure_too_long'],
      ['2099-12-31T00:00Z', 'infinity', 'closure_too_long'],
      ['2099-12-31T00:00Z', '2100-01-02T00:00Z', 'booking_too_far_ahead'],
    ])('from %s to %s: %s', async (start, end, code) => {
      for (const actor of ['admin', 'operator'] as const) {
        expect(await db.refusal(actor, ...insertClosure({ start, end }))).toEqual(refused(code, 'PT422'))
      }
    })

    test('a note has 500 characters at most', async () => {
      await close('admin', { note: 'ө'.repeat(500) })
      const { state, message } = await db.refusal('admin', 'update public.closures set note = note || note')
      expect(state).toBe('23514')
      expect(message).toContain('closures_note_length')
    })

    test('two closures may meet, not overlap', async () => {
      const id = await close('admin')
      await close('admin', { start: at('18:00'), end: at('20:00') })
      for (const attempt of [
        insertClosure({ start: at('17:30') }),
        update(id, `ends_at = '${at('19:00')}'`),
      ]) {
        expect(await db.refusal('admin', attempt[0], attempt[1])).toEqual(
          refused('conflicting key value violates exclusion constraint "closures_no_overlap"', '23P01'),
        )
      }
    })

    test('the note of a past closure may be changed, its time only into one that is not over', async () => {
      await db.as('operator', 'alter table public.closures disable trigger check_closure')
      const id = await close('operator', { start: at('10:00', '2020-05-10'), end: at('18:00', '2020-05-10') })
      await db.as('operator', 'alter table public.closures enable trigger check_closure')
      await db.as('admin', ...update(id, "note = 'x'"))
      expect(await db.refusal('admin', ...update(id, "ends_at = ends_at + interval '1 hour'"))).toEqual(
        refused('closure_is_past', 'PT422'),
      )
    })
  })

  describe('a booking', () => {
    test.each([
      ['at the edge of a closure', '09:30', 60],
      ['within it', '12:00', 60],
      ['that ends after it', '17:00', 120],
    ])('%s is refused to everybody', async (_, start, duration) => {
      await close('admin')
      for (const actor of ['owner', 'admin', 'operator', 'service'] as const) {
        const { message } = await db.refusal(actor, ...insertBooking({ start: at(start), duration }))
        expect(message).toBe('booking_closed')
      }
    })

    test('may end as a closure begins and begin as it ends, and lie in it when cancelled', async () => {
      await book(db, 'operator', { status: 'cancelled', start: at('12:00') })
      await close('admin')
      await book(db, 'owner', { start: at('09:00') })
      await book(db, 'owner', { start: at('18:00') })
    })

    test('cannot be moved, stretched or revived into a closure', async () => {
      await close('admin', { start: at('12:00') })
      const id = await book(db, 'owner', { start: at('11:00') })
      const cancelled = await book(db, 'operator', { start: at('13:00'), status: 'cancelled' })
      expect(await db.refusal('owner', ...updateBooking(id, `booking_date = '${at('13:00')}'`))).toEqual(
        closed,
      )
      expect(await db.refusal('admin', ...updateBooking(id, 'duration = 120'))).toEqual(closed)
      for (const status of ['pending', 'confirmed']) {
        expect(await db.refusal('admin', ...updateBooking(cancelled, `status = '${status}'`))).toEqual(closed)
      }
      await db.as('admin', ...updateBooking(id, "status = 'confirmed'"))
    })

    test('that is live keeps a closure out; the studio cannot close over it, not even by lengthening', async () => {
      const id = await book(db, 'owner', { start: at('12:00') })
      expect(await db.refusal('admin', ...insertClosure())).toEqual(overBookings)
      expect(await db.refusal('operator', ...insertClosure())).toEqual(overBookings)
      await db.as('admin', ...updateBooking(id, "status = 'confirmed'"))
      const closure = await close('admin', { end: at('12:00') })
      expect(await db.refusal('admin', ...update(closure, `ends_at = '${at('12:30')}'`))).toEqual(
        overBookings,
      )
      await db.as('admin', ...updateBooking(id, "status = 'cancelled'"))
      await db.as('admin', ...update(closure, `ends_at = '${at('18:00')}'`))
    })

    test('that is over is in nobody’s way, one that runs is: today can be closed, and the list of what is in the way agrees', async () => {
      const inHalfHours = (n: number) => new Date((Math.floor(Date.now() / 1_800_000) + n) * 1_800_000)
      const [start, end] = [inHalfHours(-6).toISOString(), inHalfHours(6).toISOString()]
      const inTheWay = () =>
        db.as('admin', 'select id from public.bookings_in_the_way($1)', [
          JSON.stringify([{ starts_at: start, ends_at: end }]),
        ])
      await book(db, 'operator', { start: inHalfHours(-4).toISOString(), status: 'confirmed' })
      const running = await book(db, 'operator', { start: inHalfHours(-1).toISOString(), duration: 120 })
      expect(await inTheWay()).toEqual([{ id: running }])
      expect(await db.refusal('admin', ...insertClosure({ start, end }))).toEqual(overBookings)
      await db.as('admin', ...updateBooking(running, "status = 'cancelled'"))
      expect(await inTheWay()).toEqual([])
      await close('admin', { start, end })
    })

    test('fits again once the closure has gone', async () => {
      await close('admin')
      await db.as('admin', 'delete from public.closures')
      await book(db, 'owner')
    })
  })

  describe.each(['anonymous', 'owner', 'admin'] as const)('as %s', (actor) => {
    test('the studio is said to be closed, merged with the next closure, without a reason', async () => {
      await close('admin', { start: at('12:00'), end: at('14:00'), note: 'Засвар' })
      await close('admin', { start: at('14:00'), end: at('16:00') })
      await book(db, 'other', { user: 'other', start: at('11:00') })
      const own = await book(db, 'owner', { start: at('16:00') })
      expect(await busy(actor)).toEqual([
        { hours: '11–12', closed: false },
        { hours: '12–16', closed: true },
        { hours: '16–17', closed: false },
      ])
      expect(await busy(actor, own)).toHaveLength(actor === 'anonymous' ? 3 : 2)
    })
  })
})

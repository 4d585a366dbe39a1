import { describe, expect, test } from 'vitest'
import { type Actor, useDatabase } from '../../support/actors.ts'
import { at, book, insertBooking, updateBooking } from '../../support/booking-rows.ts'
import { insertClosure } from '../../support/closures.ts'

const refused = (message: string, status: number) => ({ state: `PT${status}`, message })
const closed = refused('booking_closed', 409)

/** A closure as the screens send it; 10:00 to 18:00. */
const period = (day: string, more: Record<string, unknown> = {}) => ({
  starts_at: at('10:00', day),
  ends_at: at('18:00', day),
  kind: 'maintenance',
  note: null,
  ...more,
})
const mondays = ['2090-05-08', '2090-05-15', '2090-05-22']

describe('closing', () => {
  const db = useDatabase()
  const save = (added: unknown, { repeats = null as string | null, replaced = [] as unknown } = {}) =>
    [
      'select public.save_closures($1::jsonb, $2, $3::jsonb)',
      [JSON.stringify(added), repeats, JSON.stringify(replaced)],
    ] as const
  const close = (...call: Parameters<typeof save>) => db.as('admin', ...save(...call))
  const rows = (columns: string) =>
    db.as('admin', `select ${columns} from public.closures order by starts_at`)
  const seen = (order = 'starts_at') =>
    db.as<{ id: string; seen: string }>(
      'admin',
      `select id, updated_at as seen from public.closures order by ${order}`,
    )
  const list = (actor: Actor = 'admin', skip = 0) =>
    db.as<{ closure: { id: string }; later: number; bookings_to_move: number }>(
      actor,
      'select * from public.list_closures(2, $1)',
      [skip],
    )

  test('every week makes a closure of each, of one series, each to change and remove on its own', async () => {
    await close(
      mondays.map((day) => period(day)),
      { repeats: 'weekly' },
    )
    await close([period('2090-05-10', { note: 'Гэрэл' })])
    expect(await rows('repeats, note')).toEqual([
      { repeats: 'weekly', note: null },
      { repeats: null, note: 'Гэрэл' },
      { repeats: 'weekly', note: null },
      { repeats: 'weekly', note: null },
    ])
    expect(await db.value('admin', 'select count(distinct series) from public.closures')).toBe(1)
    await db.as('admin', 'delete from public.closures where starts_at = $1', [at('10:00', '2090-05-15')])
    expect(await rows('id')).toHaveLength(3)
  })

  test('at other hours one of a series stands by itself, and does not speak for the others', async () => {
    await close(
      mondays.map((day) => period(day)),
      { repeats: 'weekly' },
    )
    const first = [at('10:00', '2090-05-08')]
    await db.as('admin', "update public.closures set note = 'Гэрэл' where starts_at = $1", first)
    expect(await list()).toMatchObject([{ later: 2 }])
    await db.as(
      'admin',
      "update public.closures set ends_at = ends_at + interval '1 hour' where starts_at = $1",
      first,
    )
    expect(await list()).toMatchObject([
      { closure: { series: null, repeats: null }, later: 0 },
      { closure: { repeats: 'weekly' }, later: 1 },
    ])
  })

  test('one of a series that became another with a closure it met stands by itself, too', async () => {
    await close(
      [
        period('2090-05-05', { ends_at: at('18:00', '2090-05-08'), alone: true }),
        period('2090-05-15'),
        period('2090-05-22'),
      ],
      {
        repeats: 'weekly',
      },
    )
    expect(await list()).toMatchObject([
      { closure: { series: null, repeats: null }, later: 0 },
      { closure: { repeats: 'weekly' }, later: 1 },
    ])
  })

  test('is all or nothing: one of a series that cannot be leaves none', async () => {
    await close([period('2090-05-22')])
    expect(
      await db.refusal(
        'admin',
        ...save(
          mondays.map((day) => period(day)),
          { repeats: 'weekly' },
        ),
      ),
    ).toEqual(refused('closure_overlaps', 409))
    expect(await rows('id')).toHaveLength(1)
  })

  test.each([
    ['none', []],
    ['too many', Array.from({ length: 111 }, () => period('2090-05-08'))],
    ['no list', null],
  ])('needs between one period and 110: %s is refused', async (_, added) => {
    expect(await db.refusal('admin', ...save(added))).toEqual(refused('closure_repeats_too_often', 422))
  })

  test.each([
    ['daily', '00000000-0000-4000-8000-00000000000a', 'closures_repeats'],
    ['weekly', null, 'closures_series_repeats'],
    [null, '00000000-0000-4000-8000-00000000000a', 'closures_series_repeats'],
  ])('repeats weekly or yearly, in a series: not %s in %s', async (repeats, series, constraint) => {
    const { message } = await db.refusal(
      'operator',
      'insert into public.closures (starts_at, ends_at, repeats, series) values ($1, $2, $3, $4)',
      [at('10:00'), at('18:00'), repeats, series],
    )
    expect(message).toContain(constraint)
  })

  test('judges each period by the rules of a closure', async () => {
    expect(
      await db.refusal('admin', ...save([period('2090-05-08'), period('2020-05-08')], { repeats: 'weekly' })),
    ).toEqual(refused('closure_is_past', 422))
  })

  describe('in the place of others', () => {
    test('opens those as it closes', async () => {
      await close([period('2090-05-08')])
      await close([period('2090-05-09', { note: 'stays' })])
      const [met] = await seen()
      await close([period('2090-05-08', { starts_at: at('00:00', '2090-05-08') })], { replaced: [met] })
      expect(await rows('note')).toEqual([{ note: null }, { note: 'stays' }])
      expect(await rows("starts_at = '2090-05-07T16:00Z' as earlier")).toEqual([
        { earlier: true },
        { earlier: false },
      ])
    })

    test('is refused where one of them is no longer what was seen, or gone', async () => {
      await close([period('2090-05-08')])
      await close([period('2090-05-09')])
      const [first, second] = await seen()
      await db.as('admin', 'update public.closures set note = $1 where id = $2', ['theirs', second?.id ?? ''])
      const both = save([period('2090-05-08')], { replaced: [first, second] })
      expect(await db.refusal('admin', ...both)).toEqual(refused('closure_changed_meanwhile', 409))
      expect(await rows('note')).toEqual([{ note: null }, { note: 'theirs' }])
    })

    test('is refused where it would meet another one still', async () => {
      await close([period('2090-05-08')])
      await close([period('2090-05-09')])
      const [first] = await seen()
      const both = save([period('2090-05-08', { ends_at: at('18:00', '2090-05-09') })], { replaced: [first] })
      expect(await db.refusal('admin', ...both)).toEqual(refused('closure_overlaps', 409))
    })
  })

  test('another closure in the way is told before bookings are: nobody moves them in vain', async () => {
    await book(db, 'owner', { start: at('12:00') })
    await close([period('2090-05-11')])
    const both = insertClosure({ start: at('00:00'), end: at('23:00', '2090-05-11') })
    expect((await db.refusal('admin', ...both)).message).toContain('closures_no_overlap')
  })

  describe('with bookings to move', () => {
    const keeping = { keeps_bookings: true }

    test('keeps those that are there and lets nothing new in', async () => {
      await book(db, 'owner', { start: at('12:00') })
      expect(await db.refusal('admin', ...save([period('2090-05-10')]))).toEqual(
        refused('closure_over_bookings', 409),
      )
      await close([period('2090-05-10', keeping)])
      for (const actor of ['owner', 'admin', 'operator'] as const) {
        expect(await db.refusal(actor, ...insertBooking({ start: at('14:00') }))).toEqual(closed)
      }
    })

    test('leaves them what they had: confirmed, written to, shortened, moved out, but not deeper in', async () => {
      const id = await book(db, 'owner', { start: at('09:00'), duration: 120 })
      await close([period('2090-05-10', keeping)])
      await db.as('owner', ...updateBooking(id, "notes = 'x'"))
      await db.as('admin', ...updateBooking(id, "status = 'confirmed'"))
      expect(await db.refusal('admin', ...updateBooking(id, 'duration = 180'))).toEqual(closed)
      expect(await db.refusal('admin', ...updateBooking(id, `booking_date = '${at('12:00')}'`))).toEqual(
        closed,
      )
      await db.as('operator', ...updateBooking(id, 'duration = 90'))
      await db.as('operator', ...updateBooking(id, 'duration = 60'))
      // Out of it, it does not come in again.
      expect(await db.refusal('operator', ...updateBooking(id, 'duration = 90'))).toEqual(closed)
    })

    test('does not take back one that was cancelled', async () => {
      const id = await book(db, 'owner', { start: at('12:00') })
      await close([period('2090-05-10', keeping)])
      await db.as('admin', ...updateBooking(id, "status = 'cancelled'"))
      for (const status of ['pending', 'confirmed']) {
        expect(await db.refusal('admin', ...updateBooking(id, `status = '${status}'`))).toEqual(closed)
      }
    })

    test('is an ordinary closure again once they have gone, not before', async () => {
      const id = await book(db, 'owner', { start: at('12:00') })
      await close([period('2090-05-10', keeping)])
      const strict = 'update public.closures set keeps_bookings = false'
      expect(await db.refusal('admin', strict)).toEqual(refused('closure_over_bookings', 409))
      await db.as('admin', ...updateBooking(id, `booking_date = '${at('12:00', '2090-05-11')}'`))
      await db.as('admin', strict)
      expect(await rows('keeps_bookings')).toEqual([{ keeps_bookings: false }])
    })
  })

  describe('the list', () => {
    test('has a series once, as its next, with how many follow, when it ends and what is to be moved', async () => {
      await book(db, 'owner', { start: at('17:00', '2090-05-15'), duration: 60 })
      await book(db, 'owner', { start: at('11:00', '2090-05-22'), duration: 60 })
      await book(db, 'other', { user: 'other', start: at('13:00', '2090-05-22'), status: 'pending' })
      await db.as('operator', "update public.bookings set expires_at = '2020-01-01' where user_id = $1", [
        '00000000-0000-4000-8000-000000000002',
      ])
      await close([period('2090-05-10')])
      await close(
        mondays.map((day) => period(day, { keeps_bookings: true })),
        { repeats: 'weekly' },
      )
      await close([period('2090-06-01', { note: 'last' })])
      expect(await list()).toMatchObject([
        {
          closure: { repeats: 'weekly', keeps_bookings: true, kind: 'maintenance' },
          later: 2,
          series_ends_at: '2090-05-22T10:00:00+00:00',
          bookings_to_move: 2,
        },
        { closure: { repeats: null }, later: 0, bookings_to_move: 0 },
      ])
      expect(await list('admin', 2)).toMatchObject([{ closure: { note: 'last' } }])
      expect((await list())[0]?.closure).not.toHaveProperty('during')
    })

    test('leaves out what is over, of a series, too', async () => {
      await db.as('operator', 'alter table public.closures disable trigger check_closure')
      await close([period('2020-05-08'), period('2090-05-08')], { repeats: 'weekly' })
      await close([period('2020-05-09')])
      await db.as('operator', 'alter table public.closures enable trigger check_closure')
      expect(await list()).toMatchObject([{ later: 0, closure: { repeats: 'weekly' } }])
    })
  })

  test('the bookings in the way of several periods are those that hold time in one, in order', async () => {
    const later = await book(db, 'owner', { start: at('11:00', '2090-05-22') })
    const first = await book(db, 'owner', { start: at('09:30', '2090-05-08') })
    await book(db, 'owner', { start: at('09:00', '2090-05-15') })
    await book(db, 'operator', { start: at('12:00', '2090-05-15'), status: 'cancelled' })
    const expired = await book(db, 'owner', { start: at('15:00', '2090-05-22') })
    await db.as('operator', "update public.bookings set expires_at = '2020-01-01' where id = $1", [expired])
    const past = await book(db, 'operator', { start: at('12:00', '2020-05-08') })
    const days = [...mondays, '2020-05-08'].map((day) => period(day))
    const inTheWay = await db.as('admin', 'select * from public.bookings_in_the_way($1::jsonb)', [
      JSON.stringify([...days, { starts_at: at('12:00'), ends_at: at('11:00') }]),
    ])
    expect(inTheWay).toEqual([{ id: first }, { id: later }])
    expect(inTheWay).not.toContainEqual({ id: past })
  })
})

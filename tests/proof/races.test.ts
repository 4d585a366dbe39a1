import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defaultSettings } from '../../src/domain/offers/settings.ts'
import { openEmbedded, openServer, type Step, type Studio } from './studios.ts'

/** Each has a connection of their own, and on each PostgreSQL compiles every function anew. */
const CUSTOMERS = 50
const ADMINS = 2
/** What the customers try in all; the admins answer, close and open meanwhile. */
const ATTEMPTS = 10_000
const BY_ADMINS = ATTEMPTS / 5
/** Open requests that a customer may have. */
const LIMIT = 8

const person = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
/** A hundred starts that overlap: the half hours from nine to nine on four days. */
const starts = Array.from({ length: 100 }, (_, n) => {
  const time = 9 * 60 + (n % 25) * 30
  return new Date(Date.UTC(2090, 4, 10 + Math.floor(n / 25), -8, time)).toISOString()
})

/** The same numbers from 0 to 1 in every run. */
function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** What may be said to each kind of step. Everything else, a deadlock for instance, is a fault. */
const properRefusals = {
  book: ['23P01', 'booking_closed', 'booking_outside_opening_hours', 'booking_limit_reached'],
  move: ['23P01', 'booking_closed', 'booking_outside_opening_hours', 'booking_not_editable'],
  edit: [
    'booking_taken',
    'booking_closed',
    'booking_outside_opening_hours',
    'booking_not_editable',
    'booking_changed_meanwhile',
  ],
  cancel: ['booking_not_editable'],
  answer: ['23P01', 'booking_closed'],
  close: ['closure_over_bookings', '23P01'],
  open: [],
  rule: [],
} as const
type Kind = keyof typeof properRefusals

const book = (owner: string, start: string, duration: number): Step => ({
  sql: `insert into public.bookings (user_id, booking_date, duration, type) values ($1, $2, $3, 'recording')
    returning id, updated_at`,
  parameters: [owner, start, duration],
  method: 'POST',
  path: '/bookings?select=id,updated_at',
  body: { user_id: owner, booking_date: start, duration, type: 'recording' },
})
const move = (id: string, start: string, notes: string): Step => ({
  sql: 'update public.bookings set booking_date = $2, notes = $3 where id = $1 returning id, updated_at',
  parameters: [id, start, notes],
  method: 'PATCH',
  path: `/bookings?id=eq.${id}&select=id,updated_at`,
  body: { booking_date: start, notes },
})
const edit = (id: string, seen: string, start: string, notes: string): Step => {
  const changes = { booking_date: start, duration: 60, type: 'mixing', notes }
  return {
    sql: 'select public.change_booking($1, $2, $3::text::jsonb) as answer',
    parameters: [id, seen, JSON.stringify(changes)],
    method: 'POST',
    path: '/rpc/change_booking',
    body: { booking_id: id, seen, changes },
  }
}
/** Finds nothing where it has that status already. */
const setStatus = (id: string, status: string): Step => ({
  sql: `update public.bookings set status = $2::public.booking_status
    where id = $1 and status <> $2::public.booking_status returning id, updated_at`,
  parameters: [id, status],
  method: 'PATCH',
  path: `/bookings?id=eq.${id}&status=neq.${status}&select=id,updated_at`,
  body: { status },
})
const close = (start: string): Step => {
  const end = new Date(Date.parse(start) + 30 * 60_000).toISOString()
  return {
    sql: 'insert into public.closures (starts_at, ends_at) values ($1, $2) returning id',
    parameters: [start, end],
    method: 'POST',
    path: '/closures?select=id',
    body: { starts_at: start, ends_at: end },
  }
}
const open = (id: string): Step => ({
  sql: 'delete from public.closures where id = $1 returning id',
  parameters: [id],
  method: 'DELETE',
  path: `/closures?id=eq.${id}&select=id`,
})

/** Other free times around bookings from now on. */
const rule = (bufferBefore: number, bufferAfter: number): Step => {
  const rules = { ...defaultSettings.rules, furthestDays: 36_500, bufferBefore, bufferAfter }
  const settings = { ...defaultSettings, maxPendingBookings: LIMIT, rules }
  return {
    sql: 'update public.studio_settings set settings = $1::text::jsonb where id = 1 returning id',
    parameters: [JSON.stringify(settings)],
    method: 'PATCH',
    path: '/studio_settings?id=eq.1&select=id',
    body: { settings },
  }
}

/** What the people were told: which steps changed something, and which refusals there were. */
interface Tally {
  changes: { booking: string; actor: string; action: string }[]
  closures: Set<string>
  attempts: number
  refusals: Record<string, number>
  faults: string[]
}

/** Everybody at once, until all attempts are made. */
async function crowd(studio: Studio): Promise<Tally> {
  const told: Tally = { changes: [], closures: new Set(), attempts: 0, refusals: {}, faults: [] }
  const everyBooking: string[] = []

  async function enter(actor: string) {
    const act = await studio.enter(actor)
    return async (kind: Kind, step: Step) => {
      told.attempts++
      const outcome = await act(step)
      if ('rows' in outcome) return outcome.rows[0]
      told.refusals[`${kind}: ${outcome.code}`] = (told.refusals[`${kind}: ${outcome.code}`] ?? 0) + 1
      if (!(properRefusals[kind] as readonly string[]).includes(outcome.code)) {
        told.faults.push(`${kind}: ${outcome.code}`)
      }
      return undefined
    }
  }

  async function customer(n: number) {
    const actor = person(n)
    const attempt = await enter(actor)
    const roll = dice(n)
    const pick = <T>(list: readonly T[]) => list[Math.floor(roll() * list.length)] as T
    const own: { id: string; version: string }[] = []
    for (let turn = 0; turn < ATTEMPTS / CUSTOMERS; turn++) {
      const start = pick(starts)
      const what = roll()
      const mine = own.length > 0 ? pick(own) : undefined
      // Notes that never repeat, so that each edit is a change.
      const notes = `${n}-${turn}`
      if (!mine || what < 0.5) {
        const made = await attempt('book', book(actor, start, pick([60, 120, 180, 240])))
        if (!made) continue
        own.push({ id: made.id as string, version: made.updated_at as string })
        everyBooking.push(made.id as string)
        told.changes.push({ booking: made.id as string, actor, action: 'created' })
      } else if (what < 0.7) {
        // On another device: this one does not get to know the new version.
        if (!(await attempt('move', move(mine.id, start, notes)))) continue
        told.changes.push({ booking: mine.id, actor, action: 'edited' })
      } else if (what < 0.9) {
        const edited = await attempt('edit', edit(mine.id, mine.version, start, notes))
        if (!edited) continue
        mine.version = edited.answer as string
        told.changes.push({ booking: mine.id, actor, action: 'edited' })
      } else if (await attempt('cancel', setStatus(mine.id, 'cancelled'))) {
        told.changes.push({ booking: mine.id, actor, action: 'status_changed' })
      }
    }
  }

  async function admin(n: number) {
    const actor = person(n)
    const attempt = await enter(actor)
    const roll = dice(n)
    const pick = <T>(list: readonly T[]) => list[Math.floor(roll() * list.length)] as T
    const closures: string[] = []
    for (let turn = 0; turn < BY_ADMINS / ADMINS; turn++) {
      const what = roll()
      const one = everyBooking.length > 0 ? pick(everyBooking) : undefined
      if (!one || what < 0.2) {
        const closed = await attempt('close', close(pick(starts)))
        if (!closed) continue
        closures.push(closed.id as string)
        told.closures.add(closed.id as string)
      } else if (what < 0.3 && closures.length > 0) {
        const [id = ''] = closures.splice(Math.floor(roll() * closures.length), 1)
        if (await attempt('open', open(id))) told.closures.delete(id)
      } else if (what < 0.35) {
        await attempt('rule', rule(pick([0, 0, 15, 30]), pick([0, 0, 30, 60])))
      } else if (await attempt('answer', setStatus(one, what < 0.6 ? 'confirmed' : 'cancelled'))) {
        told.changes.push({ booking: one, actor, action: 'status_changed' })
      }
    }
  }

  await Promise.all([
    ...Array.from({ length: CUSTOMERS }, (_, n) => customer(n + 1)),
    ...Array.from({ length: ADMINS }, (_, n) => admin(CUSTOMERS + n + 1)),
  ])
  return told
}

const makeEverybody = `
  truncate auth.users, public.bookings, public.closures cascade;
  insert into auth.users (id, email, email_confirmed_at)
  select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, n || '@example.com', now()
  from generate_series(1, ${CUSTOMERS + ADMINS}) n;
  update public.profiles set role = 'admin' where id > '${person(CUSTOMERS)}';
  update public.studio_settings set settings = settings
    || '{"maxPendingBookings": ${LIMIT},
      "rules": {"furthestDays": 36500, "bufferBefore": 15, "bufferAfter": 30}}'
`

interface Event {
  before: object | null
  after: object
}

describe.each([
  ['a PostgreSQL server', openServer],
  ['PGlite, through the API', openEmbedded],
])(`${ATTEMPTS} attempts of ${CUSTOMERS} customers at ${starts.length} starts, on %s`, (_, openStudio) => {
  let studio: Studio
  let told: Tally
  beforeAll(async () => {
    studio = await openStudio()
    await studio.operator.exec(makeEverybody)
    told = await crowd(studio)
  }, 600_000)
  afterAll(() => studio?.close())

  test('something of everything happened', () => {
    expect(told.attempts).toBe(ATTEMPTS + BY_ADMINS)
    expect(new Set(told.changes.map(({ action }) => action))).toEqual(
      new Set(['created', 'edited', 'status_changed']),
    )
    expect(Object.keys(told.refusals)).toEqual(
      expect.arrayContaining([
        'book: 23P01',
        'move: 23P01',
        'book: booking_closed',
        'edit: booking_changed_meanwhile',
      ]),
    )
  })

  test('every refusal has a proper code', () => {
    expect(told.faults).toEqual([])
  })

  test('no two live bookings overlap, not even with their free time, nor a booking and a closure', async () => {
    const live = await studio.operator.query(`select id from public.bookings where status <> 'cancelled'`)
    expect(live.length).toBeGreaterThan(0)
    const kept = 'select id from public.bookings where held <> during'
    expect((await studio.operator.query(kept)).length).toBeGreaterThan(0)
    expect(
      await studio.operator.query(`
        select a.id from public.bookings a join public.bookings b on a.id < b.id and a.held && b.held
        where a.status <> 'cancelled' and b.status <> 'cancelled'
        union all select b.id from public.bookings b join public.closures c on b.during && c.during
        where b.status <> 'cancelled'`),
    ).toEqual([])
  })

  test('nobody has more open requests than allowed', async () => {
    expect(
      await studio.operator.query(`select user_id from public.bookings where status = 'pending'
        group by user_id having count(*) > ${LIMIT}`),
    ).toEqual([])
  })

  test('what was said to be done is stored, and nothing else', async () => {
    const stored = await studio.operator.query<{ id: string }>('select id from public.bookings')
    const made = told.changes.filter(({ action }) => action === 'created').map(({ booking }) => booking)
    expect(stored.map(({ id }) => id).sort()).toEqual(made.sort())
    const closed = await studio.operator.query<{ id: string }>('select id from public.closures')
    expect(closed.map(({ id }) => id).sort()).toEqual([...told.closures].sort())
  })

  test('the history has each change once, by whom it was made', async () => {
    const events = await studio.operator.query<Tally['changes'][number]>(
      'select booking_id as booking, actor_id as actor, action from public.booking_events',
    )
    const lines = (changes: Tally['changes']) =>
      changes.map(({ booking, actor, action }) => `${booking} ${action} ${actor}`).sort()
    expect(lines(events)).toEqual(lines(told.changes))
  })

  test('the history leads from nothing to what is stored, step by step', async () => {
    const bookings = await studio.operator.query<{ id: string; present: object; history: Event[] }>(`
      select b.id, to_jsonb(b) as present,
        jsonb_agg(jsonb_build_object('before', e.before, 'after', e.after) order by e.id) as history
      from public.bookings b join public.booking_events e on e.booking_id = b.id group by b.id`)
    for (const { present, history } of bookings) {
      let state = {}
      for (const { before, after } of history) {
        expect(state).toMatchObject(before ?? {})
        state = { ...state, ...after }
      }
      expect(present).toMatchObject(state)
    }
  })
})

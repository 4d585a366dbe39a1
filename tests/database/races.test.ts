import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { extent } from '../proof/extent.ts'
import { actingOn, makePeople, people } from '../support/actors.ts'
import { at, insertBooking } from '../support/booking-rows.ts'
import { addCharge } from '../support/charges.ts'
import { insertClosure } from '../support/closures.ts'
import { connect, copyPostgresDatabase, type Session } from '../support/engines.ts'
import { inTransaction, type Job, race as raceOf } from '../support/race.ts'

/** How many write. */
const WRITERS = extent({ all: 200, few: 50 })
/**
 * How many of them at the same moment, the next as soon as one has its answer. Each connection compiles every function
 * anew: with one for each writer that takes nearly all of the time. The server may allow fewer.
 */
const CONNECTIONS = extent({ all: WRITERS, few: 16 })

let operator: Session
let sessions: Session[] = []

/** Runs the jobs at the same time, spread over all sessions, and counts the outcomes. */
const race = (jobs: readonly Job[]) => raceOf(sessions, jobs)

/**
 * Does the second while the first is done and not committed, which then is, after what is left of it: what became of
 * the second, and whether it waited. Without a lock it would be answered at once, by what there was before the first.
 */
async function whileUncommitted(
  first: (session: Session) => Promise<unknown>,
  second: (session: Session) => Promise<string>,
  rest?: (session: Session) => Promise<unknown>,
): Promise<{ waited: boolean; outcome: string }> {
  const [one, two] = sessions
  if (!one || !two) throw new Error('Two sessions are needed')
  await one.exec('begin')
  await first(one)
  let answered = false
  const answer = second(two).finally(() => {
    answered = true
  })
  while (!answered && !(await somebodyWaits()));
  const waited = !answered
  await rest?.(one)
  await one.exec('commit')
  return { waited, outcome: await answer }
}

/** Whether a session waits for a lock. */
async function somebodyWaits(): Promise<boolean> {
  const waiting = `select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' limit 1`
  return (await operator.query(waiting)).length > 0
}

beforeAll(async () => {
  const url = await copyPostgresDatabase()
  operator = connect(url)
  const [limits] = await operator.query<{ free: number }>(
    `select current_setting('max_connections')::integer - count(*)::integer - 5 as free from pg_stat_activity`,
  )
  sessions = Array.from({ length: Math.min(CONNECTIONS, limits?.free ?? 1) }, () => connect(url))
  await Promise.all(sessions.map((session) => session.exec('select 1')))
})

beforeEach(() => operator.exec(makePeople))

afterAll(async () => {
  await Promise.all([operator, ...sessions].map((session) => session?.close()))
})

describe(`${WRITERS} customers who want overlapping times at once`, () => {
  test.each(extent({ all: [1, 2, 3, 4, 5], few: [1] }))(
    'one gets it, the others hear that it is taken (round %i)',
    async () => {
      const starts = [at('10:00'), at('10:30'), at('11:00'), at('11:30')]
      const jobs = Array.from({ length: WRITERS }, (_, n) => (session: Session) => {
        const actor = (['owner', 'other', 'admin'] as const)[n % 3] ?? 'owner'
        const start = starts[n % starts.length] ?? ''
        return inTransaction(session, actor, ...insertBooking({ user: actor, start, duration: 120 }))
      })
      expect(await race(jobs)).toEqual({ ok: 1, '23P01': WRITERS - 1 })
      expect(await operator.query('select id from public.bookings')).toHaveLength(1)
      expect(await operator.query('select id from public.booking_events')).toHaveLength(1)
    },
  )

  test('bookings that are moved and revived onto one time end the same way', async () => {
    await operator.exec(`
      insert into public.bookings (user_id, booking_date, duration, type, status)
      select '${people.owner}', '${at('10:00')}'::timestamptz + make_interval(days => n), 60, 'mixing', 'pending'
      from generate_series(1, 20) n;
      insert into public.bookings (user_id, booking_date, duration, type, status)
      select '${people.owner}', '${at('10:30')}', 60, 'mixing', 'cancelled' from generate_series(1, 20)`)
    const rows = await operator.query<{ id: string; status: string }>(
      'select id, status from public.bookings',
    )
    const jobs = rows.map(({ id, status }) => (session: Session) => {
      const set = status === 'cancelled' ? "status = 'confirmed'" : `booking_date = '${at('11:00')}'`
      return inTransaction(session, 'admin', `update public.bookings set ${set} where id = $1`, [id])
    })
    expect(await race(jobs)).toEqual({ ok: 1, '23P01': 39 })
  })
})

test('the free time around bookings stays free, also while the studio changes how much it is', async () => {
  const buffers = [0, 30, 60, 15, 120]
  const jobs = Array.from({ length: 5 * WRITERS }, (_, n) => (session: Session) => {
    if (n % 10 === 0) {
      const rules = { furthestDays: 36_500, bufferBefore: buffers[n % 3], bufferAfter: buffers[(n / 10) % 5] }
      return inTransaction(
        session,
        'admin',
        "update public.studio_settings set settings = settings || jsonb_build_object('rules', $1::jsonb)",
        [JSON.stringify(rules)],
      )
    }
    const start = new Date(Date.parse(at('09:00', '2090-07-01')) + ((n * 7) % 24) * 1_800_000).toISOString()
    return inTransaction(session, 'admin', ...insertBooking({ start }))
  })
  const { ok, ...refusals } = await race(jobs)
  expect(ok).toBeGreaterThan(WRITERS / 2)
  expect(Object.keys(refusals)).toEqual(['23P01'])
  const [stored] = await operator.query<{ bookings: number; kept: number; meeting: number }>(
    `select count(*)::integer as bookings, count(*) filter (where buffer_before + buffer_after > 0)::integer as kept,
       (select count(*)::integer from public.bookings a join public.bookings b on a.id < b.id and (
         tstzrange(lower(a.during) - make_interval(mins => a.buffer_before), upper(a.during) + make_interval(mins => a.buffer_after))
         && tstzrange(lower(b.during) - make_interval(mins => b.buffer_before), upper(b.during) + make_interval(mins => b.buffer_after))
       )) as meeting
     from public.bookings`,
  )
  expect(stored?.meeting).toBe(0)
  expect(stored?.bookings).toBe((ok ?? 0) - WRITERS / 2)
})

test(`the studio closes ${WRITERS} days while they are booked: each is the one or the other`, async () => {
  const days = Array.from({ length: WRITERS }, (_, n) =>
    new Date(Date.UTC(2090, 0, 1 + n)).toISOString().slice(0, 10),
  )
  const jobs = days.flatMap((day, n) => {
    const close = (session: Session) =>
      inTransaction(session, 'admin', ...insertClosure({ start: at('00:00', day), end: at('23:00', day) }))
    const book = (session: Session) =>
      inTransaction(session, 'admin', ...insertBooking({ start: at('10:00', day), duration: 240 }))
    // Neither side shall always be the first: those who wait are served in turn, so whoever was first once stays it.
    const round = Math.floor((2 * n) / sessions.length)
    return (n + round) % 2 ? [close, book] : [book, close]
  })
  const { ok, ...refusals } = await race(jobs)
  expect(ok).toBe(days.length)
  expect(Object.keys(refusals).toSorted()).toEqual(['PT409 booking_closed', 'PT409 closure_over_bookings'])
  const overlaps = 'select from public.closures c join public.bookings b on b.during && c.during'
  expect(await operator.query(overlaps)).toEqual([])
})

test.each([
  ['booking', 'closing', 'PT409 closure_over_bookings'],
  ['closing', 'booking', 'PT409 booking_closed'],
] as const)(
  'a day whose %s is under way makes its %s wait, then says why not',
  async (first, next, refusal) => {
    const writes: Record<typeof first, ReturnType<typeof insertBooking>> = {
      booking: insertBooking({ start: at('10:00') }),
      closing: insertClosure({ start: at('00:00'), end: at('23:00') }),
    }
    const second = whileUncommitted(
      (session) => actingOn(session).as('admin', ...writes[first]),
      (session) => inTransaction(session, 'admin', ...writes[next]),
    )
    expect(await second).toEqual({ waited: true, outcome: refusal })
  },
)

test('a day that is being closed around its bookings makes a new booking wait, then says why not', async () => {
  const [text, values] = insertClosure({ start: at('00:00'), end: at('23:00') })
  const keeping = text.replace('note)', 'note, keeps_bookings)').replace('$4)', '$4, true)')
  const second = whileUncommitted(
    (session) => actingOn(session).as('admin', keeping, values),
    (session) => inTransaction(session, 'admin', ...insertBooking({ start: at('10:00') })),
  )
  expect(await second).toEqual({ waited: true, outcome: 'PT409 booking_closed' })
})

test('of two admins who close a time in the place of the same closure the second is told, fifty times', async () => {
  await operator.exec(`
    insert into public.closures (starts_at, ends_at)
    select starts_at, starts_at + interval '1 hour'
    from (select '${at('10:00')}'::timestamptz + make_interval(days => n) as starts_at from generate_series(1, 50) n) days`)
  const met = await operator.query<{ id: string; updated_at: string; starts_at: string; ends_at: string }>(
    "select id, updated_at, starts_at - interval '1 hour' as starts_at, ends_at from public.closures",
  )
  const jobs = met.flatMap(({ id, updated_at, starts_at, ends_at }) =>
    ['one', 'two'].map((note) => (session: Session) => {
      const added = JSON.stringify([{ starts_at, ends_at, kind: 'other', note }])
      const replaced = JSON.stringify([{ id, seen: updated_at }])
      return inTransaction(session, 'admin', 'select public.save_closures($1::jsonb, null, $2::jsonb)', [
        added,
        replaced,
      ])
    }),
  )
  expect(met).toHaveLength(50)
  expect(await race(jobs)).toEqual({ ok: 50, 'PT409 closure_changed_meanwhile': 50 })
  expect(await operator.query('select from public.closures')).toHaveLength(50)
})

test(`of two admins who edit one booking at once the second is told, ${WRITERS} times`, async () => {
  await operator.exec(`
    insert into public.bookings (user_id, booking_date, duration, type)
    select '${people.owner}', '${at('10:00')}'::timestamptz + make_interval(days => n), 60, 'mixing'
    from generate_series(1, ${WRITERS}) n`)
  const seen = await operator.query<{ id: string; updated_at: string }>(
    'select id, updated_at from public.bookings',
  )
  const edit = 'select public.change_booking($1, $2::timestamptz, $3::jsonb)'
  const jobs = seen.flatMap(({ id, updated_at }) =>
    ['one', 'two'].map(
      (notes) => (session: Session) =>
        inTransaction(session, 'admin', edit, [id, updated_at, JSON.stringify({ notes })]),
    ),
  )
  expect(await race(jobs)).toEqual({ ok: WRITERS, 'PT409 booking_changed_meanwhile': WRITERS })
  const edits = await operator.query(
    `select from public.booking_events e join public.bookings b on b.id = e.booking_id
     where e.action = 'edited' and e.after ->> 'notes' = b.notes`,
  )
  expect(edits).toHaveLength(WRITERS)
})

test('money that is written twenty times at once is there once, taken back once, and not given back twice', async () => {
  const [booking] = await operator.query<{ id: string }>(...insertBooking())
  const deposit = randomUUID()
  const add = (id: string, kind: string) => (session: Session) =>
    inTransaction(session, 'admin', addCharge, [id, booking?.id ?? '', kind, 30, 'cash', null])
  const twenty = <Made>(make: () => Made) => Array.from({ length: 20 }, make)
  expect(await race(twenty(() => add(deposit, 'deposit')))).toEqual({ ok: 20 })
  expect(await race(twenty(() => add(randomUUID(), 'refund')))).toEqual({
    ok: 1,
    'PT409 charge_too_much': 19,
  })
  const [refund = { id: '' }] = await operator.query<{ id: string }>(
    `select id from public.booking_charges where kind = 'refund'`,
  )
  const takeBack = 'select public.reverse_booking_charge($1, $2)'
  const reversals = twenty(
    () => (session: Session) => inTransaction(session, 'admin', takeBack, [refund.id, randomUUID()]),
  )
  expect(await race(reversals)).toEqual({ ok: 1, 'PT409 charge_reversed': 19 })
  expect(await operator.query('select kind, paid from public.booking_charges order by written_at')).toEqual([
    { kind: 'deposit', paid: 30 },
    { kind: 'refund', paid: -30 },
    { kind: 'refund', paid: 30 },
  ])
})

test('twenty requests of one customer at once stay within the limit', async () => {
  const jobs = Array.from({ length: 20 }, (_, n) => (session: Session) => {
    const start = at('10:00', `2090-06-${String(n + 1).padStart(2, '0')}`)
    return inTransaction(session, 'owner', ...insertBooking({ start }))
  })
  expect(await race(jobs)).toEqual({ ok: 5, 'PT409 booking_limit_reached': 15 })
})

test('admins who demote each other at once leave one behind', async () => {
  await operator.exec(`update public.profiles set role = 'admin' where id = '${people.owner}'`)
  const demote = "select public.set_user_role($1, 'user')"
  const second = whileUncommitted(
    (session) => actingOn(session).as('admin', demote, [people.owner]),
    (session) => inTransaction(session, 'owner', demote, [people.admin]),
  )
  expect(await second).toEqual({ waited: true, outcome: 'PT409 last_admin' })
  expect(await operator.query("select id from public.profiles where role = 'admin'")).toEqual([
    { id: people.admin },
  ])
})

test('admins who block each other at once leave one behind who gets in', async () => {
  await operator.exec(`update public.profiles set role = 'admin' where id = '${people.owner}'`)
  const block = "update auth.users set banned_until = now() + interval '100 years' where id = $1"
  const second = whileUncommitted(
    (session) => actingOn(session).as('operator', block, [people.owner]),
    (session) => inTransaction(session, 'operator', block, [people.admin]),
  )
  expect(await second).toEqual({ waited: true, outcome: 'PT409 last_admin' })
  expect(await operator.query('select id from auth.users where banned_until > now()')).toEqual([
    { id: people.owner },
  ])
})

test.each([
  ['merged', 'admin', `select public.merge_customers($1, '${people.owner}')`],
  ['deleted', 'admin', 'select public.delete_customer($1)'],
  ['gone with the account', 'operator', 'delete from auth.users where id = $1'],
] as const)('a customer to whom a mail is being written is %s after that', async (how, actor, statement) => {
  const [customer] = await operator.query<{ id: string }>(
    "insert into public.profiles (id, full_name) values (gen_random_uuid(), 'Сараа') returning id",
  )
  const id = how === 'gone with the account' ? people.other : (customer?.id ?? '')
  await operator.query(
    "insert into private.outbox (kind, audience, once, user_id) values ('x', 'customer', 'x', $1)",
    [id],
  )
  const second = whileUncommitted(
    // What claim_mails() does: it takes the mail, and then makes its link.
    (session) => session.query('select from private.outbox for update'),
    (session) => inTransaction(session, actor, statement, [id]),
    (session) => session.query("select private.new_mail_token('reminders', o) from private.outbox o"),
  )
  expect(await second).toEqual({ waited: true, outcome: 'ok' })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Actor, actingOn, makePeople, people } from '../support/actors.ts'
import { at, book, insertBooking, updateBooking } from '../support/booking-rows.ts'
import { insertClosure } from '../support/closures.ts'
import { connect, copyPostgresDatabase, type Session } from '../support/engines.ts'
import { inTransaction, type Job, race } from '../support/race.ts'
import { extent } from './extent.ts'

/** How many come on each way. */
const EACH = extent({ all: 20, few: 4 })
const START = at('10:00')
const END = at('12:00')

let operator: Session
let sessions: Session[] = []

/** What each may hear who came too late; anything else, a deadlock for instance, is a fault. */
const tooLate = [
  '23P01',
  'PT409 booking_taken',
  'PT409 booking_closed',
  'PT409 closure_over_bookings',
  'PT409 closure_overlaps',
]

const does =
  (actor: Actor, text: string, parameters: readonly (string | number | boolean | null)[] = []): Job =>
  (session) =>
    inTransaction(session, actor, text, parameters)

const many = <Made>(make: (n: number) => Promise<Made>) =>
  Array.from({ length: EACH }).reduce<Promise<Made[]>>(
    async (made, _, n) => [...(await made), await make(n)],
    Promise.resolve([]),
  )

/** Everything that is done before the race, by who does it in life. */
function studio() {
  const db = actingOn(operator)
  const version = (id: string) =>
    db.value<string>('operator', 'select updated_at from public.bookings where id = $1', [id])
  const day = (month: number, n: number) => at('10:00', `2090-${month}-${String(n + 1).padStart(2, '0')}`)
  const request = (start: string) => book(db, 'operator', { user: 'owner', start, duration: 120 })
  const agreed = (start: string) =>
    book(db, 'operator', { user: 'owner', start, duration: 120, status: 'confirmed' })

  /** The token of a mail about a booking. */
  async function link(booking: string, purpose: 'answer' | 'offer'): Promise<string> {
    const token = `${purpose} ${booking}`
    await db.as(
      'operator',
      `insert into private.mail_tokens (hash, purpose, booking_id, expires_at)
       values (private.token_hash($1), $2, $3, now() + interval '1 day')`,
      [token, purpose, booking],
    )
    return token
  }

  async function offered(month: number, n: number): Promise<{ id: string; offer: number }> {
    const id = await request(day(month, n))
    const offer = await db.value<number>('admin', 'select public.offer_time($1, $2, $3, 120)', [
      id,
      await version(id),
      START,
    ])
    return { id, offer }
  }

  return { db, version, day, request, agreed, link, offered }
}

type Studio = ReturnType<typeof studio>

/** The ways to a time, each with twenty who are about to go it. */
const ways: Record<string, (studio: Studio) => Promise<Job[]>> = {
  'a customer books': async () => many(async () => does('other', ...wanted('other'))),
  'the studio books for a customer': async () => many(async () => does('admin', ...wanted('owner'))),
  'the studio books instead of a request': async ({ request, version, day }) =>
    many(async (n) => {
      const id = await request(day(5, n + 10))
      const declined = JSON.stringify([{ id, seen: await version(id) }])
      const booking = JSON.stringify({
        user_id: people.other,
        booking_date: START,
        duration: 120,
        type: 'recording',
        status: 'confirmed',
      })
      return does('admin', "select public.book_instead($1::jsonb, 'x', $2::jsonb)", [declined, booking])
    }),
  'a customer moves a request': async ({ request, version, day }) =>
    many(async (n) => {
      const id = await request(day(6, n))
      const changes = JSON.stringify({ booking_date: START })
      return does('owner', 'select public.change_booking($1, $2, $3::jsonb)', [
        id,
        await version(id),
        changes,
      ])
    }),
  'a customer accepts another time on the site': async ({ offered }) =>
    many(async (n) => {
      const { id, offer } = await offered(7, n)
      return does('owner', 'select public.answer_booking_offer($1, $2, true)', [id, offer])
    }),
  'a customer accepts another time by the link of a mail': async ({ offered, link }) =>
    many(async (n) => {
      const { id, offer } = await offered(8, n)
      return does('anonymous', 'select public.answer_offer_by_link($1, $2, true)', [
        await link(id, 'offer'),
        offer,
      ])
    }),
  'the studio takes a cancellation back': async ({ db, agreed, version }) =>
    many(async () => {
      const id = await agreed(START)
      await db.as('admin', ...updateBooking(id, "status = 'cancelled'"))
      return does('admin', 'select public.undo_answer($1, $2)', [id, await version(id)])
    }),
  'the studio takes an answer from a mail back': async ({ db, request, version, link }) =>
    many(async () => {
      const id = await request(START)
      const token = await link(id, 'answer')
      const seen = await db.value<string>(
        'anonymous',
        "select public.answer_request($1, 'cancelled', null, $2)",
        [token, await version(id)],
      )
      return does('anonymous', 'select public.undo_answer_by_link($1, $2)', [token, seen])
    }),
  'the studio brings a cancelled booking back': async ({ db, agreed }) =>
    many(async () => {
      const id = await agreed(START)
      await db.as('operator', ...updateBooking(id, "status = 'cancelled'"))
      return does('admin', ...updateBooking(id, "status = 'confirmed'"))
    }),
  'the operator imports one': async () => many(async () => does('operator', ...wanted('owner'))),
  'the studio closes': async () =>
    many(async () => does('admin', ...insertClosure({ start: START, end: END }))),
  'the studio closes once a week': async () =>
    many(async () => {
      const added = JSON.stringify([{ starts_at: START, ends_at: END, kind: 'other', note: null }])
      return does('admin', "select public.save_closures($1::jsonb, 'weekly')", [added])
    }),
}

function wanted(user: 'owner' | 'other') {
  return insertBooking({ user, start: START, duration: 120 })
}

beforeAll(async () => {
  const url = await copyPostgresDatabase()
  operator = connect(url)
  sessions = Array.from({ length: extent({ all: 40, few: 16 }) }, () => connect(url))
  await Promise.all(sessions.map((session) => session.exec('select 1')))
})

afterAll(async () => {
  await Promise.all([operator, ...sessions].map((session) => session?.close()))
})

describe(`one time, and ${EACH} on each way to it at once`, () => {
  const names = Object.keys(ways)

  async function result(chosen: readonly string[]) {
    await operator.exec(makePeople)
    await operator.exec('begin')
    const prepared: Job[][] = []
    for (const name of chosen) prepared.push((await ways[name]?.(studio())) ?? [])
    await operator.exec('commit')
    // In turns, so that none of them is always the first.
    const jobs = Array.from({ length: EACH }).flatMap((_, n) => prepared.flatMap((way) => way[n] ?? []))
    const { ok, ...refusals } = await race(sessions, jobs)
    const [held] = await operator.query<{ bookings: number; closures: number }>(
      `select
         (select count(*)::integer from public.bookings
          where during && tstzrange('${START}', '${END}') and status in ('pending', 'confirmed')) as bookings,
         (select count(*)::integer from public.closures
          where during && tstzrange('${START}', '${END}')) as closures`,
    )
    const faults = Object.keys(refusals).filter((refusal) => !tooLate.includes(refusal))
    return { ok, holders: (held?.bookings ?? 0) + (held?.closures ?? 0), faults }
  }
  const once = { ok: 1, holders: 1, faults: [] }

  const neighbours = names.map((name, n) => [name, names[(n + 1) % names.length] ?? ''])
  const mixes = extent({ all: [...names.map((name) => [name]), ...neighbours, names], few: [names] })
  test.each(mixes.map((mix) => ({ title: mix.join(', '), mix })))('one has it: $title', async ({ mix }) => {
    expect(await result(mix)).toEqual(once)
  })
})

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { actingOn, makePeople, people } from '../../support/actors.ts'
import { at, insertBooking, updateBooking } from '../../support/booking-rows.ts'
import { connect, copyPostgresDatabase, type Session } from '../../support/engines.ts'
import { claim } from '../../support/mails.ts'

const DELIVERERS = 8

let operator: Session
let sessions: Session[] = []
beforeAll(async () => {
  const url = await copyPostgresDatabase()
  operator = connect(url)
  sessions = Array.from({ length: DELIVERERS }, () => connect(url))
})
beforeEach(() => operator.exec(`${makePeople} delete from private.outbox`))
afterAll(() => Promise.all([operator, ...sessions].map((session) => session?.close())))

const fill = (count: number) =>
  operator.query(
    `insert into private.outbox (kind, audience, once, user_id, payload, newsletter_id)
     select 'newsletter', 'customer', 'once:' || n, $1, '{"test": true}', id
     from generate_series(1, ${count}) n,
       (select id from public.newsletters) one`,
    [people.owner],
  )

/** Claims in small lots until nothing is left, as a deliverer does. */
async function deliver(session: Session): Promise<string[]> {
  const ids: string[] = []
  for (let lot: string[] = ['']; lot.length > 0; ids.push(...lot)) {
    await session.exec('begin')
    lot = (await claim(actingOn(session), 7)).map(({ id }) => id)
    await session.exec('commit')
  }
  return ids
}

test('eight deliverers at once on a thousand mails: each is given once', async () => {
  await operator.exec(
    `insert into public.newsletters (texts) values ('{"mn": {"subject": "x", "text": "x"}}')`,
  )
  await fill(1000)
  const given = await Promise.all(sessions.map(deliver))
  expect(given.filter(({ length }) => length > 0).length).toBeGreaterThan(1)
  expect(given.flat()).toHaveLength(1000)
  expect(new Set(given.flat()).size).toBe(1000)
  expect(await operator.query('select 1 from private.outbox where attempts <> 1')).toEqual([])
})

test('nobody waits for a mail that another is just taking', async () => {
  const [one, two] = sessions as [Session, Session]
  await operator.exec(
    `insert into public.newsletters (texts) values ('{"mn": {"subject": "x", "text": "x"}}')`,
  )
  await fill(2)
  await one.exec('begin')
  const first = await claim(actingOn(one), 1)
  await two.exec('begin')
  const second = await claim(actingOn(two))
  await two.exec('commit')
  await one.exec('commit')
  expect([first.length, second.length]).toEqual([1, 1])
  expect(first[0]?.id).not.toBe(second[0]?.id)
})

test('a transaction that is rolled back leaves no mail of what it undid', async () => {
  const [session] = sessions as [Session]
  const mails = () => operator.query('select 1 from private.outbox')
  await session.exec('begin')
  await actingOn(session).as('owner', ...insertBooking())
  await session.exec('rollback')
  expect(await mails()).toEqual([])
  await session.exec('begin')
  await actingOn(session).as('owner', ...insertBooking())
  expect(await mails()).toEqual([])
  await session.exec('commit')
  expect(await mails()).toHaveLength(2)
})

test('bookings change and customers leave while deliverers claim: nobody is stopped, nothing told twice', async () => {
  await operator.exec(`
    insert into public.bookings (id, user_id, booking_date, duration, type)
    select ('20000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, '${people.owner}',
      '${at('10:00')}'::timestamptz + make_interval(days => n), 60, 'mixing'
    from generate_series(1, 100) n`)
  const ids = Array.from(
    { length: 100 },
    (_, n) => `20000000-0000-4000-8000-${String(n + 1).padStart(12, '0')}`,
  )
  const [writer, second, ...deliverers] = sessions as [Session, Session, ...Session[]]
  let writing = true
  const write = async (session: Session, changes: string[]) => {
    for (const change of changes) {
      for (const id of ids) {
        await session.exec('begin')
        await actingOn(session).as('admin', ...updateBooking(id, change))
        await session.exec('commit')
      }
    }
  }
  // Answers wait, so that they can be taken back; here they go out while more comes. This hand of the test's own, which no
  // deliverer has, waits for no row: a change that drops two mails of a booking and it could hold one each.
  const deliverAll = async (session: Session) => {
    await operator.exec(`
      update private.outbox set due_at = now() where id in (
        select id from private.outbox where state = 'waiting' and attempts = 0 for update skip locked
      )`)
    return deliver(session)
  }
  const claimAll = async (session: Session) => {
    const given: string[] = []
    while (writing) given.push(...(await deliverAll(session)))
    given.push(...(await deliverAll(session)))
    return given
  }
  const [, ...given] = await Promise.all([
    Promise.all([
      write(writer, ["status = 'confirmed'", "status = 'cancelled'"]),
      write(second, ["notes = 'x'", "notes = 'y'"]),
    ]).finally(() => {
      writing = false
    }),
    ...deliverers.map(claimAll),
  ])
  expect(new Set(given.flat()).size).toBe(given.flat().length)
  const untold = await operator.query(`
    select b.id from public.bookings b where not exists (
      select from private.outbox o where o.booking_id = b.id and o.kind = 'booking_cancelled' and o.attempts = 1
    )`)
  expect(untold).toEqual([])
  await operator.query('delete from auth.users where id = $1', [people.owner])
  expect(await operator.query('select 1 from private.outbox')).toEqual([])
})

// Whether the studio stays as fast as on its first day, on a real PostgreSQL server:
//   npm run bench:database
// A million bookings beside a thousand, and a hundred thousand waiting mails beside a thousand, in turns; then what an admin's screens load first, through src/backend
// and the API, with a hundred thousand bookings and twenty thousand accounts. Ends with 1 when a limit is broken.
import postgres from 'postgres'
import { type Backend, createBackend } from '../../supabase/local/backend.ts'
import { newKeys } from '../../supabase/local/data-folder/keys.ts'
import { PASSWORD } from '../support/backend.ts'
import { connect } from '../support/engines.ts'
import { startPostgres } from '../support/postgres.ts'
import { standInForVite } from './page-environment.ts'
import { customer, fillOutbox, month, nextMonth, seedStudio } from './studio-data.ts'

const FEW = 1_000
const MANY = 1_000_000
const MANY_MAILS = 100_000
/** How many times longer the same may take with many bookings as with few. */
const LONGER = 1.5
const ROUNDS = 41
/** Milliseconds of database time for a screen of the admin. */
const SCREEN = 300

const broken: string[] = []
const started = Date.now()
const progress = (step: string) =>
  console.log(`${((Date.now() - started) / 1000).toFixed(0).padStart(4)} s  ${step}`)
const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN
const milliseconds = (value: number) => Number(value.toFixed(3))

const server = await startPostgres({
  shared_preload_libraries: 'pg_stat_statements',
  shared_buffers: '512MB',
})
try {
  await compareSizes()
  await compareQueues()
  await timeScreens()
} finally {
  await server.stop()
}
for (const sentence of broken) console.log(`TOO SLOW  ${sentence}`)
progress(broken.length > 0 ? `${broken.length} limits are broken` : 'every limit holds')
process.exit(broken.length > 0 ? 1 : 0)

/** A new database of the server, migrated, seeded and filled. */
async function newStudio(
  bookings: number,
  people: number,
): Promise<{ url: string; backend: Backend; publishableKey: string }> {
  const url = await server.newDatabase()
  const keys = newKeys()
  const backend = await createBackend({
    database: { kind: 'postgres', url },
    siteUrl: 'http://localhost',
    keys,
  })
  const session = connect(url)
  await seedStudio(session, { bookings, people }, (done) =>
    progress(`${bookings} bookings of ${people} customers: ${Math.round(done * 100)} % stored`),
  )
  await session.close()
  return { url, backend, publishableKey: keys.publishableKey }
}

/** (a) The same three things in a small and in a large database. */
async function compareSizes(): Promise<void> {
  const small = await newStudio(FEW, FEW / 50)
  const large = await newStudio(MANY, MANY / 50)
  await Promise.all([small.backend.close(), large.backend.close()])
  const sides = [
    openSide(small.url, FEW, 'authenticated'),
    openSide(large.url, MANY, 'authenticated'),
  ] as const
  await compare(sides, statements())
}

/** (b) What the deliverer asks, with few mails that wait and with many. */
async function compareQueues(): Promise<void> {
  const open = async (mails: number) => {
    const { url, backend } = await newStudio(FEW, 2 * FEW)
    await backend.close()
    const session = connect(url)
    await fillOutbox(session, mails)
    await session.close()
    return openSide(url, mails, 'service_role')
  }
  const sides = [await open(FEW), await open(MANY_MAILS)] as const
  await compare(sides, [['ten mails to send', () => 'select * from public.claim_mails(10)']])
}

/** Times statements in a small and in a large database, in turns. */
async function compare(
  sides: readonly [Side, Side],
  statements: [string, (round: number) => string][],
): Promise<void> {
  for (const side of sides) await side.begin()
  const table: object[] = []
  for (const [name, statement] of statements) {
    progress(`${name}: ${ROUNDS} rounds`)
    const times = sides.map((): number[] => [])
    for (let round = -5; round < ROUNDS; round++) {
      // Now the one goes first, now the other. The first rounds are for the caches.
      for (const index of round % 2 === 0 ? [0, 1] : [1, 0]) {
        const time = await sides[index]?.time(statement(round + 5))
        if (round >= 0) times[index]?.push(time ?? Number.NaN)
      }
    }
    const [few = Number.NaN, many = Number.NaN] = times.map(median)
    const scans = await sides[1].scans(statement(ROUNDS + 5))
    table.push({
      what: name,
      ...Object.fromEntries(
        sides.map(({ size }, index) => [`ms with ${size}`, milliseconds([few, many][index] ?? 0)]),
      ),
      ratio: Number((many / few).toFixed(2)),
      'indexes used with many': scans.indexes.join(', '),
    })
    if (!(many <= few * LONGER))
      broken.push(`${name}: ${milliseconds(many)} ms beside ${milliseconds(few)} ms`)
    if (scans.whole.length > 0 || scans.indexes.length === 0) {
      broken.push(`${name}: reads all of ${scans.whole.join(', ') || 'a table'}`)
    }
  }
  console.table(table)
  await Promise.all(sides.map((side) => side.end()))
}

/** The three things, each differing a little from round to round. */
function statements(): [string, (round: number) => string][] {
  return [
    [
      'taken times of a month',
      () => `select * from public.busy_ranges('${month.toISOString()}', '${nextMonth.toISOString()}')`,
    ],
    [
      'a new booking',
      // Each in another half hour of the days that are free in both.
      (round) => `insert into public.bookings (user_id, booking_date, duration, type, notes, status)
        values ('${customer}', timestamptz '${month.toISOString()}'
          + make_interval(days => 21 + ${round} / 24, hours => 9, mins => 30 * (${round} % 24)), 60, 'recording', 'x', 'pending')
        returning id`,
    ],
    [
      'first page of the dashboard',
      // listBookings() of src/backend/bookings/bookings.ts as PostgREST writes it.
      () => `with source as (
          select b.id, b.user_id, b.booking_date, b.duration, b.type, b.notes, b.status, b.price, b.customer_email,
            row_to_json(p.*)::jsonb as profiles
          from public.bookings b
          left join lateral (select full_name from public.profiles where id = b.user_id) p on true
          where b.user_id = '${customer}' and b.booking_date >= now()
          order by b.booking_date, b.id limit 21 offset 0
        ) select count(*), coalesce(json_agg(s), '[]') from source s`,
    ],
  ]
}

type Side = ReturnType<typeof openSide>

/** A session in one database, of the customer or of the service. What it does leaves no trace. */
function openSide(url: string, size: number, role: 'authenticated' | 'service_role') {
  let plans: string[] = []
  const session = postgres(url, {
    max: 1,
    onnotice: ({ message }) => message?.startsWith('duration:') && plans.push(message),
  })
  const run = async (statement: string, explain: string) => {
    await session.unsafe('begin')
    try {
      return await session.unsafe(`${explain} ${statement}`)
    } finally {
      await session.unsafe('rollback')
    }
  }
  return {
    size,
    async begin() {
      await session.unsafe(`load 'auto_explain'`)
      await session.unsafe(`set request.jwt.claims = '${JSON.stringify({ sub: customer, role })}'`)
      await session.unsafe(`set request.jwt.claim.sub = '${customer}'`)
      await session.unsafe('set auto_explain.log_nested_statements = on')
      await session.unsafe('set client_min_messages = log')
      await session.unsafe(`set role ${role}`)
    },
    /** Milliseconds of database time, planning and triggers too. */
    async time(statement: string): Promise<number> {
      const [row] = await run(statement, 'explain (analyze, timing off, format json)')
      const [plan] = (row?.['QUERY PLAN'] ?? []) as { 'Planning Time': number; 'Execution Time': number }[]
      return plan ? plan['Planning Time'] + plan['Execution Time'] : Number.NaN
    },
    /** Which indexes a statement uses, and which large tables it reads whole, in its functions and triggers too. */
    async scans(statement: string): Promise<{ indexes: string[]; whole: string[] }> {
      plans = []
      await session.unsafe(`reset role; set auto_explain.log_min_duration = 0; set role ${role}`)
      await run(statement, '')
      await session.unsafe(`reset role; set auto_explain.log_min_duration = -1; set role ${role}`)
      const all = plans.join('\n')
      const found = (pattern: RegExp) => [...new Set([...all.matchAll(pattern)].map(([, name = '']) => name))]
      return {
        indexes: found(/Index(?: Only)? Scan (?:using|on) (\w+)/g),
        whole: found(/Seq Scan on (?:public\.|private\.)?(bookings|booking_events|profiles|users|outbox)\b/g),
      }
    },
    end: () => session.end(),
  }
}

/** (c) What each screen of the admin loads first. */
async function timeScreens(): Promise<void> {
  const { url, backend, publishableKey } = await newStudio(100_000, 20_000)
  const database = new URL(url).pathname.slice(1)
  const operator = connect(new URL('/postgres', url).href)
  await operator.exec('create extension pg_stat_statements')

  // The pages' own code, with the API in this process.
  let rows = 0
  Object.assign(process.env, {
    PUBLIC_SUPABASE_URL: 'http://localhost',
    PUBLIC_SUPABASE_PUBLISHABLE_KEY: publishableKey,
  })
  globalThis.fetch = async (input, init) => {
    const answer = await backend.fetch(new Request(input, init), { peerAddress: '127.0.0.1' })
    const data: unknown = await answer
      .clone()
      .json()
      .catch(() => undefined)
    rows += Array.isArray(data) ? data.length : 1
    return answer
  }
  standInForVite()
  const { signIn } = await import('../../src/backend/people/sign-in.ts')
  const { screens } = await import('./screens.ts')
  const signedIn = await signIn({ email: 'admin@example.com', password: PASSWORD })
  if (!signedIn.ok) throw new Error(`The admin cannot sign in: ${signedIn.code}`)

  const table: object[] = []
  for (const { name, most, load } of screens) {
    progress(name)
    const times: { database: number; whole: number }[] = []
    for (let round = -1; round < 5; round++) {
      await operator.query('select pg_stat_statements_reset()')
      rows = 0
      const from = performance.now()
      const answer = await load()
      const whole = performance.now() - from
      if (!answer.ok) throw new Error(`${name}: ${answer.code}`)
      const [spent] = await operator.query<{ ms: number }>(
        `select coalesce(sum(total_exec_time + total_plan_time), 0) as ms
         from pg_stat_statements s join pg_database d on d.oid = s.dbid where d.datname = $1`,
        [database],
      )
      if (round >= 0) times.push({ database: spent?.ms ?? Number.NaN, whole })
    }
    const time = median(times.map(({ database }) => database))
    table.push({
      screen: name,
      rows,
      'rows at most': most,
      'database ms': milliseconds(time),
      'all the way ms': milliseconds(median(times.map(({ whole }) => whole))),
    })
    if (!(time > 0 && time <= SCREEN)) broken.push(`${name}: ${milliseconds(time)} ms`)
    if (rows === 0 || rows > most) broken.push(`${name}: ${rows} rows, not 1 to ${most}`)
  }
  console.table(table)
  await operator.close()
  await backend.close()
}

import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePeople, people } from '../support/actors.ts'
import { createTestBackend, type TestBackend } from '../support/backend.ts'
import { at } from '../support/booking-rows.ts'
import { token } from '../support/tokens.ts'

// Whoever wants what somebody else has hears that it is taken, and nothing of what is there: PostgreSQL's own details
// ("Key (held)=(…) conflicts with existing key (held)=(…)") name it to whoever row policies do not hold.

const mine = '30000000-0000-4000-8000-000000000001'
const theirs = '30000000-0000-4000-8000-000000000002'
const declined = '30000000-0000-4000-8000-000000000003'
const closure = '30000000-0000-4000-8000-000000000004'
const note = '30000000-0000-4000-8000-000000000005'

let backend: TestBackend
let versions: Record<string, string>
let offer: number
beforeAll(async () => {
  backend = await createTestBackend({ engine: 'postgres' })
  await backend.sql.exec(`${makePeople}
    insert into public.bookings (id, user_id, booking_date, duration, type) values
      ('${mine}', '${people.owner}', '${at('10:00')}', 60, 'recording'),
      ('${declined}', '${people.owner}', '${at('14:30')}', 60, 'recording');
    insert into public.closures (id, starts_at, ends_at)
      values ('${closure}', '${at('10:00', '2090-05-12')}', '${at('18:00', '2090-05-12')}');
    insert into public.staff_notes (id, booking_id, body) values ('${note}', '${mine}', 'x');`)
  await call('admin', `/bookings?id=eq.${declined}`, { status: 'cancelled' }, 'PATCH')
  const seen = await version(mine)
  const wanted = { booking_id: mine, seen, booking_date: at('14:00'), duration: 60 }
  offer = Number((await call('admin', '/rpc/offer_time', wanted)).text)
  await backend.sql.exec(`
    insert into public.bookings (id, user_id, booking_date, duration, type)
    values ('${theirs}', '${people.other}', '${at('14:00')}', 60, 'recording')`)
  versions = { mine: await version(mine), declined: await version(declined) }
})
afterAll(() => backend?.close())

async function version(id: string): Promise<string> {
  const [row] = await backend.sql.query<{ updated_at: string }>(
    'select updated_at from public.bookings where id = $1',
    [id],
  )
  return row?.updated_at ?? ''
}

/** A request as the owner, an admin or the holder of the secret key sends it: its status and all that was answered. */
async function call(caller: 'owner' | 'admin' | 'service', path: string, body: object, method = 'POST') {
  const { publishableKey, secretKey, jwtSecret } = backend.keys
  const headers: Record<string, string> =
    caller === 'service'
      ? { apikey: secretKey, authorization: `Bearer ${secretKey}` }
      : { apikey: publishableKey, authorization: `Bearer ${token({ sub: people[caller] }, jwtSecret)}` }
  const answer = await backend.fetch(
    new Request(`${backend.url}/rest/v1${path}`, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
    { peerAddress: '127.0.0.1' },
  )
  return { status: answer.status, text: await answer.text() }
}

const booking = { user_id: people.owner, booking_date: at('14:00'), duration: 60, type: 'recording' }
const period = { starts_at: at('12:00', '2090-05-12'), ends_at: at('20:00', '2090-05-12'), kind: 'other' }

const moved = { booking_date: booking.booking_date }
const everybody = ['owner', 'admin', 'service'] as const

test.each([
  ...everybody.map(
    (who) => [who, 'books', 'bookings_no_overlap', () => call(who, '/bookings', booking)] as const,
  ),
  ...everybody.map(
    (who) =>
      [
        who,
        'moves',
        'bookings_no_overlap',
        () => call(who, `/bookings?id=eq.${mine}`, moved, 'PATCH'),
      ] as const,
  ),
  ...(['owner', 'admin'] as const).map(
    (who) =>
      [
        who,
        'edits',
        'booking_taken',
        () => call(who, '/rpc/change_booking', { booking_id: mine, seen: versions.mine, changes: moved }),
      ] as const,
  ),
  [
    'owner',
    'accepts an offer',
    'booking_taken',
    () => call('owner', '/rpc/answer_booking_offer', { booking_id: mine, offer_id: offer, accepts: true }),
  ],
  [
    'admin',
    'takes an answer back',
    'booking_taken',
    () => call('admin', '/rpc/undo_answer', { booking_id: declined, seen: versions.declined }),
  ],
  [
    'admin',
    'books instead',
    'booking_taken',
    () => call('admin', '/rpc/book_instead', { declined: [], reason: '', booking }),
  ],
  ['admin', 'closes', 'closures_no_overlap', () => call('admin', '/closures', period)],
  ['service', 'closes', 'closures_no_overlap', () => call('service', '/closures', period)],
  [
    'admin',
    'closes repeatedly',
    'closure_overlaps',
    () => call('admin', '/rpc/save_closures', { added: [period] }),
  ],
  [
    'service',
    'notes twice',
    'staff_notes_pkey',
    () => call('service', '/staff_notes', { id: note, booking_id: mine, body: 'x' }),
  ],
] as const)(
  '%s %s what is taken: the answer is %s and names nothing that is there',
  async (_who, _what, word, ask) => {
    const { status, text } = await ask()
    expect([400, 409]).toContain(status)
    expect(text).toContain(word)
    expect(text).not.toContain('Key (')
  },
)

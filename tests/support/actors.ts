import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { type Engine, openEngine, type Session } from './engines.ts'

/** The people of the database tests. `owner` and `other` are customers. */
export const people = {
  owner: '00000000-0000-4000-8000-000000000001',
  other: '00000000-0000-4000-8000-000000000002',
  admin: '00000000-0000-4000-8000-000000000003',
} as const

const nowhere = '00000000-0000-4000-8000-000000000009'
const blocked = '00000000-0000-4000-8000-000000000008'

/** What the tokens of signed-in actors say of them, beside what all say. */
export const claimsOf = {
  owner: { sub: people.owner },
  other: { sub: people.other },
  admin: { sub: people.admin },
  // These have a second step where `secondSteps` has run, and have done it, or not yet.
  ownerAtFirstStep: { sub: people.owner, aal: 'aal1' },
  ownerAtSecondStep: { sub: people.owner, aal: 'aal2' },
  adminAtFirstStep: { sub: people.admin, aal: 'aal1' },
  adminAtSecondStep: { sub: people.admin, aal: 'aal2' },
  // These hold good tokens of what is over: an account that is gone, one that was blocked, a session that was ended.
  deleted: { sub: nowhere },
  blockedAdmin: { sub: blocked, aal: 'aal2' },
  signedOutAdmin: { sub: people.admin, aal: 'aal2', session_id: nowhere },
} as const

/** Beside who is signed in: nobody, the holder of the secret key, the studio's hand on the SQL console. */
export type Actor = keyof typeof claimsOf | 'anonymous' | 'service' | 'operator'

type Parameters = readonly (string | number | boolean | null)[]

export interface Refusal {
  /** SQLSTATE. */
  state: string
  /** Our code, for refusals of our own; PostgreSQL's words for others. */
  message: string
}

export interface TestDatabase {
  /** Runs one statement as Supabase would for this actor and returns its rows. */
  as<Row = Record<string, unknown>>(actor: Actor, text: string, parameters?: Parameters): Promise<Row[]>
  /** The refusal of a statement that must fail; throws when it succeeds. The statement leaves no trace. */
  refusal(actor: Actor, text: string, parameters?: Parameters): Promise<Refusal>
  /** The first column of the only row. */
  value<Value>(actor: Actor, text: string, parameters?: Parameters): Promise<Value>
}

/** What Supabase sets for a request; `request.jwt.claim.sub` is where the embedded backend looks. */
function actAs(actor: Actor): string {
  const signedIn: { sub?: string } = actor in claimsOf ? claimsOf[actor as keyof typeof claimsOf] : {}
  const role = { anonymous: 'anon', service: 'service_role' }[actor as string] ?? 'authenticated'
  const claims = actor === 'operator' ? '' : JSON.stringify({ ...signedIn, role })
  return `
    select set_config('request.jwt.claims', '${claims}', true);
    select set_config('request.jwt.claim.sub', '${signedIn.sub ?? ''}', true);
    ${actor === 'operator' ? '' : `set local role ${role}`}`
}

/** The actors' door to a session. It must be used inside a transaction. */
export function actingOn(session: Session): TestDatabase {
  const as: TestDatabase['as'] = async (actor, text, parameters) => {
    await session.exec(`savepoint act; ${actAs(actor)}`)
    try {
      const rows = await session.query(text, parameters)
      await session.exec('reset role; release savepoint act')
      return rows as never
    } catch (error) {
      await session.exec('rollback to savepoint act; release savepoint act')
      throw error
    }
  }
  return {
    as,
    async refusal(actor, text, parameters) {
      try {
        await as(actor, text, parameters)
      } catch (error) {
        return refusalOf(error)
      }
      throw new Error(`Nobody refused this to the ${actor}: ${text}`)
    },
    async value(actor, text, parameters) {
      const [row, ...more] = await as(actor, text, parameters)
      if (!row || more.length > 0) throw new Error(`Not exactly one row: ${text}`)
      return Object.values(row)[0] as never
    },
  }
}

export function refusalOf(error: unknown): Refusal {
  const { code, message } = error as { code?: string; message: string }
  if (!code) throw error
  return { state: code, message }
}

/** The days of the tests lie further ahead than a new studio lets anybody book. */
export const farAhead = `
  update public.studio_settings set settings = settings || '{"rules": {"furthestDays": 36500}}';
`

/** The people's accounts, in an otherwise empty database. */
export const makePeople = `
  truncate auth.users, public.bookings, public.closures, public.contact_messages cascade;
  insert into auth.users (id, email, email_confirmed_at) values
    ('${people.owner}', 'owner@example.com', now()),
    ('${people.other}', 'other@example.com', now()),
    ('${people.admin}', 'admin@example.com', now());
  update public.profiles set role = 'admin' where id = '${people.admin}';
  ${farAhead}
`

/** A second step at sign-in for owner and admin; and an admin who is blocked. Runs after `makePeople`. */
export const secondSteps = `
  insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
  select gen_random_uuid(), id, 'totp', 'verified', now(), now() from auth.users
  where id in ('${people.owner}', '${people.admin}');
  insert into auth.users (id, email, banned_until) values ('${blocked}', 'blocked@example.com', now() + interval '1 day');
  update public.profiles set role = 'admin' where id = '${blocked}';
`

/** Gives a test file a database with the people; each test runs in a transaction that is rolled back. */
export function useDatabase(engine: Engine = 'postgres'): TestDatabase {
  let session: Session
  beforeAll(async () => {
    session = await openEngine(engine)
    await session.exec(makePeople)
  })
  beforeEach(() => session.exec('begin'))
  afterEach(() => session.exec('rollback'))
  afterAll(() => session?.close())
  const inner = () => actingOn(session)
  return {
    as: (...call) => inner().as(...call) as never,
    refusal: (...call) => inner().refusal(...call),
    value: (...call) => inner().value(...call) as never,
  }
}

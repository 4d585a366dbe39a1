import { describe, expect, test } from 'vitest'
import { people, useDatabase } from '../support/actors.ts'

/** Texts that hold nobody's words: a word of the settings, a currency, a language, a kind of event. */
const wordsOfOurs = [
  'bookings.type',
  'bookings.attendance',
  'bookings.currency',
  'booking_charges.currency',
  'booking_charges.kind',
  'booking_charges.method',
  'booking_events.action',
  'closures.repeats',
  'contact_messages.locale',
  'newsletters.state',
  'profiles.locale',
]

describe('what PostgreSQL notes to plan its queries', () => {
  const db = useDatabase()

  /** What `Prefer: count=planned` answers at the API. */
  async function plannedCount(table: string, column: string, above: string): Promise<number> {
    const [row] = await db.as<Record<string, [{ Plan: { 'Plan Rows': number } }]>>(
      'other',
      `explain (format json) select 1 from public.${table} where ${column} > '${above}'`,
    )
    return row?.['QUERY PLAN']?.[0].Plan['Plan Rows'] ?? -1
  }

  test.each([
    ['contact_messages', 'email'],
    ['contact_messages', 'name'],
    ['contact_messages', 'message'],
    ['profiles', 'full_name'],
    ['profiles', 'phone'],
    ['profiles', 'email'],
    ['staff_notes', 'body'],
    ['bookings', 'notes'],
    ['bookings', 'reason'],
    ['closures', 'note'],
  ])('another customer cannot find out %s.%s by guessing', async (table, column) => {
    await db.as(
      'operator',
      `insert into auth.users (id, email)
       select gen_random_uuid(), n || '@example.com' from generate_series(1, 300) n`,
    )
    await db.as(
      'operator',
      `update public.profiles p set full_name = 'm' || n, phone = '+9769911' || (1000 + n)
       from (select id, row_number() over () as n from public.profiles) x where x.id = p.id`,
    )
    await db.as(
      'operator',
      `insert into public.contact_messages (name, email, message)
       select 'm' || n, 'm' || n || '@example.com', 'm' || n from generate_series(1, 300) n`,
    )
    await db.as(
      'operator',
      `insert into public.bookings (booking_date, duration, type, notes, reason)
       select now() + make_interval(days => n), 60, 'recording', 'm' || n, 'm' || n from generate_series(1, 300) n`,
    )
    await db.as(
      'operator',
      `insert into public.closures (starts_at, ends_at, note)
       select now() + make_interval(days => n, hours => 2), now() + make_interval(days => n, hours => 3), 'm' || n
       from generate_series(1, 300) n`,
    )
    await db.as(
      'operator',
      `insert into public.profiles (full_name, email, id)
       select 'm' || n, 'm' || n || '@example.com', gen_random_uuid() from generate_series(1, 300) n`,
    )
    await db.as(
      'operator',
      "insert into public.staff_notes (booking_id, body) select id, 'm' || n from (select id, row_number() over () as n from public.bookings) b",
    )
    await db.as('operator', `analyze public.${table}`)
    expect(await plannedCount(table, column, 'z')).toBe(await plannedCount(table, column, '+'))
  })

  describe('does not tell of whom it is', () => {
    const planned = async (condition: string) => {
      const [row] = await db.as<Record<string, [{ Plan: { 'Plan Rows': number } }]>>(
        'other',
        `explain (format json) select 1 from public.${condition}`,
      )
      return row?.['QUERY PLAN']?.[0].Plan['Plan Rows'] ?? -1
    }
    const stranger = '00000000-0000-4000-8000-0000000000ff'

    test.each([
      [
        'bookings',
        'user_id',
        'booking_date, duration, type',
        "now() + make_interval(days => n), 60, 'recording'",
      ],
      ['staff_notes', 'user_id', 'body', "'x'"],
      ['newsletters', 'created_by', 'texts', "'{}'"],
    ])(
      '%s.%s: a guessed id is expected as often as one that nobody has',
      async (table, column, rest, values) => {
        await db.as(
          'operator',
          `insert into public.${table} (${column}, ${rest}) select '${people.owner}', ${values} from generate_series(1, 500) n`,
        )
        await db.as('operator', `analyze public.${table}`)
        expect(await planned(`${table} where ${column} = '${people.owner}'`)).toBe(
          await planned(`${table} where ${column} = '${stranger}'`),
        )
      },
    )

    test('nothing is noted of any column that names a person, nor of which booking has a note', async () => {
      const noted = await db.as<{ name: string }>(
        'operator',
        `select c.relname || '.' || a.attname as name
         from pg_attribute a join pg_class c on c.oid = a.attrelid
         where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0
           and has_column_privilege('authenticated', c.oid, a.attnum, 'select') and a.attstattarget is distinct from 0
           and (c.relname = 'profiles' and a.attname = 'id' or exists (
             select from pg_constraint f where f.contype = 'f' and f.conrelid = c.oid and a.attnum = any (f.conkey)
               and (f.confrelid in ('public.profiles'::regclass, 'auth.users'::regclass) or c.relname = 'staff_notes')))`,
      )
      expect(noted).toEqual([])
    })
  })

  test('nothing is noted of any text a person wrote, nor of what was changed in one', async () => {
    const noted = await db.as<{ name: string }>(
      'operator',
      `select relname || '.' || attname as name
       from pg_attribute join pg_class c on c.oid = attrelid
       where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0
         and atttypid in ('text'::regtype, 'jsonb'::regtype) and attstattarget is distinct from 0
         and relname <> 'studio_settings'
       order by name`,
    )
    expect(noted.map(({ name }) => name)).toEqual([...wordsOfOurs].sort())
  })
})

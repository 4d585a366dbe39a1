import type { Sql } from '../../supabase/local/database/database.ts'

/** The customer of supabase/seed.sql, who gets sixty-seven bookings. */
export const customer = '00000000-0000-4000-8000-00000000000c'

/**
 * First day of the month that is the same in every bench's database: ten bookings a day on its first
 * twenty days, the rest of it free.
 */
export const month = (() => {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, 1, -8))
})()
export const nextMonth = new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 2, 1, -8))

const person = (n: string) => `('00000000-0000-4000-8000-' || lpad(to_hex(100 + ${n}), 12, '0'))::uuid`
const SAME_MONTH = 200
const SLICE = 100_000

/**
 * Fills a migrated and seeded database: so many bookings in half hours around now, one in thirty pending,
 * each with its history; so many accounts more, and messages.
 */
export async function seedStudio(
  sql: Sql,
  { bookings, people }: { bookings: number; people: number },
  onProgress: (done: number) => void,
): Promise<void> {
  const others = bookings - SAME_MONTH
  // Without triggers: they are measured later. The constraints hold all the same.
  await sql.exec(`
    truncate public.bookings cascade;
    update public.studio_settings set settings = settings || '{"rules": {"bufferBefore": 15, "bufferAfter": 15}}';
    set session_replication_role = replica;
    insert into auth.users (id, email, created_at)
    select ${person('n')}, 'person' || n || '@example.com', now() - make_interval(hours => n)
    from generate_series(1, ${people}) n;
    insert into public.profiles (id, account_id, full_name, phone, role, created_at)
    select ${person('n')}, ${person('n')},
      (array['Бат-Эрдэнэ', 'Сараа', 'Ганболд', 'Оюунчимэг', 'Anna', 'Иван', '王芳'])[1 + n % 7] || ' ' || n,
      '+976' || 88000000 + n, case when n % 5000 = 0 then 'admin' else 'user' end::public.user_role,
      now() - make_interval(hours => n)
    from generate_series(1, ${people}) n;

    insert into public.bookings (user_id, booking_date, duration, type, notes, status, price, currency, created_at)
    select case n % 3 when 0 then '${customer}'::uuid else ${person(`1 + n % ${people}`)} end,
      timestamptz '${month.toISOString()}' + make_interval(days => n / 10, hours => 9 + n % 10),
      60, 'recording', 'Гурван хүн', 'confirmed', 50, 'USD', now() - make_interval(mins => n)
    from generate_series(0, ${SAME_MONTH - 1}) n`)
  for (let from = 0; from < others; from += SLICE) {
    onProgress(from / others)
    await sql.exec(`
    insert into public.bookings (user_id, booking_date, duration, type, notes, status, price, currency, created_at)
    select ${person(`1 + n % ${people}`)}, starts, 30, (array['recording', 'rehearsal', 'mixing', 'mastering'])[1 + n % 4],
      case when n % 5 = 0 then 'Нэг цагаан дэвсгэр хэрэгтэй.' end,
      case when n % 30 = 0 then 'pending' when n % 10 = 1 then 'cancelled' else 'confirmed' end::public.booking_status,
      25, 'USD', least(starts, now()) - make_interval(days => 3)
    from (
      select n, date_trunc('hour', now()) + make_interval(mins => 30 * (n - ${others} / 2)) as at_first
      from generate_series(${from + 1}, ${Math.min(from + SLICE, others)}) n
    ) s,
    -- What would fall into the month that is the same everywhere moves behind all others.
    lateral (select case when at_first >= '${month.toISOString()}' and at_first < '${nextMonth.toISOString()}'
      then at_first + make_interval(mins => 30 * ${others}) else at_first end as starts) moved`)
  }
  onProgress(1)
  await sql.exec(`
    insert into public.booking_events (booking_id, actor_id, happened_at, action, after)
    select id, user_id, created_at, 'created', jsonb_build_object('status', 'pending', 'duration', duration)
    from public.bookings;

    insert into public.contact_messages (name, email, message, created_at, answered_at)
    select 'Сараа', 'person' || n || '@example.com', repeat('Сайн байна уу. ', 30), now() - make_interval(hours => n),
      case when n % 50 <> 0 then now() - make_interval(hours => n - 1) end
    from generate_series(1, 5000) n;

    insert into public.closures (starts_at, ends_at, kind)
    select night, night + interval '1 hour', 'maintenance'
    from generate_series(date_trunc('day', now()) + interval '18 hours', now() + interval '90 days', interval '1 day') night;

    update public.bookings set cancel_asked_at = now()
    where id in (
      select id from public.bookings where status = 'confirmed' and booking_date > now() order by booking_date limit 20
    );
    insert into private.outbox (kind, audience, once, booking_id, user_id, state, finished_at, last_error)
    select 'booking_confirmed', 'customer', 'failed:' || id, id, user_id, 'failed', now(), '550 no such mailbox'
    from (select id, user_id from public.bookings where user_id is not null limit 20) b;
    insert into public.newsletters (texts, state, sent_at)
    select jsonb_build_object('mn', words, 'en', words), 'sent', now() - make_interval(days => 30 * n)
    from generate_series(1, 20) n, jsonb_build_object('subject', 'Gegee ' || n, 'text', repeat('Hello. ', 200)) words;
    set session_replication_role = origin`)
  // VACUUM runs in no transaction, and several statements at once are one.
  await sql.exec('vacuum analyze')
}

/** So many mails that wait, of the bookings that there are. */
export async function fillOutbox(sql: Sql, mails: number): Promise<void> {
  await sql.exec(`
    insert into private.outbox (kind, audience, once, booking_id, user_id, due_at)
    select 'booking_confirmed', 'customer', 'bench:' || n || ':' || b.id, b.id, b.user_id, now() - interval '1 minute'
    from generate_series(1, ${mails}) n, lateral (
      select id, user_id from public.bookings where status = 'confirmed' and user_id is not null limit 100
    ) b
    limit ${mails}`)
  await sql.exec('vacuum analyze private.outbox')
}

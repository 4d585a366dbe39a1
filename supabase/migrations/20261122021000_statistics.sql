-- The numbers of the admin's first screen, how the studio's weeks and months go, and what it earned: prices with what was
-- charged beside them, less discounts. Payments are no revenue. Sums are made per currency, never across.

create function private.earnings(from_time timestamptz, until_time timestamptz)
returns table (booking_id uuid, user_id uuid, starts_at timestamptz, over boolean, currency text, amount numeric)
language sql stable
set search_path = ''
as $$
  select b.id, b.user_id, b.booking_date, upper(b.during) <= now(), b.currency, b.price
  from public.bookings b
  where b.status = 'confirmed' and b.booking_date >= from_time and b.booking_date < until_time
  union all
  select b.id, b.user_id, b.booking_date, upper(b.during) <= now(), c.currency,
    greatest(sum(c.due), case c.currency when b.currency then -b.price else 0 end)
  from public.bookings b
  join public.booking_charges c on c.booking_id = b.id
  where b.booking_date >= from_time and b.booking_date < until_time and c.due <> 0
    and b.status <> 'pending' and private.counts_for(c.kind, b.status)
  group by b.id, c.currency
$$;
comment on function private.earnings is
  'The amounts that make up the revenue of sessions that start in a period: prices of confirmed ones, what was charged beside them, and fees of cancelled ones.';

create function public.admin_statistics()
returns table (total_bookings bigint, pending_bookings bigint, total_users bigint, total_revenue jsonb)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
    with of_currency as (
      select b.currency, count(*) as total,
        count(*) filter (where b.status = 'pending') as pending,
        sum(b.price) filter (where b.status = 'confirmed') as revenue
      from public.bookings b
      group by b.currency
      union all
      select one.currency, 0, 0, sum(one.due)
      from (
        select c.currency, greatest(sum(c.due), case c.currency when b.currency then -b.price else 0 end) as due
        from public.booking_charges c
        join public.bookings b on b.id = c.booking_id
        where c.due <> 0 and b.status <> 'pending' and private.counts_for(c.kind, b.status)
        group by b.id, c.currency
      ) one
      group by one.currency
    )
    select (select coalesce(sum(o.total), 0)::bigint from of_currency o),
      (select coalesce(sum(o.pending), 0)::bigint from of_currency o),
      -- As list_users() counts: an account that waits for an invited customer is nobody beside them.
      (select count(*) from public.profiles p
       where not exists (select from private.invitations i where i.account_id = p.id)),
      (select coalesce(jsonb_object_agg(s.currency, s.revenue), '{}')
       from (select o.currency, sum(o.revenue) as revenue from of_currency o group by o.currency) s
       where s.revenue is not null);
end
$$;
comment on function public.admin_statistics is
  'Counts of bookings, open requests and people, those without an account, too, and the revenue by currency: prices of confirmed bookings with what was charged beside them, and fees of cancelled ones. Code: not_allowed.';
grant execute on function public.admin_statistics to authenticated;

create function private.this_week() returns timestamp
language sql stable
set search_path = ''
as $$
  select date_trunc('week', now() at time zone 'Asia/Ulaanbaatar')
$$;
comment on function private.this_week is 'Monday, 00:00, of the present week on the studio''s wall clock.';

create function public.admin_weeks()
returns table (week_start date, confirmed bigint, pending bigint, revenue jsonb)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  first_week constant timestamp := private.this_week() - interval '7 weeks';
begin
  perform private.require_admin();
  return query
    with earned as (
      select s.week, jsonb_object_agg(s.currency, s.amount) as amounts
      from (
        select date_trunc('week', e.starts_at at time zone 'Asia/Ulaanbaatar') as week, e.currency, sum(e.amount) as amount
        from private.earnings(
          first_week at time zone 'Asia/Ulaanbaatar', (first_week + interval '12 weeks') at time zone 'Asia/Ulaanbaatar') e
        group by 1, 2
      ) s
      group by s.week
    )
    select w::date, count(b.id) filter (where b.status = 'confirmed'), count(b.id) filter (where b.status = 'pending'),
      coalesce((select e.amounts from earned e where e.week = w), '{}')
    from generate_series(first_week, first_week + interval '11 weeks', interval '1 week') w
    left join public.bookings b
      on b.booking_date >= w at time zone 'Asia/Ulaanbaatar'
      and b.booking_date < (w + interval '1 week') at time zone 'Asia/Ulaanbaatar'
      and b.status <> 'cancelled'
    group by w
    order by w;
end
$$;
comment on function public.admin_weeks is
  'Bookings and revenue by week of their start, revenue by currency with what was charged beside the prices and fees of cancelled ones: eight weeks up to the present one and the next four. Code: not_allowed.';
grant execute on function public.admin_weeks to authenticated;

create function public.admin_opening_use() returns table (weekday integer, hour integer, used numeric)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  settings constant jsonb := private.current_settings();
  first_day constant timestamp := private.this_week() - interval '7 weeks';
begin
  perform private.require_admin();
  return query
    with open_hours as (
      select o.hour_start, greatest(o.hour_start, o.opens) as opens,
        least(o.hour_start + interval '1 hour', o.closes) as closes
      from (
        select one.day + make_interval(hours => h) as hour_start,
          one.day + (one.hours ->> 'start')::interval as opens, one.day + (one.hours ->> 'end')::interval as closes
        from (
          select d as day, private.hours_on(settings, d::date) as hours
          from generate_series(first_day, first_day + interval '55 days', interval '1 day') d
        ) one
        cross join generate_series(0, 23) h
      ) o
      where o.hour_start < o.closes and o.hour_start + interval '1 hour' > o.opens
    ), taken as (
      -- From the bookings to the hours, not the other way: there are few of them in eight weeks.
      select b.starts, b.ends, hour_of_it as hour_start
      from (
        select booking_date at time zone 'Asia/Ulaanbaatar' as starts,
          upper(during) at time zone 'Asia/Ulaanbaatar' as ends
        from public.bookings
        where status = 'confirmed'
          -- A session of the day before may last into the first.
          and booking_date >= (first_day - interval '1 day') at time zone 'Asia/Ulaanbaatar'
          and booking_date < (first_day + interval '8 weeks') at time zone 'Asia/Ulaanbaatar'
      ) b
      cross join generate_series(
        date_trunc('hour', b.starts), b.ends - interval '1 microsecond', interval '1 hour'
      ) hour_of_it
    ), used_hours as (
      select o.hour_start, o.opens, o.closes, coalesce(sum(
        greatest(extract(epoch from least(t.ends, o.closes) - greatest(t.starts, o.opens)), 0)
      ) filter (where t.starts is not null), 0) as seconds
      from open_hours o
      left join taken t using (hour_start)
      group by o.hour_start, o.opens, o.closes
    )
    select extract(isodow from u.hour_start)::integer, extract(hour from u.hour_start)::integer,
      round(sum(u.seconds) / sum(extract(epoch from u.closes - u.opens)), 3)
    from used_hours u
    group by 1, 2
    order by 1, 2;
end
$$;
comment on function public.admin_opening_use is
  'How much of each opening hour (weekday 1 is Monday) was taken by confirmed bookings in the eight weeks up to the present one, from 0 to 1, by the hours that each day has. Code: not_allowed.';
grant execute on function public.admin_opening_use to authenticated;

create function private.minutes_open(from_day date, until_day date) returns integer
language sql stable
set search_path = ''
as $$
  select coalesce(sum(extract(epoch from upper(part) - lower(part)) / 60), 0)::integer
  from (
    select range_agg(tstzrange(
      (o.day + (o.hours ->> 'start')::interval) at time zone 'Asia/Ulaanbaatar',
      (o.day + (o.hours ->> 'end')::interval) at time zone 'Asia/Ulaanbaatar')) as open
    from (
      select d as day, private.hours_on(s.settings, d::date) as hours
      from (select private.current_settings() as settings) s,
        generate_series(from_day::timestamp, until_day - interval '1 day', interval '1 day') d
    ) o
    where o.hours <> 'null'
  ) days,
  unnest(days.open - coalesce((
    select range_agg(c.during) from public.closures c
    where c.during && tstzrange(
      from_day::timestamp at time zone 'Asia/Ulaanbaatar', until_day::timestamp at time zone 'Asia/Ulaanbaatar')
  ), '{}')) part
$$;
comment on function private.minutes_open is
  'How many minutes the studio is open from one day to before another: the hours of each day less closures.';

create function public.admin_month(month date) returns table (
  month_start date, held jsonb, upcoming jsonb, owed jsonb, sessions bigint, no_shows bigint,
  minutes_sold bigint, minutes_open integer
)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
    with months as (
      select m::date as first_day, m at time zone 'Asia/Ulaanbaatar' as starts,
        (m + interval '1 month') at time zone 'Asia/Ulaanbaatar' as ends, (m + interval '1 month')::date as next_month
      from (select date_trunc('month', month::timestamp) as this) t,
        unnest(array[t.this, t.this - interval '1 month']) m
      -- A date may be infinity, whose days would be counted without end.
      where isfinite(m)
    )
    select m.first_day, coalesce(r.held, '{}'), coalesce(r.upcoming, '{}'), coalesce(o.owed, '{}'),
      b.sessions, b.no_shows, b.minutes, private.minutes_open(m.first_day, m.next_month)
    from months m
    cross join lateral (
      select jsonb_object_agg(s.currency, s.held) filter (where s.held is not null) as held,
        jsonb_object_agg(s.currency, s.upcoming) filter (where s.upcoming is not null) as upcoming
      from (
        select e.currency, sum(e.amount) filter (where e.over) as held, sum(e.amount) filter (where not e.over) as upcoming
        from private.earnings(m.starts, m.ends) e
        group by e.currency
      ) s
    ) r
    cross join lateral (
      select jsonb_object_agg(s.currency, s.owed) as owed
      from (
        select open.key as currency, sum((open.value ->> 'due')::numeric - (open.value ->> 'paid')::numeric) as owed
        from public.bookings one, jsonb_each(public.booking_money(one)) open
        where one.booking_date >= m.starts and one.booking_date < m.ends and upper(one.during) <= now()
          and one.status <> 'pending' and (open.value ->> 'due')::numeric > (open.value ->> 'paid')::numeric
        group by open.key
      ) s
    ) o
    cross join lateral (
      select count(*) as sessions, count(*) filter (where one.attendance = 'no_show') as no_shows,
        coalesce(sum(one.duration), 0) as minutes
      from public.bookings one
      where one.booking_date >= m.starts and one.booking_date < m.ends and one.status = 'confirmed'
    ) b
    order by m.first_day desc;
end
$$;
comment on function public.admin_month is
  'A month of the studio, by any of its days, and the month before it: by currency the revenue of sessions that are over (held), of those to come (upcoming) and what of the former is still to be paid (owed); confirmed sessions and how many did not come; minutes sold, and open less closures. Code: not_allowed.';
grant execute on function public.admin_month to authenticated;

create function public.admin_month_customers(month date) returns table (
  user_id uuid, name text, sessions bigint, minutes bigint, revenue jsonb
)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  first_day constant timestamp := date_trunc('month', month::timestamp);
  starts constant timestamptz := first_day at time zone 'Asia/Ulaanbaatar';
  ends constant timestamptz := (first_day + interval '1 month') at time zone 'Asia/Ulaanbaatar';
begin
  perform private.require_admin();
  return query
    with first_five as (
      select b.user_id as id, count(*) as sessions, sum(b.duration) as minutes
      from public.bookings b
      where b.booking_date >= starts and b.booking_date < ends and b.status = 'confirmed' and b.user_id is not null
      group by b.user_id
      order by sum(b.duration) desc, b.user_id
      limit 5
    ), earned as (
      select s.user_id as id, jsonb_object_agg(s.currency, s.amount) as amounts
      from (
        select e.user_id, e.currency, sum(e.amount) as amount
        from private.earnings(starts, ends) e
        group by e.user_id, e.currency
      ) s
      group by s.user_id
    )
    select f.id, coalesce(p.full_name, u.email::text), f.sessions, f.minutes, e.amounts
    from first_five f
    join public.profiles p on p.id = f.id
    left join auth.users u on u.id = f.id
    join earned e on e.id = f.id
    order by f.minutes desc, f.id;
end
$$;
comment on function public.admin_month_customers is
  'The five customers with the most confirmed time in a month, given by any of its days, with their revenue by currency. Code: not_allowed.';
grant execute on function public.admin_month_customers to authenticated;

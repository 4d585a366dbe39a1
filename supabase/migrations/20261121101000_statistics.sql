-- The numbers of the admin's first screen, and how the studio's weeks go.

create function public.admin_statistics()
returns table (total_bookings bigint, pending_bookings bigint, total_users bigint, total_revenue numeric)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if not private.is_admin() then
    perform private.refuse('not_allowed', 403);
  end if;
  return query
    select b.total, b.pending, (select count(*) from public.profiles), b.revenue
    from (
      select count(*) as total,
        count(*) filter (where status = 'pending') as pending,
        coalesce(sum(price) filter (where status = 'confirmed'), 0) as revenue
      from public.bookings
    ) b;
end
$$;
comment on function public.admin_statistics is
  'Counts of bookings, open requests and accounts, and the revenue of confirmed bookings. Code: not_allowed.';
grant execute on function public.admin_statistics to authenticated;

create function private.this_week() returns timestamp
language sql stable
set search_path = ''
as $$
  select date_trunc('week', now() at time zone 'Asia/Ulaanbaatar')
$$;
comment on function private.this_week is 'Monday, 00:00, of the present week on the studio''s wall clock.';

create function public.admin_weeks()
returns table (week_start date, confirmed bigint, pending bigint, revenue numeric)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if not private.is_admin() then
    perform private.refuse('not_allowed', 403);
  end if;
  return query
    select w::date,
      count(b.id) filter (where b.status = 'confirmed'),
      count(b.id) filter (where b.status = 'pending'),
      coalesce(sum(b.price) filter (where b.status = 'confirmed'), 0)
    from generate_series(
      private.this_week() - interval '7 weeks', private.this_week() + interval '4 weeks', interval '1 week'
    ) w
    left join public.bookings b
      on b.booking_date >= w at time zone 'Asia/Ulaanbaatar'
      and b.booking_date < (w + interval '1 week') at time zone 'Asia/Ulaanbaatar'
      and b.status <> 'cancelled'
    group by w
    order by w;
end
$$;
comment on function public.admin_weeks is
  'Bookings and revenue of confirmed ones by week of their start: eight weeks up to the present one and the next four. Code: not_allowed.';
grant execute on function public.admin_weeks to authenticated;

create function public.admin_opening_use() returns table (weekday integer, hour integer, used numeric)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  hours constant jsonb := private.current_settings() -> 'openingHours';
  opens constant interval := (hours ->> 'start')::interval;
  closes constant interval := (hours ->> 'end')::interval;
begin
  if not private.is_admin() then
    perform private.refuse('not_allowed', 403);
  end if;
  return query
    with taken as (
      -- From the bookings to the hours, not the other way: there are few of them in eight weeks.
      select extract(isodow from hour_start)::integer as d, extract(hour from hour_start)::integer as h,
        extract(epoch from least(b.ends, hour_start + interval '1 hour', hour_start::date + closes)
          - greatest(b.starts, hour_start, hour_start::date + opens)) as seconds
      from (
        select booking_date at time zone 'Asia/Ulaanbaatar' as starts,
          upper(during) at time zone 'Asia/Ulaanbaatar' as ends
        from public.bookings
        where status = 'confirmed'
          and booking_date >= (private.this_week() - interval '7 weeks') at time zone 'Asia/Ulaanbaatar'
          and booking_date < (private.this_week() + interval '1 week') at time zone 'Asia/Ulaanbaatar'
      ) b
      cross join generate_series(
        date_trunc('hour', b.starts), b.ends - interval '1 microsecond', interval '1 hour'
      ) hour_start
    )
    select d, h, round(
      coalesce(sum(t.seconds) filter (where t.seconds > 0), 0) / (8 * extract(epoch from
        least(make_interval(hours => h + 1), closes) - greatest(make_interval(hours => h), opens))), 3)
    from generate_series(1, 7) d
    cross join generate_series(0, 23) h
    left join taken t using (d, h)
    where make_interval(hours => h) < closes and make_interval(hours => h + 1) > opens
    group by d, h
    order by d, h;
end
$$;
comment on function public.admin_opening_use is
  'How much of each opening hour (weekday 1 is Monday) was taken by confirmed bookings in the eight weeks up to the present one, from 0 to 1. Code: not_allowed.';
grant execute on function public.admin_opening_use to authenticated;

-- The studio's rules of booking: free time around each booking, notice, how far ahead, hours by weekday and date,
-- until when a confirmed booking may be cancelled, and when a request without an answer is released. What belongs to
-- an agreement is kept on the booking, so that other rules change nothing of it.

alter table public.bookings
  add column buffer_before integer not null default 0 check (buffer_before between 0 and 240),
  add column buffer_after integer not null default 0 check (buffer_after between 0 and 240),
  add column held tstzrange not null generated always as (
    tstzrange(
      ((booking_date at time zone 'UTC') - make_interval(mins => buffer_before)) at time zone 'UTC',
      ((booking_date at time zone 'UTC') + make_interval(mins => duration + buffer_after)) at time zone 'UTC',
      '[)'
    )
  ) stored,
  add column cancel_hours integer check (cancel_hours between 0 and 720),
  add column cancel_asked_at timestamptz,
  add column expires_at timestamptz,
  drop constraint bookings_no_overlap,
  add constraint bookings_no_overlap exclude using gist (held with &&) where (status in ('pending', 'confirmed'));
comment on constraint bookings_no_overlap on public.bookings is
  'A time is sold once, with the free time around it.';
comment on column public.bookings.buffer_before is 'Minutes kept free before it, by the rules when it was agreed.';
comment on column public.bookings.buffer_after is 'Minutes kept free after it, by the rules when it was agreed.';
comment on column public.bookings.held is 'The session with the free time around it; nobody else has any of it.';
comment on column public.bookings.cancel_hours is
  'Until how many hours before its start its customer may cancel it once confirmed, by the rules when it was agreed; null: not at all.';
comment on column public.bookings.cancel_asked_at is
  'When its customer asked the studio to cancel it; null again once the studio has answered.';
comment on column public.bookings.expires_at is
  'When it is released if it is still pending, by the rules when it was agreed; null: never.';
create index bookings_expiring on public.bookings (expires_at) where status = 'pending' and expires_at is not null;

alter table public.booking_events drop constraint booking_events_action_check;
alter table public.booking_events add constraint booking_events_action_check
  check (action in ('created', 'status_changed', 'edited', 'cancel_asked', 'expired'));

create function public.studio_now() returns timestamptz
language sql stable
set search_path = ''
as $$
  select now()
$$;
comment on function public.studio_now is
  'The time by which the studio judges what is past: a visitor''s own clock may be wrong.';
grant execute on function public.studio_now to anon, authenticated;

create function private.hours_on(settings jsonb, day date) returns jsonb
language sql immutable
set search_path = ''
as $$
  select coalesce(
    (select d -> 'hours'
     from jsonb_array_elements(settings -> 'specialDays') d
     where make_date(left(d ->> 'date', 4)::integer, substr(d ->> 'date', 6, 2)::integer, right(d ->> 'date', 2)::integer) = day
     limit 1),
    settings -> 'weekHours' -> extract(isodow from day)::text,
    settings -> 'openingHours')
$$;
comment on function private.hours_on is
  'The opening hours on a day of the studio: of the date, else of its weekday, else as always; JSON null where it is closed. hoursOn() of src/domain/offers/opening-hours.ts says the same.';

drop function private.booking_refusal(timestamptz, integer, text, jsonb, timestamptz);
create function private.booking_refusal(
  booking_date timestamptz, duration integer, type text, settings jsonb, at_time timestamptz, by_admin boolean
) returns text
language plpgsql immutable
set search_path = ''
as $$
declare
  service constant jsonb := private.service_of(settings, type);
  local_start timestamp := booking_date at time zone 'Asia/Ulaanbaatar';
  rules constant jsonb := settings -> 'rules';
  hours jsonb;
  closes timestamp;
begin
  if (service ->> 'enabled')::boolean is not true then return 'booking_type_not_offered'; end if;
  if not coalesce(service -> 'durations', settings -> 'bookingDurations') @> to_jsonb(duration) then
    return 'booking_duration_not_offered';
  end if;
  if booking_date <= at_time then return 'booking_not_in_future'; end if;
  if not by_admin and booking_date < at_time + make_interval(hours => (rules ->> 'noticeHours')::integer) then
    return 'booking_too_soon';
  end if;
  if booking_date >= timestamptz '2100-01-01 00:00:00+00'
    -- Hours, not days: a day of the session's zone may have 23.
    or booking_date > at_time + make_interval(hours => 24 * (rules ->> 'furthestDays')::integer) then
    return 'booking_too_far_ahead';
  end if;
  if extract(epoch from local_start) % 1800 <> 0 then return 'booking_off_step'; end if;
  hours := private.hours_on(settings, local_start::date);
  if hours = 'null' then return 'booking_outside_opening_hours'; end if;
  closes := local_start::date + (hours ->> 'end')::interval;
  -- A session that may run past closing time needs only to begin before it.
  if local_start::time < (hours ->> 'start')::time or local_start >= closes
    or local_start + make_interval(mins => duration) > closes and (service ->> 'pastClosing')::boolean is not true then
    return 'booking_outside_opening_hours';
  end if;
  return null;
end
$$;
comment on function private.booking_refusal is
  'Why this session cannot be had at at_time, or null; admins need give no notice. What else a booking says is judged by the constraints of its columns, which come next, and then by what is taken. bookingRefusal() of src/domain/booking/booking.ts says the same in the same order; it is pure, so that a test can hold the two equal.';

create or replace function private.booking_content(booking public.bookings) returns jsonb
language sql stable
set search_path = ''
as $$
  select to_jsonb(booking) - '{updated_at,during,held}'::text[]
$$;

create function private.release_expired(within tstzrange default null, except_booking uuid default null)
returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  claims constant text := current_setting('request.jwt.claims', true);
  claim_sub constant text := current_setting('request.jwt.claim.sub', true);
  released integer;
begin
  -- Nobody's doing: for these lines this is the operator's hand.
  perform set_config('request.jwt.claims', '', true), set_config('request.jwt.claim.sub', '', true);
  if within is null then
    update public.bookings set status = 'cancelled'
    where status = 'pending' and expires_at <= now();
  else
    update public.bookings set status = 'cancelled'
    where status = 'pending' and expires_at <= now() and held && within and id is distinct from except_booking;
  end if;
  get diagnostics released = row_count;
  perform set_config('request.jwt.claims', coalesce(claims, ''), true),
    set_config('request.jwt.claim.sub', coalesce(claim_sub, ''), true);
  return released;
end
$$;
comment on function private.release_expired is
  'Releases requests that nobody answered in time, all of them (for a scheduler) or those that hold a part of a period; says how many. They count as free before: whoever wants their time gets it.';

create or replace function private.check_booking() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  settings constant jsonb := private.current_settings();
  by_admin constant boolean := private.is_admin();
  rules constant jsonb := settings -> 'rules';
  refusal text;
  agreed record;
  names constant jsonb := private.service_of(settings, new.type) -> 'names';
begin
  -- Without a signed-in person this is the operator's own hand (seed, import): the constraints hold for it
  -- too, the studio's rules do not.
  if auth.uid() is null then
    if new.price is null or new.currency is null then
      select * into agreed from private.price_of(
        settings, new.type, new.duration, (new.booking_date at time zone 'Asia/Ulaanbaatar')::date);
      new.price := coalesce(new.price, agreed.amount);
      new.currency := coalesce(new.currency, agreed.currency);
      new.service_names := coalesce(new.service_names, names);
    end if;
    return new;
  end if;

  if tg_op = 'UPDATE' then
    if private.booking_content(new) = private.booking_content(old) then
      return new;
    end if;
    -- Only ask_to_cancel() can write this column.
    if private.booking_content(new) - 'cancel_asked_at' = private.booking_content(old) - 'cancel_asked_at' then
      return new;
    end if;
    if old.status <> 'pending' and not by_admin then
      if old.status <> 'confirmed' or old.cancel_hours is null
        or private.booking_content(new) - 'status' <> private.booking_content(old) - 'status' then
        perform private.refuse('booking_not_editable', 409);
      end if;
      if new.status <> 'cancelled' then
        perform private.refuse('booking_status_not_allowed', 403);
      end if;
      if now() > old.booking_date - make_interval(hours => old.cancel_hours) then
        perform private.refuse('booking_cancel_too_late', 409);
      end if;
    end if;
    if new.status <> old.status then
      new.cancel_asked_at := null;
    end if;
  end if;

  if (not by_admin and new.status = 'confirmed') or (tg_op = 'INSERT' and new.status = 'cancelled') then
    perform private.refuse('booking_status_not_allowed', 403);
  end if;

  -- Another time, length or type is a new agreement under today's settings; a change of the rest is not.
  if tg_op = 'INSERT' or (new.booking_date, new.duration, new.type)
    is distinct from (old.booking_date, old.duration, old.type) then
    refusal := private.booking_refusal(new.booking_date, new.duration, new.type, settings, now(), by_admin);
    if refusal is not null then
      perform private.refuse(refusal, 422);
    end if;
    new.buffer_before := (rules ->> 'bufferBefore')::integer;
    new.buffer_after := (rules ->> 'bufferAfter')::integer;
    new.cancel_hours := (rules ->> 'cancelHours')::integer;
    new.expires_at := case when new.status = 'pending'
      then now() + make_interval(hours => (rules ->> 'pendingHours')::integer) end;
  elsif new.status = 'pending' and old.status <> 'pending' then
    new.expires_at := now() + make_interval(hours => (rules ->> 'pendingHours')::integer);
  end if;
  if new.status <> 'cancelled' then
    perform private.release_expired(tstzrange(
      new.booking_date - make_interval(mins => new.buffer_before),
      new.booking_date + make_interval(mins => new.duration + new.buffer_after)), new.id);
  end if;

  if tg_op = 'INSERT' or (new.duration, new.type) is distinct from (old.duration, old.type) then
    select * into agreed from private.price_of(
      settings, new.type, new.duration, (new.booking_date at time zone 'Asia/Ulaanbaatar')::date);
    -- Whoever says which price they were shown does not get another one without a word.
    if tg_op = 'INSERT' and (new.price <> agreed.amount or new.currency <> agreed.currency) then
      perform private.refuse('booking_price_changed', 409);
    end if;
    new.price := agreed.amount;
    new.currency := agreed.currency;
    new.service_names := names;
  else
    new.price := old.price;
    new.currency := old.currency;
    new.service_names := old.service_names;
  end if;
  return new;
end
$$;
comment on function private.check_booking is
  'The studio''s rules for one booking, its price, and what of the rules is kept with it. Codes: booking_*.';

create function public.ask_to_cancel(booking_id uuid, seen timestamptz) returns timestamptz
language plpgsql security definer
set search_path = ''
as $$
declare
  present public.bookings;
  saved_at timestamptz;
begin
  select * into present from public.bookings b where b.id = booking_id and b.user_id = auth.uid();
  if not found then
    perform private.refuse('booking_not_found', 404);
  elsif present.status <> 'confirmed' or present.booking_date <= now() then
    perform private.refuse('booking_not_editable', 409);
  end if;
  update public.bookings b set cancel_asked_at = coalesce(b.cancel_asked_at, now())
  where b.id = booking_id and b.updated_at = seen and b.status = 'confirmed'
  returning b.updated_at into saved_at;
  if not found then
    perform private.refuse('booking_changed_meanwhile', 409);
  end if;
  return saved_at;
end
$$;
comment on function public.ask_to_cancel is
  'The customer of a confirmed booking to come, last changed at seen, asks the studio to cancel it, and gets its new version; asked twice it changes nothing. The studio answers by the status. Codes: booking_not_found, booking_not_editable, booking_changed_meanwhile.';
grant execute on function public.ask_to_cancel to authenticated;

create or replace function private.record_booking_event() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  -- Whose booking it is goes with the account; the rest never changes or follows from what does.
  left_out constant text[] := '{id,user_id,created_at,updated_at,during,held,buffer_before,buffer_after,cancel_hours,expires_at}';
  new_values constant jsonb := to_jsonb(new) - left_out;
  changed_from jsonb;
  changed_to jsonb;
begin
  if tg_op = 'INSERT' then
    insert into public.booking_events (booking_id, actor_id, action, after)
    values (new.id, auth.uid(), 'created', new_values);
    return null;
  end if;
  select jsonb_object_agg(o.key, o.value), jsonb_object_agg(o.key, new_values -> o.key)
  into changed_from, changed_to
  from jsonb_each(to_jsonb(old) - left_out) o
  where o.value is distinct from new_values -> o.key;
  -- A price says nothing without its currency.
  if changed_from ? 'price' then
    changed_from := changed_from || jsonb_build_object('currency', old.currency);
    changed_to := changed_to || jsonb_build_object('currency', new.currency);
  end if;
  if changed_from is not null then
    insert into public.booking_events (booking_id, actor_id, action, before, after)
    values (new.id, auth.uid(), case
        when changed_from ? 'status' then case
          when auth.uid() is null and new.status = 'cancelled' and old.status = 'pending' and old.expires_at <= now()
          then 'expired' else 'status_changed' end
        when changed_from ? 'cancel_asked_at' then 'cancel_asked' else 'edited' end,
      changed_from, changed_to);
  end if;
  return null;
end
$$;

create or replace function private.check_closure() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  refusal text;
begin
  if tg_op = 'UPDATE' then
    -- A version is never given twice, whatever the clock does.
    new.updated_at := greatest(clock_timestamp(), old.updated_at + interval '1 microsecond');
    if (new.starts_at, new.ends_at) is not distinct from (old.starts_at, old.ends_at) then
      return new;
    end if;
  end if;
  refusal := private.closure_refusal(new.starts_at, new.ends_at, now());
  if refusal is not null then
    perform private.refuse(refusal, 422);
  end if;
  perform private.release_expired(tstzrange(new.starts_at, new.ends_at, '[)'));
  -- Writers of bookings and of closures queue, so nothing can come in between.
  if exists (
    select from public.bookings b
    where b.during && tstzrange(new.starts_at, new.ends_at, '[)')
      -- Which has the index.
      and b.held && tstzrange(new.starts_at, new.ends_at, '[)') and b.status in ('pending', 'confirmed')
  ) then
    perform private.refuse('closure_over_bookings', 409);
  end if;
  return new;
end
$$;

create or replace function public.busy_ranges(
  range_start timestamptz, range_end timestamptz, except_booking uuid default null
)
returns table (starts_at timestamptz, ends_at timestamptz, closed boolean)
language plpgsql stable security definer
set search_path = ''
-- With many bookings the general plan looks expensive to PostgreSQL, which knows nothing of the period yet, so it
-- planned each call anew: with a million bookings that was a third of the time.
set plan_cache_mode = 'force_generic_plan'
as $$
declare
  asked constant tstzrange := case when range_start < range_end then tstzrange(range_start, range_end, '[)') end;
  left_out uuid;
begin
  if (range_start < range_end and range_end - range_start <= interval '93 days') is not true then
    perform private.refuse('range_invalid', 422);
  end if;
  if except_booking is not null then
    select b.id into left_out
    from public.bookings b
    where b.id = except_booking and (b.user_id = auth.uid() or private.is_admin());
  end if;
  return query
    select lower(r), upper(r), one.closed
    from (
      -- Merged, so that the answer does not tell how many bookings or closures there are.
      select range_agg(b.held) as ranges, false as closed
      from public.bookings b
      where b.held && asked and b.status in ('pending', 'confirmed')
        and (b.status = 'confirmed' or b.expires_at is null or b.expires_at > now())
        and b.id is distinct from left_out
      union all
      select range_agg(c.during), true
      from public.closures c
      where c.during && asked
    ) one, unnest(one.ranges) r
    order by 1;
end
$$;
comment on function public.busy_ranges is
  'Taken and closed times that touch the given period (at most 93 days), each kind merged, in order, taken ones with the free time around them; without except_booking, where the caller may read that one. Code: range_invalid.';

create or replace function public.export_own_data() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.account_exists();
  return (
    select jsonb_build_object(
      'account', jsonb_build_object('id', u.id, 'email', u.email, 'created_at', u.created_at),
      'profile', (
        select to_jsonb(p) - 'id' from public.profiles p where p.id = u.id
      ),
      'bookings', coalesce((
        select jsonb_agg(
          to_jsonb(b) - 'user_id' - 'during' - 'held' || jsonb_build_object('history', (
            select coalesce(jsonb_agg(jsonb_build_object(
              'happened_at', e.happened_at, 'action', e.action,
              -- Who of the studio it was is not the customer's data.
              'by', case when e.actor_id = u.id then 'you' else 'studio' end,
              'before', e.before, 'after', e.after
            ) order by e.id), '[]')
            from public.booking_events e where e.booking_id = b.id
          )) order by b.booking_date
        )
        from public.bookings b where b.user_id = u.id
      ), '[]')
    )
    from auth.users u where u.id = auth.uid()
  );
end
$$;

create or replace function public.list_bookings(
  search text default '',
  with_status public.booking_status default null,
  with_type text default null,
  from_day date default null,
  to_day date default null,
  sort text default 'date',
  descending boolean default true,
  page_size integer default 25,
  skip integer default 0,
  after_created timestamptz default null,
  after_id uuid default null
) returns table (
  -- All columns as JSON: one more needs nothing here. The embedded backend writes a row of a table as a text.
  booking jsonb, customer_name text, customer_email text, customer_phone text, total bigint
)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  per_page constant integer := least(greatest(page_size, 1), 1000);
  -- The values are known when EXECUTE plans, so a filter that is not set costs nothing.
  matching constant text := 'from public.bookings b
    where ($1 is null or b.user_id = any ($1))
      and ($2 is null or b.status = $2)
      and ($3 is null or b.type = $3)
      and ($4 is null or b.booking_date >= $4 at time zone ''Asia/Ulaanbaatar'')
      and ($5 is null or b.booking_date < $5 at time zone ''Asia/Ulaanbaatar'')
      and ($6 is null or (b.created_at, b.id) > ($6, $7))';
  direction constant text := case when descending then 'desc' else 'asc' end;
  -- An amount is more or less than another of its currency only.
  sorted_by constant text := case sort
    when 'created' then 'b.created_at ' when 'price' then format('b.currency %s, b.price ', direction)
    else 'b.booking_date ' end || direction;
  from_time constant timestamp := from_day;
  until_time constant timestamp := to_day + 1;
  customers uuid[];
  matches bigint;
begin
  if not private.is_admin() then
    perform private.refuse('not_allowed', 403);
  end if;
  if search <> '' then
    select coalesce(array_agg(p.id), '{}') into customers
    from public.profiles p
    join auth.users u on u.id = p.id
    where position(lower(search) in lower(coalesce(u.email, '') || ' ' || coalesce(p.full_name, ''))) > 0;
  end if;
  execute 'select count(*) ' || matching into matches
    using customers, with_status, with_type, from_time, until_time, after_created, after_id;
  return query execute format(
    'select to_jsonb(b) - ''during'' - ''held'', p.full_name, u.email::text, p.phone, $8
    from (select b.* %1$s order by %2$s, b.id %3$s limit $9 offset $10) b
    left join public.profiles p on p.id = b.user_id
    left join auth.users u on u.id = b.user_id
    order by %2$s, b.id %3$s', matching, sorted_by, direction)
    using customers, with_status, with_type, from_time, until_time, after_created, after_id,
      matches, per_page,
      -- Whoever asks for a page beyond the last gets the last.
      least(greatest(skip, 0), greatest(matches - 1, 0) / per_page * per_page);
end
$$;

create or replace function private.limit_open_requests() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if auth.uid() is null or private.is_admin() then return null; end if;
  -- A request of the past that is moved ahead counts like a new one.
  if new.booking_date > now() and (tg_op = 'INSERT' or old.booking_date <= now()) and (
    select count(*) from public.bookings b
    where b.user_id = new.user_id and b.status = 'pending' and b.booking_date > now()
      and (b.expires_at is null or b.expires_at > now())
  ) > (private.current_settings() ->> 'maxPendingBookings')::integer then
    perform private.refuse('booking_limit_reached', 409);
  end if;
  return null;
end
$$;

create or replace function public.admin_opening_use() returns table (weekday integer, hour integer, used numeric)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  settings constant jsonb := private.current_settings();
  first_day constant timestamp := private.this_week() - interval '7 weeks';
begin
  if not private.is_admin() then
    perform private.refuse('not_allowed', 403);
  end if;
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

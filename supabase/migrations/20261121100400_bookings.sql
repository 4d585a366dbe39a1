-- Bookings, and every rule that protects one customer from another. How many there may be: limits; what may not
-- lie over them: closures.

create type public.booking_status as enum ('pending', 'confirmed', 'cancelled');

create table public.bookings (
  id uuid primary key default gen_random_uuid(),
  user_id uuid default auth.uid() references public.profiles (id) on delete set null,
  booking_date timestamptz not null,
  duration integer not null check (duration between 30 and 1440),
  type text not null,
  notes text constraint bookings_notes_length check (char_length(notes) <= 2000),
  status public.booking_status not null default 'pending',
  price numeric(12, 2) not null check (price >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- timestamptz + interval depends on the session's zone and may not stand in a generated column; UTC does not.
  during tstzrange not null generated always as (
    tstzrange(
      booking_date,
      ((booking_date at time zone 'UTC') + make_interval(mins => duration)) at time zone 'UTC',
      '[)'
    )
  ) stored,
  constraint bookings_no_overlap exclude using gist (during with &&) where (status in ('pending', 'confirmed'))
);
comment on table public.bookings is 'A time of the studio, asked for or agreed. Pending and confirmed ones hold their time; cancelled ones free it.';
comment on column public.bookings.user_id is 'Whose booking it is; null once the account is deleted.';
comment on column public.bookings.duration is 'Minutes.';
comment on column public.bookings.price is 'What was agreed, in the currency of the settings; written by the database, so a later price list changes nothing.';
comment on column public.bookings.updated_at is 'The version: every change by anybody gives another.';
comment on constraint bookings_no_overlap on public.bookings is 'A time is sold once.';
create index bookings_by_owner on public.bookings (user_id, booking_date);
create index bookings_by_date on public.bookings (booking_date);
create index bookings_by_creation on public.bookings (created_at, id);
create index bookings_by_type on public.bookings (type);
create index bookings_pending on public.bookings (booking_date) where status = 'pending';
-- Requests waiting for an answer, oldest first.
create index bookings_waiting on public.bookings (created_at, id) where status = 'pending';
alter table public.bookings alter column notes set statistics 0;

create function private.booking_refusal(
  booking_date timestamptz, duration integer, type text, settings jsonb, at_time timestamptz
) returns text
language plpgsql immutable
set search_path = ''
as $$
declare
  local_start timestamp := booking_date at time zone 'Asia/Ulaanbaatar';
  opens time := (settings #>> '{openingHours,start}')::time;
  closes interval := (settings #>> '{openingHours,end}')::interval;
begin
  if not exists (
    select 1 from jsonb_array_elements(settings -> 'services') s
    where s ->> 'id' = type and (s ->> 'enabled')::boolean
  ) then return 'booking_type_not_offered'; end if;
  if not settings -> 'bookingDurations' @> to_jsonb(duration) then
    return 'booking_duration_not_offered';
  end if;
  if booking_date <= at_time then return 'booking_not_in_future'; end if;
  if booking_date >= timestamptz '2100-01-01 00:00:00+00' then return 'booking_too_far_ahead'; end if;
  if extract(epoch from local_start) % 1800 <> 0 then return 'booking_off_step'; end if;
  if local_start::time < opens
    or local_start + make_interval(mins => duration) > local_start::date + closes then
    return 'booking_outside_opening_hours';
  end if;
  return null;
end
$$;
comment on function private.booking_refusal is
  'Why this session cannot be had at at_time, or null. What else a booking says is judged by the constraints of its columns, which come next, and then by what is taken. bookingRefusal() of src/domain/booking/booking.ts says the same in the same order; it is pure, so that a test can hold the two equal.';

create function private.price_of(settings jsonb, type text, duration integer) returns numeric
language sql immutable
set search_path = ''
as $$
  select round((settings #>> array['pricing', type])::numeric * duration / 60, 2)
$$;
comment on function private.price_of is 'Price of a session: the hourly price of its type by its duration in minutes.';

create function private.booking_content(booking public.bookings) returns jsonb
language sql stable
set search_path = ''
as $$
  select to_jsonb(booking) - '{updated_at,during}'::text[]
$$;
comment on function private.booking_content is
  'What counts as a change when it differs: every column but the version and what is computed from others, so that nobody need think of it here who adds one.';

create function private.queue_booking_writes() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- One writer at a time: with waiting writers the exclusion constraint can deadlock, and the limit of
  -- open requests could be overrun. Taken per statement, before any row is locked.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('bookings'));
  return null;
end
$$;
comment on function private.queue_booking_writes is 'Queues writers of bookings one behind the other.';
create trigger a_queue_booking_writes before insert or update on public.bookings
  for each statement execute function private.queue_booking_writes();

create function private.check_booking() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  settings constant jsonb := private.current_settings();
  by_admin constant boolean := private.is_admin();
  refusal text;
  price numeric;
begin
  -- Without a signed-in person this is the operator's own hand (seed, import): the constraints hold for it
  -- too, the studio's rules do not.
  if auth.uid() is null then
    new.price := coalesce(new.price, private.price_of(settings, new.type, new.duration));
    return new;
  end if;

  if tg_op = 'UPDATE' then
    if private.booking_content(new) = private.booking_content(old) then
      return new;
    end if;
    if old.status <> 'pending' and not by_admin then
      perform private.refuse('booking_not_editable', 409);
    end if;
  end if;

  if (not by_admin and new.status = 'confirmed') or (tg_op = 'INSERT' and new.status = 'cancelled') then
    perform private.refuse('booking_status_not_allowed', 403);
  end if;

  -- Another time, length or type is a new agreement under today's settings; a change of the rest is not.
  if tg_op = 'INSERT' or (new.booking_date, new.duration, new.type)
    is distinct from (old.booking_date, old.duration, old.type) then
    refusal := private.booking_refusal(new.booking_date, new.duration, new.type, settings, now());
    if refusal is not null then
      perform private.refuse(refusal, 422);
    end if;
  end if;

  if tg_op = 'INSERT' or (new.duration, new.type) is distinct from (old.duration, old.type) then
    price := private.price_of(settings, new.type, new.duration);
    -- Whoever says which price they were shown does not get another one without a word.
    if tg_op = 'INSERT' and new.price <> price then
      perform private.refuse('booking_price_changed', 409);
    end if;
    new.price := price;
  else
    new.price := old.price;
  end if;
  return new;
end
$$;
comment on function private.check_booking is 'The studio''s rules for one booking, and its price. Codes: booking_*.';
create trigger check_booking before insert or update on public.bookings
  for each row execute function private.check_booking();

create function private.touch_booking() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if private.booking_content(new) <> private.booking_content(old) then
    -- A version is never given twice, whatever the clock does.
    new.updated_at := greatest(clock_timestamp(), old.updated_at + interval '1 microsecond');
  end if;
  return new;
end
$$;
comment on function private.touch_booking is
  'Gives a changed booking a new version, also when the operator''s own hand changed it.';
create trigger touch_booking before update on public.bookings
  for each row execute function private.touch_booking();

alter table public.bookings enable row level security;

create policy "people read their own bookings, admins all" on public.bookings
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));
create policy "people book for themselves, admins for anybody" on public.bookings
  for insert to authenticated
  with check (user_id = (select auth.uid()) or (select private.is_admin()));
-- Of a deleted account there is nothing left to read or change, so only new rows need a rule of their own.
create policy "only accounts that exist book" on public.bookings
  as restrictive for insert to authenticated with check ((select private.account_exists()));
create policy "people change their own bookings, admins all" on public.bookings
  for update to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()))
  with check (user_id = (select auth.uid()) or (select private.is_admin()));

grant select on public.bookings to authenticated;
-- The price, to say which one was shown. Another than the database's own is refused, whoever says it.
grant insert (user_id, booking_date, duration, type, notes, status, price) on public.bookings to authenticated;
grant update (booking_date, duration, type, notes, status) on public.bookings to authenticated;
grant all on public.bookings to service_role;

create function public.booking_exists(booking_id uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (select 1 from public.bookings where id = booking_id)
$$;
comment on function public.booking_exists is
  'Tells "not yours" from "not there" on the detail page. Ids are random, so it lets nobody guess.';
grant execute on function public.booking_exists to authenticated;

create function public.change_booking(
  booking_id uuid, seen timestamptz, changes jsonb, shown_price numeric default null
) returns timestamptz
language plpgsql
set search_path = ''
as $$
declare
  columns constant text := (select string_agg(quote_ident(key), ', ') from jsonb_object_keys(changes) key);
  saved_at timestamptz;
  saved_price numeric;
  present_status public.booking_status;
begin
  -- Which columns may be named, the caller's grants say. Without any, one is written over with itself.
  execute format(
    'update public.bookings b set (%1$s) = (select %1$s from jsonb_populate_record(b, $3))
    where b.id = $1 and b.updated_at = $2
    returning b.updated_at, b.price', coalesce(columns, 'notes')
  ) into saved_at, saved_price using booking_id, seen, changes;
  if saved_at is not null then
    if saved_price <> shown_price then
      perform private.refuse('booking_price_changed', 409);
    end if;
    return saved_at;
  end if;
  select b.status into present_status from public.bookings b where b.id = booking_id;
  if not found then
    perform private.refuse('booking_not_found', 404);
  elsif present_status <> 'pending' and not private.is_admin() then
    perform private.refuse('booking_not_editable', 409);
  end if;
  perform private.refuse('booking_changed_meanwhile', 409);
end
$$;
comment on function public.change_booking is
  'Of two who edit a booking at once, the second is told instead of writing over the first: changes a booking last changed at seen, with the caller''s own rights, and returns when; for shown_price, where that is given. changes: new values by column; a column that is not named stays as it is. Codes: booking_changed_meanwhile, booking_not_found, booking_*.';
grant execute on function public.change_booking to authenticated;

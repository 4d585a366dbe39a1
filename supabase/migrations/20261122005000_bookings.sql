-- Bookings: the times of the studio, and what of the agreement each keeps, so that other settings change nothing of it.
-- What may be booked is in rules_of_booking.

create type public.booking_status as enum ('pending', 'confirmed', 'cancelled');

create table public.bookings (
  id uuid primary key default gen_random_uuid(),
  user_id uuid default auth.uid() references public.profiles (id) on delete set null,
  booking_date timestamptz not null,
  duration integer not null check (duration between 30 and 1440),
  type text not null,
  service_names jsonb,
  notes text constraint bookings_notes_length check (char_length(notes) <= 2000),
  status public.booking_status not null default 'pending',
  reason text constraint bookings_reason_length check (char_length(reason) <= 1000),
  price numeric(12, 2) not null check (price >= 0),
  currency text not null constraint bookings_currency check (currency in ('USD', 'MNT')),
  buffer_before integer not null default 0 check (buffer_before between 0 and 240),
  buffer_after integer not null default 0 check (buffer_after between 0 and 240),
  cancel_hours integer check (cancel_hours between 0 and 720),
  cancel_asked_at timestamptz,
  expires_at timestamptz,
  attendance text constraint bookings_attendance check (attendance in ('came', 'no_show')),
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
  ends_at timestamptz not null generated always as (
    ((booking_date at time zone 'UTC') + make_interval(mins => duration)) at time zone 'UTC'
  ) stored,
  held tstzrange not null generated always as (
    tstzrange(
      ((booking_date at time zone 'UTC') - make_interval(mins => buffer_before)) at time zone 'UTC',
      ((booking_date at time zone 'UTC') + make_interval(mins => duration + buffer_after)) at time zone 'UTC',
      '[)'
    )
  ) stored,
  constraint bookings_no_overlap exclude using gist (held with &&) where (status in ('pending', 'confirmed'))
);
comment on table public.bookings is 'A time of the studio, asked for or agreed. Pending and confirmed ones hold their time; cancelled ones free it.';
comment on column public.bookings.user_id is 'Whose booking it is; null once the account is deleted.';
comment on column public.bookings.duration is 'Minutes.';
comment on column public.bookings.service_names is
  'The service''s name by language when it was agreed; null where the settings gave none and the site has its own.';
comment on column public.bookings.reason is
  'The studio''s words with its last answer, shown to the customer; only admins write it.';
comment on column public.bookings.price is
  'What was agreed, in its currency; written by the database, so a later price list changes nothing.';
comment on column public.bookings.currency is 'Of the price. Sums are made per currency, never across.';
comment on column public.bookings.buffer_before is 'Minutes kept free before it, by the rules when it was agreed.';
comment on column public.bookings.buffer_after is 'Minutes kept free after it, by the rules when it was agreed.';
comment on column public.bookings.cancel_hours is
  'Until how many hours before its start its customer may cancel it once confirmed, by the rules when it was agreed; null: not at all.';
comment on column public.bookings.cancel_asked_at is
  'When its customer asked the studio to cancel it; null again once the studio has answered or moved it, or they keep it.';
comment on column public.bookings.expires_at is
  'When it expires if it is still pending, by the rules when it was agreed or another time last offered, at the latest when it begins; null: never.';
comment on column public.bookings.attendance is
  'Whether the customer of a confirmed session that is over came; null: nobody has said. Only set_attendance() writes it, and the undo of a cancellation gives it back.';
comment on column public.bookings.updated_at is 'The version: every change by anybody gives another.';
comment on column public.bookings.ends_at is 'For lists of what is not over: the API compares columns, and the embedded one no ranges.';
comment on column public.bookings.held is 'The session with the free time around it; nobody else has any of it.';
comment on constraint bookings_no_overlap on public.bookings is
  'A time is sold once, with the free time around it.';
create index bookings_by_owner on public.bookings (user_id, booking_date);
create index bookings_by_date on public.bookings (booking_date);
create index bookings_by_creation on public.bookings (created_at, id);
create index bookings_by_type on public.bookings (type);
create index bookings_pending on public.bookings (booking_date) where status = 'pending';
-- Requests by age, for queue_nudges().
create index bookings_waiting on public.bookings (created_at, id) where status = 'pending';
create index bookings_expiring on public.bookings (expires_at) where status = 'pending' and expires_at is not null;
create index bookings_asked_to_cancel on public.bookings (booking_date) where cancel_asked_at is not null;
create index bookings_open_by_owner on public.bookings (user_id, booking_date) where status = 'pending';
alter table public.bookings
  alter column user_id set statistics 0,
  alter column service_names set statistics 0,
  alter column notes set statistics 0,
  alter column reason set statistics 0;

alter table public.bookings enable row level security;

create policy "people read their own bookings, admins all" on public.bookings
  for select to authenticated
  using ((select private.require_session()) and (user_id = (select auth.uid()) or (select private.is_admin())));
create policy "people book for themselves, admins for anybody" on public.bookings
  for insert to authenticated
  with check ((select private.require_session()) and (user_id = (select auth.uid()) or (select private.is_admin())));
create policy "people change their own bookings, admins all" on public.bookings
  for update to authenticated
  using ((select private.require_session()) and (user_id = (select auth.uid()) or (select private.is_admin())))
  with check ((select private.require_session()) and (user_id = (select auth.uid()) or (select private.is_admin())));

grant select on public.bookings to authenticated;
-- Price and currency, to say which were shown. Others than the database's own are refused, whoever says them.
grant insert (user_id, booking_date, duration, type, notes, status, price, currency) on public.bookings to authenticated;
grant update (booking_date, duration, type, notes, status, reason) on public.bookings to authenticated;
grant all on public.bookings to service_role;

create function private.booking_columns(booking public.bookings) returns jsonb
language sql stable
set search_path = ''
as $$
  select to_jsonb(booking) - '{during,ends_at,held}'::text[]
$$;
comment on function private.booking_columns is
  'Every column but those computed from others, so that nobody need think of it elsewhere who adds one.';

create function private.booking_content(booking public.bookings) returns jsonb
language sql stable
set search_path = ''
as $$
  select private.booking_columns(booking) - 'updated_at'
$$;
comment on function private.booking_content is
  'What counts as a change when it differs: every column but the version and what is computed from others.';

create function private.booking_details(booking public.bookings) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object('notes', booking.notes)
$$;
comment on function private.booking_details is
  'What its customer says of a booking beside time and type: told in mails, and in those of a change, in calendars and by the links of mails. A column that is not named here is told by none of them.';

create function private.wait_as_writer() returns void
language plpgsql
set search_path = ''
as $$
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('bookings'));
end
$$;
comment on function private.wait_as_writer is
  'Waits until nobody else writes bookings or closures, and lets nobody until the transaction ends: with waiting writers the exclusion constraint can deadlock, the limit of open requests could be overrun, and what is looked at could change before it is acted on. So it is called before any of them is looked at or locked.';

create function private.wait_for_writers() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- Per statement, before any row is locked.
  perform private.wait_as_writer();
  return null;
end
$$;
comment on function private.wait_for_writers is 'Each writer of bookings and closures waits until no other writes.';
create trigger wait_for_writers before insert or update on public.bookings
  for each statement execute function private.wait_for_writers();

create function private.touch_booking() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if private.booking_content(new) <> private.booking_content(old) then
    new.updated_at := private.next_version(old.updated_at);
  end if;
  return new;
end
$$;
comment on function private.touch_booking is
  'Gives a changed booking a new version, also when the operator''s own hand changed it.';
create trigger touch_booking before update on public.bookings
  for each row execute function private.touch_booking();

create function public.booking_exists(booking_id uuid) returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_session();
  return exists (select from public.bookings b where b.id = booking_exists.booking_id);
end
$$;
comment on function public.booking_exists is
  'Tells "not yours" from "not there" on the detail page. Ids are random, so it lets nobody guess. Codes: session_expired, second_step_needed.';
grant execute on function public.booking_exists to authenticated;

create function public.change_booking(
  booking_id uuid, seen timestamptz, changes jsonb, shown_price numeric default null,
  shown_currency text default null
) returns timestamptz
language plpgsql
set search_path = ''
as $$
declare
  columns constant text := (select string_agg(quote_ident(key), ', ') from jsonb_object_keys(changes) key);
  saved_at timestamptz;
  saved_price numeric;
  saved_currency text;
  present_status public.booking_status;
begin
  -- Which columns may be named, the caller's grants say. Without any, one is written over with itself.
  execute format(
    'update public.bookings b set (%1$s) = (select %1$s from jsonb_populate_record(b, $3))
    where b.id = $1 and b.updated_at = $2
    returning b.updated_at, b.price, b.currency', coalesce(columns, 'notes')
  ) into saved_at, saved_price, saved_currency using booking_id, seen, changes;
  if saved_at is not null then
    if saved_price <> shown_price or saved_currency <> shown_currency then
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
exception when exclusion_violation then
  -- PostgreSQL's own words would name the other one's time.
  perform private.refuse('booking_taken', 409);
end
$$;
comment on function public.change_booking is
  'Of two who edit a booking at once, the second is told instead of writing over the first: changes a booking last changed at seen, with the caller''s own rights, and returns when; for shown_price in shown_currency, where these are given. changes: new values by column; a column that is not named stays as it is. Codes: booking_changed_meanwhile, booking_not_found, booking_*.';
grant execute on function public.change_booking to authenticated;

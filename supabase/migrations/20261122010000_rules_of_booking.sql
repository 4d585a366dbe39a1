-- The studio's rules of booking: what may be booked and when, free time around it, until when a confirmed booking may be
-- cancelled, when a request without an answer expires, and how many one customer may have open. What may not lie over
-- a booking is in closures, how often one may change any in booking_history.

create function public.studio_now() returns timestamptz
language sql stable
set search_path = ''
as $$
  select now()
$$;
comment on function public.studio_now is
  'The time by which the studio judges what is past: a visitor''s own clock may be wrong.';
grant execute on function public.studio_now to anon, authenticated;

-- Admins enter what happened, too: a walk-in that sits there already, an hour that was added, a session that ended
-- early. The form asks them where it is outside the opening hours.
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
  if by_admin then
    if duration not between 30 and 1440 or duration % 30 <> 0 then return 'booking_duration_not_offered'; end if;
    -- Hours, not days: a day of the session's zone may have 23.
    if booking_date < at_time - interval '168 hours' then return 'booking_too_long_ago'; end if;
  else
    if not coalesce(service -> 'durations', settings -> 'bookingDurations') @> to_jsonb(duration) then
      return 'booking_duration_not_offered';
    end if;
    if booking_date <= at_time then return 'booking_not_in_future'; end if;
    if booking_date < at_time + make_interval(hours => (rules ->> 'noticeHours')::integer) then
      return 'booking_too_soon';
    end if;
  end if;
  if booking_date >= timestamptz '2100-01-01 00:00:00+00'
    or booking_date > at_time + make_interval(hours => 24 * (rules ->> 'furthestDays')::integer) then
    return 'booking_too_far_ahead';
  end if;
  if extract(epoch from local_start) % 1800 <> 0 then return 'booking_off_step'; end if;
  if by_admin then return null; end if;
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
  'Why this session cannot be had at at_time, or null. Admins need give no notice, choose any length in half hours, and book and correct what began within seven days, outside the opening hours, too. What else a booking says is judged by the constraints of its columns, which come next, and then by what is taken. wishRefusal() of src/domain/booking/wish-refusal.ts says the same in the same order; it is pure, so that a test can hold the two equal.';

create function private.answer_by(booking_date timestamptz, rules jsonb, at_time timestamptz) returns timestamptz
language sql stable
set search_path = ''
as $$
  -- Of several, least() leaves out a null.
  select case when rules ->> 'pendingHours' is not null and booking_date > at_time
    then least(at_time + make_interval(hours => (rules ->> 'pendingHours')::integer), booking_date) end
$$;
comment on function private.answer_by is
  'Until when the studio must answer what is asked for at at_time, by these rules: at the latest when the session begins. Null where it need not, nor for what has begun, to which no time is left.';

create function private.cancel_expired(within tstzrange default null, except_booking uuid default null)
returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  caller jsonb;
  cancelled integer;
begin
  -- Nobody's doing.
  caller := private.become_operator();
  if within is null then
    update public.bookings set status = 'cancelled'
    where status = 'pending' and expires_at <= now();
  else
    update public.bookings set status = 'cancelled'
    where status = 'pending' and expires_at <= now() and held && within and id is distinct from except_booking;
  end if;
  get diagnostics cancelled = row_count;
  perform private.become_again(caller);
  return cancelled;
end
$$;
comment on function private.cancel_expired is
  'Cancels requests that nobody answered in time, all of them (for a scheduler) or those that hold a part of a period; says how many. They count as free before: whoever wants their time gets it.';

create function private.check_booking() returns trigger
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
    -- Only ask_to_cancel() and keep_booking() can write this column alone.
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
    if old.booking_date <= now() and not by_admin then
      perform private.refuse('booking_not_editable', 409);
    end if;
    -- Another time answers the wish, too.
    if new.status <> old.status or new.booking_date <> old.booking_date then
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
    new.expires_at := case when new.status = 'pending' then private.answer_by(new.booking_date, rules, now()) end;
  elsif new.status = 'pending' and old.status <> 'pending' then
    new.expires_at := private.answer_by(new.booking_date, rules, now());
  end if;
  if new.status <> 'cancelled' then
    perform private.cancel_expired(tstzrange(
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
create trigger check_booking before insert or update on public.bookings
  for each row execute function private.check_booking();

create function private.check_reason() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.reason is distinct from old.reason then
    if auth.uid() is not null and not private.is_admin() then
      perform private.refuse('not_allowed', 403);
    end if;
  elsif new.status <> old.status then
    new.reason := null;
  end if;
  return new;
end
$$;
comment on function private.check_reason is
  'Only the studio gives a reason, and one belongs to one answer: another answer without a reason has none. Code: not_allowed.';
create trigger check_reason before update on public.bookings
  for each row execute function private.check_reason();

create function public.ask_to_cancel(booking_id uuid, seen timestamptz) returns timestamptz
language plpgsql security definer
set search_path = ''
as $$
declare
  present public.bookings;
  saved_at timestamptz;
begin
  perform private.require_session();
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
  'The customer of a confirmed booking to come, last changed at seen, asks the studio to cancel it, and gets its new version; asked twice it changes nothing. The studio answers by the status. Codes: session_expired, second_step_needed, booking_not_found, booking_not_editable, booking_changed_meanwhile.';
grant execute on function public.ask_to_cancel to authenticated;

create function public.keep_booking(booking_id uuid, seen timestamptz) returns timestamptz
language plpgsql security definer
set search_path = ''
as $$
declare
  saved_at timestamptz;
begin
  perform private.require_session();
  if not exists (
    select from public.bookings b where b.id = booking_id and (b.user_id = auth.uid() or private.is_admin())
  ) then
    perform private.refuse('booking_not_found', 404);
  end if;
  update public.bookings b set cancel_asked_at = null
  where b.id = booking_id and b.updated_at = seen and b.cancel_asked_at is not null
  returning b.updated_at into saved_at;
  if not found then
    perform private.refuse('booking_changed_meanwhile', 409);
  end if;
  return saved_at;
end
$$;
comment on function public.keep_booking is
  'Ends the wish to cancel a booking, last changed at seen, and gets its new version: its customer takes it back, or an admin answers that it stands. Codes: session_expired, second_step_needed, booking_not_found, booking_changed_meanwhile (also where nobody wishes to cancel it any more).';
grant execute on function public.keep_booking to authenticated;

create function private.clear_attendance() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- Moved ahead, made longer or cancelled, it is no session any more to which somebody came.
  if new.status <> 'confirmed' or new.booking_date + make_interval(mins => new.duration) > now() then
    new.attendance := null;
  end if;
  return new;
end
$$;
comment on function private.clear_attendance is 'Only a confirmed session that is over has an attendance.';
-- After the checks, before the version.
create trigger clear_attendance before update on public.bookings
  for each row when (new.attendance is not null) execute function private.clear_attendance();

create function public.set_attendance(booking_id uuid, seen timestamptz, attendance text) returns timestamptz
language plpgsql security definer
set search_path = ''
as $$
declare
  present public.bookings;
  saved_at timestamptz;
begin
  perform private.require_admin();
  perform private.wait_as_writer();
  select * into present from public.bookings b where b.id = booking_id;
  if not found then
    perform private.refuse('booking_not_found', 404);
  elsif present.attendance is not distinct from set_attendance.attendance then
    return present.updated_at;
  elsif present.updated_at <> seen then
    perform private.refuse('booking_changed_meanwhile', 409);
  elsif present.status <> 'confirmed' or upper(present.during) > now() then
    perform private.refuse('booking_not_over', 409);
  end if;
  update public.bookings b set attendance = set_attendance.attendance where b.id = booking_id
  returning b.updated_at into saved_at;
  return saved_at;
end
$$;
comment on function public.set_attendance is
  'Notes whether the customer of a session that is over, last changed at seen, came (came, no_show, or null to take it back), and answers with its version; said twice it changes nothing. Codes: not_allowed, booking_not_found, booking_changed_meanwhile, booking_not_over.';
grant execute on function public.set_attendance to authenticated;

-- Admins and the operator are not limited. A refusal undoes the whole change, so it counts after the rules, the
-- constraints and the policies have let it pass.
create function private.limit_open_requests() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if auth.uid() is null or private.is_admin() then return null; end if;
  -- A request that has expired and is moved ahead counts like a new one.
  if new.booking_date > now() and (tg_op = 'INSERT' or old.expires_at <= now()) and (
    select count(*) from public.bookings b
    where b.user_id = new.user_id and b.status = 'pending' and b.booking_date > now()
      and (b.expires_at is null or b.expires_at > now())
  ) > (private.current_settings() ->> 'maxPendingBookings')::integer then
    perform private.refuse('booking_limit_reached', 409);
  end if;
  return null;
end
$$;
comment on function private.limit_open_requests is
  'A customer has at most maxPendingBookings requests to come. Code: booking_limit_reached.';
-- Its name puts it behind keep_out_of_closures: a time that cannot be had is told first.
create trigger limit_open_requests after insert or update on public.bookings
  for each row when (new.status = 'pending')
  execute function private.limit_open_requests();

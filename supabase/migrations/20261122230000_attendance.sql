-- Whether the customer came: noted once a session is over.

alter table public.bookings
  add column attendance text constraint bookings_attendance check (attendance in ('came', 'no_show'));
comment on column public.bookings.attendance is
  'Whether the customer of a confirmed session that is over came; null: nobody has said. Only set_attendance() writes it.';

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
  if not private.is_admin() then
    perform private.refuse('not_allowed', 403);
  end if;
  -- Nobody else writes between the look and the change.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('bookings'));
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

-- A booking is edited as it was seen: of two who edit it at once, the second is told instead of writing over
-- the first.

create function private.touch_booking() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if (new.user_id, new.booking_date, new.duration, new.type, new.notes, new.status, new.price)
    is distinct from (old.user_id, old.booking_date, old.duration, old.type, old.notes, old.status, old.price) then
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

create function public.change_booking(
  booking_id uuid, seen timestamptz, start timestamptz, minutes integer, session_type text, new_notes text
) returns timestamptz
language plpgsql
set search_path = ''
as $$
declare
  saved_at timestamptz;
  present_status public.booking_status;
begin
  update public.bookings b
  set booking_date = start, duration = minutes, type = session_type, notes = new_notes
  where b.id = booking_id and b.updated_at = seen
  returning b.updated_at into saved_at;
  if found then
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
  'Changes a booking last changed at seen, with the caller''s own rights, and returns when. Codes: booking_changed_meanwhile, booking_not_found, booking_*.';
grant execute on function public.change_booking to authenticated;

-- Admins enter what happened, too: a walk-in that sits there already, an hour that was added, a session that ended
-- early. So they may book and correct what began within the last seven days, for any length in half hours up to a
-- day, and outside the opening hours; the form asks them about the last. All else holds for them as for everybody.

create or replace function private.booking_refusal(
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
  'Why this session cannot be had at at_time, or null. Admins need give no notice, choose any length in half hours, and book and correct what began within seven days, outside the opening hours, too. What else a booking says is judged by the constraints of its columns, which come next, and then by what is taken. bookingRefusal() of src/domain/booking/booking.ts says the same in the same order; it is pure, so that a test can hold the two equal.';

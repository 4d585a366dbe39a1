-- How much one customer may ask for. Admins and the operator are not limited. A refusal undoes the whole change,
-- so both count after the rules, the constraints and the policies have let it pass.

create function private.limit_open_requests() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if auth.uid() is null or private.is_admin() then return null; end if;
  -- A request of the past that is moved ahead counts like a new one.
  if new.booking_date > now() and (tg_op = 'INSERT' or old.booking_date <= now()) and (
    select count(*) from public.bookings b
    where b.user_id = new.user_id and b.status = 'pending' and b.booking_date > now()
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

create function private.limit_changes() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if auth.uid() is null or private.is_admin() then return new; end if;
  if (
    select count(*) from public.booking_events e
    where e.actor_id = auth.uid() and e.happened_at > now() - interval '1 hour'
  ) >= 200 then
    perform private.refuse('too_many_requests', 429);
  end if;
  return new;
end
$$;
comment on function private.limit_changes is
  'A customer changes bookings at most 200 times an hour: cancelled ones and the history stay for good, so a script that books and cancels must come to an end. Code: too_many_requests.';
create trigger limit_changes before insert on public.booking_events
  for each row execute function private.limit_changes();

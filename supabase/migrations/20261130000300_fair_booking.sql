-- Nobody books at a price that he was not shown, floods the history, or learns how busy another customer is.

create or replace function private.check_booking() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  settings constant jsonb := private.current_settings();
  by_admin constant boolean := private.is_admin();
  refusal text;
  price numeric;
begin
  -- Without a signed-in person this is the operator's own hand (seed, import): the constraints hold for
  -- him too, the studio's rules do not.
  if auth.uid() is null then
    new.price := coalesce(new.price, private.price_of(settings, new.type, new.duration));
    return new;
  end if;

  if tg_op = 'UPDATE' then
    if (new.booking_date, new.duration, new.type, new.notes, new.status)
      is not distinct from (old.booking_date, old.duration, old.type, old.notes, old.status) then
      return new;
    end if;
    if old.status <> 'pending' and not by_admin then
      perform private.refuse('booking_not_editable', 409);
    end if;
  end if;

  -- Cancelled bookings and the history stay for good, so a script that books and cancels must come to an end.
  if not by_admin and (
    select count(*) from public.booking_events e
    where e.actor_id = auth.uid() and e.happened_at > now() - interval '1 hour'
  ) >= 200 then
    perform private.refuse('too_many_requests', 429);
  end if;

  if (not by_admin and new.status = 'confirmed') or (tg_op = 'INSERT' and new.status = 'cancelled') then
    perform private.refuse('booking_status_not_allowed', 403);
  end if;

  -- Another time, length or type is a new agreement under today's settings; a change of status is not.
  if tg_op = 'INSERT' or (new.booking_date, new.duration, new.type)
    is distinct from (old.booking_date, old.duration, old.type) then
    refusal := private.booking_refusal(new.booking_date, new.duration, new.type, settings, now());
    if refusal is not null then
      perform private.refuse(refusal, 422);
    end if;
  end if;

  -- A request of the past that is moved ahead counts like a new one. Of others nothing is counted: the policies
  -- refuse to book for them only after this, and the answer would tell how many requests they have.
  if not by_admin and new.user_id = auth.uid() and new.status = 'pending' and new.booking_date > now()
    and (tg_op = 'INSERT' or old.booking_date <= now()) and (
    select count(*) from public.bookings b
    where b.user_id = new.user_id and b.status = 'pending' and b.booking_date > now()
  ) >= (settings ->> 'maxPendingBookings')::integer then
    perform private.refuse('booking_limit_reached', 409);
  end if;

  if tg_op = 'INSERT' or (new.duration, new.type) is distinct from (old.duration, old.type) then
    price := private.price_of(settings, new.type, new.duration);
    -- Who says which price he was shown does not get another one without a word.
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

-- How many changes somebody made in the last hour; and an account goes without looking through the whole history.
create index booking_events_by_actor on public.booking_events (actor_id, happened_at);

-- To say which price was shown. Another than the database's own is refused, whoever says it.
grant insert (price) on public.bookings to authenticated;

drop function public.change_booking(uuid, timestamptz, timestamptz, integer, text, text);

create function public.change_booking(
  booking_id uuid, seen timestamptz, start timestamptz, minutes integer, session_type text, new_notes text,
  shown_price numeric default null
) returns timestamptz
language plpgsql
set search_path = ''
as $$
declare
  saved_at timestamptz;
  saved_price numeric;
  present_status public.booking_status;
begin
  update public.bookings b
  set booking_date = start, duration = minutes, type = session_type, notes = new_notes
  where b.id = booking_id and b.updated_at = seen
  returning b.updated_at, b.price into saved_at, saved_price;
  if found then
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
  'Changes a booking last changed at seen, with the caller''s own rights, and returns when; for shown_price, where that is given. Codes: booking_changed_meanwhile, booking_not_found, booking_*.';
grant execute on function public.change_booking to authenticated;

-- Functions that answer people with their own data past the policies ask the gate themselves.

create or replace function public.ask_to_cancel(booking_id uuid, seen timestamptz) returns timestamptz
language plpgsql security definer
set search_path = ''
as $$
declare
  present public.bookings;
  saved_at timestamptz;
begin
  perform private.account_exists();
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
  -- Visitors ask, too, and whose session has ended is one of them.
  if except_booking is not null and private.session_refusal() is null then
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

create or replace function public.booking_mails(booking_id uuid)
returns table (id uuid, event_id bigint, kind text, audience text, state text, at timestamptz)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.account_exists();
  return query
    select o.id, o.event_id, o.kind, o.audience, o.state, coalesce(o.finished_at, o.due_at)
    from private.outbox o
    join public.bookings b on b.id = o.booking_id
    where o.booking_id = booking_mails.booking_id and o.state <> 'dropped'
      and (private.is_admin() or b.user_id = auth.uid() and o.audience = 'customer')
    order by o.number;
end
$$;

create or replace function public.revoke_calendar_feed() returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.account_exists();
  delete from private.calendar_feeds where user_id = auth.uid();
end
$$;

create or replace function public.calendar_feed() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.account_exists();
  return (
    select jsonb_build_object('created_at', f.created_at, 'read_at', f.read_at)
    from private.calendar_feeds f where f.user_id = auth.uid()
  );
end
$$;

drop function public.booking_offer(uuid);
create function public.offer_of_booking(booking_id uuid) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.account_exists();
  return (
    select private.offer_of(b) from public.bookings b
    where b.id = offer_of_booking.booking_id and (b.user_id = auth.uid() or private.is_admin())
  );
end
$$;
comment on function public.offer_of_booking is
  'The other time that stands offered for a booking, to its customer and to admins, and whether it is still free; null without one. Codes: session_expired, second_step_needed.';
grant execute on function public.offer_of_booking to authenticated;

drop function public.answer_offer(uuid, bigint, boolean);
create function public.answer_booking_offer(booking_id uuid, offer_id bigint, accepts boolean) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.account_exists();
  if not exists (
    select from public.bookings b where b.id = answer_booking_offer.booking_id and b.user_id = auth.uid()
  ) then
    perform private.refuse('booking_not_found', 404);
  end if;
  perform private.settle_offer(answer_booking_offer.booking_id, offer_id, accepts);
end
$$;
comment on function public.answer_booking_offer is
  'A customer accepts another time that the studio has offered, and has it confirmed with that, or keeps what they asked for. Codes: session_expired, second_step_needed, booking_not_found, offer_ended, booking_closed.';
grant execute on function public.answer_booking_offer to authenticated;

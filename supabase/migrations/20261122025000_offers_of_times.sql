-- The answer to a request that is neither yes nor no: another time, which the customer accepts, or keeps asking for their
-- own. It is held for nobody: who takes it first has it, while the request holds its own time as before.

create table private.offers (
  id bigint primary key generated always as identity,
  booking_id uuid not null references public.bookings (id) on delete cascade,
  instead_of jsonb not null,
  booking_date timestamptz not null,
  duration integer not null,
  price numeric(12, 2) not null,
  currency text not null,
  words text constraint offers_words_length check (char_length(words) <= 1000),
  answer text constraint offers_answer check (answer in ('accepted', 'kept')),
  offered_at timestamptz not null default now()
);
comment on table private.offers is 'Other times that the studio has offered in the place of one that was asked for or agreed.';
comment on column private.offers.instead_of is
  'What the booking was then, by offered_instead_of(): once it is something else, this stands no more.';
comment on column private.offers.price is 'What it costs, in the currency beside it, whatever the settings say when it is accepted.';
comment on column private.offers.words is 'What the studio says to it.';
comment on column private.offers.answer is 'Of the customer. Who has kept what they had may still change their mind.';
create index offers_by_booking on private.offers (booking_id, id);
alter table private.offers enable row level security;

create function private.offered_instead_of(booking public.bookings) returns jsonb
language sql immutable
set search_path = ''
as $$
  select jsonb_build_object('start', extract(epoch from booking.booking_date), 'duration', booking.duration,
    'type', booking.type, 'status', booking.status)
$$;
comment on function private.offered_instead_of is 'What of a booking an offer is made for.';

create function private.held_by(booking_date timestamptz, duration integer, rules jsonb) returns tstzrange
language sql stable
set search_path = ''
as $$
  select tstzrange(booking_date - make_interval(mins => (rules ->> 'bufferBefore')::integer),
    booking_date + make_interval(mins => duration + (rules ->> 'bufferAfter')::integer))
$$;
comment on function private.held_by is 'A session with the free time around it by these rules.';

create function private.busy_refusal(booking public.bookings, booking_date timestamptz, duration integer) returns text
language plpgsql stable
set search_path = ''
as $$
declare
  wanted constant tstzrange := private.held_by(booking_date, duration, private.current_settings() -> 'rules');
begin
  if exists (
    select from public.bookings b
    where b.id <> booking.id and b.status in ('pending', 'confirmed')
      and (b.status = 'confirmed' or b.expires_at is null or b.expires_at > now())
      and b.held && wanted
  ) then return 'booking_taken'; end if;
  if exists (
    select from public.closures c
    where c.during && tstzrange(booking_date, booking_date + make_interval(mins => duration))
  ) then
    return 'booking_closed';
  end if;
  return null;
end
$$;
comment on function private.busy_refusal is 'What is in the way of another time for this booking, or null.';

create function private.offer_of(booking public.bookings) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object('id', o.id, 'booking_date', o.booking_date, 'duration', o.duration, 'price', o.price,
    'currency', o.currency, 'words', o.words, 'kept', o.answer is not null,
    'free', private.busy_refusal(booking, o.booking_date, o.duration) is null)
  from (select * from private.offers last where last.booking_id = booking.id order by last.id desc limit 1) o
  where o.answer is distinct from 'accepted' and o.booking_date > now() and booking.status <> 'cancelled'
    and o.instead_of = private.offered_instead_of(booking)
$$;
comment on function private.offer_of is 'The offer that stands for a booking, if one does: the last one, of a time to come.';

create function public.offer_of_booking(booking_id uuid) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_session();
  return (
    select private.offer_of(b) from public.bookings b
    where b.id = offer_of_booking.booking_id and (b.user_id = auth.uid() or private.is_admin())
  );
end
$$;
comment on function public.offer_of_booking is
  'The other time that stands offered for a booking, to its customer and to admins, and whether it is still free; null without one. Codes: session_expired, second_step_needed.';
grant execute on function public.offer_of_booking to authenticated;

create function public.open_offers() returns table (booking_id uuid, offer jsonb)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_session();
  return query
    select o.id, o.standing
    from (
      select b.id, private.offer_of(b) as standing from public.bookings b
      where b.user_id = auth.uid() and b.status <> 'cancelled' and b.ends_at > now()
    ) o
    where not (o.standing ->> 'kept')::boolean;
end
$$;
comment on function public.open_offers is
  'The other times that wait for one''s own answer, as offer_of_booking() tells each. Codes: session_expired, second_step_needed.';
grant execute on function public.open_offers to authenticated;

create function public.offer_time(
  booking_id uuid, seen timestamptz, booking_date timestamptz, duration integer, words text default null
) returns bigint
language plpgsql security definer
set search_path = ''
as $$
declare
  settings constant jsonb := private.current_settings();
  said constant text := nullif(private.trim_all(words), '');
  present public.bookings;
  offered public.bookings;
  refusal text;
  agreed record;
  offer_id bigint;
begin
  perform private.require_admin();
  perform private.wait_as_writer();
  select * into present from public.bookings b where b.id = offer_time.booking_id;
  if not found then
    perform private.refuse('booking_not_found', 404);
  end if;
  if present.updated_at is distinct from seen then
    perform private.refuse('booking_changed_meanwhile', 409);
  end if;
  if present.status = 'cancelled' then
    perform private.refuse('booking_not_editable', 409);
  end if;
  if offer_time.booking_date = present.booking_date and offer_time.duration = present.duration then
    perform private.refuse('offer_same_time', 422);
  end if;
  refusal := case when offer_time.booking_date <= now() then 'booking_not_in_future'
    else private.booking_refusal(offer_time.booking_date, offer_time.duration, present.type, settings, now(), true) end;
  if refusal is not null then
    perform private.refuse(refusal, 422);
  end if;
  refusal := private.busy_refusal(present, offer_time.booking_date, offer_time.duration);
  if refusal is not null then
    perform private.refuse(refusal, 409);
  end if;

  offered := present;
  offered.booking_date := offer_time.booking_date;
  offered.duration := offer_time.duration;
  -- Another time keeps the price that was agreed, another length is priced anew, as when a booking is changed.
  if offered.duration <> present.duration then
    select * into agreed from private.price_of(
      settings, present.type, offered.duration, (offered.booking_date at time zone 'Asia/Ulaanbaatar')::date);
    offered.price := agreed.amount;
    offered.currency := agreed.currency;
  end if;
  insert into private.offers (booking_id, instead_of, booking_date, duration, price, currency, words)
  values (present.id, private.offered_instead_of(present), offered.booking_date, offered.duration, offered.price,
    offered.currency, said)
  returning id into offer_id;
  -- It has been answered: for what is asked of its customer now, there is as much time as for a request made now.
  update public.bookings b set expires_at = private.answer_by(b.booking_date, settings -> 'rules', now())
  where b.id = present.id and b.status = 'pending';
  insert into public.booking_events (booking_id, actor_id, action, before, after)
  select present.id, auth.uid(), 'time_offered', jsonb_object_agg(o.key, o.value),
    jsonb_object_agg(o.key, to_jsonb(offered) -> o.key) || jsonb_build_object('reason', said)
  from jsonb_each(to_jsonb(present)) o
  where o.key in ('booking_date', 'duration', 'price', 'currency');
  return offer_id;
end
$$;
comment on function public.offer_time is
  'An admin offers the customer of a booking, last changed at seen, another time that is free now, with words of their own; the last offer counts. Nothing is held, and nothing changed but until when a request waits. Codes: not_allowed, booking_not_found, booking_changed_meanwhile, booking_not_editable, offer_same_time, booking_*, booking_taken, booking_closed.';
grant execute on function public.offer_time to authenticated;

create function private.settle_offer(of_booking uuid, offer_id bigint, accepts boolean) returns void
language plpgsql
set search_path = ''
as $$
declare
  rules constant jsonb := private.current_settings() -> 'rules';
  caller jsonb;
  booking public.bookings;
  offer private.offers;
begin
  perform private.wait_as_writer();
  select * into booking from public.bookings b where b.id = of_booking;
  select * into offer from private.offers o where o.id = offer_id;
  if ((private.offer_of(booking) ->> 'id')::bigint = offer_id) is not true then
    perform private.refuse('offer_ended', 409);
  end if;
  if not accepts then
    if offer.answer is null then
      update private.offers o set answer = 'kept' where o.id = offer_id;
      insert into public.booking_events (booking_id, actor_id, action, after)
      values (booking.id, booking.user_id, 'offer_kept', '{}');
    end if;
    return;
  end if;

  update private.offers o set answer = 'accepted' where o.id = offer_id;
  -- Before the deed is named: that a request of somebody else has expired is nobody's.
  perform private.cancel_expired(private.held_by(offer.booking_date, offer.duration, rules), booking.id);
  -- The studio has agreed before, and it is the customer's doing.
  caller := private.become_operator(deed => 'offer_accepted', doer => booking.user_id);
  update public.bookings b
  set booking_date = offer.booking_date, duration = offer.duration, price = offer.price, currency = offer.currency,
    status = 'confirmed', cancel_asked_at = null, buffer_before = (rules ->> 'bufferBefore')::integer,
    buffer_after = (rules ->> 'bufferAfter')::integer, cancel_hours = (rules ->> 'cancelHours')::integer
  where b.id = booking.id;
  perform private.become_again(caller);
exception when exclusion_violation then
  -- PostgreSQL's own words would name the other one's time.
  perform private.refuse('booking_taken', 409);
end
$$;
comment on function private.settle_offer is
  'The customer''s answer to an offer: accepted, the booking is moved there and confirmed; else it stays as it is. Codes: offer_ended, booking_closed, booking_taken where somebody has the time by now.';

create function public.answer_booking_offer(booking_id uuid, offer_id bigint, accepts boolean) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_session();
  if not exists (
    select from public.bookings b where b.id = answer_booking_offer.booking_id and b.user_id = auth.uid()
  ) then
    perform private.refuse('booking_not_found', 404);
  end if;
  perform private.settle_offer(answer_booking_offer.booking_id, offer_id, accepts);
end
$$;
comment on function public.answer_booking_offer is
  'A customer accepts another time that the studio has offered, and has it confirmed with that, or keeps what they asked for. Codes: session_expired, second_step_needed, booking_not_found, offer_ended, booking_closed, booking_taken.';
grant execute on function public.answer_booking_offer to authenticated;

create function public.offer_to_answer(token text) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  known constant private.mail_tokens := private.mail_token(token, '{offer}');
begin
  return (
    select jsonb_build_object('booking', f.facts, 'offer', private.offer_of(b))
    from public.bookings b, private.booking_facts(b) as f (facts) where b.id = known.booking_id
  );
end
$$;
comment on function public.offer_to_answer is
  'The booking that a mail to its customer offers another time for, and the offer that stands for it now, null without one. Code: link_not_valid.';
grant execute on function public.offer_to_answer to anon, authenticated;

create function public.answer_offer_by_link(token text, offer_id bigint, accepts boolean) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  known constant private.mail_tokens := private.mail_token(token, '{offer}');
begin
  perform private.settle_offer(known.booking_id, offer_id, accepts);
end
$$;
comment on function public.answer_offer_by_link is
  'The same as answer_booking_offer(), for whoever has the mail. Codes: link_not_valid, offer_ended, booking_closed, booking_taken.';
grant execute on function public.answer_offer_by_link to anon, authenticated;

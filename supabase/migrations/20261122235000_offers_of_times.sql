-- Requests as an admin answers them: the next session first, with what is around it. And the answer that is neither yes
-- nor no: another time, which the customer accepts, or keeps asking for their own. It is held for nobody: who takes it
-- first has it, while the request holds its own time as before.

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
alter table private.offers alter column words set statistics 0;
alter table private.offers enable row level security;
create index offers_by_booking on private.offers (booking_id, id);

alter table private.mail_tokens drop constraint mail_tokens_purpose;
alter table private.mail_tokens add constraint mail_tokens_purpose
  check (purpose in ('answer', 'offer', 'reminders', 'newsletter'));

create or replace function private.new_mail_token(purpose text, mail private.outbox) returns text
language plpgsql
set search_path = ''
as $$
declare
  token constant text := private.new_token();
begin
  -- Of an attempt that ended before its mail was written.
  delete from private.mail_tokens t where t.outbox_id = mail.id;
  insert into private.mail_tokens (hash, purpose, booking_id, user_id, outbox_id, expires_at)
  values (
    private.token_hash(token), purpose, mail.booking_id, mail.user_id, mail.id,
    -- Whoever opens an old mail must still be able to unsubscribe.
    now() + case when purpose in ('answer', 'offer') then interval '30 days' else interval '1 year' end
  );
  return token;
end
$$;

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

create function private.time_refusal(booking public.bookings, booking_date timestamptz, duration integer) returns text
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
comment on function private.time_refusal is 'What is in the way of another time for this booking, or null.';

create function private.offer_of(booking public.bookings) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object('id', o.id, 'booking_date', o.booking_date, 'duration', o.duration, 'price', o.price,
    'currency', o.currency, 'words', o.words, 'offered_at', o.offered_at, 'kept', o.answer is not null,
    'free', private.time_refusal(booking, o.booking_date, o.duration) is null)
  from (select * from private.offers last where last.booking_id = booking.id order by last.id desc limit 1) o
  where o.answer is distinct from 'accepted' and o.booking_date > now() and booking.status <> 'cancelled'
    and o.instead_of = private.offered_instead_of(booking)
$$;
comment on function private.offer_of is 'The offer that stands for a booking, if one does: the last one, of a time to come.';

create function public.booking_offer(booking_id uuid) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select private.offer_of(b) from public.bookings b
  where b.id = booking_offer.booking_id and (b.user_id = auth.uid() or private.is_admin())
$$;
comment on function public.booking_offer is
  'The other time that stands offered for a booking, to its customer and to admins, and whether it is still free; null without one.';
grant execute on function public.booking_offer to authenticated;

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
  -- Who writes bookings at this moment has done so before anything is looked at.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('bookings'));
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
  refusal := case when offer_time.booking_date <= now() then 'booking_not_in_future'
    else private.booking_refusal(offer_time.booking_date, offer_time.duration, present.type, settings, now(), true) end;
  if refusal is not null then
    perform private.refuse(refusal, 422);
  end if;
  refusal := private.time_refusal(present, offer_time.booking_date, offer_time.duration);
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
  insert into public.booking_events (booking_id, actor_id, action, before, after)
  select present.id, auth.uid(), 'time_offered', jsonb_object_agg(o.key, o.value),
    jsonb_object_agg(o.key, to_jsonb(offered) -> o.key) || jsonb_build_object('reason', said)
  from jsonb_each(to_jsonb(present)) o
  where o.key in ('booking_date', 'duration', 'price', 'currency');
  return offer_id;
end
$$;
comment on function public.offer_time is
  'An admin offers the customer of a booking, last changed at seen, another time that is free now, with words of their own; the last offer counts. Nothing is changed or held. Codes: not_allowed, booking_not_found, booking_changed_meanwhile, booking_not_editable, booking_*, booking_taken, booking_closed.';
grant execute on function public.offer_time to authenticated;

create function private.settle_offer(of_booking uuid, offer_id bigint, accepts boolean) returns void
language plpgsql
set search_path = ''
as $$
declare
  rules constant jsonb := private.current_settings() -> 'rules';
  claims constant text := current_setting('request.jwt.claims', true);
  claim_sub constant text := current_setting('request.jwt.claim.sub', true);
  booking public.bookings;
  offer private.offers;
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('bookings'));
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
  -- The studio has agreed before: for these lines this is the operator's hand, and the customer's doing.
  perform set_config('request.jwt.claims', '', true), set_config('request.jwt.claim.sub', '', true),
    set_config('gegee.deed', 'offer_accepted', true), set_config('gegee.doer', coalesce(booking.user_id::text, ''), true);
  perform private.release_expired(private.held_by(offer.booking_date, offer.duration, rules), booking.id);
  update public.bookings b
  set booking_date = offer.booking_date, duration = offer.duration, price = offer.price, currency = offer.currency,
    status = 'confirmed', cancel_asked_at = null, buffer_before = (rules ->> 'bufferBefore')::integer,
    buffer_after = (rules ->> 'bufferAfter')::integer, cancel_hours = (rules ->> 'cancelHours')::integer
  where b.id = booking.id;
  perform set_config('request.jwt.claims', coalesce(claims, ''), true),
    set_config('request.jwt.claim.sub', coalesce(claim_sub, ''), true),
    set_config('gegee.deed', '', true), set_config('gegee.doer', '', true);
end
$$;
comment on function private.settle_offer is
  'The customer''s answer to an offer: accepted, the booking is moved there and confirmed; else it stays as it is. Codes: offer_ended, booking_closed; bookings_no_overlap where somebody has the time by now.';

create function public.answer_offer(booking_id uuid, offer_id bigint, accepts boolean) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  if not exists (select from public.bookings b where b.id = answer_offer.booking_id and b.user_id = auth.uid()) then
    perform private.refuse('booking_not_found', 404);
  end if;
  perform private.settle_offer(answer_offer.booking_id, offer_id, accepts);
end
$$;
comment on function public.answer_offer is
  'A customer accepts another time that the studio has offered, and has it confirmed with that, or keeps what they asked for. Codes: booking_not_found, offer_ended, booking_closed.';
grant execute on function public.answer_offer to authenticated;

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
  'The same as answer_offer(), for whoever has the mail. Codes: link_not_valid, offer_ended, booking_closed.';
grant execute on function public.answer_offer_by_link to anon, authenticated;

create or replace function private.mail_of_event_holds(mail private.outbox) returns boolean
language plpgsql stable
set search_path = ''
as $$
declare
  booking public.bookings;
begin
  if mail.expires_at <= now() then
    return false;
  end if;
  if mail.audience = 'customer' and private.email_of(mail.user_id) is null then
    return false;
  end if;
  select * into booking from public.bookings b where b.id = mail.booking_id;
  return coalesce(case mail.kind
    when 'contact_message' then (select m.delivered_at is null from public.contact_messages m where m.id = mail.message_id)
    when 'newsletter' then mail.payload ? 'test' or (
      select n.state = 'sending' and p.newsletter
      from public.newsletters n, public.profiles p where n.id = mail.newsletter_id and p.id = mail.user_id)
    when 'day_plan' then true
    when 'booking_confirmed' then booking.status = 'confirmed'
    when 'booking_reminder' then booking.status = 'confirmed' and booking.booking_date > now()
      and booking.booking_date = (mail.payload ->> 'start')::timestamptz
      and (select p.notifications from public.profiles p where p.id = mail.user_id)
    when 'cancel_asked' then booking.status = 'confirmed' and booking.cancel_asked_at is not null
    when 'time_offered' then private.offer_of(booking) is not null and mail.event_id = (
      select max(e.id) from public.booking_events e where e.booking_id = booking.id and e.action = 'time_offered')
    else case
      when mail.kind in ('booking_changed', 'changed_by_customer', 'offer_accepted', 'offer_kept')
        then booking.status <> 'cancelled'
      when mail.kind in ('booking_requested', 'booking_reopened', 'new_request', 'request_nudge')
        then booking.status = 'pending'
      else booking.status = 'cancelled' end
    end, false);
end
$$;

create or replace function private.mail_of_booking(mail private.outbox) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  booking public.bookings;
  facts jsonb;
  calendar text;
  purpose constant text := case
    when mail.kind in ('new_request', 'request_nudge') then 'answer'
    when mail.kind = 'time_offered' then 'offer'
    when mail.kind = 'booking_reminder' then 'reminders' end;
begin
  select * into booking from public.bookings b where b.id = mail.booking_id;
  facts := private.booking_facts(booking);
  if mail.payload ? 'customer' then
    facts := jsonb_set(facts, '{customer}', mail.payload -> 'customer');
  end if;
  if mail.kind = 'time_offered' then
    -- Told as if it were so, beside what is.
    facts := facts || (
      select jsonb_build_object('booking_date', o.booking_date, 'duration', o.duration, 'price', o.price,
        'currency', o.currency, 'reason', o.words)
      from private.offers o where o.booking_id = booking.id order by o.id desc limit 1);
  elsif mail.audience = 'customer' and mail.kind <> 'booking_reminder' then
    calendar := case
      when booking.status = 'confirmed' then 'REQUEST'
      -- It may stand in the customer's calendar, whatever has happened since.
      when exists (
        select from public.booking_events e where e.booking_id = booking.id and e.after ->> 'status' = 'confirmed'
      ) then 'CANCEL' end;
  end if;
  return jsonb_build_object(
    'booking', facts,
    -- What was changed back in between has not changed for the reader.
    'before', (
      select jsonb_object_agg(b.key, b.value) from jsonb_each(nullif(mail.payload -> 'before', 'null')) b
      where b.value is distinct from facts -> b.key
    ),
    'calendar', calendar,
    'token', case when purpose is not null then private.new_mail_token(purpose, mail) end
  );
end
$$;

create or replace function public.request_to_answer(token text) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  known constant private.mail_tokens := private.mail_token(token, '{answer}');
begin
  return (
    select jsonb_build_object(
      'booking', f.facts, 'customer', f.facts -> 'customer', 'asked_at', b.created_at, 'updated_at', b.updated_at,
      'answer', (
        select jsonb_build_object(
          'at', e.happened_at,
          'by', case when e.action = 'expired' then 'nobody' when e.actor_id = b.user_id then 'customer' else 'studio' end,
          'name', p.full_name)
        from public.booking_events e left join public.profiles p on p.id = e.actor_id and p.role = 'admin'
        where e.booking_id = b.id and e.action in ('status_changed', 'expired', 'undone', 'offer_accepted')
          and b.status <> 'pending'
        order by e.id desc limit 1
      ))
    from public.bookings b, private.booking_facts(b) as f (facts) where b.id = known.booking_id
  );
end
$$;

create function public.list_requests(page_size integer default 10, skip integer default 0) returns table (
  booking jsonb, customer_name text, customer_email text, customer_phone text, no_shows bigint, around jsonb, offer jsonb
)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
    select to_jsonb(b) - 'during' - 'held' || jsonb_build_object('booking_money', public.booking_money(b)),
      p.full_name, private.email_of(b.user_id), p.phone, r.no_shows,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', n.id, 'starts_at', lower(n.during), 'ends_at', upper(n.during),
          'status', n.status, 'name', n.name) order by n.during)
        from (
          select o.id, o.during, o.status::text, c.full_name as name
          from public.bookings o left join public.profiles c on c.id = o.user_id
          where o.id <> b.id and o.held && d.days and o.status in ('pending', 'confirmed')
            and (o.status = 'confirmed' or o.expires_at is null or o.expires_at > now())
          union all
          select c.id, c.during, 'closed', c.note from public.closures c where c.during && d.days
        ) n
      ), '[]'),
      private.offer_of(b)
    from (
      select w.* from public.bookings w
      where w.status = 'pending' and (w.expires_at is null or w.expires_at > now())
      order by w.booking_date <= now(), w.booking_date, w.id
      limit least(greatest(page_size, 1), 100) offset greatest(skip, 0)
    ) w
    join public.bookings b on b.id = w.id
    left join public.profiles p on p.id = b.user_id
    cross join lateral private.record_of(b.user_id) r
    -- Of the days on which it begins and ends.
    cross join lateral (
      select tstzrange(lower(private.day_of_studio((b.booking_date at time zone 'Asia/Ulaanbaatar')::date)),
        upper(private.day_of_studio(((upper(b.during) - interval '1 microsecond') at time zone 'Asia/Ulaanbaatar')::date))) as days
    ) d
    order by b.booking_date <= now(), b.booking_date, b.id;
end
$$;
comment on function public.list_requests is
  'Requests that wait for an answer, for admins, at most 100 a page: the next session first, those whose time has passed last; with the customer, how often they did not come, what else holds a part of the day or closes it, in order, and the other time that stands offered. Code: not_allowed.';
grant execute on function public.list_requests to authenticated;

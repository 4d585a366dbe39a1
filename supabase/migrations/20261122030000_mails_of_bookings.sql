-- Which mails a booking brings: at once by what happened to it, and in time reminders and the day's plan.

create function private.time_to_undo() returns interval
language sql immutable
set search_path = ''
as $$
  select interval '12 seconds'
$$;
comment on function private.time_to_undo is
  'How long the mail of an answer waits: the ten seconds that a screen offers to take it back, and two for the way.';

create function private.drop_unsent(booking uuid, reader text) returns table (kind text, before jsonb)
language sql
set search_path = ''
as $$
  with dropped as (
    -- The lease stays: whoever is sending it this moment may still say that it went out.
    update private.outbox o set state = 'dropped', finished_at = now(), rendered = null
    where o.booking_id = booking and o.audience = reader and o.state = 'waiting'
      and case reader
        -- An offer's mail tells of the offer, which stands or does not, whatever else there is to tell.
        when 'customer' then o.kind = 'booking_charged' or o.event_id is not null and o.kind <> 'time_offered'
        else o.kind = 'changed_by_customer' end
    returning o.number, o.kind, o.payload
  )
  select d.kind, coalesce(nullif(d.payload -> 'before', 'null'), '{}') from dropped d order by d.number desc
$$;
comment on function private.drop_unsent is
  'Drops what the customer was to be told of a booking and has not been yet, or the studio of what the customer changed, newest first.';

create function private.queue_booking_mails() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  by_mail constant boolean := coalesce(current_setting('gegee.answered_by_mail', true) = 'yes', false);
  booking public.bookings;
  -- What a mail tells a change of; where only service_names or currency differ, it is none.
  news text[];
  own boolean;
  changed boolean;
  to_customer text;
  to_studio text;
  before jsonb;
  told jsonb;
  due timestamptz := now();
  unsent record;
begin
  -- The operator's hand (seed, import) writes no mails; a request that expired is nobody's doing, and an answer from a
  -- mail is the studio's.
  if new.actor_id is null and new.action <> 'expired' and not by_mail then
    return null;
  end if;
  select * into booking from public.bookings b where b.id = new.booking_id;
  -- What is over is put in order without a word.
  if upper(booking.during) <= now() then
    return null;
  end if;
  news := '{booking_date,duration,type,price}'
    || array(select jsonb_object_keys(private.booking_details(booking)));
  own := coalesce(new.actor_id = booking.user_id, false);
  changed := new.action in ('edited', 'offer_accepted') and booking.status <> 'cancelled'
    and new.before ?| news;
  select jsonb_object_agg(key, value) into before from jsonb_each(new.before)
  where key = any (news || '{service_names,currency}');

  to_customer := case
    when new.action = 'expired' then 'booking_expired'
    when new.action = 'time_offered' then 'time_offered'
    when new.action = 'offer_accepted' and new.after ->> 'status' = 'confirmed' then 'booking_confirmed'
    when changed then 'booking_changed'
    when new.action in ('created', 'status_changed') then case new.after ->> 'status'
      when 'confirmed' then 'booking_confirmed'
      when 'pending' then case new.action when 'created' then 'booking_requested' else 'booking_reopened' end
      else case
        when own then 'booking_cancelled_by_you'
        when new.before ->> 'status' = 'pending' then 'booking_declined'
        when new.before ->> 'cancel_asked_at' is not null then 'booking_cancelled_as_asked'
        else 'booking_cancelled' end
      end
    when new.action = 'cancel_asked' then 'booking_cancel_asked'
    when new.action = 'cancel_kept' and not own then 'booking_kept'
    end;
  to_studio := case
    when new.action = 'expired' then 'request_expired'
    when new.action in ('offer_accepted', 'offer_kept') then new.action
    when own and not private.is_admin() then case
      when changed then 'changed_by_customer'
      when new.action = 'created' then 'new_request'
      when new.action = 'status_changed' then 'cancelled_by_customer'
      when new.action = 'cancel_asked' then 'cancel_asked'
      when new.action = 'cancel_kept' then 'cancel_taken_back' end
    end;
  if new.action = 'status_changed' and (by_mail or private.is_admin()) then
    due := now() + private.time_to_undo();
  end if;

  if to_studio is not null then
    told := before;
    for unsent in select * from private.drop_unsent(booking.id, 'studio') where to_studio = 'changed_by_customer' loop
      told := told || unsent.before;
    end loop;
    insert into private.outbox (kind, audience, once, booking_id, event_id, payload)
    values (to_studio, 'studio', 'event:' || new.id || ':studio', booking.id, new.id, jsonb_build_object('before', told));
  end if;
  if to_customer is not null and booking.user_id is not null then
    -- Of a new one there is none: so it costs nothing then. An offer, a wish and its answer take no news away.
    for unsent in
      select * from private.drop_unsent(booking.id, 'customer')
      where new.action not in ('created', 'time_offered', 'cancel_asked', 'cancel_kept')
    loop
      -- Who has not heard of the answer hears it with its change.
      if to_customer = 'booking_changed'
        and unsent.kind not in ('booking_changed', 'booking_charged', 'booking_cancel_asked', 'booking_kept') then
        to_customer := unsent.kind;
      end if;
      -- Who has not heard of the request has heard nothing that was.
      before := case when unsent.kind <> 'booking_requested' then coalesce(before, '{}') || unsent.before end;
    end loop;
    insert into private.outbox (kind, audience, once, booking_id, event_id, user_id, payload, due_at)
    values (to_customer, 'customer', 'event:' || new.id || ':customer', booking.id, new.id, booking.user_id,
      jsonb_build_object('before', before), due);
  end if;
  return null;
end
$$;
comment on function private.queue_booking_mails is
  'Writes the mails of what happened to a booking that is not over yet: to its customer, and to the studio where it was the customer''s doing. A newer one takes the place of an unsent one; the oldest values that were not told yet go with it. That of an answer of the studio waits as long as the answer can be taken back.';
create trigger queue_booking_mails after insert on public.booking_events
  for each row execute function private.queue_booking_mails();

create function private.time_to_settle() returns interval
language sql immutable
set search_path = ''
as $$
  select interval '2 minutes'
$$;
comment on function private.time_to_settle is
  'How long the mail of a charge waits: charges are written several at a time, and the first one may be a slip.';

create function private.with_less_due(money jsonb, currency text, less numeric) returns jsonb
language sql immutable
set search_path = ''
as $$
  select money || jsonb_build_object(currency, (money -> currency) - 'unused'
    || jsonb_build_object('due', greatest(cost - less, 0))
    || case when cost < less then jsonb_build_object('unused', less - cost) else '{}' end)
  from (
    select (money #>> array[currency, 'due'])::numeric - coalesce((money #>> array[currency, 'unused'])::numeric, 0) as cost
  ) present
$$;
comment on function private.with_less_due is 'What booking_money() would say if a booking cost less by so much.';

create function private.what_is_due(money jsonb) returns jsonb
language sql immutable
set search_path = ''
as $$
  select jsonb_object_agg(key, value -> 'due') from jsonb_each(money)
$$;
comment on function private.what_is_due is 'Of what booking_money() says what a booking costs, without what was paid.';

create function private.queue_charge_mail() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  booking public.bookings;
  present jsonb;
  told jsonb;
  untold record;
begin
  select * into booking from public.bookings b where b.id = new.booking_id;
  -- The operator's hand writes no mails; an answer tells what it costs by then.
  if new.due = 0 or new.author_id is null or booking.user_id is null or booking.status = 'pending'
    or not private.counts_for(new.kind, booking.status) then
    return null;
  end if;
  -- What is yet to be written tells of it as well. One that is locked is being claimed, with the sums of before.
  perform from private.outbox o
  where o.booking_id = booking.id and o.audience = 'customer' and o.state = 'waiting' and o.event_id is not null
    and o.kind not in ('time_offered', 'booking_cancel_asked', 'booking_kept') and o.lease is null and o.rendered is null
  for update skip locked;
  if found then
    return null;
  end if;
  present := public.booking_money(booking);
  told := jsonb_build_object(
    'before', jsonb_build_object('money', private.with_less_due(present, new.currency, new.due)), 'since', new.written_at);
  for untold in
    update private.outbox o set state = 'dropped', finished_at = now(), rendered = null
    where o.booking_id = booking.id and o.kind = 'booking_charged' and o.state = 'waiting'
    returning o.payload
  loop
    told := untold.payload;
  end loop;
  if private.what_is_due(told #> '{before,money}') <> private.what_is_due(present) then
    insert into private.outbox (kind, audience, once, booking_id, user_id, payload, due_at)
    values ('booking_charged', 'customer', 'charge:' || new.id, booking.id, booking.user_id, told,
      now() + private.time_to_settle());
  end if;
  return null;
end
$$;
comment on function private.queue_charge_mail is
  'Tells a customer by mail what an answered booking costs now: once for all charges that are written within two minutes of each other, and not where they come to nothing. before: what it cost when they were last told; since: when the first of these charges was written.';
create trigger queue_charge_mail after insert on public.booking_charges
  for each row execute function private.queue_charge_mail();

create function private.remind_at(start timestamptz) returns timestamptz
language sql immutable
set search_path = ''
as $$
  select (day::date + least(greatest(day::time, time '09:00'), time '19:45')) at time zone 'Asia/Ulaanbaatar'
  from (select (start - interval '24 hours') at time zone 'Asia/Ulaanbaatar' as day) before
$$;
comment on function private.remind_at is
  'When a session''s reminder is due: a day before, between 09:00 and 19:45, which leaves time until 20:00.';

create function private.in_studio_hours(at_time timestamptz, opens time, closes time) returns boolean
language sql immutable
set search_path = ''
as $$
  select (at_time at time zone 'Asia/Ulaanbaatar')::time >= opens
    and (at_time at time zone 'Asia/Ulaanbaatar')::time < closes
$$;
comment on function private.in_studio_hours is 'Whether it is between these times at the studio.';

create function private.day_of_studio(day date) returns tstzrange
language sql immutable
set search_path = ''
as $$
  select tstzrange(day::timestamp at time zone 'Asia/Ulaanbaatar', (day + 1)::timestamp at time zone 'Asia/Ulaanbaatar')
$$;
comment on function private.day_of_studio is 'A day by the studio''s clock.';

create function private.queue_reminders(at_time timestamptz) returns integer
language plpgsql
set search_path = ''
as $$
declare
  queued integer;
begin
  insert into private.outbox (kind, audience, once, booking_id, user_id, payload, expires_at)
  select 'booking_reminder', 'customer', format('reminder:%s:%s', b.id, extract(epoch from b.booking_date)),
    b.id, b.user_id, jsonb_build_object('start', b.booking_date), b.booking_date
  from public.bookings b
  join public.profiles p on p.id = b.user_id
  -- Nobody is reminded earlier than 28 hours and a quarter before.
  where b.booking_date > at_time and b.booking_date <= at_time + interval '29 hours'
    and private.remind_at(b.booking_date) <= at_time
    and b.status = 'confirmed' and p.notifications
    -- What was agreed in the last hours is still remembered; what was only offered, or is again as it was, was not agreed.
    and not exists (
      select from public.booking_events e
      where e.booking_id = b.id and e.happened_at > b.booking_date - interval '26 hours'
        and e.action not in ('time_offered', 'undone')
        and (e.after ->> 'status' = 'confirmed' or e.after ? 'booking_date')
    )
  on conflict (once) do nothing;
  get diagnostics queued = row_count;
  return queued;
end
$$;
comment on function private.queue_reminders is
  'The reminders that are due, unless their session was agreed or moved less than 26 hours before its start.';

create function private.queue_nudges(at_time timestamptz) returns integer
language plpgsql
set search_path = ''
as $$
declare
  hours constant integer := private.current_settings() #>> '{mails,nudgeHours}';
  queued integer;
begin
  insert into private.outbox (kind, audience, once, booking_id, expires_at)
  select 'request_nudge', 'studio', 'nudge:' || b.id, b.id, b.booking_date
  from public.bookings b
  where b.status = 'pending' and b.booking_date > at_time and b.created_at <= at_time - make_interval(hours => hours)
    and (b.expires_at is null or b.expires_at > at_time)
  on conflict (once) do nothing;
  get diagnostics queued = row_count;
  return queued;
end
$$;
comment on function private.queue_nudges is
  'Reminds the studio, once each, of requests that have waited for nudgeHours of the settings.';

create function private.queue_day_plan(at_time timestamptz) returns integer
language plpgsql
set search_path = ''
as $$
declare
  day constant date := at_time at time zone 'Asia/Ulaanbaatar';
  until constant timestamptz := upper(private.day_of_studio(day));
  queued integer;
begin
  insert into private.outbox (kind, audience, once, payload, expires_at)
  select 'day_plan', 'studio', 'plan:' || day, jsonb_build_object('day', day), until
  where exists (
    select from public.bookings b
    where b.status = 'confirmed' and b.during && tstzrange(at_time, until) and b.held && tstzrange(at_time, until)
  )
  on conflict (once) do nothing;
  get diagnostics queued = row_count;
  return queued;
end
$$;
comment on function private.queue_day_plan is 'The plan of a day, for the studio, where there is a confirmed session that is not over; one that began the day before counts.';

create function private.queue_due_mails(at_time timestamptz default now()) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  queued integer := 0;
begin
  if private.in_studio_hours(at_time, '09:00', '20:00') then
    queued := queued + private.queue_reminders(at_time) + private.queue_nudges(at_time);
  end if;
  if private.in_studio_hours(at_time, '08:00', '12:00') then
    queued := queued + private.queue_day_plan(at_time);
  end if;
  update public.newsletters n set state = 'sent', sent_at = now()
  where n.state = 'sending'
    and not exists (
      select from private.outbox o where o.newsletter_id = n.id and o.state = 'waiting' and not o.payload ? 'test'
    );
  delete from private.mail_tokens where expires_at <= now();
  -- As long as failed_mails() lists it.
  update private.outbox o set payload = o.payload - 'customer'
  where o.state = 'failed' and o.finished_at <= now() - interval '30 days' and o.payload ? 'customer';
  delete from private.outbox where finished_at <= now() - interval '1 year';
  return queued;
end
$$;
comment on function private.queue_due_mails is
  'What a scheduler does every minute: reminders and nudges between 09:00 and 20:00, the day''s plan between 08:00 and 12:00, each once; newsletters that have gone out are called sent, and what is old goes. Says how many mails it wrote.';

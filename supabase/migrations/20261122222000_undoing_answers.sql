-- An answer can be taken back for ten seconds, and nobody has heard of it: its mail waits as long. And who needs the
-- time that a request holds declines it and books in one step, so that nobody gets in between.

alter table public.booking_events drop constraint booking_events_action_check;
alter table public.booking_events add constraint booking_events_action_check check (
  action in ('created', 'status_changed', 'edited', 'cancel_asked', 'expired', 'undone',
    'time_offered', 'offer_accepted', 'offer_kept'));

create function private.time_to_undo() returns interval
language sql immutable
set search_path = ''
as $$
  select interval '12 seconds'
$$;
comment on function private.time_to_undo is
  'How long the mail of an answer waits: the ten seconds that a screen offers to take it back, and two for the way.';

create or replace function private.record_booking_event() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  -- Whose booking it is goes with the account; the rest never changes or follows from what does.
  left_out constant text[] := '{id,user_id,created_at,updated_at,during,held,buffer_before,buffer_after,cancel_hours,expires_at}';
  new_values constant jsonb := to_jsonb(new) - left_out;
  -- Where a function writes as the operator: what it does, and for whom.
  deed constant text := nullif(current_setting('gegee.deed', true), '');
  doer constant uuid := coalesce(auth.uid(), nullif(current_setting('gegee.doer', true), '')::uuid);
  changed_from jsonb;
  changed_to jsonb;
begin
  if tg_op = 'INSERT' then
    insert into public.booking_events (booking_id, actor_id, action, after)
    values (new.id, doer, 'created', new_values);
    return null;
  end if;
  select jsonb_object_agg(o.key, o.value), jsonb_object_agg(o.key, new_values -> o.key)
  into changed_from, changed_to
  from jsonb_each(to_jsonb(old) - left_out) o
  where o.value is distinct from new_values -> o.key;
  -- A price says nothing without its currency.
  if changed_from ? 'price' then
    changed_from := changed_from || jsonb_build_object('currency', old.currency);
    changed_to := changed_to || jsonb_build_object('currency', new.currency);
  end if;
  if changed_from is not null then
    insert into public.booking_events (booking_id, actor_id, action, before, after)
    values (new.id, doer, case
        when deed is not null then deed
        when changed_from ? 'status' then case
          when auth.uid() is null and new.status = 'cancelled' and old.status = 'pending' and old.expires_at <= now()
            and current_setting('gegee.answered_by_mail', true) is distinct from 'yes'
          then 'expired' else 'status_changed' end
        when changed_from ? 'cancel_asked_at' then 'cancel_asked' else 'edited' end,
      changed_from, changed_to);
  end if;
  return null;
end
$$;

create or replace function private.drop_unsent(booking uuid) returns table (kind text, before jsonb)
language sql
set search_path = ''
as $$
  with dropped as (
    -- The lease stays: whoever is sending it this moment may still say that it went out.
    update private.outbox o set state = 'dropped', finished_at = now(), rendered = null
    where o.booking_id = booking and o.audience = 'customer' and o.event_id is not null and o.state = 'waiting'
      -- It tells of the offer, which stands or does not, whatever else there is to tell.
      and o.kind <> 'time_offered'
    returning o.number, o.kind, o.payload
  )
  select d.kind, coalesce(nullif(d.payload -> 'before', 'null'), '{}') from dropped d order by d.number desc
$$;

create or replace function private.queue_booking_mails() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  facts constant text[] := '{booking_date,duration,type,service_names,price,currency,notes}';
  by_mail constant boolean := coalesce(current_setting('gegee.answered_by_mail', true) = 'yes', false);
  booking public.bookings;
  own boolean;
  changed boolean;
  to_customer text;
  to_studio text;
  before jsonb;
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
  own := coalesce(new.actor_id = booking.user_id, false);
  changed := new.action in ('edited', 'offer_accepted') and booking.status <> 'cancelled'
    and new.before ?| '{booking_date,duration,type,price,notes}';
  select jsonb_object_agg(key, value) into before from jsonb_each(new.before) where key = any (facts);

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
        else 'booking_cancelled' end
      end
    end;
  to_studio := case
    when new.action = 'expired' then 'request_expired'
    when new.action in ('offer_accepted', 'offer_kept') then new.action
    when own and not private.is_admin() then case
      when changed then 'changed_by_customer'
      when new.action = 'created' then 'new_request'
      when new.action = 'status_changed' then 'cancelled_by_customer'
      when new.action = 'cancel_asked' then 'cancel_asked' end
    end;
  if new.action = 'status_changed' and (by_mail or private.is_admin()) then
    due := now() + private.time_to_undo();
  end if;

  if to_studio is not null then
    insert into private.outbox (kind, audience, once, booking_id, event_id, payload)
    values (to_studio, 'studio', 'event:' || new.id || ':studio', booking.id, new.id, jsonb_build_object('before', before));
  end if;
  if to_customer is not null and booking.user_id is not null then
    -- Of a new one there is none: so it costs nothing then. An offer takes no news away.
    for unsent in select * from private.drop_unsent(booking.id) where new.action not in ('created', 'time_offered') loop
      -- Who has not heard of the answer hears it with its change.
      if to_customer = 'booking_changed' and unsent.kind <> 'booking_changed' then
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

create function private.take_back_answer(of_booking uuid, seen timestamptz, answered_by uuid) returns timestamptz
language plpgsql
set search_path = ''
as $$
declare
  claims constant text := current_setting('request.jwt.claims', true);
  claim_sub constant text := current_setting('request.jwt.claim.sub', true);
  answer public.booking_events;
  mail private.outbox;
  saved_at timestamptz;
begin
  -- Writers of bookings queue before they look, too: so the last step of the history stays the last.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('bookings'));
  if not exists (select from public.bookings b where b.id = of_booking and b.updated_at = seen) then
    perform private.refuse('booking_changed_meanwhile', 409);
  end if;
  select * into answer from public.booking_events e where e.booking_id = of_booking order by e.id desc limit 1;
  select * into mail from private.outbox o where o.event_id = answer.id and o.audience = 'customer' for update;
  if answer.action is distinct from 'status_changed' or answer.actor_id is distinct from answered_by
    or answer.before - '{status,reason,cancel_asked_at}'::text[] <> '{}'
    or answer.happened_at <= now() - interval '1 minute'
    or mail.state <> 'waiting' or mail.attempts > 0 then
    perform private.refuse('booking_undo_too_late', 409);
  end if;

  -- As it was, its time to expire, too: no agreement is made anew. For these lines this is the operator's hand.
  perform set_config('request.jwt.claims', '', true), set_config('request.jwt.claim.sub', '', true),
    set_config('gegee.deed', 'undone', true), set_config('gegee.doer', coalesce(answered_by::text, ''), true);
  update public.bookings b set (status, reason, cancel_asked_at) = (
    select before.status, before.reason, before.cancel_asked_at
    from jsonb_populate_record(b, answer.before) before
  )
  where b.id = of_booking
  returning b.updated_at into saved_at;
  perform set_config('request.jwt.claims', coalesce(claims, ''), true),
    set_config('request.jwt.claim.sub', coalesce(claim_sub, ''), true),
    set_config('gegee.deed', '', true), set_config('gegee.doer', '', true);

  -- What its mail took the place of is still to be told.
  update private.outbox o set state = 'waiting', finished_at = null
  where o.booking_id = of_booking and o.audience = 'customer' and o.event_id < answer.id
    and o.state = 'dropped' and o.finished_at = mail.created_at and o.lease is null;
  perform private.drop_mail(mail.id);
  return saved_at;
end
$$;
comment on function private.take_back_answer is
  'Takes back the last answer to a booking, last changed at seen, as long as its mail waits: the booking is as it was, and its customer hears of neither. answered_by: whose it must be; null for an answer from a mail. Codes: booking_changed_meanwhile, booking_undo_too_late.';

create function public.undo_answer(booking_id uuid, seen timestamptz) returns timestamptz
language plpgsql security definer
set search_path = ''
as $$
begin
  if not private.is_admin() then
    perform private.refuse('not_allowed', 403);
  end if;
  return private.take_back_answer(booking_id, seen, auth.uid());
end
$$;
comment on function public.undo_answer is
  'An admin takes back their own change of a booking''s status, as it was last changed at seen, before its customer hears of it; returns the new version. Codes: not_allowed, booking_changed_meanwhile, booking_undo_too_late.';
grant execute on function public.undo_answer to authenticated;

create function public.undo_answer_by_link(token text, seen timestamptz) returns timestamptz
language plpgsql security definer
set search_path = ''
as $$
declare
  known constant private.mail_tokens := private.mail_token(token, '{answer}');
begin
  return private.take_back_answer(known.booking_id, seen, null);
end
$$;
comment on function public.undo_answer_by_link is
  'Takes back the answer that was given from a mail, as undo_answer() does one from the desk. Codes: link_not_valid, booking_changed_meanwhile, booking_undo_too_late.';
grant execute on function public.undo_answer_by_link to anon, authenticated;

create function public.book_instead(declined jsonb, reason text, booking jsonb) returns uuid
language plpgsql
set search_path = ''
as $$
declare
  columns constant text := (select string_agg(quote_ident(key), ', ') from jsonb_object_keys(booking) key);
  answered integer;
  new_id uuid;
begin
  if not private.is_admin() then
    perform private.refuse('not_allowed', 403);
  end if;
  update public.bookings b
  set status = 'cancelled', reason = nullif(btrim(book_instead.reason, E' \t\r\n'), '')
  from jsonb_to_recordset(declined) as d (id uuid, seen timestamptz)
  where b.id = d.id and b.updated_at = d.seen and b.status = 'pending';
  get diagnostics answered = row_count;
  if answered <> jsonb_array_length(declined) then
    perform private.refuse('booking_changed_meanwhile', 409);
  end if;
  -- Which columns may be named, the caller's grants say.
  execute format(
    'insert into public.bookings (%1$s)
    select %1$s from jsonb_populate_record(null::public.bookings, $1) returning id', columns
  ) into new_id using booking;
  return new_id;
end
$$;
comment on function public.book_instead is
  'An admin declines requests as they were seen, [{"id", "seen"}], with a reason for their customers, and makes a booking in their place, its values by column, in one step with their own rights; returns its id. Codes: not_allowed, booking_changed_meanwhile, booking_*.';
grant execute on function public.book_instead to authenticated;

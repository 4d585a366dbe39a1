-- What the deliverer asks: which mails to send now, with their facts of this moment, and what became of them. Customers
-- without an account are reached at the address that the studio keeps of them.

create function private.booking_facts(booking public.bookings) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', booking.id, 'booking_date', booking.booking_date, 'duration', booking.duration, 'type', booking.type,
    'service_names', booking.service_names, 'price', booking.price, 'currency', booking.currency,
    'money', public.booking_money(booking), 'status', booking.status, 'reason', booking.reason,
    'updated_at', booking.updated_at, 'cancel_hours', booking.cancel_hours, 'expires_at', booking.expires_at,
    'sequence', (
      select count(*) from public.booking_events e where e.booking_id = booking.id and e.action <> 'created'
    ),
    'customer', (
      select jsonb_build_object(
        'name', p.full_name, 'email', private.email_of(asked.id), 'phone', p.phone, 'has_account', p.has_account)
      from (select booking.user_id as id) asked
      left join public.profiles p on p.id = asked.id
    )
  ) || private.booking_details(booking)
$$;
comment on function private.booking_facts is
  'What mails and calendars say of a booking; sequence counts its changes. BookingFacts of src/mail/jobs.ts.';

create function private.mail_of_event_holds(mail private.outbox) returns boolean
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
      select n.state = 'sending' and p.newsletter and not private.is_blocked(p.id)
      from public.newsletters n, public.profiles p where n.id = mail.newsletter_id and p.id = mail.user_id)
    when 'day_plan' then true
    when 'booking_confirmed' then booking.status = 'confirmed'
    when 'booking_reminder' then booking.status = 'confirmed' and booking.booking_date > now()
      and booking.booking_date = (mail.payload ->> 'start')::timestamptz
      and (select p.notifications from public.profiles p where p.id = mail.user_id)
    when 'cancel_asked' then booking.status = 'confirmed' and booking.cancel_asked_at is not null
    when 'booking_cancel_asked' then booking.status = 'confirmed' and booking.cancel_asked_at is not null
    when 'booking_kept' then booking.status = 'confirmed' and booking.cancel_asked_at is null
    when 'cancel_taken_back' then booking.status = 'confirmed' and booking.cancel_asked_at is null
    when 'booking_charged' then booking.status <> 'pending'
      and private.what_is_due(public.booking_money(booking)) <> private.what_is_due(mail.payload #> '{before,money}')
    when 'time_offered' then (private.offer_of(booking) ->> 'free')::boolean and mail.event_id = (
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
comment on function private.mail_of_event_holds is 'The same of a mail that tells of something that happened.';

create function private.mail_holds(mail private.outbox) returns boolean
language sql stable
set search_path = ''
as $$
  select case
    when mail.kind = 'contact_reply' then mail.expires_at > now() and exists (
      select from public.contact_replies r where r.id = (mail.payload ->> 'reply')::uuid)
    when private.tells_of_account(mail.kind) then mail.expires_at > now() and mail.payload #>> '{customer,email}' is not null
    else private.mail_of_event_holds(mail) end
$$;
comment on function private.mail_holds is
  'Whether what a mail would tell is still so; a reply, as long as it is there; what happened to an account, always.';

create function private.untold_charges(mail private.outbox, booking public.bookings) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_agg(
    jsonb_build_object('kind', c.kind, 'due', c.due, 'currency', c.currency, 'reason', c.reason, 'reversal', c.reverses is not null)
    order by c.written_at, c.id)
  from public.booking_charges c
  left join public.booking_charges r on r.id = c.reverses
  where c.booking_id = booking.id and c.due <> 0 and c.written_at >= (mail.payload ->> 'since')::timestamptz
    and private.counts_for(c.kind, booking.status)
    -- What was taken back before anybody heard of it is left out with what took it back.
    and (r.id is null or r.written_at < (mail.payload ->> 'since')::timestamptz)
    and not exists (select from public.booking_charges later where later.reverses = c.id)
$$;
comment on function private.untold_charges is 'The charges that a mail of what a booking costs now tells of, oldest first; null where there are none.';

create function private.mail_of_booking(mail private.outbox) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  booking public.bookings;
  facts jsonb;
  calendar text;
  purpose text;
begin
  select * into booking from public.bookings b where b.id = mail.booking_id;
  if mail.kind = 'time_offered' then
    -- Told as if it were so, beside what is.
    select o.booking_date, o.duration, o.price, o.currency, o.words, o.offered_at
    into booking.booking_date, booking.duration, booking.price, booking.currency, booking.reason, booking.updated_at
    from private.offers o where o.booking_id = booking.id order by o.id desc limit 1;
  elsif mail.audience = 'customer' and mail.kind not in ('booking_reminder', 'booking_charged', 'booking_cancel_asked', 'booking_kept') then
    calendar := case
      when booking.status = 'confirmed' then 'REQUEST'
      -- It may stand in the customer's calendar, whatever has happened since.
      when private.was_agreed(booking.id) then 'CANCEL' end;
  end if;
  facts := private.booking_facts(booking);
  if mail.payload ? 'customer' then
    facts := jsonb_set(facts, '{customer}', mail.payload -> 'customer');
  end if;
  purpose := case
    when mail.kind = 'time_offered' then 'offer'
    when mail.kind = 'booking_reminder' then 'reminders'
    -- Whatever the studio hears of a request that waits, it can answer there and then.
    when mail.audience = 'studio' and booking.status = 'pending' then 'answer' end;
  return jsonb_build_object(
    'booking', facts,
    -- What was changed back in between has not changed for the reader.
    'before', (
      select jsonb_object_agg(b.key, b.value) from jsonb_each(nullif(mail.payload -> 'before', 'null')) b
      where b.value is distinct from facts -> b.key
    ),
    'charges', private.untold_charges(mail, booking),
    'calendar', calendar,
    'token', case when purpose is not null then private.new_mail_token(purpose, mail) end
  );
end
$$;
comment on function private.mail_of_booking is 'What a mail about a booking says, by what is so now.';

create function private.day_plan(day date) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'day', day,
    'bookings', coalesce((
      -- It tells of no money: what is paid meanwhile makes no other plan of it.
      select jsonb_agg(private.booking_facts(b) || '{"money": {}}' order by b.booking_date)
      from public.bookings b
      where b.status = 'confirmed' and b.during && private.day_of_studio(day) and b.held && private.day_of_studio(day)
        -- At 08:00, when plans begin to come (not now: it is compared later).
        and (b.booking_date >= lower(private.day_of_studio(day)) or upper(b.during) > lower(private.day_of_studio(day)) + interval '8 hours')
    ), '[]'),
    'waiting', (
      select count(*) from public.bookings b
      where b.status = 'pending' and b.booking_date > now() and (b.expires_at is null or b.expires_at > now())
    )
  )
$$;
comment on function private.day_plan is 'The confirmed sessions of a day, with what still runs at 08:00 from the day before, and how many requests wait for an answer.';

create function private.mail_of_event_as_claimed(mail private.outbox) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  recipient text;
  reply_to text;
  language text := private.current_settings() #>> '{mails,language}';
  content jsonb;
  texts jsonb;
begin
  if mail.audience = 'customer' then
    select private.email_of(p.id), p.locale into recipient, language from public.profiles p where p.id = mail.user_id;
  end if;
  if mail.kind = 'newsletter' then
    select n.texts into texts from public.newsletters n where n.id = mail.newsletter_id;
    language := private.newsletter_language(texts, language);
  end if;
  -- What is written is not written anew.
  if mail.rendered is null then
    content := case mail.kind
      when 'contact_message' then (
        select jsonb_build_object('name', m.name, 'email', m.email, 'message', m.message, 'locale', m.locale)
        from public.contact_messages m where m.id = mail.message_id)
      when 'newsletter' then (texts -> language) || jsonb_build_object('token', private.new_mail_token('newsletter', mail))
      when 'day_plan' then private.day_plan((mail.payload ->> 'day')::date)
      else private.mail_of_booking(mail) end;
  end if;
  if mail.audience = 'studio' then
    reply_to := case mail.kind
      when 'contact_message' then (select m.email from public.contact_messages m where m.id = mail.message_id)
      else coalesce(mail.payload #>> '{customer,email}', (
        select private.email_of(b.user_id) from public.bookings b where b.id = mail.booking_id)) end;
  end if;
  return jsonb_build_object(
    'id', mail.id, 'lease', mail.lease, 'kind', mail.kind, 'audience', mail.audience,
    'to', recipient, 'replyTo', reply_to, 'locale', language, 'rendered', mail.rendered, 'payload', content
  );
end
$$;
comment on function private.mail_of_event_as_claimed is 'A claimed mail that tells of something that happened, as the deliverer gets it.';

create function private.mail_as_claimed(mail private.outbox) returns jsonb
language sql
set search_path = ''
as $$
  select case
    when mail.kind = 'contact_reply' then (
      select jsonb_build_object(
        'id', mail.id, 'lease', mail.lease, 'kind', mail.kind, 'audience', mail.audience,
        'to', m.email, 'replyTo', null, 'locale', m.locale, 'rendered', mail.rendered,
        'payload', case when mail.rendered is null then jsonb_build_object(
          'name', m.name, 'message', m.message, 'sent_at', m.created_at, 'reply', r.body) end)
      from public.contact_replies r join public.contact_messages m on m.id = r.message_id
      where r.id = (mail.payload ->> 'reply')::uuid)
    when private.tells_of_account(mail.kind) then jsonb_build_object(
      'id', mail.id, 'lease', mail.lease, 'kind', mail.kind, 'audience', mail.audience,
      'to', mail.payload #> '{customer,email}', 'replyTo', null, 'locale', mail.payload #> '{customer,locale}',
      'rendered', mail.rendered,
      'payload', case when mail.rendered is null then jsonb_build_object('happened_at', mail.payload -> 'happened_at') end)
    else private.mail_of_event_as_claimed(mail) end
$$;
comment on function private.mail_as_claimed is 'A claimed mail as the deliverer gets it; payload is null where it has been rendered.';

create function private.write_plan_anew(mail private.outbox) returns void
language sql
set search_path = ''
as $$
  update private.outbox o
  set payload = o.payload || jsonb_build_object('facts', present.facts), rendered = null,
    -- Under the old id a mail service would answer as it did before.
    id = case when o.rendered is null then o.id else gen_random_uuid() end
  from (select md5(private.day_plan((mail.payload ->> 'day')::date)::text) as facts) present
  where o.number = mail.number and o.payload ->> 'facts' is distinct from present.facts
$$;
comment on function private.write_plan_anew is
  'A day''s plan that could not be sent is another mail once the day has changed. What it told is known by a hash.';

create function private.write_to_new_address(mail private.outbox) returns void
language plpgsql
set search_path = ''
as $$
begin
  -- What happened to an account goes where its holder was reached then.
  if mail.rendered ->> 'to' <> private.email_of(mail.user_id) and not private.tells_of_account(mail.kind) then
    -- The links may lie in a stranger's mailbox.
    delete from private.mail_tokens t where t.outbox_id = mail.id;
    update private.outbox o set rendered = null, id = gen_random_uuid() where o.number = mail.number;
  end if;
end
$$;
comment on function private.write_to_new_address is
  'A mail that could not be sent is another one once its reader has another address, or is merged with who has.';

create function public.claim_mails(how_many integer) returns setof jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  mail private.outbox;
  given integer := 0;
  looked boolean := true;
begin
  while looked and given < how_many loop
    looked := false;
    for mail in
      select * from private.outbox o
      where o.state = 'waiting' and o.due_at <= now()
      order by o.due_at, o.number
      limit how_many - given
      for update skip locked
    loop
      looked := true;
      if not private.mail_holds(mail) then
        perform private.drop_mail(mail.id);
        continue;
      end if;
      if mail.kind = 'day_plan' then
        perform private.write_plan_anew(mail);
      end if;
      perform private.write_to_new_address(mail);
      update private.outbox o
      set attempts = o.attempts + 1, lease = gen_random_uuid(), due_at = now() + interval '2 minutes'
      where o.number = mail.number
      returning * into mail;
      given := given + 1;
      return next private.mail_as_claimed(mail);
    end loop;
  end loop;
end
$$;
comment on function public.claim_mails is
  'Mails to send now, oldest first, each given to one deliverer for two minutes. What no longer holds is dropped on the way. For the service only.';
grant execute on function public.claim_mails to service_role;

create function public.freeze_mail(mail_id uuid, lease uuid, rendered jsonb) returns boolean
language plpgsql security definer
set search_path = ''
as $$
declare
  mail private.outbox;
begin
  select * into mail from private.outbox o
  where o.id = mail_id and o.lease = freeze_mail.lease and o.state = 'waiting' for update;
  if not found then
    return false;
  end if;
  if not private.mail_holds(mail) then
    perform private.drop_mail(mail_id);
    return false;
  end if;
  update private.outbox o
  set rendered = coalesce(o.rendered, freeze_mail.rendered), due_at = now() + interval '2 minutes'
  where o.id = mail_id;
  return true;
end
$$;
comment on function public.freeze_mail is
  'Keeps a mail as it was first written, renews the two minutes, and says whether it may be sent: not if it does not hold any more or was claimed by another. For the service only.';
grant execute on function public.freeze_mail to service_role;

create function public.finish_mail(mail_id uuid, lease uuid, provider_id text) returns boolean
language plpgsql security definer
set search_path = ''
as $$
declare
  told uuid;
begin
  update private.outbox o
  set state = 'sent', finished_at = now(), provider_id = finish_mail.provider_id, rendered = null,
    last_error = null, payload = o.payload - 'customer'
  -- What was dropped while it was being sent has gone out all the same.
  where o.id = mail_id and o.lease = finish_mail.lease and o.state in ('waiting', 'dropped')
  returning o.message_id into told;
  if not found then
    return false;
  end if;
  update public.contact_messages m set delivered_at = now() where m.id = told;
  return true;
end
$$;
comment on function public.finish_mail is
  'Notes that a mail has gone out; false where another deliverer has claimed it since. For the service only.';
grant execute on function public.finish_mail to service_role;

create function public.postpone_mail(
  mail_id uuid, lease uuid, error text, permanent boolean, counted boolean default true
) returns timestamptz
language plpgsql security definer
set search_path = ''
as $$
declare
  pauses constant interval[] := '{1 minute,5 minutes,30 minutes,2 hours,6 hours}';
  next_try timestamptz;
begin
  update private.outbox o
  set lease = null, last_error = case when not (gives_up and leaving) then left(error, 1000) end,
    due_at = case when gives_up then o.due_at when counted is false then now() + interval '1 hour'
      else now() + pauses[o.attempts] end,
    attempts = o.attempts - (counted is false)::integer,
    state = case when not gives_up then 'waiting' when leaving then 'dropped' else 'failed' end,
    finished_at = case when gives_up then now() end,
    rendered = case when not gives_up then o.rendered end,
    payload = case when gives_up and leaving then o.payload - 'customer' else o.payload end
  from (
    select f.id, coalesce(permanent, false) or counted is not false and f.attempts > cardinality(pauses) as gives_up,
      -- Of who has left the studio keeps no address that takes no mail, nor what was answered to it.
      f.kind = 'account_deleted' as leaving
    from private.outbox f
    where f.id = mail_id and f.lease = postpone_mail.lease and f.state = 'waiting'
    for update
  ) found
  where o.id = found.id
  returning case when not gives_up then o.due_at end into next_try;
  return next_try;
end
$$;
comment on function public.postpone_mail is
  'Notes that a mail could not be sent and says when it will be tried again: after 1 minute, 5 minutes, 30 minutes, 2 hours, 6 hours, or in an hour where the attempt is not counted, since no mail went out; null when it has failed for good or is no longer this deliverer''s. For the service only.';
grant execute on function public.postpone_mail to service_role;

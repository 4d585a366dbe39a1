-- Mails, plans and calendars reach customers without an account at the address that the studio keeps of them.

create function private.email_of(person uuid) returns text
language sql stable
set search_path = ''
as $$
  select nullif(coalesce(u.email::text, p.email), '')
  from public.profiles p left join auth.users u on u.id = p.account_id where p.id = person
$$;
comment on function private.email_of is 'The address of an account, or that of a customer without one; null without any.';

create or replace function public.customer_email(booking public.bookings) returns text
language sql stable security definer
set search_path = ''
as $$
  select private.email_of(booking.user_id) where private.is_admin()
$$;

create or replace function private.booking_facts(booking public.bookings) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', booking.id, 'booking_date', booking.booking_date, 'duration', booking.duration, 'type', booking.type,
    'service_names', booking.service_names, 'price', booking.price, 'currency', booking.currency,
    'status', booking.status, 'notes', booking.notes, 'reason', booking.reason,
    'cancel_hours', booking.cancel_hours, 'expires_at', booking.expires_at,
    'sequence', (
      select count(*) from public.booking_events e where e.booking_id = booking.id and e.action <> 'created'
    ),
    'customer', (
      select jsonb_build_object(
        'name', p.full_name, 'email', private.email_of(asked.id), 'phone', p.phone, 'has_account', p.has_account)
      from (select booking.user_id as id) asked
      left join public.profiles p on p.id = asked.id
    )
  )
$$;

create or replace function private.mail_holds(mail private.outbox) returns boolean
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
    else case
      when mail.kind in ('booking_changed', 'changed_by_customer') then booking.status <> 'cancelled'
      when mail.kind in ('booking_requested', 'booking_reopened', 'new_request', 'request_nudge')
        then booking.status = 'pending'
      else booking.status = 'cancelled' end
    end, false);
end
$$;

create or replace function private.letter_of(mail private.outbox) returns jsonb
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

create or replace function public.failed_mails() returns table (
  id uuid, kind text, audience text, booking_id uuid, recipient text, customer_name text, customer_phone text,
  failed_at timestamptz, error text
)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
    select o.id, o.kind, o.audience, o.booking_id,
      case o.audience when 'customer' then private.email_of(coalesce(o.user_id, b.user_id)) end,
      coalesce(o.payload #>> '{customer,name}', p.full_name, m.name),
      coalesce(o.payload #>> '{customer,phone}', p.phone),
      o.finished_at, o.last_error
    from private.outbox o
    left join public.bookings b on b.id = o.booking_id
    left join public.profiles p on p.id = coalesce(o.user_id, b.user_id)
    left join public.contact_messages m on m.id = o.message_id
    where o.state = 'failed' and o.finished_at > now() - interval '30 days' and o.dismissed_at is null
      and o.kind <> 'newsletter'
    order by o.finished_at desc;
end
$$;

create or replace function public.bounced_at(user_id uuid) returns timestamptz
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return (select private.last_bounce(private.email_of(bounced_at.user_id)));
end
$$;

-- What people see of their mails: beside a booking's history, and for admins what could not be sent.

create function public.booking_mails(booking_id uuid)
returns table (id uuid, kind text, audience text, state text, at timestamptz)
language sql stable security definer
set search_path = ''
as $$
  select o.id, o.kind, o.audience, o.state, coalesce(o.finished_at, o.due_at)
  from private.outbox o
  join public.bookings b on b.id = o.booking_id
  where o.booking_id = booking_mails.booking_id and o.state <> 'dropped'
    and (private.is_admin() or b.user_id = auth.uid() and o.audience = 'customer')
  order by o.number
$$;
comment on function public.booking_mails is
  'The mails of a booking in the order of what they tell: to its customer those to them, to admins all. at: when it was sent or failed, or will be tried next.';
grant execute on function public.booking_mails to authenticated;

create function public.failed_mails() returns table (
  id uuid, kind text, audience text, booking_id uuid, recipient text, customer_name text, customer_phone text,
  failed_at timestamptz, error text
)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if not private.is_admin() then
    perform private.refuse('not_allowed', 403);
  end if;
  return query
    select o.id, o.kind, o.audience, o.booking_id, case o.audience when 'customer' then u.email::text end,
      coalesce(o.payload #>> '{customer,name}', p.full_name, m.name),
      coalesce(o.payload #>> '{customer,phone}', p.phone),
      o.finished_at, o.last_error
    from private.outbox o
    left join public.bookings b on b.id = o.booking_id
    left join public.profiles p on p.id = coalesce(o.user_id, b.user_id)
    left join auth.users u on u.id = p.id
    left join public.contact_messages m on m.id = o.message_id
    where o.state = 'failed' and o.finished_at > now() - interval '30 days' and o.dismissed_at is null
      and o.kind <> 'newsletter'
    order by o.finished_at desc;
end
$$;
comment on function public.failed_mails is
  'Mails of the last 30 days that could not be sent and that no admin has put aside, newest first; newsletters have counts of their own. recipient: null for the studio. Code: not_allowed.';
grant execute on function public.failed_mails to authenticated;

create function public.retry_mail(mail_id uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  if not private.is_admin() then
    perform private.refuse('not_allowed', 403);
  end if;
  -- Another id: under the old one a mail service would answer as it did before.
  with failed as (
    delete from private.outbox o where o.id = mail_id and o.state = 'failed' returning *
  )
  insert into private.outbox (
    kind, audience, once, booking_id, event_id, message_id, newsletter_id, user_id, payload, expires_at
  )
  select kind, audience, once, booking_id, event_id, message_id, newsletter_id, user_id, payload,
    greatest(expires_at, now() + interval '1 day')
  from failed;
  if not found then
    perform private.refuse('not_found', 404);
  end if;
end
$$;
comment on function public.retry_mail is
  'An admin has a mail that could not be sent tried again, as if it were new. Codes: not_allowed, not_found.';
grant execute on function public.retry_mail to authenticated;

create function public.dismiss_mail(mail_id uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  if not private.is_admin() then
    perform private.refuse('not_allowed', 403);
  end if;
  update private.outbox o set dismissed_at = now() where o.id = mail_id and o.state = 'failed';
  if not found then
    perform private.refuse('not_found', 404);
  end if;
end
$$;
comment on function public.dismiss_mail is
  'An admin puts a mail that could not be sent aside. Codes: not_allowed, not_found.';
grant execute on function public.dismiss_mail to authenticated;

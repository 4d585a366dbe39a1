-- The mails that are to go out. Whatever happens writes its rows here in its own transaction, so there is no event
-- without its mail and no mail without its event. What a row says is looked up when it is claimed.
-- What is seen of it: mails beside a booking's history, and for admins those that could not be sent.
-- What opens by a token alone: the links in mails, by which one unsubscribes, too, and the addresses of calendars.

create table private.outbox (
  id uuid primary key default gen_random_uuid(),
  number bigint generated always as identity,
  kind text not null,
  audience text not null constraint outbox_audience check (audience in ('customer', 'studio')),
  once text not null constraint outbox_once unique,
  booking_id uuid references public.bookings (id) on delete cascade,
  event_id bigint references public.booking_events (id) on delete cascade,
  message_id uuid references public.contact_messages (id) on delete cascade,
  newsletter_id uuid references public.newsletters (id) on delete cascade,
  user_id uuid references public.profiles (id) on delete cascade,
  payload jsonb not null default '{}',
  due_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  attempts integer not null default 0,
  lease uuid,
  rendered jsonb,
  state text not null default 'waiting' constraint outbox_state check (state in ('waiting', 'sent', 'failed', 'dropped')),
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  provider_id text,
  last_error text,
  dismissed_at timestamptz,
  -- Who wrote to the studio need not be one of its customers, and who has left is none any more.
  constraint outbox_customer_known check (
    audience = 'studio' or user_id is not null or payload ?| '{reply,happened_at}')
);
comment on table private.outbox is 'Mails to be sent, and for a year those that were.';
comment on column private.outbox.id is 'Also the key by which a mail service knows a second attempt.';
comment on column private.outbox.once is 'What makes it the only one of its kind.';
comment on column private.outbox.user_id is 'Who gets it; null for the studio, and for who has no profile or none any more.';
comment on column private.outbox.payload is
  'What cannot be looked up when it is claimed. customer, who it was or where they are reached, goes once it is finished, and of one that failed once admins see it no more.';
comment on column private.outbox.due_at is 'When it may be claimed; a claim puts it two minutes ahead, a failure further.';
comment on column private.outbox.lease is 'Of the deliverer who claimed it last; only that one may say what became of it.';
comment on column private.outbox.rendered is
  'The mail as it goes out, the same at each attempt to one address; gone when it is finished, since it holds links that open doors.';
comment on column private.outbox.dismissed_at is 'When an admin put the failure aside.';
alter table private.outbox enable row level security;
create index outbox_due on private.outbox (due_at, number) where state = 'waiting';
create index outbox_finished on private.outbox (finished_at) where finished_at is not null;
create index outbox_by_booking on private.outbox (booking_id) where booking_id is not null;
create index outbox_by_event on private.outbox (event_id) where event_id is not null;
create index outbox_by_message on private.outbox (message_id) where message_id is not null;
create index outbox_by_newsletter on private.outbox (newsletter_id) where newsletter_id is not null;
create index outbox_by_user on private.outbox (user_id) where user_id is not null;

create table private.mail_tokens (
  hash bytea primary key,
  purpose text not null
    constraint mail_tokens_purpose check (purpose in ('answer', 'offer', 'reminders', 'newsletter')),
  booking_id uuid references public.bookings (id) on delete cascade,
  user_id uuid references public.profiles (id) on delete cascade,
  outbox_id uuid references private.outbox (id) on delete set null,
  expires_at timestamptz not null
);
comment on table private.mail_tokens is
  'What the links in mails open without signing in. Only hashes are kept: whoever reads this table opens nothing.';
alter table private.mail_tokens enable row level security;
create index mail_tokens_by_booking on private.mail_tokens (booking_id);
create index mail_tokens_by_user on private.mail_tokens (user_id);
create index mail_tokens_by_mail on private.mail_tokens (outbox_id);
create index mail_tokens_by_expiry on private.mail_tokens (expires_at);

create function private.token_hash(token text) returns bytea
language sql immutable
set search_path = ''
as $$
  select sha256(convert_to(token, 'UTF8'))
$$;
comment on function private.token_hash is 'What is kept of a token.';

create function private.new_token() returns text
language sql volatile
set search_path = ''
as $$
  select replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
$$;
comment on function private.new_token is '244 random bits, to be guessed by nobody.';

create function private.new_mail_token(purpose text, mail private.outbox) returns text
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
comment on function private.new_mail_token is 'The only token of a mail, for its link.';

create function private.mail_token(token text, purposes text[]) returns private.mail_tokens
language plpgsql stable
set search_path = ''
as $$
declare
  known private.mail_tokens;
begin
  select * into known from private.mail_tokens t
  where t.hash = private.token_hash(token) and t.purpose = any (purposes) and t.expires_at > now()
    -- Mails can be stopped by anybody who gets them.
    and (t.purpose in ('reminders', 'newsletter') or not private.is_blocked(t.user_id));
  if not found then
    perform private.refuse('link_not_valid', 404);
  end if;
  return known;
end
$$;
comment on function private.mail_token is 'What a token is for, if it is for one of these purposes. Code: link_not_valid.';

create function private.drop_mail(mail_id uuid) returns void
language sql
set search_path = ''
as $$
  update private.outbox o
  set state = 'dropped', finished_at = now(), rendered = null, payload = o.payload - 'customer'
  where o.id = mail_id
$$;
comment on function private.drop_mail is 'What a mail would tell is so no more: it does not go.';

create function private.hold_mails_of(person uuid) returns void
language plpgsql
set search_path = ''
as $$
begin
  perform from private.outbox o where o.user_id = person order by o.number for update;
end
$$;
comment on function private.hold_mails_of is
  'Who takes somebody''s profile away holds their mails first, as a deliverer does, whose links need the profile: in the other order each would wait for the other.';

create function private.queue_contact_mail() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into private.outbox (kind, audience, once, message_id, expires_at)
  values ('contact_message', 'studio', 'message:' || new.id, new.id, now() + interval '30 days');
  return null;
end
$$;
comment on function private.queue_contact_mail is 'A message to the studio goes to its mailbox, too.';
create trigger queue_contact_mail after insert on public.contact_messages
  for each row when (new.delivered_at is null and not new.spam) execute function private.queue_contact_mail();

create function public.booking_mails(booking_id uuid)
returns table (id uuid, event_id bigint, kind text, audience text, state text, at timestamptz)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_session();
  return query
    select o.id, o.event_id, o.kind, o.audience, o.state, coalesce(o.finished_at, o.due_at)
    from private.outbox o
    join public.bookings b on b.id = o.booking_id
    where o.booking_id = booking_mails.booking_id and o.state <> 'dropped'
      and (private.is_admin() or b.user_id = auth.uid() and o.audience = 'customer')
    order by o.number;
end
$$;
comment on function public.booking_mails is
  'The mails of a booking in the order of what they tell: to its customer those to them, to admins all. event_id: the step of its history that a mail tells of; null for what time brings, such as a reminder. at: when it was sent or failed, or will be tried next. Codes: session_expired, second_step_needed.';
grant execute on function public.booking_mails to authenticated;

create function public.failed_mails() returns table (
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
      case o.audience when 'customer' then coalesce(
        o.payload #>> '{customer,email}', private.email_of(coalesce(o.user_id, b.user_id))) end,
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
comment on function public.failed_mails is
  'Mails of the last 30 days that could not be sent and that no admin has put aside, newest first; newsletters have counts of their own. recipient: null for the studio. error: why the last attempt failed, read by hand; no screen shows it. Code: not_allowed.';
grant execute on function public.failed_mails to authenticated;

create function public.retry_mail(mail_id uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
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
  perform private.require_admin();
  update private.outbox o set dismissed_at = now(), payload = o.payload - 'customer'
  where o.id = mail_id and o.state = 'failed';
  if not found then
    perform private.refuse('not_found', 404);
  end if;
end
$$;
comment on function public.dismiss_mail is
  'An admin puts a mail that could not be sent aside, and whom it kept with it goes. Codes: not_allowed, not_found.';
grant execute on function public.dismiss_mail to authenticated;

-- What opens from a mail without signing in, beside the answers: whether one gets reminders or news.
create function public.mail_subscription(token text) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  known constant private.mail_tokens := private.mail_token(token, '{reminders,newsletter}');
begin
  return (
    select jsonb_build_object(
      'list', known.purpose,
      'subscribed', case known.purpose when 'reminders' then p.notifications else p.newsletter end)
    from public.profiles p where p.id = known.user_id
  );
end
$$;
comment on function public.mail_subscription is
  'Which mails a token is about, reminders or newsletter, and whether its owner gets them. Code: link_not_valid.';
grant execute on function public.mail_subscription to anon, authenticated;

create function public.set_mail_subscription(token text, subscribed boolean) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  known constant private.mail_tokens := private.mail_token(token, '{reminders,newsletter}');
begin
  update public.profiles p
  set notifications = case known.purpose when 'reminders' then coalesce(subscribed, false) else p.notifications end,
    newsletter = case known.purpose when 'newsletter' then coalesce(subscribed, false) else p.newsletter end
  where p.id = known.user_id;
end
$$;
comment on function public.set_mail_subscription is
  'Subscribes the owner of a mail''s token to its list, or takes them off. Code: link_not_valid.';
grant execute on function public.set_mail_subscription to anon, authenticated;

create function public.one_click_unsubscribe(token text) returns boolean
language plpgsql security definer
set search_path = ''
as $$
begin
  perform public.set_mail_subscription(token, false);
  return true;
exception when sqlstate 'PT404' then
  return false;
end
$$;
comment on function public.one_click_unsubscribe is
  'What a mail program does for whoever presses its own "unsubscribe"; false for a token that is not valid. For the service only.';
grant execute on function public.one_click_unsubscribe to service_role;

-- A private address from which a calendar program reads one's bookings, or the studio's.
create table private.calendar_feeds (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  hash bytea not null constraint calendar_feeds_hash unique,
  created_at timestamptz not null default now(),
  read_at timestamptz
);
comment on table private.calendar_feeds is 'Whose calendar can be read from which address; only the address''s hash is kept.';
alter table private.calendar_feeds enable row level security;

create function private.end_calendar_feed() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from private.calendar_feeds f where f.user_id = new.id;
  return null;
end
$$;
comment on function private.end_calendar_feed is
  'With another role the address of a calendar ends: whoever was given a customer''s would read the whole studio''s.';
create trigger end_calendar_feed after update of role on public.profiles
  for each row when (old.role is distinct from new.role) execute function private.end_calendar_feed();

create function public.create_calendar_feed() returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  token constant text := private.new_token();
begin
  perform private.require_session();
  -- An admin's reads the whole studio, so it takes what the desk takes.
  if exists (select from public.profiles p where p.id = auth.uid() and p.role = 'admin') then
    perform private.require_admin();
  end if;
  insert into private.calendar_feeds (user_id, hash) values (auth.uid(), private.token_hash(token))
  on conflict (user_id) do update set hash = excluded.hash, created_at = now(), read_at = null;
  return token;
end
$$;
comment on function public.create_calendar_feed is
  'A new address of the caller''s calendar, until their role or password changes; the one before reads nothing from then on. Codes: session_expired, second_step_needed, second_step_missing.';
grant execute on function public.create_calendar_feed to authenticated;

create function public.revoke_calendar_feed() returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_session();
  delete from private.calendar_feeds where user_id = auth.uid();
end
$$;
comment on function public.revoke_calendar_feed is 'The address of the caller''s calendar reads nothing any more. Codes: session_expired, second_step_needed.';
grant execute on function public.revoke_calendar_feed to authenticated;

create function public.calendar_feed() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_session();
  return (
    select jsonb_build_object('created_at', f.created_at, 'read_at', f.read_at)
    from private.calendar_feeds f where f.user_id = auth.uid()
  );
end
$$;
comment on function public.calendar_feed is
  'Since when the caller''s calendar has an address and when it was last read; null without one. Codes: session_expired, second_step_needed.';
grant execute on function public.calendar_feed to authenticated;

create function public.calendar_feed_content(token text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  reader public.profiles;
  since constant timestamptz := now() - interval '90 days';
begin
  update private.calendar_feeds f set read_at = now() where f.hash = private.token_hash(token);
  select p.* into reader from private.calendar_feeds f join public.profiles p on p.id = f.user_id
  where f.hash = private.token_hash(token) and not private.is_blocked(f.user_id)
    -- As the desk, an address from before the demand is shut until there is a second step.
    and (p.role <> 'admin' or not private.admins_need_second_step() or exists (
      select from auth.mfa_factors m where m.user_id = p.id and m.status = 'verified'));
  if not found then
    return null;
  end if;
  return jsonb_build_object(
    'admin', reader.role = 'admin', 'locale', reader.locale,
    'bookings', coalesce((
      select jsonb_agg(private.booking_facts(b) order by b.booking_date, b.id)
      from public.bookings b
      where b.booking_date >= since and (reader.role = 'admin' or b.user_id = reader.id)
        and case b.status
          when 'confirmed' then true
          when 'pending' then b.expires_at is null or b.expires_at > now()
          -- A calendar program has to be told to take it out.
          else private.was_agreed(b.id) end
    ), '[]'),
    'closures', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', c.id, 'starts_at', c.starts_at, 'ends_at', c.ends_at, 'note', c.note) order by c.starts_at)
      from public.closures c where c.ends_at >= since and reader.role = 'admin'
    ), '[]')
  );
end
$$;
comment on function public.calendar_feed_content is
  'What the calendar of an address shows, from 90 days ago on: an admin''s all bookings and closures, a customer''s own bookings; null for an unknown address, and for one of an account that is blocked, or of an admin without the second step that the settings demand. For the service only.';
grant execute on function public.calendar_feed_content to service_role;

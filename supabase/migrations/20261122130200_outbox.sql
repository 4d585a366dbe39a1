-- The mails that are to go out. Whatever happens writes its rows here in its own transaction, so there is no event
-- without its mail and no mail without its event. What a row says is looked up when it is claimed.

create table public.newsletters (
  id uuid primary key default gen_random_uuid(),
  texts jsonb not null,
  state text not null default 'draft' constraint newsletters_state check (state in ('draft', 'sending', 'stopped', 'sent')),
  created_by uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  sent_at timestamptz
);
comment on table public.newsletters is 'What the studio writes to those who asked for news. Written by functions only.';
comment on column public.newsletters.texts is 'Subject and text by language: {"mn": {"subject": "…", "text": "…"}}.';
comment on column public.newsletters.updated_at is 'The version: every change gives another.';
create index newsletters_by_author on public.newsletters (created_by);
alter table public.newsletters alter column texts set statistics 0;
alter table public.newsletters enable row level security;
create policy "admins read newsletters" on public.newsletters
  for select to authenticated using ((select private.is_admin()));
grant select on public.newsletters to authenticated;
grant all on public.newsletters to service_role;

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
  constraint outbox_customer_known check (audience = 'studio' or user_id is not null)
);
comment on table private.outbox is 'Mails to be sent, and for a year those that were.';
comment on column private.outbox.id is 'Also the key by which a mail service knows a second attempt.';
comment on column private.outbox.once is 'What makes it the only one of its kind.';
comment on column private.outbox.user_id is 'Who gets it; null for the studio.';
comment on column private.outbox.payload is 'What cannot be looked up when it is claimed.';
comment on column private.outbox.due_at is 'When it may be claimed; a claim puts it two minutes ahead, a failure further.';
comment on column private.outbox.lease is 'Of the deliverer who claimed it last; only that one may say what became of it.';
comment on column private.outbox.rendered is
  'The mail as it goes out, the same at each attempt; gone when it is finished, since it holds links that open doors.';
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
  purpose text not null constraint mail_tokens_purpose check (purpose in ('answer', 'reminders', 'newsletter')),
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
    now() + case purpose when 'answer' then interval '30 days' else interval '1 year' end
  );
  return token;
end
$$;
comment on function private.new_mail_token is 'The only token of a mail, for its link.';

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
  for each row when (new.delivered_at is null) execute function private.queue_contact_mail();

-- What the road before this one has not delivered yet.
insert into private.outbox (kind, audience, once, message_id, expires_at)
select 'contact_message', 'studio', 'message:' || id, id, now() + interval '30 days'
from public.contact_messages where delivered_at is null and created_at > now() - interval '30 days';

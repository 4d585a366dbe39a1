-- What visitors write to the studio: anybody may write, nobody may flood it, and nobody but admins can read it. An admin
-- answers a message where it stands, puts it aside as spam, or deletes it. admin_waiting() counts what waits for the
-- studio, requests of bookings with the messages.

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(btrim(name)) between 1 and 200),
  email text not null check (char_length(email) <= 254 and email ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$'),
  message text not null check (char_length(btrim(message)) between 1 and 5000),
  locale text not null default 'mn' check (private.is_language(locale)),
  created_at timestamptz not null default now(),
  delivered_at timestamptz,
  answered_at timestamptz,
  answered_by uuid references public.profiles (id) on delete set null,
  spam boolean not null default false
);
comment on table public.contact_messages is 'Messages of the contact form.';
comment on column public.contact_messages.locale is 'Language of the page it was sent from, for the answer.';
comment on column public.contact_messages.delivered_at is
  'When it went to the studio''s address by email; null while that has still to be done.';
comment on column public.contact_messages.answered_by is 'The admin who answered it or said that it is; null once that account is gone.';
comment on column public.contact_messages.spam is 'Put aside; what its sender writes next comes as spam, too.';
create index contact_messages_by_date on public.contact_messages (created_at desc);
create index contact_messages_by_sender on public.contact_messages (lower(email), created_at);
create index contact_messages_by_answerer on public.contact_messages (answered_by) where answered_by is not null;
create index contact_messages_new on public.contact_messages (created_at) where answered_at is null and not spam;
alter table public.contact_messages
  alter column name set statistics 0,
  alter column email set statistics 0,
  alter column message set statistics 0,
  alter column answered_by set statistics 0;

alter table public.contact_messages enable row level security;

create policy "admins read the messages" on public.contact_messages
  for select to authenticated
  using ((select private.require_session()) and (select private.is_admin()));
create policy "admins mark messages as answered" on public.contact_messages
  for update to authenticated
  using ((select private.require_session()) and (select private.is_admin()))
  with check ((select private.require_session()) and (select private.is_admin()));
create policy "admins delete messages" on public.contact_messages
  for delete to authenticated
  using ((select private.require_session()) and (select private.is_admin()));

grant select, delete, update (answered_at, spam) on public.contact_messages to authenticated;
grant all on public.contact_messages to service_role;

create function private.note_answerer() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.answered_by := case when new.answered_at is not null then auth.uid() end;
  return new;
end
$$;
comment on function private.note_answerer is 'Who marks a message as answered stands on it.';
create trigger note_answerer before update of answered_at on public.contact_messages
  for each row when (new.answered_at is distinct from old.answered_at) execute function private.note_answerer();

create function private.notice_spam() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.spam := coalesce((
    select m.spam from public.contact_messages m
    where lower(m.email) = lower(new.email)
    order by m.created_at desc
    limit 1
  ), false);
  return new;
end
$$;
comment on function private.notice_spam is 'Whose last words were spam writes spam.';
create trigger notice_spam before insert on public.contact_messages
  for each row execute function private.notice_spam();

create function private.put_later_aside() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.contact_messages m set spam = true
  where lower(m.email) = lower(new.email) and m.created_at > new.created_at and not m.spam;
  return null;
end
$$;
comment on function private.put_later_aside is
  'With a message that is put aside go the later ones of its sender, or the last would not be spam, and neither the next.';
create trigger put_later_aside after update of spam on public.contact_messages
  for each row when (new.spam and not old.spam) execute function private.put_later_aside();

-- Where messages came from in the last hour, as hashes, to count them. Older ones go with the next message.
create table private.contact_origins (
  id bigint generated always as identity primary key,
  origin bytea not null,
  sent_at timestamptz not null default now()
);
alter table private.contact_origins enable row level security;
create index contact_origins_by_origin on private.contact_origins (origin, sent_at);

create table private.contact_salt (
  id integer primary key default 1 check (id = 1),
  salt uuid not null default gen_random_uuid()
);
alter table private.contact_salt enable row level security;
insert into private.contact_salt default values;

create function private.caller_origin() returns bytea
language plpgsql stable
set search_path = ''
as $$
declare
  headers constant jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
  -- Hosted Supabase stands behind Cloudflare, which overwrites the first one; senders can begin the second
  -- one themselves, only its end is written by our own side.
  address text := coalesce(
    headers ->> 'cf-connecting-ip',
    split_part(headers ->> 'x-forwarded-for', ',', -1)
  );
begin
  begin
    -- Whoever has an IPv6 address has all of its network.
    address := case
      -- This machine's own: that of a proxy on it, behind which everybody has the same.
      when btrim(address)::inet <<= any ('{127.0.0.0/8,::1}'::inet[]) then null
      when family(btrim(address)::inet) = 6 then network(set_masklen(btrim(address)::inet, 64))::text
      else host(btrim(address)::inet)
    end;
  exception when invalid_text_representation then null; -- counted as it is written
  end;
  return (select substring(sha256(convert_to(salt || address, 'UTF8')) for 8) from private.contact_salt);
end
$$;
comment on function private.caller_origin is
  'The network the present request comes from, salted and hashed so that nobody can read it back; null outside of the API, and for an address of this machine, which names nobody.';

create function private.contact_refusal(name text, email text, message text) returns text
language plpgsql immutable
set search_path = ''
as $$
declare
  -- Letters of any script, but nothing that could make a second address or a second line of it in a Reply-To.
  part constant text := '[^@<>,;:"\\()[\]\u0001-\u0020\u007f-\u00a0\u1680\u2000-\u200f\u2028-\u202f\u205f\u3000\ufeff]+';
begin
  if coalesce(private.one_line(name), '') = '' then return 'name_missing'; end if;
  if char_length(private.one_line(name)) > 200 then return 'name_too_long'; end if;
  if coalesce(private.trim_all(email), '') = '' then return 'email_missing'; end if;
  if char_length(private.trim_all(email)) > 254
    or private.trim_all(email) !~ format('^%1$s@%1$s\.%1$s$', part) then return 'email_invalid'; end if;
  if coalesce(private.trim_all(message), '') = '' then return 'message_missing'; end if;
  if char_length(private.trim_all(message)) > 5000 then return 'message_too_long'; end if;
  return null;
end
$$;
comment on function private.contact_refusal is
  'Why a message of the contact form is refused, or null. Pure, so that a test can hold it equal to contactErrors() of src/domain/contact.ts.';

create function public.send_contact_message(
  name text default '', email text default '', message text default '', locale text default 'mn', website text default ''
) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  refusal text;
  sender constant text := lower(private.trim_all(email));
  caller constant bytea := private.caller_origin();
begin
  -- A field no person sees. What fills it in is a program, and is told what it wants to hear.
  if website <> '' then return; end if;

  refusal := private.contact_refusal(name, email, message);
  if refusal is not null then perform private.refuse(refusal, 422); end if;

  -- One after the other, so that messages sent side by side are counted.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('contact_messages'));
  delete from private.contact_origins where sent_at <= now() - interval '1 hour';
  delete from public.contact_messages where created_at <= now() - interval '1 year';
  -- The same words again: their answer was lost on its way.
  if exists (
    select from public.contact_messages m
    where lower(m.email) = sender and m.created_at > now() - interval '1 hour'
      and m.name = private.one_line(send_contact_message.name)
      and m.message = private.trim_all(send_contact_message.message)
  ) then return; end if;
  if (
    select count(*) from public.contact_messages m
    where lower(m.email) = sender and m.created_at > now() - interval '1 hour'
  ) >= 5 or (
    select count(*) from private.contact_origins o where o.origin = caller
  ) >= 20 then
    perform private.refuse('too_many_messages', 429);
  end if;
  -- Of everybody, for the sake of database and mailbox: far more than one network may send, so that nobody closes the
  -- form for others by inventing senders.
  if (select count(*) from public.contact_messages m where m.created_at > now() - interval '1 hour') >= 300 then
    perform private.refuse('too_many_requests', 429);
  end if;

  if caller is not null then
    insert into private.contact_origins (origin) values (caller);
  end if;
  insert into public.contact_messages (name, email, message, locale)
  values (
    -- It becomes part of a subject.
    private.one_line(name),
    private.trim_all(email),
    private.trim_all(message),
    case when private.is_language(locale) then locale else 'mn' end
  );
end
$$;
comment on function public.send_contact_message is
  'Stores a message to the studio, once if it is sent twice within an hour: at most 5 an hour from one sender, 20 from one network and 300 in all; those older than a year go. Codes: name_missing, name_too_long, email_missing, email_invalid, message_missing, message_too_long, too_many_messages, too_many_requests.';
grant execute on function public.send_contact_message to anon, authenticated;

create table public.contact_replies (
  id uuid primary key,
  message_id uuid not null references public.contact_messages (id) on delete cascade,
  body text not null constraint contact_replies_body check (char_length(btrim(body)) between 1 and 5000),
  author uuid references public.profiles (id) on delete set null,
  written_at timestamptz not null default now()
);
comment on table public.contact_replies is 'What the studio wrote back to messages of the contact form. Written by reply_to_message() only.';
comment on column public.contact_replies.id is 'The writer''s choice, so that who sends it twice writes it once.';
create index contact_replies_by_message on public.contact_replies (message_id);
create index contact_replies_by_author on public.contact_replies (author);
alter table public.contact_replies
  alter column body set statistics 0,
  alter column author set statistics 0;
alter table public.contact_replies enable row level security;

create policy "admins read replies" on public.contact_replies
  for select to authenticated
  using ((select private.require_session()) and (select private.is_admin()));
grant select on public.contact_replies to authenticated;
grant all on public.contact_replies to service_role;

create function public.reply_to_message(message_id uuid, reply_id uuid, body text, seen integer) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  message public.contact_messages;
  written public.contact_replies;
begin
  perform private.require_admin();
  if coalesce(private.trim_all(body), '') = '' then perform private.refuse('message_missing', 422); end if;
  if char_length(private.trim_all(body)) > 5000 then perform private.refuse('message_too_long', 422); end if;
  -- One after the other: of two admins the second sees what the first wrote.
  select * into message from public.contact_messages m where m.id = reply_to_message.message_id for update;
  if not found then perform private.refuse('not_found', 404); end if;
  select * into written from public.contact_replies r where r.id = reply_id;
  if written.message_id = message.id and written.body = private.trim_all(body) then return; end if;
  -- Other words under the same id have not gone out.
  if written.id is not null
    or (select count(*) from public.contact_replies r where r.message_id = message.id) is distinct from seen
  then
    perform private.refuse('message_answered_meanwhile', 409);
  end if;
  insert into public.contact_replies (id, message_id, body, author)
  values (reply_id, message.id, private.trim_all(body), auth.uid());
  update public.contact_messages m set answered_at = coalesce(m.answered_at, now()) where m.id = message.id;
  insert into private.outbox (kind, audience, once, payload, expires_at)
  values (
    'contact_reply', 'customer', 'reply:' || reply_id,
    -- The name says in the list of failed mails whom it did not reach.
    jsonb_build_object('reply', reply_id, 'customer', jsonb_build_object('name', message.name)),
    now() + interval '30 days'
  );
end
$$;
comment on function public.reply_to_message is
  'Writes back to the sender of a message and marks it as answered. seen: how many replies the writer knew of. The same words sent again with the same reply_id do nothing. Codes: not_allowed, not_found, message_missing, message_too_long, message_answered_meanwhile.';
grant execute on function public.reply_to_message to authenticated;

create function public.admin_waiting() returns table (requests bigint, messages bigint)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return query select
    (select count(*) from public.bookings b
      where b.status = 'pending' and b.booking_date > now() and (b.expires_at is null or b.expires_at > now())),
    (select count(*) from public.contact_messages m where m.answered_at is null and not m.spam);
end
$$;
comment on function public.admin_waiting is
  'How many requests for times ahead and how many messages wait for an answer. Code: not_allowed.';
grant execute on function public.admin_waiting to authenticated;

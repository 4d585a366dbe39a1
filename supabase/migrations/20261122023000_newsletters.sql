-- Newsletters: written in the studio's languages, tried on oneself, sent to those who asked for them, stopped. And
-- addresses at which mails did not arrive, as the mail service tells: those get none.

create table private.bounces (
  webhook_id text not null,
  address text not null,
  kind text not null,
  noted_at timestamptz not null default now(),
  -- A notice may name several addresses.
  primary key (webhook_id, address)
);
comment on table private.bounces is 'Mails that came back; a notice that comes twice counts once.';
alter table private.bounces enable row level security;
create index bounces_by_address on private.bounces (lower(address), noted_at);

create function public.note_bounce(webhook_id text, address text, kind text) returns void
language sql security definer
set search_path = ''
as $$
  insert into private.bounces (webhook_id, address, kind) values (webhook_id, address, kind) on conflict do nothing
$$;
comment on function public.note_bounce is 'Notes that a mail to an address came back. For the service only.';
grant execute on function public.note_bounce to service_role;

create function private.last_bounce(address text) returns timestamptz
language sql stable
set search_path = ''
as $$
  select max(b.noted_at) from private.bounces b where lower(b.address) = lower(last_bounce.address)
$$;
comment on function private.last_bounce is 'When a mail to this address last came back, or null.';

create function public.bounced_at(user_id uuid) returns timestamptz
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return (select private.last_bounce(private.email_of(bounced_at.user_id)));
end
$$;
comment on function public.bounced_at is
  'When a mail to somebody''s present address last came back, for admins; null if none did. Code: not_allowed.';
grant execute on function public.bounced_at to authenticated;

create function private.newsletter_texts_are_valid(texts jsonb) returns boolean
language sql immutable
set search_path = ''
as $$
  select case when jsonb_typeof(texts) = 'object' then
    (select coalesce(bool_and(coalesce(
        private.is_language(t.key)
        and jsonb_typeof(t.value -> 'subject') = 'string' and jsonb_typeof(t.value -> 'text') = 'string'
        and char_length(t.value ->> 'subject') <= 200 and t.value ->> 'subject' !~ '[[:cntrl:]]'
        and char_length(t.value ->> 'text') <= 20000, false)), true)
     from jsonb_each(texts) t)
  else false end
$$;
comment on function private.newsletter_texts_are_valid is
  'Whether these are subjects, of one line, and texts by language; a draft may be empty.';

create table public.newsletters (
  id uuid primary key default gen_random_uuid(),
  texts jsonb not null constraint newsletters_texts check (private.newsletter_texts_are_valid(texts)),
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
alter table public.newsletters
  alter column texts set statistics 0,
  alter column created_by set statistics 0;
alter table public.newsletters enable row level security;

create policy "admins read newsletters" on public.newsletters
  for select to authenticated
  using ((select private.require_session()) and (select private.is_admin()));
grant select on public.newsletters to authenticated;
grant all on public.newsletters to service_role;

create function private.newsletter_is_written(texts jsonb, language text) returns boolean
language sql immutable
set search_path = ''
as $$
  select coalesce(
    private.trim_all(texts #>> array[language, 'subject']) <> ''
    and private.trim_all(texts #>> array[language, 'text']) <> '', false)
$$;
comment on function private.newsletter_is_written is 'Whether there are subject and text in this language.';

create function private.newsletter_language(texts jsonb, locale text) returns text
language sql immutable
set search_path = ''
as $$
  select case
    when private.newsletter_is_written(texts, locale) then locale
    when private.newsletter_is_written(texts, 'en') then 'en'
    else 'mn' end
$$;
comment on function private.newsletter_language is 'In which of its languages somebody reads a newsletter: English stands in.';

create function private.subscribers() returns table (id uuid)
language sql stable
set search_path = ''
as $$
  select p.id from public.profiles p join auth.users u on u.id = p.id
  where p.newsletter and u.email_confirmed_at is not null and u.email <> ''
    and private.last_bounce(u.email::text) is null and not private.is_blocked(p.id)
$$;
comment on function private.subscribers is
  'Who asked for newsletters, can be reached and is not blocked; the confirmed address is the second word that this was them.';

create function private.newsletter_of_admin(newsletter_id uuid) returns public.newsletters
language plpgsql
set search_path = ''
as $$
declare
  found_one public.newsletters;
begin
  perform private.require_admin();
  select * into found_one from public.newsletters n where n.id = newsletter_id for update;
  if not found then
    perform private.refuse('not_found', 404);
  end if;
  return found_one;
end
$$;
comment on function private.newsletter_of_admin is
  'A newsletter, to be changed by the admin who calls. Codes: not_allowed, not_found.';

create function public.save_newsletter(newsletter_id uuid, texts jsonb, seen timestamptz)
returns public.newsletters
language plpgsql security definer
set search_path = ''
as $$
declare
  saved public.newsletters;
begin
  if newsletter_id is null then
    perform private.require_admin();
    -- Who got no answer asks again.
    select * into saved from public.newsletters n
    where n.created_by = auth.uid() and n.state = 'draft' and n.texts = save_newsletter.texts
    limit 1;
    if found then return saved; end if;
    insert into public.newsletters (texts, created_by) values (save_newsletter.texts, auth.uid()) returning * into saved;
    return saved;
  end if;
  saved := private.newsletter_of_admin(newsletter_id);
  if saved.state <> 'draft' or saved.updated_at is distinct from seen then
    perform private.refuse('newsletter_changed_meanwhile', 409);
  end if;
  update public.newsletters n
  set texts = save_newsletter.texts, updated_at = private.next_version(n.updated_at)
  where n.id = newsletter_id returning * into saved;
  return saved;
end
$$;
comment on function public.save_newsletter is
  'Saves a draft over the one last changed at seen, or makes a new one where newsletter_id is null, unless the caller has a draft of the same words. Codes: not_allowed, not_found, newsletter_changed_meanwhile; constraint newsletters_texts.';
grant execute on function public.save_newsletter to authenticated;

create function public.test_newsletter(newsletter_id uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  draft constant public.newsletters := private.newsletter_of_admin(newsletter_id);
begin
  if not private.newsletter_is_written(draft.texts, private.newsletter_language(draft.texts,
    (select p.locale from public.profiles p where p.id = auth.uid()))) then
    perform private.refuse('newsletter_incomplete', 422);
  end if;
  insert into private.outbox (kind, audience, once, newsletter_id, user_id, payload)
  values ('newsletter', 'customer', 'newsletter-test:' || gen_random_uuid(), draft.id, auth.uid(), '{"test": true}');
end
$$;
comment on function public.test_newsletter is
  'Sends a newsletter as it is to the admin who calls, in their language. Codes: not_allowed, not_found, newsletter_incomplete.';
grant execute on function public.test_newsletter to authenticated;

create function public.send_newsletter(newsletter_id uuid, seen timestamptz) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  draft constant public.newsletters := private.newsletter_of_admin(newsletter_id);
  recipients integer;
begin
  if draft.state <> 'draft' or draft.updated_at is distinct from seen then
    perform private.refuse('newsletter_changed_meanwhile', 409);
  end if;
  if not private.newsletter_is_written(draft.texts, 'mn') or not private.newsletter_is_written(draft.texts, 'en') or exists (
    select from jsonb_each(draft.texts) t
    where private.trim_all((t.value ->> 'subject') || (t.value ->> 'text')) <> ''
      and not private.newsletter_is_written(draft.texts, t.key)
  ) then
    perform private.refuse('newsletter_incomplete', 422);
  end if;
  update public.newsletters n
  set state = 'sending', updated_at = private.next_version(n.updated_at)
  where n.id = draft.id;
  -- One a second, so that no mail about a booking waits behind them.
  insert into private.outbox (kind, audience, once, newsletter_id, user_id, due_at)
  select 'newsletter', 'customer', format('newsletter:%s:%s', draft.id, s.id), draft.id, s.id,
    now() + interval '1 second' * (row_number() over () - 1)
  from private.subscribers() s;
  get diagnostics recipients = row_count;
  return recipients;
end
$$;
comment on function public.send_newsletter is
  'Sends the draft last changed at seen to everybody who asked for newsletters and says to how many. It needs Mongolian and English, which stands in for others. Codes: not_allowed, not_found, newsletter_changed_meanwhile, newsletter_incomplete.';
grant execute on function public.send_newsletter to authenticated;

create function public.stop_newsletter(newsletter_id uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  sending constant public.newsletters := private.newsletter_of_admin(newsletter_id);
begin
  if sending.state <> 'sending' then
    perform private.refuse('newsletter_changed_meanwhile', 409);
  end if;
  update public.newsletters n
  set state = 'stopped', updated_at = private.next_version(n.updated_at)
  where n.id = sending.id;
  update private.outbox o set state = 'dropped', finished_at = now(), rendered = null
  where o.newsletter_id = sending.id and o.state = 'waiting' and not o.payload ? 'test';
end
$$;
comment on function public.stop_newsletter is
  'Stops a newsletter: who has not got it does not get it. Codes: not_allowed, not_found, newsletter_changed_meanwhile.';
grant execute on function public.stop_newsletter to authenticated;

create function public.delete_newsletter(newsletter_id uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  unwanted constant public.newsletters := private.newsletter_of_admin(newsletter_id);
begin
  if unwanted.state = 'sending' then
    perform private.refuse('newsletter_changed_meanwhile', 409);
  end if;
  delete from public.newsletters n where n.id = unwanted.id;
end
$$;
comment on function public.delete_newsletter is
  'Deletes a newsletter that is not being sent. Codes: not_allowed, not_found, newsletter_changed_meanwhile.';
grant execute on function public.delete_newsletter to authenticated;

create function public.newsletter_counts(newsletter_id uuid) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select jsonb_build_object(
      'subscribers', (select count(*) from private.subscribers()),
      'waiting', count(*) filter (where o.state = 'waiting'),
      'sent', count(*) filter (where o.state = 'sent'),
      'failed', count(*) filter (where o.state = 'failed'))
    from private.outbox o
    where o.newsletter_id = newsletter_counts.newsletter_id and not o.payload ? 'test'
  );
end
$$;
comment on function public.newsletter_counts is
  'How many asked for newsletters, and how many mails of this one wait, were sent and failed. Code: not_allowed.';
grant execute on function public.newsletter_counts to authenticated;

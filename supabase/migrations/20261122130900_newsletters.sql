-- Newsletters: written in the studio's languages, tried on oneself, sent to those who asked for them, stopped.

create function private.newsletter_texts_are_valid(texts jsonb) returns boolean
language sql immutable
set search_path = ''
as $$
  select case when jsonb_typeof(texts) = 'object' then
    (select coalesce(bool_and(coalesce(
        t.key ~ '^[a-z]{2}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$'
        and jsonb_typeof(t.value -> 'subject') = 'string' and jsonb_typeof(t.value -> 'text') = 'string'
        and char_length(t.value ->> 'subject') <= 200 and t.value ->> 'subject' !~ '[[:cntrl:]]'
        and char_length(t.value ->> 'text') <= 20000, false)), true)
     from jsonb_each(texts) t)
  else false end
$$;
comment on function private.newsletter_texts_are_valid is
  'Whether these are subjects, of one line, and texts by language; a draft may be empty.';
alter table public.newsletters
  add constraint newsletters_texts check (private.newsletter_texts_are_valid(texts));

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
    and private.last_bounce(u.email::text) is null
$$;
comment on function private.subscribers is
  'Who asked for newsletters and can be reached; the confirmed address is the second word that this was them.';

create function private.newsletter_of_admin(newsletter_id uuid) returns public.newsletters
language plpgsql
set search_path = ''
as $$
declare
  found_one public.newsletters;
begin
  if not private.is_admin() then
    perform private.refuse('not_allowed', 403);
  end if;
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
    if not private.is_admin() then
      perform private.refuse('not_allowed', 403);
    end if;
    insert into public.newsletters (texts, created_by) values (save_newsletter.texts, auth.uid()) returning * into saved;
    return saved;
  end if;
  saved := private.newsletter_of_admin(newsletter_id);
  if saved.state <> 'draft' or saved.updated_at is distinct from seen then
    perform private.refuse('newsletter_changed_meanwhile', 409);
  end if;
  update public.newsletters n
  -- A version is never given twice, whatever the clock does.
  set texts = save_newsletter.texts, updated_at = greatest(clock_timestamp(), n.updated_at + interval '1 microsecond')
  where n.id = newsletter_id returning * into saved;
  return saved;
end
$$;
comment on function public.save_newsletter is
  'Saves a draft over the one last changed at seen, or makes a new one where newsletter_id is null. Codes: not_allowed, not_found, newsletter_changed_meanwhile; constraint newsletters_texts.';
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
  set state = 'sending', updated_at = greatest(clock_timestamp(), n.updated_at + interval '1 microsecond')
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
  set state = 'stopped', updated_at = greatest(clock_timestamp(), n.updated_at + interval '1 microsecond')
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
  if not private.is_admin() then
    perform private.refuse('not_allowed', 403);
  end if;
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

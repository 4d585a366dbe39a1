-- An admin answers a message where it stands: what is written goes out by mail, in the language of who wrote.

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
alter table public.contact_replies alter column body set statistics 0;
alter table public.contact_replies enable row level security;
create policy "admins read replies" on public.contact_replies
  for select to authenticated using ((select private.is_admin()));
grant select on public.contact_replies to authenticated;
grant all on public.contact_replies to service_role;

-- Who wrote to the studio need not be one of its customers.
alter table private.outbox drop constraint outbox_customer_known;
alter table private.outbox add constraint outbox_customer_known
  check (audience = 'studio' or user_id is not null or payload ? 'reply');

create function public.reply_to_message(message_id uuid, reply_id uuid, body text, seen integer) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  message public.contact_messages;
begin
  if not private.is_admin() then
    perform private.refuse('not_allowed', 403);
  end if;
  if coalesce(private.trim_all(body), '') = '' then perform private.refuse('message_missing', 422); end if;
  if char_length(private.trim_all(body)) > 5000 then perform private.refuse('message_too_long', 422); end if;
  -- One after the other: of two admins the second sees what the first wrote.
  select * into message from public.contact_messages m where m.id = reply_to_message.message_id for update;
  if not found then perform private.refuse('not_found', 404); end if;
  if exists (select from public.contact_replies r where r.id = reply_id) then return; end if;
  if (select count(*) from public.contact_replies r where r.message_id = message.id) is distinct from seen then
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
  'Writes back to the sender of a message and marks it as answered. seen: how many replies the writer knew of. Sent again with the same reply_id it does nothing. Codes: not_allowed, not_found, message_missing, message_too_long, message_answered_meanwhile.';
grant execute on function public.reply_to_message to authenticated;

alter function private.mail_holds(private.outbox) rename to mail_of_event_holds;
create function private.mail_holds(mail private.outbox) returns boolean
language sql stable
set search_path = ''
as $$
  select case mail.kind
    when 'contact_reply' then mail.expires_at > now() and exists (
      select from public.contact_replies r where r.id = (mail.payload ->> 'reply')::uuid)
    else private.mail_of_event_holds(mail) end
$$;
comment on function private.mail_holds is 'Whether what a mail would tell is still so; a reply, as long as it is there.';
comment on function private.mail_of_event_holds is 'The same of a mail that tells of something that happened.';

alter function private.letter_of(private.outbox) rename to letter_of_event;
comment on function private.letter_of_event is 'A claimed mail that tells of something that happened, as the deliverer gets it.';
create function private.letter_of(mail private.outbox) returns jsonb
language sql
set search_path = ''
as $$
  select case mail.kind
    when 'contact_reply' then (
      select jsonb_build_object(
        'id', mail.id, 'lease', mail.lease, 'kind', mail.kind, 'audience', mail.audience,
        'to', m.email, 'replyTo', null, 'locale', m.locale, 'rendered', mail.rendered,
        'payload', case when mail.rendered is null then jsonb_build_object(
          'name', m.name, 'message', m.message, 'sent_at', m.created_at, 'reply', r.body) end)
      from public.contact_replies r join public.contact_messages m on m.id = r.message_id
      where r.id = (mail.payload ->> 'reply')::uuid)
    else private.letter_of_event(mail) end
$$;
comment on function private.letter_of is 'A claimed mail as the deliverer gets it; payload is null where it has been rendered.';

-- What waits at the desk: how many requests and messages nobody has answered. A message can be put aside as spam or
-- deleted, and says who answered it.

alter table public.contact_messages
  add column answered_by uuid references public.profiles (id) on delete set null,
  add column spam boolean not null default false;
comment on column public.contact_messages.answered_by is 'The admin who answered it or said that it is; null once that account is gone.';
comment on column public.contact_messages.spam is 'Put aside; what its sender writes later comes as spam, too.';
create index contact_messages_by_answerer on public.contact_messages (answered_by) where answered_by is not null;
create index contact_messages_new on public.contact_messages (created_at) where answered_at is null and not spam;

grant update (spam), delete on public.contact_messages to authenticated;
create policy "admins delete messages" on public.contact_messages
  for delete to authenticated using ((select private.is_admin()));

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
  new.spam := exists (
    select from public.contact_messages m where lower(m.email) = lower(new.email) and m.spam
  );
  return new;
end
$$;
comment on function private.notice_spam is 'Whose last words were spam writes spam.';
create trigger notice_spam before insert on public.contact_messages
  for each row execute function private.notice_spam();

drop trigger queue_contact_mail on public.contact_messages;
create trigger queue_contact_mail after insert on public.contact_messages
  for each row when (new.delivered_at is null and not new.spam) execute function private.queue_contact_mail();

create function public.admin_waiting() returns table (requests bigint, messages bigint)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if not private.is_admin() then
    perform private.refuse('not_allowed', 403);
  end if;
  return query select
    (select count(*) from public.bookings b
      where b.status = 'pending' and b.booking_date > now() and (b.expires_at is null or b.expires_at > now())),
    (select count(*) from public.contact_messages m where m.answered_at is null and not m.spam);
end
$$;
comment on function public.admin_waiting is
  'How many requests for times ahead and how many messages wait for an answer. Code: not_allowed.';
grant execute on function public.admin_waiting to authenticated;

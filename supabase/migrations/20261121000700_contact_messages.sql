-- What visitors write to the studio. Nobody but admins can read it.

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(btrim(name)) between 1 and 200),
  email text not null check (char_length(email) <= 254 and email ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$'),
  message text not null check (char_length(btrim(message)) between 1 and 5000),
  locale text not null default 'mn' check (locale in ('mn', 'en', 'ru', 'zh')),
  created_at timestamptz not null default now(),
  answered_at timestamptz
);
comment on table public.contact_messages is 'Messages of the contact form.';
comment on column public.contact_messages.locale is 'Language of the page it was sent from, for the answer.';
create index contact_messages_by_date on public.contact_messages (created_at desc);

alter table public.contact_messages enable row level security;

create policy "admins read the messages" on public.contact_messages
  for select to authenticated using ((select private.is_admin()));
create policy "admins mark messages as answered" on public.contact_messages
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));

grant select on public.contact_messages to authenticated;
grant update (answered_at) on public.contact_messages to authenticated;
grant all on public.contact_messages to service_role;

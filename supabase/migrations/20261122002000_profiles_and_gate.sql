-- Profiles, and the gate before what is somebody's own.
-- Profiles: one per person, beside their account, whose email and password belong to auth.users, or of a customer who
-- books by phone and has none.
-- The gate: whoever asks for something of their own must still be who signed in. The token of a session that was ended,
-- or of an account that was blocked or deleted, stays well signed until it runs out. Who has set up a second step at
-- sign-in must have done it: the password alone opens nothing. Beside it stand become_operator(), by which the
-- database writes past the studio's rules, and what a new password ends.

create function private.session_refusal() returns text
language plpgsql stable security definer
set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  claims constant jsonb := auth.jwt();
  -- A token without one (made by hand with the project's secret) belongs to no session that could end.
  session constant uuid := nullif(claims ->> 'session_id', '');
begin
  if not exists (
    select from auth.users u
    where u.id = me and u.deleted_at is null and (u.banned_until <= now()) is not false
  ) or session is not null and not exists (
    select from auth.sessions s
    where s.id = session and s.user_id = me and (s.not_after <= now()) is not true
  ) then
    return 'session_expired';
  end if;
  if claims ->> 'aal' is distinct from 'aal2' and exists (
    select from auth.mfa_factors f where f.user_id = me and f.status = 'verified'
  ) then
    return 'second_step_needed';
  end if;
  return null;
end
$$;
comment on function private.session_refusal is
  'Why the caller gets nothing of their own: session_expired (the session was ended, the account blocked or deleted), second_step_needed (the account has a second step, and this session only the first); null where all is well.';

create function private.is_blocked(person uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select from auth.users u where u.id = person and (u.deleted_at is not null or u.banned_until > now()))
$$;
comment on function private.is_blocked is
  'Whether somebody''s account is blocked or deleted: what opens by a token alone (links in mails, a calendar''s address) asks this. Who has no account is not blocked.';

create function private.require_session() returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
declare
  refusal constant text := private.session_refusal();
begin
  if refusal is not null then
    perform private.refuse(refusal, 403);
  end if;
  return true;
end
$$;
comment on function private.require_session is
  'The gate of everything of one''s own: true, or refuses. Every policy for signed-in people and every function that answers them with their own or the studio''s data asks it. Codes: session_expired, second_step_needed.';
grant execute on function private.require_session to authenticated, service_role;

create function private.admins_need_second_step() returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
begin
  return coalesce((select s.settings -> 'adminsNeedSecondStep' = 'true' from public.studio_settings s where s.id = 1), false);
end
$$;
comment on function private.admins_need_second_step is
  'Whether the settings demand a second step at sign-in of every admin, set up or not.';

create function private.is_admin() returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
begin
  -- Customers, who ask most, cost one look.
  if not exists (select from public.profiles p where p.id = auth.uid() and p.role = 'admin') then
    return false;
  end if;
  return private.session_refusal() is null
    and (auth.jwt() ->> 'aal' is not distinct from 'aal2' or not private.admins_need_second_step());
end
$$;
comment on function private.is_admin is
  'Whether the caller is an admin in a session that is good for one. The role comes from profiles, never from token metadata.';
grant execute on function private.is_admin to authenticated, service_role;

create function private.why_not_allowed() returns text
language plpgsql stable security definer
set search_path = ''
as $$
begin
  return coalesce(
    private.session_refusal(),
    case when not private.is_admin() and exists (
      select from public.profiles p where p.id = auth.uid() and p.role = 'admin'
    ) then 'second_step_missing' else 'not_allowed' end);
end
$$;
comment on function private.why_not_allowed is
  'Why the caller may not do what admins do: session_expired, second_step_needed, second_step_missing (an admin without one while the settings demand it), not_allowed.';
grant execute on function private.why_not_allowed to authenticated, service_role;

create function private.require_admin() returns void
language plpgsql stable
set search_path = ''
as $$
begin
  if not private.is_admin() then
    perform private.refuse('not_allowed', 403);
  end if;
end
$$;
comment on function private.require_admin is 'Refuses everybody but admins. Code: not_allowed.';

create function private.become_again(caller jsonb) returns void
language plpgsql
set search_path = ''
as $$
begin
  perform set_config(key, value, true) from jsonb_each_text(caller);
end
$$;
comment on function private.become_again is 'Ends become_operator(), whose answer it takes.';

create function private.become_operator(
  deed text default null, doer uuid default null, leaver uuid default null, by_mail boolean default false
) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  wanted constant jsonb := jsonb_build_object(
    'request.jwt.claims', '', 'request.jwt.claim.sub', '',
    'gegee.deed', coalesce(deed, ''), 'gegee.doer', coalesce(doer::text, ''), 'gegee.leaver', coalesce(leaver::text, ''),
    'gegee.answered_by_mail', case when by_mail then 'yes' else '' end);
  caller constant jsonb := (
    select jsonb_object_agg(name, coalesce(current_setting(name, true), '')) from jsonb_object_keys(wanted) name);
begin
  perform private.become_again(wanted);
  return caller;
end
$$;
comment on function private.become_operator is
  'Until become_again() whatever is written counts as the operator''s own doing, to which the studio''s rules do not apply; returns what that takes. For the history and the mails of bookings: deed, what is done (undone, offer_accepted); doer, who does it; leaver, who cancels by leaving, with no mail to themselves; by_mail, whether the studio answers from a mail, so that mails go out.';

create type public.user_role as enum ('user', 'admin');

create table public.profiles (
  id uuid primary key,
  account_id uuid
    constraint profiles_account unique
    constraint profiles_account_id_fkey references auth.users (id) on delete cascade,
  has_account boolean not null generated always as (account_id is not null) stored,
  full_name text check (char_length(full_name) <= 200),
  phone text check (char_length(phone) <= 32),
  email text constraint profiles_email_form check (char_length(email) <= 320 and email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$'),
  locale text not null default 'mn'
    constraint profiles_locale check (private.is_language(locale)),
  notifications boolean not null default true,
  newsletter boolean not null default false,
  role public.user_role not null default 'user',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- src/domain/people/phone.ts brings numbers to this form.
  constraint profiles_phone_international check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  constraint profiles_account_is_own check (account_id = id),
  constraint profiles_role_of_account check (role = 'user' or account_id is not null),
  -- Of an account the address is the account's.
  constraint profiles_email_without_account check (email is null or account_id is null)
);
comment on table public.profiles is
  'What the studio knows of a person: beside their account, with which it is created, or of a customer without one.';
comment on column public.profiles.account_id is 'The account of the same id; null for a customer without one.';
comment on column public.profiles.phone is 'In international form.';
comment on column public.profiles.email is 'Of a customer without an account. The address of an account is in auth.users.';
comment on column public.profiles.locale is 'The language in which the studio writes to this person.';
comment on column public.profiles.role is 'Changed through set_user_role() only; no API role holds UPDATE on this column.';
comment on column public.profiles.updated_at is 'The version: every change gives another.';
create index profiles_role on public.profiles (role, created_at desc);
alter table public.profiles
  alter column id set statistics 0,
  alter column account_id set statistics 0,
  alter column full_name set statistics 0,
  alter column phone set statistics 0,
  alter column email set statistics 0;

alter table public.profiles enable row level security;

create policy "people read their own profile, admins every profile" on public.profiles
  for select to authenticated
  using ((select private.require_session()) and (id = (select auth.uid()) or (select private.is_admin())));
create policy "people change their own profile" on public.profiles
  for update to authenticated
  using ((select private.require_session()) and id = (select auth.uid()))
  with check ((select private.require_session()) and id = (select auth.uid()));

grant select on public.profiles to authenticated;
grant update (full_name, phone, locale, notifications, newsletter) on public.profiles to authenticated;
grant all on public.profiles to service_role;

create function private.clean_name() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- It stands beside other words at the desk, and in the subjects of mails.
  new.full_name := nullif(private.one_line(new.full_name), '');
  return new;
end
$$;
comment on function private.clean_name is 'A name is one line, whoever writes it.';
create trigger clean_name before insert or update of full_name on public.profiles
  for each row execute function private.clean_name();

create function private.locale_of(metadata jsonb) returns text
language sql immutable
set search_path = ''
as $$
  select case when private.is_language(metadata ->> 'locale')
    then metadata ->> 'locale' else 'mn' end
$$;
comment on function private.locale_of is 'The language in which somebody registered; people write these metadata themselves.';

create function private.make_profile(account auth.users) returns public.profiles
language sql
set search_path = ''
as $$
  insert into public.profiles (id, account_id, full_name, locale)
  values (
    account.id, account.id, nullif(left(account.raw_user_meta_data ->> 'full_name', 200), ''),
    private.locale_of(account.raw_user_meta_data)
  )
  on conflict do nothing
  returning *
$$;
comment on function private.make_profile is
  'Makes the profile of an account from what its owner said when they registered, and returns it; null where it has one.';

create function private.create_profile() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.make_profile(new);
  return new;
end
$$;
comment on function private.create_profile is 'Gives each new account its profile.';
create trigger create_profile after insert on auth.users
  for each row execute function private.create_profile();
-- A hosted project may have had accounts before it had this schema.
select private.make_profile(u) from auth.users u where u.deleted_at is null;

create function private.keep_an_admin_beside(person uuid) returns void
language plpgsql
set search_path = ''
as $$
begin
  -- One at a time: two admins who demote or block each other must not leave the studio without one.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('last admin'));
  if not exists (
    select from public.profiles p join auth.users u on u.id = p.account_id
    where p.role = 'admin' and p.id <> person and u.email_confirmed_at is not null and not private.is_blocked(p.id)
  ) then
    perform private.refuse('last_admin', 409);
  end if;
end
$$;
comment on function private.keep_an_admin_beside is
  'Refuses to take the last admin who can get in; who is blocked, or has not confirmed their address, cannot. Code: last_admin.';

create function private.guard_role() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    if new.role is not distinct from old.role then
      return new;
    end if;
    -- Without a signed-in person this is the operator's own hand (SQL console), which makes the first admin.
    if auth.uid() is not null and not private.is_admin() then
      perform private.refuse('not_allowed', 403);
    end if;
  end if;
  if old.role = 'admin' then
    perform private.keep_an_admin_beside(old.id);
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$$;
comment on function private.guard_role is 'Second wall behind the column grants: only an admin changes a role, and the last admin stays.';
create trigger guard_role before update or delete on public.profiles
  for each row execute function private.guard_role();

create function private.touch() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.updated_at := private.next_version(old.updated_at);
  return new;
end
$$;
comment on function private.touch is 'Every change gives a row another version, whoever writes.';
create trigger touch_profile before update on public.profiles
  for each row execute function private.touch();

create function private.guard_block() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if exists (select from public.profiles p where p.id = new.id and p.role = 'admin') then
    perform private.keep_an_admin_beside(new.id);
  end if;
  return new;
end
$$;
comment on function private.guard_block is
  'The last admin who can get in is not blocked, whoever does it: two admins who block each other are both told that they may before either is blocked.';
create trigger guard_block before update of banned_until on auth.users
  for each row when (new.banned_until > now()) execute function private.guard_block();

create function private.email_of(person uuid) returns text
language sql stable
set search_path = ''
as $$
  select nullif(coalesce(u.email::text, p.email), '')
  from public.profiles p left join auth.users u on u.id = p.account_id where p.id = person
$$;
comment on function private.email_of is 'The address of an account, or that of a customer without one; null without any.';

create function public.own_access() returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  refusal constant text := private.session_refusal();
  profile public.profiles;
begin
  if refusal = 'session_expired' then
    perform private.refuse('session_expired', 401);
  end if;
  select * into profile from public.profiles p where p.account_id = me;
  if not found then
    -- Of an account that is older than the schema, or lost its profile.
    select made.* into profile from auth.users u, private.make_profile(u) made where u.id = me;
  end if;
  if profile.id is null then
    perform private.refuse('profile_missing', 409);
  end if;
  return jsonb_build_object(
    -- Nothing else about the person: the password alone gets this answer.
    'role', profile.role, 'locale', profile.locale,
    'secondStep', case
      when refusal = 'second_step_needed' then 'needed'
      when auth.jwt() ->> 'aal' = 'aal2' then 'done'
      when profile.role = 'admin' and private.admins_need_second_step() then 'missing'
      else 'none' end);
end
$$;
comment on function public.own_access is
  'What is open to the caller: role, locale, and secondStep: none, done, needed (set up, and not done in this session) or missing (an admin without one while the settings demand it). An account without a profile gets one. Codes: session_expired, profile_missing.';
grant execute on function public.own_access to authenticated;

-- A new password ends what whoever knew the old one may have begun: a change of address, links and codes in mails, the
-- calendar's address. The authentication service says so itself of all but the last, and ends the other sessions, which
-- the gate then knows; here it holds for passwords that are changed past it, too, and for services that forget a part
-- of it.
create function private.end_what_was_begun() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from auth.one_time_tokens t where t.user_id = new.id;
  -- Who has had the password may have made the address from which a calendar program goes on reading.
  delete from private.calendar_feeds f where f.user_id = new.id;
  -- Without the time of their mail links and codes count no more. What is asked for with the new password counts.
  if new.email_change_sent_at is not distinct from old.email_change_sent_at then
    new.email_change_sent_at := null;
  end if;
  if new.recovery_sent_at is not distinct from old.recovery_sent_at then
    new.recovery_sent_at := null;
  end if;
  if new.reauthentication_sent_at is not distinct from old.reauthentication_sent_at then
    new.reauthentication_sent_at := null;
  end if;
  return new;
end
$$;
comment on function private.end_what_was_begun is
  'With a new password ends the change of address, the links, the codes and the calendar''s address of before.';
create trigger end_what_was_begun before update of encrypted_password on auth.users
  for each row when (old.encrypted_password is distinct from new.encrypted_password)
  execute function private.end_what_was_begun();

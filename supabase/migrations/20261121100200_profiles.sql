-- One profile per account. The account itself (e-mail, password) belongs to auth.users.

create type public.user_role as enum ('user', 'admin');

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  full_name text check (char_length(full_name) <= 200),
  phone text check (char_length(phone) <= 32),
  notifications boolean not null default true,
  newsletter boolean not null default false,
  role public.user_role not null default 'user',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- src/domain/people/phone.ts brings numbers to this form.
  constraint profiles_phone_international check (phone ~ '^\+[1-9][0-9]{6,14}$')
);
comment on table public.profiles is 'What the studio knows of a person beyond the account. Created with the account.';
comment on column public.profiles.phone is 'In international form.';
comment on column public.profiles.role is 'Changed through set_user_role() only; no API role holds UPDATE on this column.';
create index profiles_role on public.profiles (role, created_at desc);
alter table public.profiles
  alter column full_name set statistics 0,
  alter column phone set statistics 0;

create function private.is_admin() returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (select 1 from public.profiles where id = auth.uid() and role = 'admin')
$$;
comment on function private.is_admin is 'Whether the caller is an admin. The role comes from profiles, never from token metadata.';
grant execute on function private.is_admin to authenticated, service_role;

create function private.account_exists() returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if not exists (select 1 from public.profiles where id = auth.uid()) then
    perform private.refuse('session_expired', 401);
  end if;
  return true;
end
$$;
comment on function private.account_exists is
  'True, or refuses: the token of a deleted account stays well signed until it runs out. Code: session_expired.';
grant execute on function private.account_exists to authenticated, service_role;

create function private.create_profile() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.profiles (id, full_name)
  values (new.id, nullif(left(new.raw_user_meta_data ->> 'full_name', 200), ''));
  return new;
end
$$;
comment on function private.create_profile is 'Gives each new account its profile.';
create trigger create_profile after insert on auth.users
  for each row execute function private.create_profile();

create function private.guard_role() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    new.updated_at := now();
    if new.role is not distinct from old.role then
      return new;
    end if;
    -- Without a signed-in person this is the operator's own hand (SQL console), which makes the first admin.
    if auth.uid() is not null and not private.is_admin() then
      perform private.refuse('not_allowed', 403);
    end if;
  end if;
  if old.role = 'admin' then
    -- One demotion at a time: two admins demoting each other must not leave the studio without one.
    perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('last admin'));
    if not exists (select 1 from public.profiles where role = 'admin' and id <> old.id) then
      perform private.refuse('last_admin', 409);
    end if;
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$$;
comment on function private.guard_role is 'Second wall behind the column grants: only an admin changes a role, and the last admin stays.';
create trigger guard_role before update or delete on public.profiles
  for each row execute function private.guard_role();

alter table public.profiles enable row level security;

create policy "people read their own profile, admins every profile" on public.profiles
  for select to authenticated
  using (id = (select auth.uid()) or (select private.is_admin()));

create policy "people change their own profile" on public.profiles
  for update to authenticated
  using (id = (select auth.uid()))
  with check (id = (select auth.uid()));

grant select on public.profiles to authenticated;
grant update (full_name, phone, notifications, newsletter) on public.profiles to authenticated;
grant all on public.profiles to service_role;

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
  updated_at timestamptz not null default now()
);
comment on table public.profiles is 'What the studio knows of a person beyond the account. Created with the account.';
comment on column public.profiles.role is 'Changed through set_user_role() only; no API role holds UPDATE on this column.';
create index profiles_role on public.profiles (role, created_at desc);

create function private.is_admin() returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (select 1 from public.profiles where id = auth.uid() and role = 'admin')
$$;
comment on function private.is_admin is 'Whether the caller is an admin. The role comes from profiles, never from token metadata.';
grant execute on function private.is_admin to authenticated, service_role;

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
    -- Without a signed-in person this is the operator's own hand (SQL console), who makes the first admin.
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

create function public.set_user_role(user_id uuid, new_role public.user_role) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  if not private.is_admin() then
    perform private.refuse('not_allowed', 403);
  end if;
  update public.profiles set role = new_role where id = user_id;
  if not found then
    perform private.refuse('user_not_found', 404);
  end if;
end
$$;
comment on function public.set_user_role is 'An admin makes somebody admin or takes it back. Codes: not_allowed, last_admin, user_not_found.';
grant execute on function public.set_user_role to authenticated;

create function public.list_users(
  search text default '',
  with_role public.user_role default null,
  page_size integer default 24,
  skip integer default 0
) returns table (
  id uuid, email text, full_name text, phone text, role public.user_role, created_at timestamptz, total bigint
)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if not private.is_admin() then
    perform private.refuse('not_allowed', 403);
  end if;
  return query
    select p.id, u.email::text, p.full_name, p.phone, p.role, p.created_at, count(*) over ()
    from public.profiles p
    join auth.users u on u.id = p.id
    where (with_role is null or p.role = with_role)
      and (search = '' or position(lower(search) in lower(coalesce(u.email, '') || ' ' || coalesce(p.full_name, ''))) > 0)
    order by p.created_at desc, p.id
    limit least(greatest(page_size, 1), 100) offset greatest(skip, 0);
end
$$;
comment on function public.list_users is 'Accounts for admins, newest first, at most 100 a page; total counts all that match. Code: not_allowed.';
grant execute on function public.list_users to authenticated;

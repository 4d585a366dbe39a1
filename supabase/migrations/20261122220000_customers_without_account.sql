-- Who books by phone is a customer, too: a profile without an account, kept by the admins. Who registers later gets an
-- account of their own, and an admin who knows them to be one person merges the two.

alter table public.profiles
  add column account_id uuid
    constraint profiles_account unique
    constraint profiles_account_id_fkey references auth.users (id) on delete cascade,
  add column email text constraint profiles_email_form check (email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' and char_length(email) <= 320);
update public.profiles set account_id = id;
alter table public.profiles
  drop constraint profiles_id_fkey,
  add column has_account boolean not null generated always as (account_id is not null) stored,
  add constraint profiles_account_is_own check (account_id = id),
  add constraint profiles_role_of_account check (role = 'user' or account_id is not null),
  -- Of an account the address is the account's.
  add constraint profiles_email_without_account check (email is null or account_id is null);
alter table public.profiles alter column email set statistics 0;
comment on table public.profiles is
  'What the studio knows of a person: beside their account, with which it is created, or of a customer without one.';
comment on column public.profiles.account_id is 'The account of the same id; null for a customer without one.';
comment on column public.profiles.email is 'Of a customer without an account. The address of an account is in auth.users.';
comment on column public.profiles.updated_at is 'The version: every change gives another.';

create or replace function private.create_profile() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.profiles (id, account_id, full_name, locale)
  values (
    new.id, new.id, nullif(left(new.raw_user_meta_data ->> 'full_name', 200), ''),
    private.locale_of(new.raw_user_meta_data)
  );
  return new;
end
$$;

create or replace function private.guard_role() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    -- A version is never given twice, whatever the clock does.
    new.updated_at := greatest(clock_timestamp(), old.updated_at + interval '1 microsecond');
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

create function private.check_contact(full_name text, phone text, email text) returns void
language plpgsql immutable
set search_path = ''
as $$
begin
  if full_name is null then
    perform private.refuse('customer_name_missing', 422);
  end if;
  if phone is null and email is null then
    perform private.refuse('contact_missing', 422);
  end if;
end
$$;
comment on function private.check_contact is
  'What the studio must know of a customer without an account: a name and how to reach them. Codes: customer_name_missing, contact_missing.';

create function public.add_customer(
  full_name text, phone text, email text default null, locale text default null
) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  new_name constant text := nullif(private.trim_all(full_name), '');
  new_phone constant text := nullif(private.trim_all(phone), '');
  new_email constant text := nullif(private.trim_all(email), '');
  customer uuid;
begin
  perform private.require_admin();
  perform private.check_contact(new_name, new_phone, new_email);
  -- Whoever got no answer asks again.
  select p.id into customer from public.profiles p
  where p.account_id is null and (p.full_name, p.phone, p.email) is not distinct from (new_name, new_phone, new_email);
  if not found then
    insert into public.profiles (id, full_name, phone, email, locale)
    values (gen_random_uuid(), new_name, new_phone, new_email, coalesce(add_customer.locale, 'mn'))
    returning id into customer;
  end if;
  return customer;
end
$$;
comment on function public.add_customer is
  'An admin adds a customer without an account, with a name and a phone number or an address, and gets the id; the same one again gets the same id. locale: in which the studio writes to them. Codes: not_allowed, customer_name_missing, contact_missing.';
grant execute on function public.add_customer to authenticated;

create function public.edit_customer(
  user_id uuid, seen timestamptz, full_name text, phone text, email text default null, locale text default null
) returns timestamptz
language plpgsql security definer
set search_path = ''
as $$
declare
  new_name constant text := nullif(private.trim_all(full_name), '');
  new_phone constant text := nullif(private.trim_all(phone), '');
  new_email constant text := nullif(private.trim_all(email), '');
  present public.profiles;
  saved_at timestamptz;
begin
  perform private.require_admin();
  select * into present from public.profiles p where p.id = edit_customer.user_id for update;
  if not found then
    perform private.refuse('user_not_found', 404);
  end if;
  if present.updated_at <> seen then
    perform private.refuse('customer_changed_meanwhile', 409);
  end if;
  if not present.has_account then
    perform private.check_contact(new_name, new_phone, new_email);
  end if;
  update public.profiles p
  set full_name = new_name, phone = new_phone,
    -- An account's address and language are its owner's.
    email = case when not present.has_account then new_email end,
    locale = case when not present.has_account then coalesce(edit_customer.locale, p.locale) else p.locale end
  where p.id = present.id
  returning p.updated_at into saved_at;
  return saved_at;
end
$$;
comment on function public.edit_customer is
  'An admin corrects the name and phone number of somebody as they were last changed at seen, and of a customer without an account the address and language, too; returns the new version. Codes: not_allowed, user_not_found, customer_changed_meanwhile, customer_name_missing, contact_missing.';
grant execute on function public.edit_customer to authenticated;

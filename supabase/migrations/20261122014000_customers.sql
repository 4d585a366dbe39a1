-- Customers as the admins keep them. Who books by phone is one, too: a profile without an account. Who registers later
-- gets an account of their own, and an admin who knows them to be one person merges the two.
-- Staff notes: what the staff tell each other about a customer or a booking, which customers never see.

create table public.staff_notes (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid references public.bookings (id) on delete cascade,
  user_id uuid references public.profiles (id) on delete cascade,
  body text not null constraint staff_notes_length check (char_length(body) <= 2000),
  author_id uuid default auth.uid() references public.profiles (id) on delete set null,
  written_at timestamptz not null default clock_timestamp(),
  constraint staff_notes_about_one check (num_nonnulls(booking_id, user_id) = 1),
  constraint staff_notes_body check (body ~ '\S')
);
comment on table public.staff_notes is
  'Notes of the staff about a booking or a customer, one below the other: written and deleted, never changed, so that two who write at once lose nothing.';
comment on column public.staff_notes.id is 'Given by the client, so that a note sent twice is there once.';
comment on column public.staff_notes.author_id is 'Who wrote it; null once that account is deleted.';
create index staff_notes_by_booking on public.staff_notes (booking_id, written_at) where booking_id is not null;
create index staff_notes_by_customer on public.staff_notes (user_id, written_at) where user_id is not null;
create index staff_notes_by_author on public.staff_notes (author_id);
alter table public.staff_notes
  alter column booking_id set statistics 0,
  alter column user_id set statistics 0,
  alter column body set statistics 0,
  alter column author_id set statistics 0;

alter table public.staff_notes enable row level security;

create policy "admins read staff notes" on public.staff_notes
  for select to authenticated
  using ((select private.require_session()) and (select private.is_admin()));
create policy "admins write staff notes" on public.staff_notes
  for insert to authenticated
  with check ((select private.require_session()) and (select private.is_admin()));
create policy "admins delete staff notes" on public.staff_notes
  for delete to authenticated
  using ((select private.require_session()) and (select private.is_admin()));
grant select, delete, insert (id, booking_id, user_id, body) on public.staff_notes to authenticated;
grant all on public.staff_notes to service_role;

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
  new_name text;
  new_phone text;
  new_email text;
  customer uuid;
begin
  perform private.require_admin();
  new_name := nullif(private.one_line(full_name), '');
  new_phone := nullif(private.trim_all(phone), '');
  new_email := nullif(private.trim_all(email), '');
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
  new_name text;
  new_phone text;
  new_email text;
  present public.profiles;
  saved public.profiles;
begin
  perform private.require_admin();
  new_name := nullif(private.one_line(full_name), '');
  new_phone := nullif(private.trim_all(phone), '');
  new_email := nullif(private.trim_all(email), '');
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
  returning * into saved;
  if (saved.full_name, saved.phone, saved.email, saved.locale)
    is distinct from (present.full_name, present.phone, present.email, present.locale) then
    perform private.note_act('edit', saved.id, jsonb_build_object('fields', array_remove(array[
      case when saved.full_name is distinct from present.full_name then 'full_name' end,
      case when saved.phone is distinct from present.phone then 'phone' end,
      case when saved.email is distinct from present.email then 'email' end,
      case when saved.locale <> present.locale then 'locale' end], null)));
  end if;
  return saved.updated_at;
end
$$;
comment on function public.edit_customer is
  'An admin corrects the name and phone number of somebody as they were last changed at seen, and of a customer without an account the address and language, too; returns the new version. Codes: not_allowed, user_not_found, customer_changed_meanwhile, customer_name_missing, contact_missing.';
grant execute on function public.edit_customer to authenticated;

create function public.similar_customers(user_id uuid) returns table (
  id uuid, full_name text, phone text, email text, has_account boolean, created_at timestamptz, bookings bigint
)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
    select p.id, p.full_name, p.phone, coalesce(u.email::text, p.email), p.has_account, p.created_at,
      (select count(*) from public.bookings b where b.user_id = p.id)
    from public.profiles this
    left join auth.users own on own.id = this.account_id
    join public.profiles p on p.id <> this.id and not (p.has_account and this.has_account)
    left join auth.users u on u.id = p.account_id
    where this.id = similar_customers.user_id
      and (p.phone = this.phone
        -- An address that nobody has confirmed may be anybody's.
        or lower(case when p.has_account then case when u.email_confirmed_at is not null then u.email end else p.email end)
          = lower(case when this.has_account then case when own.email_confirmed_at is not null then own.email end
            else this.email end))
    order by p.has_account desc, p.created_at;
end
$$;
comment on function public.similar_customers is
  'Who may be the same person as this one: of the same phone number or confirmed address, and one of the two without an account, so that they can be merged. For admins. Code: not_allowed.';
grant execute on function public.similar_customers to authenticated;

create function private.merge_profiles(going uuid, staying uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.bookings b set user_id = staying where b.user_id = going;
  -- Who answered an offer by a mail's link was the customer, and still is.
  update public.booking_events e set actor_id = staying where e.actor_id = going;
  update public.staff_notes n set user_id = staying where n.user_id = going;
  update private.outbox o set user_id = staying where o.user_id = going;
  update private.mail_tokens t set user_id = staying where t.user_id = going;
  update public.profiles p
  set full_name = coalesce(p.full_name, other.full_name), phone = coalesce(p.phone, other.phone),
    email = case when not p.has_account then coalesce(p.email, other.email) end,
    locale = case when not p.has_account and p.email is null and other.email is not null then other.locale else p.locale end,
    -- Who wanted no reminders wants none under the other name.
    notifications = p.notifications and other.notifications
  from public.profiles other
  where p.id = staying and other.id = going;
  -- An invitation belongs to its address.
  update private.invitations i set customer_id = staying
  from public.profiles p, public.profiles other
  where i.customer_id = going and p.id = staying and other.id = going and lower(p.email) = lower(other.email)
    and not exists (select from private.invitations o where o.customer_id = staying);
  delete from public.profiles p where p.id = going;
end
$$;
comment on function private.merge_profiles is
  'Bookings with their history, notes and mails of one customer become another''s, whose name, phone number and address stay where there are any; who takes over an address takes over its language and invitation.';

create function public.merge_customers(from_customer uuid, into_account uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  going public.profiles;
  staying public.profiles;
begin
  perform private.require_admin();
  perform private.wait_as_writer();
  perform private.hold_mails_of(from_customer);
  select * into going from public.profiles p where p.id = from_customer for update;
  select * into staying from public.profiles p where p.id = into_account and p.id <> from_customer for update;
  if going.id is null or staying.id is null then
    perform private.refuse('user_not_found', 404);
  end if;
  if going.has_account then
    perform private.refuse('customer_has_account', 409);
  end if;
  perform private.note_act('merge', staying.id, jsonb_build_object('other', private.label_of(going.id)));
  perform private.merge_profiles(going.id, staying.id);
end
$$;
comment on function public.merge_customers is
  'An admin makes one of two customers: bookings, notes and mails of the one without an account become the other''s, whose name, phone number and address stay where there are any. Codes: not_allowed, user_not_found, customer_has_account.';
grant execute on function public.merge_customers to authenticated;

create function private.forget_bookings_of(person uuid, cancels boolean default true) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  caller jsonb;
  -- What was booked stays, and whose it was goes with the person. Every other column that customers may write
  -- holds the person's own words.
  agreed constant text[] := '{user_id,booking_date,duration,type,price,currency,service_names,status}';
  without_own_words constant text := (
    select string_agg(format('%I = default', attname), ', ')
    from pg_catalog.pg_attribute
    where attrelid = 'public.bookings'::regclass and attnum > 0 and not attisdropped and attname <> all (agreed)
      and (has_column_privilege('authenticated', attrelid, attnum, 'insert')
        or has_column_privilege('authenticated', attrelid, attnum, 'update'))
  );
begin
  -- Customers may not cancel what is confirmed; by leaving they do. The history knows that it was they, unless an
  -- admin takes them out.
  caller := private.become_operator(leaver => case when auth.uid() = person then person end);
  execute format(
    'update public.bookings
    set status = case when $2 and booking_date > now() then ''cancelled'' else status end, %s
    where user_id = $1', without_own_words
  ) using person, cancels;
  update public.booking_events e
  set before = e.before - array(select key from jsonb_object_keys(e.before) key where key <> all (agreed)),
    after = e.after - array(select key from jsonb_object_keys(e.after) key where key <> all (agreed))
  from public.bookings b
  where b.id = e.booking_id and b.user_id = person
    and exists (select from jsonb_object_keys(e.after) key where key <> all (agreed));
  delete from public.booking_events e
  using public.bookings b
  where b.id = e.booking_id and b.user_id = person and e.action = 'edited' and e.after = '{}';
  delete from public.staff_notes n using public.bookings b where b.id = n.booking_id and b.user_id = person;
  update private.offers o set words = null from public.bookings b where b.id = o.booking_id and b.user_id = person;
  -- A mail that waits still tells what was changed of the time.
  update private.outbox o
  set payload = jsonb_set(o.payload, '{before}', (o.payload -> 'before')
    - array(select key from jsonb_object_keys(o.payload -> 'before') key where key <> all (agreed)))
  from public.bookings b
  where b.id = o.booking_id and b.user_id = person and jsonb_typeof(o.payload -> 'before') = 'object';
  update public.bookings set user_id = null where user_id = person;
  perform private.become_again(caller);
end
$$;
comment on function private.forget_bookings_of is
  'Takes somebody who leaves, their words and those of the staff from all that they have booked, from its history, offers and mails; cancels what is ahead, unless that is left to the admins.';

create function private.has_bookings_ahead(person uuid) returns boolean
language sql stable
set search_path = ''
as $$
  select exists (
    select from public.bookings b
    where b.user_id = person and upper(b.during) > now() and b.status in ('pending', 'confirmed'))
$$;
comment on function private.has_bookings_ahead is
  'Whether somebody has something booked that is not over: the studio does not delete them then.';

create function public.delete_customer(user_id uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  going public.profiles;
begin
  perform private.require_admin();
  perform private.wait_as_writer();
  perform private.hold_mails_of(delete_customer.user_id);
  select * into going from public.profiles p where p.id = delete_customer.user_id for update;
  if not found then
    perform private.refuse('user_not_found', 404);
  end if;
  if going.has_account then
    perform private.refuse('customer_has_account', 409);
  end if;
  if private.has_bookings_ahead(going.id) then
    perform private.refuse('customer_has_bookings', 409);
  end if;
  perform private.note_act('delete', going.id);
  perform private.forget_bookings_of(going.id);
  delete from public.profiles p where p.id = going.id;
end
$$;
comment on function public.delete_customer is
  'An admin deletes a customer without an account who has nothing booked that is not over: past bookings stay without the person. Codes: not_allowed, user_not_found, customer_has_account, customer_has_bookings.';
grant execute on function public.delete_customer to authenticated;

-- One person who is two customers, and a customer who wants to be forgotten.

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

create function public.merge_customers(from_customer uuid, into_account uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  going public.profiles;
  staying public.profiles;
begin
  perform private.require_admin();
  -- Writers of bookings queue before they touch a row; so does this one, before it locks the two.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('bookings'));
  select * into going from public.profiles p where p.id = from_customer for update;
  select * into staying from public.profiles p where p.id = into_account and p.id <> from_customer for update;
  if going.id is null or staying.id is null then
    perform private.refuse('user_not_found', 404);
  end if;
  if going.has_account then
    perform private.refuse('customer_has_account', 409);
  end if;
  update public.bookings b set user_id = staying.id where b.user_id = going.id;
  update public.staff_notes n set user_id = staying.id where n.user_id = going.id;
  update private.outbox o set user_id = staying.id where o.user_id = going.id;
  update private.mail_tokens t set user_id = staying.id where t.user_id = going.id;
  update public.profiles p
  set full_name = coalesce(p.full_name, going.full_name), phone = coalesce(p.phone, going.phone),
    email = case when not p.has_account then coalesce(p.email, going.email) end
  where p.id = staying.id;
  delete from public.profiles p where p.id = going.id;
end
$$;
comment on function public.merge_customers is
  'An admin makes one of two customers: bookings, notes and mails of the one without an account become the other''s, whose name and phone number stay where there are any. Codes: not_allowed, user_not_found, customer_has_account.';
grant execute on function public.merge_customers to authenticated;

create function private.forget_bookings_of(person uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  claims constant text := current_setting('request.jwt.claims', true);
  claim_sub constant text := current_setting('request.jwt.claim.sub', true);
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
  -- Customers may not cancel what is confirmed; by leaving they do: for these lines this is the operator's hand.
  perform set_config('request.jwt.claims', '', true), set_config('request.jwt.claim.sub', '', true);
  execute format(
    'update public.bookings
    set status = case when booking_date > now() then ''cancelled'' else status end, %s
    where user_id = $1', without_own_words
  ) using person;
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
  update public.bookings set user_id = null where user_id = person;
  perform set_config('request.jwt.claims', coalesce(claims, ''), true),
    set_config('request.jwt.claim.sub', coalesce(claim_sub, ''), true);
end
$$;
comment on function private.forget_bookings_of is
  'Cancels what somebody who leaves has booked ahead, and takes the person, their words and those of the staff about it from all of it and from its history.';

create or replace function public.delete_own_account() returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
begin
  perform private.account_exists();
  -- The page asks for the password and signs in with it anew. Here only the age of the session counts, so
  -- that guesses run into the limits of the authentication service and no password comes this way.
  if not exists (
    select 1 from auth.sessions s
    where s.id = (auth.jwt() ->> 'session_id')::uuid and s.user_id = me
      and s.created_at > now() - interval '5 minutes'
  ) then
    perform private.refuse('sign_in_too_old', 403);
  end if;
  -- Writers of bookings queue before they touch a row; so does this one, before it locks the account.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('bookings'));

  -- Who leaves is gone when the studio reads this.
  insert into private.outbox (kind, audience, once, booking_id, payload)
  select 'cancelled_by_customer', 'studio', 'left:' || b.id, b.id,
    jsonb_build_object('customer', private.booking_facts(b) -> 'customer')
  from public.bookings b
  where b.user_id = me and b.booking_date > now() and b.status in ('pending', 'confirmed') and not private.is_admin();

  perform private.forget_bookings_of(me);
  delete from auth.users where id = me;
end
$$;

create function public.delete_customer(user_id uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  going public.profiles;
begin
  perform private.require_admin();
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('bookings'));
  select * into going from public.profiles p where p.id = delete_customer.user_id for update;
  if not found then
    perform private.refuse('user_not_found', 404);
  end if;
  if going.has_account then
    perform private.refuse('customer_has_account', 409);
  end if;
  if exists (
    select from public.bookings b
    where b.user_id = going.id and b.booking_date > now() and b.status in ('pending', 'confirmed')
  ) then
    perform private.refuse('customer_has_bookings', 409);
  end if;
  perform private.forget_bookings_of(going.id);
  delete from public.profiles p where p.id = going.id;
end
$$;
comment on function public.delete_customer is
  'An admin deletes a customer without an account who has nothing booked ahead: past bookings stay without the person. Codes: not_allowed, user_not_found, customer_has_account, customer_has_bookings.';
grant execute on function public.delete_customer to authenticated;

create or replace function public.export_own_data() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.account_exists();
  return (
    select jsonb_build_object(
      'account', jsonb_build_object('id', u.id, 'email', u.email, 'created_at', u.created_at),
      'profile', (
        select to_jsonb(p) - '{id,account_id,has_account,email}'::text[] from public.profiles p where p.id = u.id
      ),
      'bookings', coalesce((
        select jsonb_agg(
          to_jsonb(b) - 'user_id' - 'during' - 'held' || jsonb_build_object('history', (
            select coalesce(jsonb_agg(jsonb_build_object(
              'happened_at', e.happened_at, 'action', e.action,
              -- Who of the studio it was is not the customer's data.
              'by', case when e.actor_id = u.id then 'you' else 'studio' end,
              'before', e.before, 'after', e.after
            ) order by e.id), '[]')
            from public.booking_events e where e.booking_id = b.id
          )) order by b.booking_date
        )
        from public.bookings b where b.user_id = u.id
      ), '[]'),
      'mails', coalesce((
        select jsonb_agg(jsonb_build_object('kind', o.kind, 'sent_at', o.finished_at) order by o.number)
        from private.outbox o where o.user_id = u.id and o.state = 'sent'
      ), '[]'),
      'calendar_feed', (
        select to_jsonb(f) - 'user_id' - 'hash' from private.calendar_feeds f where f.user_id = u.id
      )
    )
    from auth.users u where u.id = auth.uid()
  );
end
$$;

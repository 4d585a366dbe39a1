-- What was agreed, in its currency: services by the hour or in bands, in dollars or tugriks, with prices that are
-- valid from a day on. A booking keeps amount, currency and the service's names.

alter table public.bookings
  -- What was booked before was in dollars.
  add column currency text not null default 'USD' constraint bookings_currency check (currency in ('USD', 'MNT')),
  add column service_names jsonb;
-- From now on the rules write it; without them (the operator's own hand) it follows from the settings.
alter table public.bookings alter column currency drop default;
alter table public.bookings alter column service_names set statistics 0;
comment on column public.bookings.price is
  'What was agreed, in its currency; written by the database, so a later price list changes nothing.';
comment on column public.bookings.currency is 'Of the price. Sums are made per currency, never across.';
comment on column public.bookings.service_names is
  'The service''s name by language when it was agreed; null where the settings gave none and the site has its own.';
-- To say which one was shown, as the price.
grant insert (currency) on public.bookings to authenticated;

create function private.band_price(bands jsonb, duration integer) returns numeric
language sql immutable
set search_path = ''
as $$
  select coalesce(
    min((b ->> 'price')::numeric) filter (where (b ->> 'upToMinutes')::integer >= duration),
    (bands #>> '{-1,price}')::numeric * ceil(duration / (bands #>> '{-1,upToMinutes}')::numeric))
  from jsonb_array_elements(bands) b
$$;
comment on function private.band_price is
  'The price of the cheapest band that is long enough; beyond the longest, whole multiples of that.';

create function private.service_of(settings jsonb, type text) returns jsonb
language sql immutable
set search_path = ''
as $$
  select s from jsonb_array_elements(settings -> 'services') s where s ->> 'id' = type limit 1
$$;
comment on function private.service_of is 'A service of these settings by its id, or null.';

drop function private.price_of(jsonb, text, integer);
create function private.price_of(
  settings jsonb, type text, duration integer, day date, out amount numeric, out currency text
)
language sql immutable
set search_path = ''
as $$
  select
    round(case when service ? 'bands'
      then private.band_price(coalesce(changed -> 'bands', service -> 'bands'), duration)
      else coalesce(changed -> 'price', settings #> array['pricing', type])::numeric * duration / 60 end, 2),
    private.currency_of(service)
  from (
    select private.service_of(settings, type) as service, (
      select c
      from jsonb_array_elements(settings -> 'priceChanges') c
      where c ->> 'service' = type
        and make_date(left(c ->> 'from', 4)::integer, substr(c ->> 'from', 6, 2)::integer, right(c ->> 'from', 2)::integer) <= day
      order by c ->> 'from' collate "C" desc
      limit 1
    ) as changed
  ) found
$$;
comment on function private.price_of is
  'Price of a session of so many minutes on a day of the studio, by the newest prices valid on it: by the hour, or of the cheapest band that is long enough. priceOf() of src/domain/offers/price-of.ts says the same.';

drop function public.change_booking(uuid, timestamptz, jsonb, numeric);
create function public.change_booking(
  booking_id uuid, seen timestamptz, changes jsonb, shown_price numeric default null,
  shown_currency text default null
) returns timestamptz
language plpgsql
set search_path = ''
as $$
declare
  columns constant text := (select string_agg(quote_ident(key), ', ') from jsonb_object_keys(changes) key);
  saved_at timestamptz;
  saved_price numeric;
  saved_currency text;
  present_status public.booking_status;
begin
  -- Which columns may be named, the caller's grants say. Without any, one is written over with itself.
  execute format(
    'update public.bookings b set (%1$s) = (select %1$s from jsonb_populate_record(b, $3))
    where b.id = $1 and b.updated_at = $2
    returning b.updated_at, b.price, b.currency', coalesce(columns, 'notes')
  ) into saved_at, saved_price, saved_currency using booking_id, seen, changes;
  if saved_at is not null then
    if saved_price <> shown_price or saved_currency <> shown_currency then
      perform private.refuse('booking_price_changed', 409);
    end if;
    return saved_at;
  end if;
  select b.status into present_status from public.bookings b where b.id = booking_id;
  if not found then
    perform private.refuse('booking_not_found', 404);
  elsif present_status <> 'pending' and not private.is_admin() then
    perform private.refuse('booking_not_editable', 409);
  end if;
  perform private.refuse('booking_changed_meanwhile', 409);
end
$$;
comment on function public.change_booking is
  'Of two who edit a booking at once, the second is told instead of writing over the first: changes a booking last changed at seen, with the caller''s own rights, and returns when; for shown_price in shown_currency, where these are given. changes: new values by column; a column that is not named stays as it is. Codes: booking_changed_meanwhile, booking_not_found, booking_*.';
grant execute on function public.change_booking to authenticated;

drop function public.get_user(uuid);
create function public.get_user(user_id uuid) returns table (
  id uuid, email text, full_name text, phone text, role public.user_role, created_at timestamptz,
  notifications boolean, newsletter boolean, bookings bigint, revenue jsonb
)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if not private.is_admin() then
    perform private.refuse('not_allowed', 403);
  end if;
  return query
    select p.id, u.email::text, p.full_name, p.phone, p.role, p.created_at, p.notifications, p.newsletter,
      b.total, b.revenue
    from public.profiles p
    join auth.users u on u.id = p.id
    cross join lateral (
      select coalesce(sum(c.total), 0)::bigint as total,
        coalesce(jsonb_object_agg(c.currency, c.revenue) filter (where c.revenue is not null), '{}') as revenue
      from (
        select one.currency, count(*) as total, sum(one.price) filter (where one.status = 'confirmed') as revenue
        from public.bookings one where one.user_id = p.id group by one.currency
      ) c
    ) b
    where p.id = get_user.user_id;
  if not found then
    perform private.refuse('user_not_found', 404);
  end if;
end
$$;
comment on function public.get_user is
  'One account for admins: contact, choices, number of bookings and revenue of the confirmed ones by currency. Codes: not_allowed, user_not_found.';
grant execute on function public.get_user to authenticated;

drop function public.admin_statistics();
create function public.admin_statistics()
returns table (total_bookings bigint, pending_bookings bigint, total_users bigint, total_revenue jsonb)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if not private.is_admin() then
    perform private.refuse('not_allowed', 403);
  end if;
  return query
    select coalesce(sum(b.total), 0)::bigint, coalesce(sum(b.pending), 0)::bigint,
      (select count(*) from public.profiles),
      coalesce(jsonb_object_agg(b.currency, b.revenue) filter (where b.revenue is not null), '{}')
    from (
      select currency, count(*) as total,
        count(*) filter (where status = 'pending') as pending,
        sum(price) filter (where status = 'confirmed') as revenue
      from public.bookings
      group by currency
    ) b;
end
$$;
comment on function public.admin_statistics is
  'Counts of bookings, open requests and accounts, and the revenue of confirmed bookings by currency. Code: not_allowed.';
grant execute on function public.admin_statistics to authenticated;

drop function public.admin_weeks();
create function public.admin_weeks()
returns table (week_start date, confirmed bigint, pending bigint, revenue jsonb)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if not private.is_admin() then
    perform private.refuse('not_allowed', 403);
  end if;
  return query
    select w::date, coalesce(sum(b.agreed), 0)::bigint, coalesce(sum(b.open), 0)::bigint,
      coalesce(jsonb_object_agg(b.currency, b.earned) filter (where b.earned is not null), '{}')
    from generate_series(
      private.this_week() - interval '7 weeks', private.this_week() + interval '4 weeks', interval '1 week'
    ) w
    left join lateral (
      select one.currency,
        count(*) filter (where one.status = 'confirmed') as agreed,
        count(*) filter (where one.status = 'pending') as open,
        sum(one.price) filter (where one.status = 'confirmed') as earned
      from public.bookings one
      where one.booking_date >= w at time zone 'Asia/Ulaanbaatar'
        and one.booking_date < (w + interval '1 week') at time zone 'Asia/Ulaanbaatar'
        and one.status <> 'cancelled'
      group by one.currency
    ) b on true
    group by w
    order by w;
end
$$;
comment on function public.admin_weeks is
  'Bookings and revenue of confirmed ones by week of their start, revenue by currency: eight weeks up to the present one and the next four. Code: not_allowed.';
grant execute on function public.admin_weeks to authenticated;

create or replace function public.delete_own_account() returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  claims constant text := current_setting('request.jwt.claims', true);
  claim_sub constant text := current_setting('request.jwt.claim.sub', true);
  -- What was booked stays, and whose it was goes with the account. Every other column that customers may write
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

  -- Customers may not cancel what is confirmed; by leaving they do: for these lines this is the operator's hand.
  perform set_config('request.jwt.claims', '', true), set_config('request.jwt.claim.sub', '', true);
  execute format(
    'update public.bookings
    set status = case when booking_date > now() then ''cancelled'' else status end, %s
    where user_id = $1', without_own_words
  ) using me;
  update public.booking_events e
  set before = e.before - array(select key from jsonb_object_keys(e.before) key where key <> all (agreed)),
    after = e.after - array(select key from jsonb_object_keys(e.after) key where key <> all (agreed))
  from public.bookings b
  where b.id = e.booking_id and b.user_id = me
    and exists (select from jsonb_object_keys(e.after) key where key <> all (agreed));
  delete from public.booking_events e
  using public.bookings b
  where b.id = e.booking_id and b.user_id = me and e.action = 'edited' and e.after = '{}';

  delete from auth.users where id = me;
  perform set_config('request.jwt.claims', coalesce(claims, ''), true),
    set_config('request.jwt.claim.sub', coalesce(claim_sub, ''), true);
end
$$;

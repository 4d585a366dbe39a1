-- People and bookings as admins find them: by name, address or phone number however it is written, filtered, sorted and
-- counted here, so that a screen holds one page; with what the studio has had of each person and how their account stands.

create function private.check_search(search text) returns void
language plpgsql stable
set search_path = ''
as $$
begin
  -- The right first: a search is work before it finds anything.
  perform private.require_admin();
  -- As long as an address may be; each word is sought in every row.
  if char_length(search) > 254 then
    perform private.refuse('search_too_long', 422);
  end if;
end
$$;
comment on function private.check_search is
  'Whether the caller may search, and for this: admins, for up to 254 characters. Codes: not_allowed, search_too_long.';

create function private.number_pattern(typed text) returns text
language sql immutable
set search_path = ''
as $$
  -- Eleven digits that begin with 8 are a Russian number as it is dialled there: +7 stands in the place of the 8.
  select '%' || regexp_replace(regexp_replace(typed, '^[+(]*(\+)|\D', '\1', 'g'), '^00(?=[1-9])|^8(?=\d{10}$)', '') || '%'
  where typed ~ '^[+(]*\d[\d\s+().,;–-]*$'
$$;
comment on function private.number_pattern is
  'What may be a phone number, however it is written, as a pattern for LIKE of its digits; null of anything else. A + is where a number begins.';

create function private.search_patterns(search text) returns table (as_typed text, as_number text[])
language sql immutable
set search_path = ''
as $$
  select '%' || regexp_replace(word.typed, '([\\%_])', '\\\1', 'g') || '%',
    array[
      -- A number may be written in several words: a short one of them is found in the phone of many others, too.
      private.number_pattern(run.typed),
      case when word.typed ~ '(\d\D*){5}' then private.number_pattern(word.typed) end
    ]
  from (
    select m.parts[1] as typed
    from regexp_matches(replace(lower(normalize(search, nfkc)), 'ё', 'е'),
      '([+(]*\d[\d\s+().,;–-]*(?=[\s,;]|$)|[^\s,;]+)', 'g') as m (parts)
  ) run
  cross join regexp_split_to_table(run.typed, '[\s,;]+') as word (typed)
  where word.typed <> ''
$$;
comment on function private.search_patterns is
  'Each word of a search, in any order, as patterns for LIKE of a text in small letters, as NFKC and without ё, one of which is to be found: as it is typed, of a name or an address; as digits of a phone number, with all words of digits around it and, from five digits on, by itself.';

create function private.search_people(search text) returns uuid[]
language plpgsql stable
set search_path = ''
as $$
begin
  if not exists (select from private.search_patterns(search)) then
    return null;
  end if;
  return array(
    -- Once for each person, however many words are sought.
    with known as materialized (
      select p.id, p.phone, replace(lower(normalize(concat_ws(' ', u.email, p.email, p.full_name), nfkc)), 'ё', 'е') as words
      from public.profiles p
      left join auth.users u on u.id = p.account_id
    )
    select k.id
    from known k
    where not exists (
      select from private.search_patterns(search) word
      where (k.words like word.as_typed or concat_ws(' ', k.words, k.phone) like any (word.as_number)) is not true
    )
  );
end
$$;
comment on function private.search_people is
  'Whose name, address or phone number has each word of a search: the one way in which all lists find somebody. Null for everybody, where there is no word.';

create function private.record_of(person uuid)
returns table (bookings bigint, cancellations bigint, no_shows bigint, revenue jsonb)
language sql stable
set search_path = ''
as $$
  select coalesce(sum(c.total), 0)::bigint, coalesce(sum(c.cancelled), 0)::bigint, coalesce(sum(c.missed), 0)::bigint,
    coalesce(jsonb_object_agg(c.currency, c.revenue) filter (where c.revenue is not null), '{}')
  from (
    select k.currency, sum(k.total) as total, sum(k.cancelled) as cancelled, sum(k.missed) as missed, sum(k.revenue) as revenue
    from (
      select b.currency, count(*) as total,
        count(*) filter (where b.status = 'cancelled' and private.was_agreed(b.id)) as cancelled,
        count(*) filter (where b.attendance = 'no_show') as missed,
        sum(b.price) filter (where b.status = 'confirmed') as revenue
      from public.bookings b where b.user_id = person group by b.currency
      union all
      select one.currency, 0, 0, 0, sum(one.due)
      from (
        select c.currency, greatest(sum(c.due), case c.currency when b.currency then -b.price else 0 end) as due
        from public.booking_charges c
        join public.bookings b on b.id = c.booking_id
        where b.user_id = person and c.due <> 0
          and b.status <> 'pending' and private.counts_for(c.kind, b.status)
        group by b.id, c.currency
      ) one
      group by one.currency
    ) k
    group by k.currency
  ) c
$$;
comment on function private.record_of is
  'What the studio has had of a person: number of bookings, of agreed sessions that were cancelled and of those to which nobody came, and the revenue by currency: prices of confirmed ones with what was charged beside them, and fees of cancelled ones.';

create function private.state_of(
  person uuid, out blocked boolean, out second_step boolean, out last_sign_in_at timestamptz, out invited_at timestamptz
)
language sql stable
set search_path = ''
as $$
  select coalesce(u.banned_until > now(), false),
    exists (select from auth.mfa_factors f where f.user_id = u.id and f.status = 'verified'),
    u.last_sign_in_at,
    (select i.invited_at from private.invitations i where i.customer_id = p.id)
  from public.profiles p
  left join auth.users u on u.id = p.account_id
  where p.id = person
$$;
comment on function private.state_of is
  'Whether somebody''s account is blocked and has a second step, when it last signed in, and when a customer without one was invited.';

create function public.list_users(
  search text default '',
  with_role public.user_role default null,
  page_size integer default 24,
  skip integer default 0
) returns table (
  id uuid, email text, full_name text, phone text, role public.user_role, created_at timestamptz,
  has_account boolean, blocked boolean, second_step boolean, last_sign_in_at timestamptz, invited_at timestamptz,
  bookings bigint, cancellations bigint, no_shows bigint, total bigint
)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  found uuid[];
begin
  perform private.check_search(search);
  found := private.search_people(search);
  return query
    select one.id, one.email, one.full_name, one.phone, one.role, one.created_at, one.has_account,
      s.blocked, s.second_step, s.last_sign_in_at, s.invited_at, r.bookings, r.cancellations, r.no_shows, one.total
    from (
      select p.id, coalesce(u.email::text, p.email) as email, p.full_name, p.phone, p.role, p.created_at,
        p.has_account, count(*) over () as total
      from public.profiles p
      left join auth.users u on u.id = p.account_id
      where (with_role is null or p.role = with_role)
        and (found is null or p.id = any (found))
        -- Until who was invited comes, the customer stands here.
        and not exists (select from private.invitations i where i.account_id = p.id)
      order by p.created_at desc, p.id
      limit least(greatest(page_size, 1), 100) offset greatest(skip, 0)
    ) one
    cross join lateral private.state_of(one.id) s
    cross join lateral private.record_of(one.id) r
    order by one.created_at desc, one.id;
end
$$;
comment on function public.list_users is
  'People for admins, those without an account, too, with how their account stands and what the studio has had of them, newest first, at most 100 a page; total counts all that match. search: words of the name or address, and a part of the phone number. Codes: not_allowed, search_too_long.';
grant execute on function public.list_users to authenticated;

create function public.get_user(user_id uuid) returns table (
  id uuid, email text, full_name text, phone text, role public.user_role, created_at timestamptz,
  updated_at timestamptz, has_account boolean, blocked boolean, second_step boolean, last_sign_in_at timestamptz,
  invited_at timestamptz, locale text, notifications boolean, newsletter boolean,
  bookings bigint, cancellations bigint, no_shows bigint, revenue jsonb
)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
    select p.id, coalesce(u.email::text, p.email), p.full_name, p.phone, p.role, p.created_at, p.updated_at,
      p.has_account, s.blocked, s.second_step, s.last_sign_in_at, s.invited_at, p.locale, p.notifications,
      p.newsletter, r.bookings, r.cancellations, r.no_shows, r.revenue
    from public.profiles p
    left join auth.users u on u.id = p.account_id
    cross join lateral private.state_of(p.id) s
    cross join lateral private.record_of(p.id) r
    where p.id = get_user.user_id;
  if not found then
    perform private.refuse('user_not_found', 404);
  end if;
end
$$;
comment on function public.get_user is
  'One person for admins: contact, version, how their account stands, choices, and what the studio has had of them. Codes: not_allowed, user_not_found.';
grant execute on function public.get_user to authenticated;

create function public.list_bookings(
  search text default '',
  with_status public.booking_status default null,
  with_type text default null,
  from_day date default null,
  to_day date default null,
  sort text default 'date',
  descending boolean default true,
  page_size integer default 25,
  skip integer default 0,
  after_created timestamptz default null,
  after_id uuid default null,
  asked_to_cancel boolean default false
) returns table (
  -- All columns as JSON: one more needs nothing here. The embedded backend writes a row of a table as a text.
  booking jsonb, customer_name text, customer_email text, customer_phone text, total bigint,
  sums jsonb
)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  per_page constant integer := least(greatest(page_size, 1), 1000);
  -- The values are known when EXECUTE plans, so a filter that is not set costs nothing.
  matching constant text := 'where ($1 is null or b.user_id = any ($1))
      and ($2 is null or b.status = $2)
      and ($3 is null or b.type = $3)
      and ($4 is null or b.booking_date >= $4 at time zone ''Asia/Ulaanbaatar'')
      and ($5 is null or b.booking_date < $5 at time zone ''Asia/Ulaanbaatar'')
      and ($6 is null or (b.created_at, b.id) > ($6, $7))
      and (not $8 or b.cancel_asked_at is not null)';
  direction constant text := case when descending then 'desc' else 'asc' end;
  -- An amount is more or less than another of its currency only.
  sorted_by constant text := case sort
    when 'created' then 'b.created_at ' when 'price' then format('b.currency %s, cost ', direction)
    else 'b.booking_date ' end || direction;
  -- What is shown as its price: totalOf() of src/domain/booking/shown-price.ts. Reckoned where it is asked for alone.
  cost_of constant text := case when sort = 'price' then 'case when b.status = ''cancelled'' then b.price else
      greatest(b.price + coalesce((
        select sum(c.due) from public.booking_charges c
        where c.booking_id = b.id and c.currency = b.currency and c.kind <> ''fee''
      ), 0), 0) end' else 'b.price' end;
  from_time constant timestamp := from_day;
  until_time constant timestamp := to_day + 1;
  customers uuid[];
  matches bigint;
  costs jsonb;
begin
  perform private.check_search(search);
  customers := private.search_people(search);
  execute format(
    'select coalesce(sum(one.total), 0), jsonb_object_agg(one.currency, one.due) filter (where one.due is not null)
    from (
      select of_kind.currency, sum(of_kind.total) as total, sum(of_kind.due) as due
      from (
        select b.currency, count(*) as total, sum(b.price) filter (where b.status <> ''cancelled'') as due
        from public.bookings b %1$s
        group by b.currency
        union all
        select of_booking.currency, 0, sum(of_booking.due)
        from (
          select c.currency, greatest(sum(c.due), case c.currency when b.currency then -b.price else 0 end) as due
          from public.booking_charges c join public.bookings b on b.id = c.booking_id %1$s
            and c.due <> 0 and (b.status = ''cancelled'') = (c.kind = ''fee'')
          group by b.id, c.currency
        ) of_booking
        group by of_booking.currency
      ) of_kind
      group by of_kind.currency
    ) one', matching) into matches, costs
    using customers, with_status, with_type, from_time, until_time, after_created, after_id, asked_to_cancel;
  return query execute format(
    -- The money of what is shown alone, not of all that is skipped.
    'select private.booking_columns(b.whole) || jsonb_build_object(''booking_money'', public.booking_money(b.whole)),
      p.full_name, coalesce(u.email::text, p.email), p.phone, $9, $12
    from (
      select b as whole, b.id, b.user_id, b.booking_date, b.created_at, b.currency, %4$s as cost
      from public.bookings b %1$s order by %2$s, b.id %3$s limit $10 offset $11
    ) b
    left join public.profiles p on p.id = b.user_id
    left join auth.users u on u.id = p.account_id
    order by %2$s, b.id %3$s', matching, sorted_by, direction, cost_of)
    using customers, with_status, with_type, from_time, until_time, after_created, after_id,
      asked_to_cancel, matches, per_page,
      -- Whoever asks for a page beyond the last gets the last.
      least(greatest(skip, 0), greatest(matches - 1, 0) / per_page * per_page), coalesce(costs, '{}');
end
$$;
comment on function public.list_bookings is
  'One page (at most 1000) of the bookings that match, each with all its columns, its money and its customer, for admins; total counts them all, sums says by currency what they cost. search: words of the customer''s name or email address, and a part of the phone number. asked_to_cancel: only those whose customer waits for the studio to cancel them. from_day, to_day: days of the studio, both included. sort: date, created or price. after_created and after_id, with sort created ascending: those made after that one, for an export whose rows change meanwhile. Codes: not_allowed, search_too_long.';
grant execute on function public.list_bookings to authenticated;

create function public.customer_email(booking public.bookings) returns text
language sql stable security definer
set search_path = ''
as $$
  select private.email_of(booking.user_id) where private.is_admin()
$$;
comment on function public.customer_email is
  'Computed column of bookings: the customer''s email address for admins, null for everybody else.';
grant execute on function public.customer_email to authenticated;

-- What bookings cost and what was paid, in the list of all of them, in what is known of a person, and in what people
-- take along of their own.

drop function public.list_bookings(
  text, public.booking_status, text, date, date, text, boolean, integer, integer, timestamptz, uuid, boolean);
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
    when 'created' then 'b.created_at ' when 'price' then format('b.currency %s, b.price ', direction)
    else 'b.booking_date ' end || direction;
  from_time constant timestamp := from_day;
  until_time constant timestamp := to_day + 1;
  patterns constant text[] := private.search_patterns(search);
  digits constant text := private.search_digits(search);
  customers uuid[];
  matches bigint;
  costs jsonb;
begin
  perform private.require_admin();
  if search <> '' then
    select coalesce(array_agg(p.id), '{}') into customers
    from public.profiles p
    left join auth.users u on u.id = p.account_id
    where lower(concat_ws(' ', u.email, p.email, p.full_name)) like all (patterns) or position(digits in p.phone) > 0;
  end if;
  execute format(
    'select coalesce(sum(one.total), 0), jsonb_object_agg(one.currency, one.due) filter (where one.due is not null)
    from (
      select of_kind.currency, sum(of_kind.total) as total, sum(of_kind.due) as due
      from (
        select b.currency, count(*) as total, sum(b.price) filter (where b.status <> ''cancelled'') as due
        from public.bookings b %1$s
        group by b.currency
        union all
        select c.currency, 0, sum(c.due)
        from public.booking_charges c join public.bookings b on b.id = c.booking_id %1$s
          and c.due <> 0 and (b.status <> ''cancelled'' or c.kind = ''fee'')
        group by c.currency
      ) of_kind
      group by of_kind.currency
    ) one', matching) into matches, costs
    using customers, with_status, with_type, from_time, until_time, after_created, after_id, asked_to_cancel;
  return query execute format(
    -- The money of what is shown alone, not of all that is skipped.
    'select to_jsonb(b.whole) - ''during'' - ''held'' || jsonb_build_object(''booking_money'', public.booking_money(b.whole)),
      p.full_name, coalesce(u.email::text, p.email), p.phone, $9, $12
    from (
      select b as whole, b.id, b.user_id, b.booking_date, b.created_at, b.currency, b.price
      from public.bookings b %1$s order by %2$s, b.id %3$s limit $10 offset $11
    ) b
    left join public.profiles p on p.id = b.user_id
    left join auth.users u on u.id = p.account_id
    order by %2$s, b.id %3$s', matching, sorted_by, direction)
    using customers, with_status, with_type, from_time, until_time, after_created, after_id,
      asked_to_cancel, matches, per_page,
      -- Whoever asks for a page beyond the last gets the last.
      least(greatest(skip, 0), greatest(matches - 1, 0) / per_page * per_page), coalesce(costs, '{}');
end
$$;
comment on function public.list_bookings is
  'One page (at most 1000) of the bookings that match, each with all its columns, its money and its customer, for admins; total counts them all, sums says by currency what they cost. search: words of the customer''s name or email address, or a part of the phone number. asked_to_cancel: only those whose customer waits for the studio to cancel them. from_day, to_day: days of the studio, both included. sort: date, created or price. after_created and after_id, with sort created ascending: those made after that one, for an export whose rows change meanwhile. Code: not_allowed.';
grant execute on function public.list_bookings to authenticated;

create or replace function private.record_of(person uuid)
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
        count(*) filter (where b.status = 'cancelled' and exists (
          select from public.booking_events e where e.booking_id = b.id and e.after ->> 'status' = 'confirmed'
        )) as cancelled,
        count(*) filter (where b.attendance = 'no_show') as missed,
        sum(b.price) filter (where b.status = 'confirmed') as revenue
      from public.bookings b where b.user_id = person group by b.currency
      union all
      select h.currency, 0, 0, 0, sum(h.due)
      from public.booking_charges h
      join public.bookings b on b.id = h.booking_id
      where b.user_id = person and h.due <> 0 and (b.status = 'confirmed' or b.status = 'cancelled' and h.kind = 'fee')
      group by h.currency
    ) k
    group by k.currency
  ) c
$$;

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
        select to_jsonb(p) - 'id' from public.profiles p where p.id = u.id
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
          ), 'charges', (
            -- Who of the studio wrote it is not the customer's data.
            select coalesce(jsonb_agg(to_jsonb(c) - 'booking_id' - 'author_id' order by c.written_at), '[]')
            from public.booking_charges c where c.booking_id = b.id
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
comment on function public.export_own_data is
  'Everything the studio keeps of the caller: account, profile, bookings with their history and charges, which mails they were sent and the address of their calendar. Code: session_expired.';

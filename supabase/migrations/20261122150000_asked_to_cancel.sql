-- What customers asked the studio to cancel: found in the list, named on the overview.

create index bookings_asked_to_cancel on public.bookings (booking_date) where cancel_asked_at is not null;

drop function public.list_bookings(
  text, public.booking_status, text, date, date, text, boolean, integer, integer, timestamptz, uuid);
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
  booking jsonb, customer_name text, customer_email text, customer_phone text, total bigint
)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  per_page constant integer := least(greatest(page_size, 1), 1000);
  -- The values are known when EXECUTE plans, so a filter that is not set costs nothing.
  matching constant text := 'from public.bookings b
    where ($1 is null or b.user_id = any ($1))
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
  customers uuid[];
  matches bigint;
begin
  if not private.is_admin() then
    perform private.refuse('not_allowed', 403);
  end if;
  if search <> '' then
    select coalesce(array_agg(p.id), '{}') into customers
    from public.profiles p
    join auth.users u on u.id = p.id
    where position(lower(search) in lower(coalesce(u.email, '') || ' ' || coalesce(p.full_name, ''))) > 0;
  end if;
  execute 'select count(*) ' || matching into matches
    using customers, with_status, with_type, from_time, until_time, after_created, after_id, asked_to_cancel;
  return query execute format(
    'select to_jsonb(b) - ''during'' - ''held'', p.full_name, u.email::text, p.phone, $9
    from (select b.* %1$s order by %2$s, b.id %3$s limit $10 offset $11) b
    left join public.profiles p on p.id = b.user_id
    left join auth.users u on u.id = b.user_id
    order by %2$s, b.id %3$s', matching, sorted_by, direction)
    using customers, with_status, with_type, from_time, until_time, after_created, after_id,
      asked_to_cancel, matches, per_page,
      -- Whoever asks for a page beyond the last gets the last.
      least(greatest(skip, 0), greatest(matches - 1, 0) / per_page * per_page);
end
$$;
comment on function public.list_bookings is
  'One page (at most 1000) of the bookings that match, each with all its columns and its customer, for admins; total counts them all. search: part of the customer''s name or email. asked_to_cancel: only those whose customer waits for the studio to cancel them. from_day, to_day: days of the studio, both included. sort: date, created or price. after_created and after_id, with sort created ascending: those made after that one, for an export whose rows change meanwhile. Code: not_allowed.';
grant execute on function public.list_bookings to authenticated;

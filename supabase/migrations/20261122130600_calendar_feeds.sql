-- A private address from which a calendar program reads one's bookings, or the studio's.

create table private.calendar_feeds (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  hash bytea not null constraint calendar_feeds_hash unique,
  created_at timestamptz not null default now(),
  read_at timestamptz
);
comment on table private.calendar_feeds is 'Whose calendar can be read from which address; only the address''s hash is kept.';
alter table private.calendar_feeds enable row level security;

create function public.create_calendar_feed() returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  token constant text := private.new_token();
begin
  perform private.account_exists();
  insert into private.calendar_feeds (user_id, hash) values (auth.uid(), private.token_hash(token))
  on conflict (user_id) do update set hash = excluded.hash, created_at = now(), read_at = null;
  return token;
end
$$;
comment on function public.create_calendar_feed is
  'A new address of the caller''s calendar; the one before reads nothing from then on. Code: session_expired.';
grant execute on function public.create_calendar_feed to authenticated;

create function public.revoke_calendar_feed() returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from private.calendar_feeds where user_id = auth.uid();
end
$$;
comment on function public.revoke_calendar_feed is 'The address of the caller''s calendar reads nothing any more.';
grant execute on function public.revoke_calendar_feed to authenticated;

create function public.calendar_feed() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object('created_at', f.created_at, 'read_at', f.read_at)
  from private.calendar_feeds f where f.user_id = auth.uid()
$$;
comment on function public.calendar_feed is
  'Since when the caller''s calendar has an address and when it was last read; null without one.';
grant execute on function public.calendar_feed to authenticated;

create function public.calendar_feed_content(token text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  reader public.profiles;
  since constant timestamptz := now() - interval '90 days';
begin
  update private.calendar_feeds f set read_at = now() where f.hash = private.token_hash(token);
  select p.* into reader from private.calendar_feeds f join public.profiles p on p.id = f.user_id
  where f.hash = private.token_hash(token);
  if not found then
    return null;
  end if;
  return jsonb_build_object(
    'admin', reader.role = 'admin', 'name', reader.full_name, 'locale', reader.locale,
    'bookings', coalesce((
      select jsonb_agg(private.booking_facts(b) order by b.booking_date, b.id)
      from public.bookings b
      where b.booking_date >= since and (reader.role = 'admin' or b.user_id = reader.id)
        and case b.status
          when 'confirmed' then true
          when 'pending' then b.expires_at is null or b.expires_at > now()
          -- A calendar program has to be told to take it out.
          else exists (
            select from public.booking_events e where e.booking_id = b.id and e.after ->> 'status' = 'confirmed') end
    ), '[]'),
    'closures', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', c.id, 'starts_at', c.starts_at, 'ends_at', c.ends_at, 'kind', c.kind, 'note', c.note) order by c.starts_at)
      from public.closures c where c.ends_at >= since and reader.role = 'admin'
    ), '[]')
  );
end
$$;
comment on function public.calendar_feed_content is
  'What the calendar of an address shows, from 90 days ago on: an admin''s all bookings and closures, a customer''s own bookings; null for an unknown address. For the service only.';
grant execute on function public.calendar_feed_content to service_role;

-- How accounts stand: blocked, with a second step, last signed in, invited; and what goes with a deleted one.

drop function public.list_users(text, public.user_role, integer, integer);
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
  patterns constant text[] := private.search_patterns(search);
  digits constant text := private.search_digits(search);
begin
  perform private.require_admin();
  return query
    select one.id, one.email, one.full_name, one.phone, one.role, one.created_at, one.has_account,
      s.blocked, s.second_step, s.last_sign_in_at, s.invited_at, r.bookings, r.cancellations, r.no_shows, one.total
    from (
      select p.id, coalesce(u.email::text, p.email) as email, p.full_name, p.phone, p.role, p.created_at,
        p.has_account, count(*) over () as total
      from public.profiles p
      left join auth.users u on u.id = p.account_id
      where (with_role is null or p.role = with_role)
        and (lower(concat_ws(' ', u.email, p.email, p.full_name)) like all (patterns) or position(digits in p.phone) > 0)
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
  'People for admins, those without an account, too, with how their account stands and what the studio has had of them, newest first, at most 100 a page; total counts all that match. search: words of the name or address, or a part of the phone number. Code: not_allowed.';
grant execute on function public.list_users to authenticated;

drop function public.get_user(uuid);
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

create function private.forget_account() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('bookings'));
  perform private.forget_bookings_of(new.id);
  delete from public.profiles p where p.id = new.id;
  return null;
end
$$;
comment on function private.forget_account is
  'The authentication service keeps an empty row of an account that an admin deletes. What the studio knows of the person goes as with one that its owner deletes.';
create trigger forget_account after update of deleted_at on auth.users
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function private.forget_account();

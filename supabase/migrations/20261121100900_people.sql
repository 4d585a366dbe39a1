-- The people the studio knows, for admins.

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

create function public.get_user(user_id uuid) returns table (
  id uuid, email text, full_name text, phone text, role public.user_role, created_at timestamptz,
  notifications boolean, newsletter boolean, bookings bigint, revenue numeric
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
      (select count(*) from public.bookings b where b.user_id = p.id),
      (select coalesce(sum(b.price), 0) from public.bookings b where b.user_id = p.id and b.status = 'confirmed')
    from public.profiles p
    join auth.users u on u.id = p.id
    where p.id = get_user.user_id;
  if not found then
    perform private.refuse('user_not_found', 404);
  end if;
end
$$;
comment on function public.get_user is
  'One account for admins: contact, choices, number of bookings and revenue of the confirmed ones. Codes: not_allowed, user_not_found.';
grant execute on function public.get_user to authenticated;

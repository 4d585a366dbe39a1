-- One account as an admin sees it.

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

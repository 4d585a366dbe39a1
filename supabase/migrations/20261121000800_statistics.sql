-- The numbers of the admin's first screen.

create function public.admin_statistics()
returns table (total_bookings bigint, pending_bookings bigint, total_users bigint, total_revenue numeric)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if not private.is_admin() then
    perform private.refuse('not_allowed', 403);
  end if;
  return query
    select b.total, b.pending, (select count(*) from public.profiles), b.revenue
    from (
      select count(*) as total,
        count(*) filter (where status = 'pending') as pending,
        coalesce(sum(price) filter (where status = 'confirmed'), 0) as revenue
      from public.bookings
    ) b;
end
$$;
comment on function public.admin_statistics is
  'Counts of bookings, open requests and accounts, and the revenue of confirmed bookings. Code: not_allowed.';
grant execute on function public.admin_statistics to authenticated;

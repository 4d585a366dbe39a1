-- Whose booking it is, for admins.

create function public.customer_email(booking public.bookings) returns text
language sql stable security definer
set search_path = ''
as $$
  select u.email from auth.users u where u.id = booking.user_id and private.is_admin()
$$;
comment on function public.customer_email is
  'Computed column of bookings: the customer''s e-mail address for admins, null for everybody else.';
grant execute on function public.customer_email to authenticated;

-- Customers see that it was the studio, never who of it: an account's id opens other doors. What a booking's history and
-- charges tell of who did it comes from functions that know whom they answer.

drop policy "who may read a booking may read its history" on public.booking_events;
revoke select on public.booking_events from authenticated;

create function public.booking_history(booking_id uuid)
returns table (id bigint, happened_at timestamptz, done_by text, action text, before jsonb, after jsonb)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.account_exists();
  return query
    select e.id, e.happened_at,
      case
        when e.actor_id = auth.uid() then 'you'
        when e.action = 'expired' then 'nobody'
        -- Of a deleted account both are gone.
        when e.actor_id is not distinct from b.user_id then 'customer'
        else 'studio' end,
      e.action, e.before, e.after
    from public.bookings b
    join public.booking_events e on e.booking_id = b.id
    where b.id = booking_history.booking_id and (b.user_id = auth.uid() or private.is_admin())
    order by e.id;
end
$$;
comment on function public.booking_history is
  'The history of a booking, oldest first, to its customer and to admins. done_by: you, customer, studio or nobody. Codes: session_expired, second_step_needed.';
grant execute on function public.booking_history to authenticated;

revoke select on public.booking_charges from authenticated;
grant select (id, booking_id, kind, due, paid, currency, method, reason, reverses, written_at)
  on public.booking_charges to authenticated;

create function public.list_booking_charges(booking_id uuid)
returns table (
  id uuid, kind text, due numeric, paid numeric, currency text, method text, reason text, reverses uuid,
  written_at timestamptz, author text
)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  for_admin constant boolean := private.is_admin();
begin
  perform private.account_exists();
  return query
    select c.id, c.kind, c.due, c.paid, c.currency, c.method, c.reason, c.reverses, c.written_at,
      case when for_admin then p.full_name end
    from public.bookings b
    join public.booking_charges c on c.booking_id = b.id
    left join public.profiles p on p.id = c.author_id
    where b.id = list_booking_charges.booking_id and (b.user_id = auth.uid() or for_admin)
    order by c.written_at, c.id;
end
$$;
comment on function public.list_booking_charges is
  'What a booking costs beside its price and what was paid, oldest first, to its customer and to admins; author: who wrote it, to admins only. Codes: session_expired, second_step_needed.';
grant execute on function public.list_booking_charges to authenticated;

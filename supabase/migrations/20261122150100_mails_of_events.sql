-- A mail is told beside what it tells of.

drop function public.booking_mails(uuid);
create function public.booking_mails(booking_id uuid)
returns table (id uuid, event_id bigint, kind text, audience text, state text, at timestamptz)
language sql stable security definer
set search_path = ''
as $$
  select o.id, o.event_id, o.kind, o.audience, o.state, coalesce(o.finished_at, o.due_at)
  from private.outbox o
  join public.bookings b on b.id = o.booking_id
  where o.booking_id = booking_mails.booking_id and o.state <> 'dropped'
    and (private.is_admin() or b.user_id = auth.uid() and o.audience = 'customer')
  order by o.number
$$;
comment on function public.booking_mails is
  'The mails of a booking in the order of what they tell: to its customer those to them, to admins all. event_id: the step of its history that a mail tells of; null for what time brings, such as a reminder. at: when it was sent or failed, or will be tried next.';
grant execute on function public.booking_mails to authenticated;

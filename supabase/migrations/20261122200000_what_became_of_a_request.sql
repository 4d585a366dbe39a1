-- Who opens an answer's link late wants to know what became of the request, and when it was made.

create or replace function public.request_to_answer(token text) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  known constant private.mail_tokens := private.mail_token(token, '{answer}');
begin
  return (
    select jsonb_build_object(
      'booking', f.facts, 'customer', f.facts -> 'customer', 'asked_at', b.created_at, 'updated_at', b.updated_at,
      'answer', (
        select jsonb_build_object(
          'at', e.happened_at,
          'by', case when e.action = 'expired' then 'nobody' when e.actor_id = b.user_id then 'customer' else 'studio' end,
          'name', p.full_name)
        from public.booking_events e left join public.profiles p on p.id = e.actor_id and p.role = 'admin'
        where e.booking_id = b.id and e.action in ('status_changed', 'expired') and b.status <> 'pending'
        order by e.id desc limit 1
      ))
    from public.bookings b, private.booking_facts(b) as f (facts) where b.id = known.booking_id
  );
end
$$;
comment on function public.request_to_answer is
  'The request that a mail to the studio asks to answer, its version and, once it waits no longer, who ended that and when: studio, customer or nobody, for it was released. Code: link_not_valid.';

-- A request that the studio declines from its mail just after its time was declined, not released.

create or replace function private.record_booking_event() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  -- Whose booking it is goes with the account; the rest never changes or follows from what does.
  left_out constant text[] := '{id,user_id,created_at,updated_at,during,held,buffer_before,buffer_after,cancel_hours,expires_at}';
  new_values constant jsonb := to_jsonb(new) - left_out;
  changed_from jsonb;
  changed_to jsonb;
begin
  if tg_op = 'INSERT' then
    insert into public.booking_events (booking_id, actor_id, action, after)
    values (new.id, auth.uid(), 'created', new_values);
    return null;
  end if;
  select jsonb_object_agg(o.key, o.value), jsonb_object_agg(o.key, new_values -> o.key)
  into changed_from, changed_to
  from jsonb_each(to_jsonb(old) - left_out) o
  where o.value is distinct from new_values -> o.key;
  -- A price says nothing without its currency.
  if changed_from ? 'price' then
    changed_from := changed_from || jsonb_build_object('currency', old.currency);
    changed_to := changed_to || jsonb_build_object('currency', new.currency);
  end if;
  if changed_from is not null then
    insert into public.booking_events (booking_id, actor_id, action, before, after)
    values (new.id, auth.uid(), case
        when changed_from ? 'status' then case
          when auth.uid() is null and new.status = 'cancelled' and old.status = 'pending' and old.expires_at <= now()
            and current_setting('gegee.answered_by_mail', true) is distinct from 'yes'
          then 'expired' else 'status_changed' end
        when changed_from ? 'cancel_asked_at' then 'cancel_asked' else 'edited' end,
      changed_from, changed_to);
  end if;
  return null;
end
$$;

-- The mails of somebody belong to what the studio keeps of them, and leaving is a cancellation the studio hears of.

create or replace function public.export_own_data() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.account_exists();
  return (
    select jsonb_build_object(
      'account', jsonb_build_object('id', u.id, 'email', u.email, 'created_at', u.created_at),
      'profile', (
        select to_jsonb(p) - 'id' from public.profiles p where p.id = u.id
      ),
      'bookings', coalesce((
        select jsonb_agg(
          to_jsonb(b) - 'user_id' - 'during' - 'held' || jsonb_build_object('history', (
            select coalesce(jsonb_agg(jsonb_build_object(
              'happened_at', e.happened_at, 'action', e.action,
              -- Who of the studio it was is not the customer's data.
              'by', case when e.actor_id = u.id then 'you' else 'studio' end,
              'before', e.before, 'after', e.after
            ) order by e.id), '[]')
            from public.booking_events e where e.booking_id = b.id
          )) order by b.booking_date
        )
        from public.bookings b where b.user_id = u.id
      ), '[]'),
      'mails', coalesce((
        select jsonb_agg(jsonb_build_object('kind', o.kind, 'sent_at', o.finished_at) order by o.number)
        from private.outbox o where o.user_id = u.id and o.state = 'sent'
      ), '[]'),
      'calendar_feed', (
        select to_jsonb(f) - 'user_id' - 'hash' from private.calendar_feeds f where f.user_id = u.id
      )
    )
    from auth.users u where u.id = auth.uid()
  );
end
$$;
comment on function public.export_own_data is
  'Everything the studio keeps of the caller: account, profile, bookings and their history, which mails they were sent and the address of their calendar. Code: session_expired.';

create or replace function public.delete_own_account() returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  claims constant text := current_setting('request.jwt.claims', true);
  claim_sub constant text := current_setting('request.jwt.claim.sub', true);
  -- What was booked stays, and whose it was goes with the account. Every other column that customers may write
  -- holds the person's own words.
  agreed constant text[] := '{user_id,booking_date,duration,type,price,currency,service_names,status}';
  without_own_words constant text := (
    select string_agg(format('%I = default', attname), ', ')
    from pg_catalog.pg_attribute
    where attrelid = 'public.bookings'::regclass and attnum > 0 and not attisdropped and attname <> all (agreed)
      and (has_column_privilege('authenticated', attrelid, attnum, 'insert')
        or has_column_privilege('authenticated', attrelid, attnum, 'update'))
  );
begin
  perform private.account_exists();
  -- The page asks for the password and signs in with it anew. Here only the age of the session counts, so
  -- that guesses run into the limits of the authentication service and no password comes this way.
  if not exists (
    select 1 from auth.sessions s
    where s.id = (auth.jwt() ->> 'session_id')::uuid and s.user_id = me
      and s.created_at > now() - interval '5 minutes'
  ) then
    perform private.refuse('sign_in_too_old', 403);
  end if;
  -- Writers of bookings queue before they touch a row; so does this one, before it locks the account.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('bookings'));

  -- Who leaves is gone when the studio reads this.
  insert into private.outbox (kind, audience, once, booking_id, payload)
  select 'cancelled_by_customer', 'studio', 'left:' || b.id, b.id,
    jsonb_build_object('customer', private.booking_facts(b) -> 'customer')
  from public.bookings b
  where b.user_id = me and b.booking_date > now() and b.status in ('pending', 'confirmed') and not private.is_admin();

  -- Customers may not cancel what is confirmed; by leaving they do: for these lines this is the operator's hand.
  perform set_config('request.jwt.claims', '', true), set_config('request.jwt.claim.sub', '', true);
  execute format(
    'update public.bookings
    set status = case when booking_date > now() then ''cancelled'' else status end, %s
    where user_id = $1', without_own_words
  ) using me;
  update public.booking_events e
  set before = e.before - array(select key from jsonb_object_keys(e.before) key where key <> all (agreed)),
    after = e.after - array(select key from jsonb_object_keys(e.after) key where key <> all (agreed))
  from public.bookings b
  where b.id = e.booking_id and b.user_id = me
    and exists (select from jsonb_object_keys(e.after) key where key <> all (agreed));
  delete from public.booking_events e
  using public.bookings b
  where b.id = e.booking_id and b.user_id = me and e.action = 'edited' and e.after = '{}';

  delete from auth.users where id = me;
  perform set_config('request.jwt.claims', coalesce(claims, ''), true),
    set_config('request.jwt.claim.sub', coalesce(claim_sub, ''), true);
end
$$;

-- The history of each booking: who did what, when. Written by the database only, read through booking_history(), which
-- knows whom it answers: customers see that it was the studio, never who of it, for an account's id opens other doors.

create table public.booking_events (
  id bigint generated always as identity primary key,
  booking_id uuid not null references public.bookings (id) on delete cascade,
  actor_id uuid references public.profiles (id) on delete set null,
  by_customer boolean not null default false,
  happened_at timestamptz not null default clock_timestamp(),
  action text not null check (
    action in ('created', 'status_changed', 'edited', 'cancel_asked', 'cancel_kept', 'expired', 'undone',
      'time_offered', 'offer_accepted', 'offer_kept')),
  before jsonb,
  after jsonb not null
);
comment on table public.booking_events is 'Append-only history of bookings.';
comment on column public.booking_events.actor_id is 'Who did it; null for the operator''s own hand or a deleted account.';
comment on column public.booking_events.by_customer is
  'Whether it was its customer, which stays known when both accounts are gone.';
comment on column public.booking_events.before is 'The changed columns before; null for action created.';
comment on column public.booking_events.after is 'The changed columns after.';
create index booking_events_by_booking on public.booking_events (booking_id, id);
-- How many changes somebody made in the last hour; and an account goes without a search through all of the history.
create index booking_events_by_actor on public.booking_events (actor_id, happened_at);
alter table public.booking_events
  alter column before set statistics 0,
  alter column after set statistics 0;

alter table public.booking_events enable row level security;
grant all on public.booking_events to service_role;

create function private.record_booking_event() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  -- Whose booking it is goes with the account; the rest never changes or follows from what does.
  left_out constant text[] := '{id,user_id,created_at,updated_at,buffer_before,buffer_after,cancel_hours,expires_at}';
  new_values constant jsonb := private.booking_columns(new) - left_out;
  -- Where a function writes by become_operator(): what it does, and for whom.
  deed constant text := nullif(current_setting('gegee.deed', true), '');
  doer constant uuid := coalesce(auth.uid(), nullif(current_setting('gegee.doer', true), '')::uuid);
  -- Whoever leaves cancels what is ahead, with no mail to themselves: so they are not its actor.
  by_customer constant boolean := coalesce(
    coalesce(doer, nullif(current_setting('gegee.leaver', true), '')::uuid) = new.user_id, false);
  changed_from jsonb;
  changed_to jsonb;
begin
  if tg_op = 'INSERT' then
    insert into public.booking_events (booking_id, actor_id, by_customer, action, after)
    values (new.id, doer, by_customer, 'created', new_values);
    return null;
  end if;
  select jsonb_object_agg(o.key, o.value), jsonb_object_agg(o.key, new_values -> o.key)
  into changed_from, changed_to
  from jsonb_each(private.booking_columns(old) - left_out) o
  where o.value is distinct from new_values -> o.key;
  -- A price says nothing without its currency.
  if changed_from ? 'price' then
    changed_from := changed_from || jsonb_build_object('currency', old.currency);
    changed_to := changed_to || jsonb_build_object('currency', new.currency);
  end if;
  if changed_from is not null then
    insert into public.booking_events (booking_id, actor_id, by_customer, action, before, after)
    values (new.id, doer, by_customer, case
        when deed is not null then deed
        when changed_from ? 'status' then case
          when auth.uid() is null and new.status = 'cancelled' and old.status = 'pending' and old.expires_at <= now()
            and current_setting('gegee.answered_by_mail', true) is distinct from 'yes'
          then 'expired' else 'status_changed' end
        -- Moved by the studio, a session loses the wish: that is no other deed.
        when changed_to ->> 'cancel_asked_at' is not null then 'cancel_asked'
        when changed_to = '{"cancel_asked_at": null}' then 'cancel_kept' else 'edited' end,
      changed_from, changed_to);
  end if;
  return null;
end
$$;
comment on function private.record_booking_event is 'Writes the history; only what changed is kept.';
create trigger record_booking_event after insert or update on public.bookings
  for each row execute function private.record_booking_event();

create function private.was_agreed(booking_id uuid) returns boolean
language sql stable
set search_path = ''
as $$
  select exists (
    select from public.booking_events e
    where e.booking_id = was_agreed.booking_id and e.after ->> 'status' = 'confirmed' and e.action <> 'undone'
      and (
        select n.action from public.booking_events n
        where n.booking_id = e.booking_id and n.id > e.id order by n.id limit 1
      ) is distinct from 'undone'
  )
$$;
comment on function private.was_agreed is
  'Whether a booking was confirmed at some time. Of a confirmation that was taken back nobody has heard: it was none.';

create function private.done_by(event public.booking_events, reader uuid default null) returns text
language sql immutable
set search_path = ''
as $$
  select case
    when event.actor_id = reader then 'you'
    when event.action = 'expired' then 'nobody'
    when event.by_customer then 'customer'
    else 'studio' end
$$;
comment on function private.done_by is
  'Who did a step of the history: you (the reader), customer, nobody, or studio, never who of it.';

create function public.booking_history(booking_id uuid)
returns table (id bigint, happened_at timestamptz, done_by text, action text, before jsonb, after jsonb)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_session();
  return query
    select e.id, e.happened_at, private.done_by(e, auth.uid()), e.action, e.before, e.after
    from public.bookings b
    join public.booking_events e on e.booking_id = b.id
    where b.id = booking_history.booking_id and (b.user_id = auth.uid() or private.is_admin())
    order by e.id;
end
$$;
comment on function public.booking_history is
  'The history of a booking, oldest first, to its customer and to admins. done_by: you, customer, studio or nobody. Codes: session_expired, second_step_needed.';
grant execute on function public.booking_history to authenticated;

-- Admins and the operator are not limited.
create function private.limit_changes() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if auth.uid() is null or private.is_admin() then return new; end if;
  if (
    select count(*) from public.booking_events e
    where e.actor_id = auth.uid() and e.happened_at > now() - interval '1 hour'
  ) >= 200 then
    perform private.refuse('too_many_requests', 429);
  end if;
  return new;
end
$$;
comment on function private.limit_changes is
  'A customer changes bookings at most 200 times an hour: cancelled ones and the history stay for good, so a script that books and cancels must come to an end. Code: too_many_requests.';
create trigger limit_changes before insert on public.booking_events
  for each row execute function private.limit_changes();

-- The history of each booking: who did what, when. Written by the database only.

create table public.booking_events (
  id bigint generated always as identity primary key,
  booking_id uuid not null references public.bookings (id) on delete cascade,
  actor_id uuid references public.profiles (id) on delete set null,
  happened_at timestamptz not null default clock_timestamp(),
  action text not null check (action in ('created', 'status_changed', 'edited')),
  before jsonb,
  after jsonb not null
);
comment on table public.booking_events is 'Append-only history of bookings.';
comment on column public.booking_events.actor_id is 'Who did it; null for the operator''s own hand or a deleted account.';
comment on column public.booking_events.before is 'The changed columns before; null for action created.';
comment on column public.booking_events.after is 'The changed columns after.';
create index booking_events_by_booking on public.booking_events (booking_id, id);
-- How many changes somebody made in the last hour; and an account goes without a search through all of the history.
create index booking_events_by_actor on public.booking_events (actor_id, happened_at);
alter table public.booking_events
  alter column before set statistics 0,
  alter column after set statistics 0;

create function private.record_booking_event() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  -- Whose booking it is goes with the account; the rest never changes or follows from what does.
  left_out constant text[] := '{id,user_id,created_at,updated_at,during}';
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
  if changed_from is not null then
    insert into public.booking_events (booking_id, actor_id, action, before, after)
    values (new.id, auth.uid(), case when changed_from ? 'status' then 'status_changed' else 'edited' end,
      changed_from, changed_to);
  end if;
  return null;
end
$$;
comment on function private.record_booking_event is 'Writes the history; only what changed is kept.';
create trigger record_booking_event after insert or update on public.bookings
  for each row execute function private.record_booking_event();

alter table public.booking_events enable row level security;

create policy "who may read a booking may read its history" on public.booking_events
  for select to authenticated
  using (exists (select 1 from public.bookings b where b.id = booking_id));

grant select on public.booking_events to authenticated;
grant all on public.booking_events to service_role;

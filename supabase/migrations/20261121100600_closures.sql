-- Times at which the studio is closed beyond its opening hours. No live booking ever overlaps one.

create type public.closure_kind as enum ('holiday', 'maintenance', 'private_shoot', 'other');

create table public.closures (
  id uuid primary key default gen_random_uuid(),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  kind public.closure_kind not null default 'other',
  note text constraint closures_note_length check (char_length(note) <= 500),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  during tstzrange not null generated always as (tstzrange(starts_at, ends_at, '[)')) stored,
  constraint closures_no_overlap exclude using gist (during with &&)
);
comment on table public.closures is 'Periods in which nothing can be booked. Why is for admins only; everybody learns that the studio is closed.';
comment on column public.closures.ends_at is 'Not included.';
comment on column public.closures.updated_at is 'The version: every change gives another.';
comment on constraint closures_no_overlap on public.closures is 'One reason at a time: whoever lengthens a closure sees the next one.';
alter table public.closures alter column note set statistics 0;

create function private.closure_refusal(starts_at timestamptz, ends_at timestamptz, at_time timestamptz)
returns text
language plpgsql stable
set search_path = ''
as $$
begin
  if starts_at >= ends_at then return 'closure_ends_before_start'; end if;
  if ends_at <= at_time then return 'closure_is_past'; end if;
  -- Hours, not days: a day of the session's zone may have 23. A slip of the keyboard closes no decade.
  if ends_at > starts_at + interval '8784 hours' then return 'closure_too_long'; end if;
  if ends_at > timestamptz '2100-01-01 00:00:00+00' then return 'booking_too_far_ahead'; end if;
  return null;
end
$$;
comment on function private.closure_refusal is
  'Why the studio cannot be closed in this period, judged at at_time, or null. A test holds it equal to closureRefusal() of src/domain/calendar/closure.ts.';

create function private.check_closure() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  refusal text;
begin
  if tg_op = 'UPDATE' then
    -- A version is never given twice, whatever the clock does.
    new.updated_at := greatest(clock_timestamp(), old.updated_at + interval '1 microsecond');
    if (new.starts_at, new.ends_at) is not distinct from (old.starts_at, old.ends_at) then
      return new;
    end if;
  end if;
  refusal := private.closure_refusal(new.starts_at, new.ends_at, now());
  if refusal is not null then
    perform private.refuse(refusal, 422);
  end if;
  -- Writers of bookings and of closures queue, so nothing can come in between.
  if exists (
    select from public.bookings b
    where b.during && tstzrange(new.starts_at, new.ends_at, '[)') and b.status in ('pending', 'confirmed')
  ) then
    perform private.refuse('closure_over_bookings', 409);
  end if;
  return new;
end
$$;
comment on function private.check_closure is
  'A closure has a sensible length and no live booking under it, whoever writes it. Codes: closure_*, booking_too_far_ahead.';
create trigger a_queue_booking_writes before insert or update on public.closures
  for each statement execute function private.queue_booking_writes();
create trigger check_closure before insert or update on public.closures
  for each row execute function private.check_closure();

create function private.keep_out_of_closures() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if exists (select from public.closures c where c.during && new.during) then
    perform private.refuse('booking_closed', 409);
  end if;
  return null;
end
$$;
comment on function private.keep_out_of_closures is
  'No live booking into a closure, not by admins or the operator either. After the row, when its period is computed and no other booking has it. Code: booking_closed.';
create trigger keep_out_of_closures after insert or update on public.bookings
  for each row when (new.status in ('pending', 'confirmed'))
  execute function private.keep_out_of_closures();

alter table public.closures enable row level security;

create policy "admins read closures" on public.closures
  for select to authenticated using ((select private.is_admin()));
create policy "admins close the studio" on public.closures
  for insert to authenticated with check ((select private.is_admin()));
create policy "admins change closures" on public.closures
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins open the studio again" on public.closures
  for delete to authenticated using ((select private.is_admin()));

grant select, delete on public.closures to authenticated;
grant insert (starts_at, ends_at, kind, note), update (starts_at, ends_at, kind, note)
  on public.closures to authenticated;
grant all on public.closures to service_role;

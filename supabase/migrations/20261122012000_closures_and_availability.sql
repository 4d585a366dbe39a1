-- Times at which the studio is closed beyond its opening hours, once or repeatedly, and which times are taken or closed
-- for everybody. No live booking overlaps a closure, unless it was over by then, or the closure keeps those it found
-- until they are moved.

create type public.closure_kind as enum ('holiday', 'maintenance', 'private_shoot', 'other');

create table public.closures (
  id uuid primary key default gen_random_uuid(),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  kind public.closure_kind not null default 'other',
  note text constraint closures_note_length check (char_length(note) <= 500),
  keeps_bookings boolean not null default false,
  series uuid,
  repeats text constraint closures_repeats check (repeats in ('weekly', 'yearly')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  during tstzrange not null generated always as (tstzrange(starts_at, ends_at, '[)')) stored,
  constraint closures_series_repeats check ((series is null) = (repeats is null)),
  constraint closures_no_overlap exclude using gist (during with &&)
);
comment on table public.closures is 'Periods in which nothing can be booked. Why is for admins only; everybody learns that the studio is closed.';
comment on column public.closures.ends_at is 'Not included.';
comment on column public.closures.keeps_bookings is
  'Whether live bookings may still lie in it: nothing new comes in, and what is there keeps its time until it is moved.';
comment on column public.closures.series is 'Closures that were made as one that repeats have one; each is changed and removed on its own, and is of it no longer once it moves.';
comment on column public.closures.repeats is 'How its series repeats; the days are written out, so that each can be told from the others.';
comment on column public.closures.updated_at is 'The version: every change gives another.';
comment on constraint closures_no_overlap on public.closures is 'One reason at a time: whoever lengthens a closure sees the next one.';
create index closures_series on public.closures (series) where series is not null;
alter table public.closures alter column note set statistics 0;

alter table public.closures enable row level security;

create policy "admins read closures" on public.closures
  for select to authenticated
  using ((select private.require_session()) and (select private.is_admin()));
create policy "admins close the studio" on public.closures
  for insert to authenticated
  with check ((select private.require_session()) and (select private.is_admin()));
create policy "admins change closures" on public.closures
  for update to authenticated
  using ((select private.require_session()) and (select private.is_admin()))
  with check ((select private.require_session()) and (select private.is_admin()));
create policy "admins open the studio again" on public.closures
  for delete to authenticated
  using ((select private.require_session()) and (select private.is_admin()));

grant select, delete on public.closures to authenticated;
grant insert (starts_at, ends_at, kind, note, keeps_bookings), update (starts_at, ends_at, kind, note, keeps_bookings)
  on public.closures to authenticated;
grant all on public.closures to service_role;

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

create trigger wait_for_writers before insert or update on public.closures
  for each statement execute function private.wait_for_writers();

create function private.check_closure() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  refusal text;
begin
  if tg_op = 'UPDATE' then
    new.updated_at := private.next_version(old.updated_at);
    if (new.starts_at, new.ends_at) is not distinct from (old.starts_at, old.ends_at) then
      return new;
    end if;
    -- The list tells a series by its next one: at other hours it would speak for all.
    new.series := null;
    new.repeats := null;
  end if;
  refusal := private.closure_refusal(new.starts_at, new.ends_at, now());
  if refusal is not null then
    perform private.refuse(refusal, 422);
  end if;
  return new;
end
$$;
comment on function private.check_closure is
  'A closure has a sensible length, whoever writes it; one of a series that moves stands by itself. Codes: closure_*, booking_too_far_ahead.';
create trigger check_closure before insert or update on public.closures
  for each row execute function private.check_closure();

create function private.keep_closure_off_bookings() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.cancel_expired(new.during);
  -- Writers of bookings and of closures queue, so nothing can come in between.
  if exists (
    select from public.bookings b
    -- By held, too, which has the index.
    where b.during && new.during and b.held && new.during and b.status in ('pending', 'confirmed')
      and upper(b.during) > now()
  ) then
    perform private.refuse('closure_over_bookings', 409);
  end if;
  return null;
end
$$;
comment on function private.keep_closure_off_bookings is
  'No closure over a live booking that is not over, unless it keeps them. After the row, so that another closure in its way is told first: nobody moves bookings for a closure that cannot be. Code: closure_over_bookings.';
create trigger keep_closure_off_bookings after insert or update on public.closures
  for each row when (not new.keeps_bookings)
  execute function private.keep_closure_off_bookings();

create function private.keep_out_of_closures() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if exists (
    select from public.closures c
    where c.during && new.during
      -- A closure that keeps its bookings leaves them the time they had, and gives no more.
      and (old.status in ('pending', 'confirmed') and new.during * c.during <@ old.during) is not true
      -- Taken back, a cancellation has never been: nobody else could give the booking that time again.
      and ((c.keeps_bookings or upper(new.during) <= now()) and current_setting('gegee.deed', true) = 'undone') is not true
  ) then
    perform private.refuse('booking_closed', 409);
  end if;
  return null;
end
$$;
comment on function private.keep_out_of_closures is
  'No live booking gets time in a closure, not by admins or the operator either. After the row, when its period is computed and no other booking has it. Code: booking_closed.';
create trigger keep_out_of_closures after insert or update on public.bookings
  for each row when (new.status in ('pending', 'confirmed'))
  execute function private.keep_out_of_closures();

create function public.save_closures(added jsonb, repeats text default null, replaced jsonb default '[]') returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  gone integer;
begin
  perform private.require_admin();
  if (jsonb_typeof(added) = 'array' and jsonb_array_length(added) between 1 and 110) is not true then
    perform private.refuse('closure_repeats_too_often', 422);
  end if;
  perform private.wait_as_writer();
  delete from public.closures c
  using jsonb_to_recordset(replaced) as r (id uuid, seen timestamptz)
  where c.id = r.id and c.updated_at = r.seen;
  get diagnostics gone = row_count;
  if gone is distinct from jsonb_array_length(replaced) then
    perform private.refuse('closure_changed_meanwhile', 409);
  end if;
  insert into public.closures (starts_at, ends_at, kind, note, keeps_bookings, series, repeats)
  select a.starts_at, a.ends_at, a.kind, a.note, coalesce(a.keeps_bookings, false),
    case when a.alone is not true then one.series end, case when a.alone is not true then save_closures.repeats end
  from jsonb_to_recordset(added) as a (
    starts_at timestamptz, ends_at timestamptz, kind public.closure_kind, note text, keeps_bookings boolean, alone boolean
  )
  cross join (select case when save_closures.repeats is not null then gen_random_uuid() end as series) one;
exception when exclusion_violation then
  -- PostgreSQL's own words would name the other one's time.
  perform private.refuse('closure_overlaps', 409);
end
$$;
comment on function public.save_closures is
  'Closes the studio in one period or, as a series, in several (at most 110), in the place of other closures (id and seen, their version): all of it or nothing. One that is alone, at other times than the series, is not of it. Codes: not_allowed, closure_*, booking_too_far_ahead.';
grant execute on function public.save_closures to authenticated;

create function public.list_closures(page_size integer default 20, skip integer default 0)
returns table (closure jsonb, later bigint, series_ends_at timestamptz, bookings_to_move bigint)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
    with ahead as (
      select c.*, coalesce(c.series, c.id) as one from public.closures c where c.ends_at > now()
    ), firsts as (
      select distinct on (a.one) a.one, a.starts_at, to_jsonb(a) - '{during,one}'::text[] as row,
        count(*) over (partition by a.one) - 1 as later, max(a.ends_at) over (partition by a.one) as ends_at
      from ahead a
      order by a.one, a.starts_at
    )
    select f.row, f.later, f.ends_at, (
      select count(distinct b.id)
      from ahead a
      join public.bookings b on b.during && a.during and b.held && a.during and b.status in ('pending', 'confirmed')
      where a.one = f.one and a.keeps_bookings and upper(b.during) > now()
        and (b.status = 'confirmed' or b.expires_at is null or b.expires_at > now())
    )
    from firsts f
    order by f.starts_at
    limit least(greatest(page_size, 1), 100) offset greatest(skip, 0);
end
$$;
comment on function public.list_closures is
  'The closures that are not over, a series as its next one with how many come later and when the last ends, and how many bookings are still to be moved out of them; the next first. Code: not_allowed.';
grant execute on function public.list_closures to authenticated;

create function public.bookings_in_the_way(periods jsonb) returns table (id uuid)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
    select b.id
    from public.bookings b
    where b.status in ('pending', 'confirmed') and upper(b.during) > now()
      and (b.status = 'confirmed' or b.expires_at is null or b.expires_at > now())
      and exists (
        select from jsonb_to_recordset(periods) as p (starts_at timestamptz, ends_at timestamptz)
        where p.starts_at < p.ends_at
          and b.during && tstzrange(p.starts_at, p.ends_at, '[)') and b.held && tstzrange(p.starts_at, p.ends_at, '[)')
      )
    order by b.booking_date
    limit 100;
end
$$;
comment on function public.bookings_in_the_way is
  'The live bookings that are not over in any of these periods, in order, the first hundred. Code: not_allowed.';
grant execute on function public.bookings_in_the_way to authenticated;

-- For everybody, and nothing else about them. Closed is told apart from taken, so that a holiday does not look like a
-- busy day; why, it does not say.
create function public.busy_ranges(
  range_start timestamptz, range_end timestamptz, except_booking uuid default null
)
returns table (starts_at timestamptz, ends_at timestamptz, closed boolean)
language plpgsql stable security definer
set search_path = ''
-- With many bookings the general plan looks expensive to PostgreSQL, which knows nothing of the period yet, so it
-- planned each call anew: with a million bookings that was a third of the time.
set plan_cache_mode = 'force_generic_plan'
as $$
declare
  asked constant tstzrange := case when range_start < range_end then tstzrange(range_start, range_end, '[)') end;
  left_out uuid;
begin
  if (range_start < range_end and range_end - range_start <= interval '93 days') is not true then
    perform private.refuse('range_invalid', 422);
  end if;
  -- Visitors ask, too, and whose session has ended is one of them.
  if except_booking is not null and private.session_refusal() is null then
    select b.id into left_out
    from public.bookings b
    where b.id = except_booking and (b.user_id = auth.uid() or private.is_admin());
  end if;
  return query
    select lower(r), upper(r), one.closed
    from (
      -- Merged, so that the answer does not tell how many bookings or closures there are.
      select range_agg(b.held) as ranges, false as closed
      from public.bookings b
      where b.held && asked and b.status in ('pending', 'confirmed')
        and (b.status = 'confirmed' or b.expires_at is null or b.expires_at > now())
        and b.id is distinct from left_out
      union all
      select range_agg(c.during), true
      from public.closures c
      where c.during && asked
    ) one, unnest(one.ranges) r
    order by 1;
end
$$;
comment on function public.busy_ranges is
  'Taken and closed times that touch the given period (at most 93 days), each kind merged, in order, taken ones with the free time around them; without except_booking, where the caller may read that one. Code: range_invalid.';
grant execute on function public.busy_ranges to anon, authenticated;

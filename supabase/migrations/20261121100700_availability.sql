-- Which times are taken or closed, for everybody, and nothing else about them. Closed is told apart from taken, so
-- that a holiday does not look like a busy day; why, it does not say.

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
  if except_booking is not null then
    select b.id into left_out
    from public.bookings b
    where b.id = except_booking and (b.user_id = auth.uid() or private.is_admin());
  end if;
  return query
    select lower(r), upper(r), one.closed
    from (
      -- Merged, so that the answer does not tell how many bookings or closures there are.
      select range_agg(b.during) as ranges, false as closed
      from public.bookings b
      where b.during && asked and b.status in ('pending', 'confirmed') and b.id is distinct from left_out
      union all
      select range_agg(c.during), true
      from public.closures c
      where c.during && asked
    ) one, unnest(one.ranges) r
    order by 1;
end
$$;
comment on function public.busy_ranges is
  'Taken and closed times that touch the given period (at most 93 days), each kind merged, in order; without except_booking, where the caller may read that one. Code: range_invalid.';
grant execute on function public.busy_ranges to anon, authenticated;

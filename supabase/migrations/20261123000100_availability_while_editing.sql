-- Whoever edits a booking sees its own time as free. Only somebody who may read the booking may leave it
-- out: otherwise the difference between two answers would tell whose time is whose.

drop function public.busy_ranges(timestamptz, timestamptz);

create function public.busy_ranges(
  range_start timestamptz, range_end timestamptz, except_booking uuid default null
)
returns table (starts_at timestamptz, ends_at timestamptz)
language plpgsql stable security definer
set search_path = ''
as $$
declare
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
    select lower(r), upper(r)
    from unnest((
      -- Merged, so that the answer does not tell how many bookings there are.
      select range_agg(b.during)
      from public.bookings b
      where b.during && tstzrange(range_start, range_end, '[)')
        and b.status in ('pending', 'confirmed')
        and b.id is distinct from left_out
    )) r
    order by 1;
end
$$;
comment on function public.busy_ranges is
  'Taken times that touch the given period (at most 93 days), merged and in order; without except_booking, where the caller may read that one. Code: range_invalid.';
grant execute on function public.busy_ranges to anon, authenticated;

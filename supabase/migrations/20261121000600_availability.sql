-- Which times are taken, for everybody, and nothing else about them.

create function public.busy_ranges(range_start timestamptz, range_end timestamptz)
returns table (starts_at timestamptz, ends_at timestamptz)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if (range_start < range_end and range_end - range_start <= interval '93 days') is not true then
    perform private.refuse('range_invalid', 422);
  end if;
  return query
    select lower(r), upper(r)
    from unnest((
      -- Merged, so that the answer does not tell how many bookings there are.
      select range_agg(b.during)
      from public.bookings b
      where b.during && tstzrange(range_start, range_end, '[)') and b.status in ('pending', 'confirmed')
    )) r
    order by 1;
end
$$;
comment on function public.busy_ranges is
  'Taken times that touch the given period (at most 93 days), merged and in order. Code: range_invalid.';
grant execute on function public.busy_ranges to anon, authenticated;

-- With many bookings the general plan for taken times looks dear to PostgreSQL, which knows nothing of the
-- period yet, so it planned each call anew: with a million bookings that was a third of the time.

alter function public.busy_ranges(timestamptz, timestamptz, uuid) set plan_cache_mode = 'force_generic_plan';

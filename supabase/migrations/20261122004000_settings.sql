-- The settings: their single row, who reads and changes it, and what follows from it for a session: hours and price.

create table public.studio_settings (
  id integer primary key default 1 check (id = 1),
  settings jsonb not null default private.default_settings(),
  updated_at timestamptz not null default now(),
  constraint settings_valid check (private.settings_are_valid(settings))
);
comment on table public.studio_settings is 'The single row of settings.';
insert into public.studio_settings default values;

alter table public.studio_settings enable row level security;

create policy "everybody reads the settings" on public.studio_settings
  for select to anon, authenticated using (true);
create policy "admins create the settings" on public.studio_settings
  for insert to authenticated
  with check ((select private.require_session()) and (select private.is_admin()));
create policy "admins change the settings" on public.studio_settings
  for update to authenticated
  using ((select private.require_session()) and (select private.is_admin()))
  with check ((select private.require_session()) and (select private.is_admin()));

grant select on public.studio_settings to anon, authenticated;
grant insert (id, settings), update (id, settings) on public.studio_settings to authenticated;
grant all on public.studio_settings to service_role;

create trigger touch_settings before insert or update on public.studio_settings
  for each row execute function private.touch();

create function private.keep_booked_services() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- Without a signed-in person this is the operator's own hand.
  if auth.uid() is null or new.settings -> 'services' is not distinct from old.settings -> 'services' then
    return new;
  end if;
  -- No booking arrives for a service that is just being removed.
  perform private.wait_as_writer();
  if exists (
    select from jsonb_path_query(old.settings, '$.services[*].id') removed (id)
    where not jsonb_path_query_array(new.settings, '$.services[*].id') @> removed.id
      and exists (select from public.bookings b where b.type = removed.id #>> '{}')
  ) then
    perform private.refuse('service_has_bookings', 409);
  end if;
  return new;
end
$$;
comment on function private.keep_booked_services is
  'A service with bookings is switched off, never removed. Code: service_has_bookings.';
create trigger keep_booked_services before update on public.studio_settings
  for each row execute function private.keep_booked_services();

create function private.keep_demander_in() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- Without a signed-in person this is the operator's own hand.
  if auth.uid() is not null and auth.jwt() ->> 'aal' is distinct from 'aal2' then
    perform private.refuse('second_step_missing', 403);
  end if;
  return new;
end
$$;
comment on function private.keep_demander_in is
  'Nobody demands of all admins what would lock themselves out. Code: second_step_missing.';
create trigger keep_demander_in before insert or update on public.studio_settings
  for each row when (new.settings -> 'adminsNeedSecondStep' = 'true')
  execute function private.keep_demander_in();

create function private.current_settings() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select private.complete_settings(
    coalesce((select settings from public.studio_settings where id = 1), private.default_settings()))
$$;
comment on function private.current_settings is
  'The settings in force, complete; the defaults while the row is missing.';

create function public.create_missing_settings() returns jsonb
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_session();
  insert into public.studio_settings default values on conflict do nothing;
  return private.current_settings();
end
$$;
comment on function public.create_missing_settings is 'Puts the default row back when it is missing and returns the settings in force. Never changes an existing row. Codes: session_expired, second_step_needed.';
grant execute on function public.create_missing_settings to authenticated;

create function public.save_settings(new_settings jsonb, seen timestamptz) returns timestamptz
language plpgsql
set search_path = ''
as $$
declare
  saved_at timestamptz;
begin
  if not private.is_admin() then
    perform private.refuse('not_allowed', 403);
  end if;
  -- Of two at once the second waits for the first, and then finds another time.
  update public.studio_settings set settings = new_settings where id = 1 and updated_at = seen
  returning updated_at into saved_at;
  if not found then
    perform private.refuse('settings_changed_meanwhile', 409);
  end if;
  return saved_at;
end
$$;
comment on function public.save_settings is
  'Saves settings over those last changed at seen and returns when. Codes: not_allowed, settings_changed_meanwhile, service_has_bookings; constraint settings_valid.';
grant execute on function public.save_settings to authenticated;

create function public.booked_services() returns setof text
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
    select s.id
    from jsonb_to_recordset(private.current_settings() -> 'services') s (id text)
    where exists (select from public.bookings b where b.type = s.id);
end
$$;
comment on function public.booked_services is
  'Ids of the services that have bookings and so cannot be removed. Code: not_allowed.';
grant execute on function public.booked_services to authenticated;

create function private.service_of(settings jsonb, type text) returns jsonb
language sql immutable
set search_path = ''
as $$
  select s from jsonb_array_elements(settings -> 'services') s where s ->> 'id' = type limit 1
$$;
comment on function private.service_of is 'A service of these settings by its id, or null.';

create function private.hours_on(settings jsonb, day date) returns jsonb
language sql immutable
set search_path = ''
as $$
  select coalesce(
    (select d -> 'hours'
     from jsonb_array_elements(settings -> 'specialDays') d
     where make_date(left(d ->> 'date', 4)::integer, substr(d ->> 'date', 6, 2)::integer, right(d ->> 'date', 2)::integer) = day
     limit 1),
    settings -> 'weekHours' -> extract(isodow from day)::text,
    settings -> 'openingHours')
$$;
comment on function private.hours_on is
  'The opening hours on a day of the studio: of the date, else of its weekday, else as always; JSON null where it is closed. hoursOn() of src/domain/offers/opening-hours.ts says the same.';

create function private.band_price(bands jsonb, duration integer) returns numeric
language sql immutable
set search_path = ''
as $$
  select coalesce(
    min((b ->> 'price')::numeric) filter (where (b ->> 'upToMinutes')::integer >= duration),
    (bands #>> '{-1,price}')::numeric * ceil(duration / (bands #>> '{-1,upToMinutes}')::numeric))
  from jsonb_array_elements(bands) b
$$;
comment on function private.band_price is
  'The price of the cheapest band that is long enough; beyond the longest, whole multiples of that.';

create function private.price_of(
  settings jsonb, type text, duration integer, day date, out amount numeric, out currency text
)
language sql immutable
set search_path = ''
as $$
  select
    round(case when service ? 'bands'
      then private.band_price(coalesce(changed -> 'bands', service -> 'bands'), duration)
      else coalesce(changed -> 'price', settings #> array['pricing', type])::numeric * duration / 60 end, 2),
    private.currency_of(service)
  from (
    select private.service_of(settings, type) as service, (
      select c
      from jsonb_array_elements(settings -> 'priceChanges') c
      where c ->> 'service' = type
        and make_date(left(c ->> 'from', 4)::integer, substr(c ->> 'from', 6, 2)::integer, right(c ->> 'from', 2)::integer) <= day
      order by c ->> 'from' collate "C" desc
      limit 1
    ) as changed
  ) found
$$;
comment on function private.price_of is
  'Price of a session of so many minutes on a day of the studio, by the newest prices valid on it: by the hour, or of the cheapest band that is long enough. priceOf() of src/domain/offers/price-of.ts says the same.';

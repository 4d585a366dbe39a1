-- The studio's settings: one row, one JSON object, its shape checked here.

create function private.default_settings() returns jsonb
language sql immutable
set search_path = ''
as $$
  select '{
    "studioName": "Gegee Studio",
    "openingHours": { "start": "09:00", "end": "22:00" },
    "bookingDurations": [60, 120, 180, 240],
    "maxPendingBookings": 5,
    "services": [
      { "id": "recording", "name": "Recording", "enabled": true },
      { "id": "rehearsal", "name": "Rehearsal", "enabled": true },
      { "id": "mixing", "name": "Mixing", "enabled": true },
      { "id": "mastering", "name": "Mastering", "enabled": true }
    ],
    "pricing": { "recording": 50, "rehearsal": 30, "mixing": 40, "mastering": 45 }
  }'::jsonb
$$;
comment on function private.default_settings is 'Settings of a new studio. Prices are per hour.';

create function private.settings_are_valid(s jsonb) returns boolean
language sql immutable
set search_path = ''
as $$
  -- coalesce: a missing key makes a comparison NULL, and a CHECK lets NULL pass.
  select coalesce(
    case when jsonb_typeof(s) = 'object'
      and jsonb_typeof(s -> 'openingHours') = 'object'
      and jsonb_typeof(s -> 'bookingDurations') = 'array'
      and jsonb_typeof(s -> 'maxPendingBookings') = 'number'
      and jsonb_typeof(s -> 'services') = 'array'
      and jsonb_typeof(s -> 'pricing') = 'object'
    then
      jsonb_typeof(s -> 'studioName') = 'string'
      and char_length(btrim(s ->> 'studioName')) between 1 and 100
      and s #>> '{openingHours,start}' ~ '^([01]\d|2[0-3]):(00|30)$'
      and s #>> '{openingHours,end}' ~ '^(([01]\d|2[0-3]):(00|30)|24:00)$'
      and s #>> '{openingHours,start}' < s #>> '{openingHours,end}'
      and (s ->> 'maxPendingBookings')::numeric between 1 and 100
      and (s ->> 'maxPendingBookings')::numeric % 1 = 0
      and jsonb_array_length(s -> 'bookingDurations') between 1 and 24
      and (select bool_and(case when jsonb_typeof(d) = 'number'
             then d::numeric between 30 and 1440 and d::numeric % 30 = 0 else false end)
           and count(distinct d) = count(*)
           from jsonb_array_elements(s -> 'bookingDurations') d)
      and jsonb_array_length(s -> 'services') between 1 and 50
      and (select bool_and(coalesce(
             jsonb_typeof(v -> 'id') = 'string'
             and v ->> 'id' ~ '^[a-z][a-z0-9-]{0,39}$'
             and jsonb_typeof(v -> 'name') = 'string'
             and char_length(btrim(v ->> 'name')) between 1 and 100
             and jsonb_typeof(v -> 'enabled') = 'boolean'
             and case when jsonb_typeof(s #> array['pricing', v ->> 'id']) = 'number'
               then (s #>> array['pricing', v ->> 'id'])::numeric between 0 and 1000000
                 and (s #>> array['pricing', v ->> 'id'])::numeric % 5 = 0
               else false end, false)) -- bool_and passes over NULL
           and count(distinct v ->> 'id') = count(*)
           from jsonb_array_elements(s -> 'services') v)
      and not exists (
        select 1 from jsonb_each(s -> 'pricing') p where jsonb_typeof(p.value) <> 'number'
      )
    else false end, false)
$$;
comment on function private.settings_are_valid is
  'Shape of studio_settings.settings; the form checks the same in src/domain/settings.ts.';

create table public.studio_settings (
  id integer primary key default 1 check (id = 1),
  settings jsonb not null default private.default_settings(),
  updated_at timestamptz not null default now(),
  constraint settings_valid check (private.settings_are_valid(settings))
);
comment on table public.studio_settings is 'The single row of settings.';
insert into public.studio_settings default values;

create function private.touch_settings() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := clock_timestamp();
  return new;
end
$$;
comment on function private.touch_settings is 'Keeps updated_at true, whoever writes.';
create trigger touch_settings before insert or update on public.studio_settings
  for each row execute function private.touch_settings();

create function private.keep_booked_services() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- Without a signed-in person this is the operator's own hand.
  if auth.uid() is null or new.settings -> 'services' is not distinct from old.settings -> 'services' then
    return new;
  end if;
  -- Bookings under way come first, so that none arrives for a service that is just being removed.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('bookings'));
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

create function private.current_settings() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select coalesce((select settings from public.studio_settings where id = 1), private.default_settings())
$$;
comment on function private.current_settings is 'The settings in force; the defaults while the row is missing.';

create function public.create_missing_settings() returns jsonb
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.studio_settings default values on conflict do nothing;
  return private.current_settings();
end
$$;
comment on function public.create_missing_settings is 'Puts the default row back when it is missing and returns the settings in force. Never changes an existing row.';
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
  if not private.is_admin() then
    perform private.refuse('not_allowed', 403);
  end if;
  return query
    select s.id
    from jsonb_to_recordset(private.current_settings() -> 'services') s (id text)
    where exists (select from public.bookings b where b.type = s.id);
end
$$;
comment on function public.booked_services is
  'Ids of the services that have bookings and so cannot be removed. Code: not_allowed.';
grant execute on function public.booked_services to authenticated;

alter table public.studio_settings enable row level security;

create policy "everybody reads the settings" on public.studio_settings
  for select to anon, authenticated using (true);
create policy "admins create the settings" on public.studio_settings
  for insert to authenticated with check ((select private.is_admin()));
create policy "admins change the settings" on public.studio_settings
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));

grant select on public.studio_settings to anon, authenticated;
grant insert (id, settings), update (id, settings) on public.studio_settings to authenticated;
grant execute on function private.settings_are_valid, private.default_settings to authenticated, service_role;
grant all on public.studio_settings to service_role;

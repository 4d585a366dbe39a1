-- Admins save the settings from a screen: never over what another admin saved meanwhile, and never so that
-- a booking loses the service it was made for.

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
create index bookings_by_type on public.bookings (type);

-- The shape of the studio's settings: one JSON object with its first parts and what the studio can say of its offer, its
-- rules and its mails beyond them. Settings without these further parts are valid and are completed
-- where they are read.

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
grant execute on function private.default_settings to authenticated, service_role;

create function private.default_rules() returns jsonb
language sql immutable
set search_path = ''
as $$
  select '{
    "bufferBefore": 0, "bufferAfter": 0, "noticeHours": 0, "furthestDays": 730,
    "cancelHours": null, "pendingHours": null
  }'::jsonb
$$;
comment on function private.default_rules is
  'The rules of booking of a new studio: minutes free around a booking; hours of notice; days ahead; hours before the start until which a confirmed booking may be cancelled, and after which a request expires, null for not at all.';

create function private.default_mails() returns jsonb
language sql immutable
set search_path = ''
as $$
  select '{ "language": "mn", "nudgeHours": 24 }'::jsonb
$$;
comment on function private.default_mails is
  'The mails of a new studio: the language of those it gets itself; after how many hours it is reminded of a request without an answer, null for not at all.';

create function private.complete_settings(s jsonb) returns jsonb
language sql immutable
set search_path = ''
as $$
  select case when jsonb_typeof(s) = 'object' then
    '{ "maxPendingBookings": 5, "weekHours": {}, "specialDays": [], "priceChanges": [], "adminsNeedSecondStep": false }'::jsonb
    || s
    || jsonb_build_object(
      'rules', case
        when not s ? 'rules' then private.default_rules()
        when jsonb_typeof(s -> 'rules') = 'object' then private.default_rules() || (s -> 'rules')
        else s -> 'rules' end,
      'mails', case
        when not s ? 'mails' then private.default_mails()
        when jsonb_typeof(s -> 'mails') = 'object' then private.default_mails() || (s -> 'mails')
        else s -> 'mails' end)
  else s end
$$;
comment on function private.complete_settings is
  'Settings with the parts that may be missing filled in from defaults. completeSettings() of src/domain/offers/settings.ts does the same.';

create function private.hours_are_valid(hours jsonb) returns boolean
language sql immutable
set search_path = ''
as $$
  select coalesce(
    jsonb_typeof(hours) = 'object'
    and hours ->> 'start' ~ '^([01]\d|2[0-3]):(00|30)$'
    and hours ->> 'end' ~ '^(([01]\d|2[0-3]):(00|30)|24:00)$'
    and hours ->> 'start' < hours ->> 'end', false)
$$;
comment on function private.hours_are_valid is 'Whether these are opening hours: on the half hour, the end after the start.';

create function private.is_multiple(n jsonb, lowest numeric, highest numeric, step numeric) returns boolean
language sql immutable
set search_path = ''
as $$
  select coalesce(
    case when jsonb_typeof(n) = 'number' then
      n::numeric between lowest and highest and n::numeric % step = 0 and scale(n::numeric) = 0 end, false)
$$;
comment on function private.is_multiple is 'Whether this is a number within these limits and a multiple of the step, written as a whole one: 15.0 is no integer where it is read as one.';

create function private.durations_are_valid(durations jsonb) returns boolean
language sql immutable
set search_path = ''
as $$
  select case when jsonb_typeof(durations) = 'array' then
    jsonb_array_length(durations) between 1 and 24
    and (select bool_and(private.is_multiple(d, 30, 1440, 30)) and count(distinct d) = count(*)
         from jsonb_array_elements(durations) d)
  else false end
$$;
comment on function private.durations_are_valid is 'Whether this is a list of lengths of sessions, in minutes, none twice.';

create function private.is_in_languages(texts jsonb, longest integer) returns boolean
language sql immutable
set search_path = ''
as $$
  select case when jsonb_typeof(texts) = 'object' then
    texts ?& '{mn,en}'
    and (select bool_and(t.key ~ '^[a-z]{2}$' and jsonb_typeof(t.value) = 'string'
           and char_length(private.trim_all(t.value #>> '{}')) between 1 and longest)
         from jsonb_each(texts) t)
  else false end
$$;
comment on function private.is_in_languages is
  'Whether a text is there in Mongolian, the site''s first language, and in English, which stands in where another is missing; none is empty.';

create function private.price_is_valid(price jsonb, currency text) returns boolean
language sql immutable
set search_path = ''
as $$
  select private.is_multiple(price, 0, case currency when 'MNT' then 100000000 else 1000000 end, 5)
$$;
comment on function private.price_is_valid is 'Whether this can be a price in this currency.';

create function private.bands_are_valid(bands jsonb, currency text) returns boolean
language sql immutable
set search_path = ''
as $$
  select case when jsonb_typeof(bands) = 'array' then
    jsonb_array_length(bands) between 1 and 12
    and (select bool_and(
           private.is_multiple(b -> 'upToMinutes', 30, 1440, 30)
           and private.price_is_valid(b -> 'price', currency)
           and (n = 1 or case when private.is_multiple(bands -> (n::integer - 2) -> 'upToMinutes', 30, 1440, 30)
             then b -> 'upToMinutes' > bands -> (n::integer - 2) -> 'upToMinutes' else false end))
         from jsonb_array_elements(bands) with ordinality one (b, n))
  else false end
$$;
comment on function private.bands_are_valid is
  'Whether these are the prices of a service by length, each band longer than the one before.';

create function private.currency_of(service jsonb) returns text
language sql immutable
set search_path = ''
as $$
  select coalesce(service ->> 'currency', case when service ? 'bands' then 'MNT' else 'USD' end)
$$;
comment on function private.currency_of is
  'The currency of a service''s price: where nothing is said, dollars by the hour and tugriks in bands.';

create function private.service_is_valid(service jsonb, pricing jsonb) returns boolean
language sql immutable
set search_path = ''
as $$
  select coalesce(
    jsonb_typeof(service -> 'id') = 'string'
    and service ->> 'id' ~ '^[a-z][a-z0-9-]{0,39}$'
    and jsonb_typeof(service -> 'name') = 'string'
    and char_length(private.trim_all(service ->> 'name')) between 1 and 100
    and jsonb_typeof(service -> 'enabled') = 'boolean'
    and (not service ? 'names' or private.is_in_languages(service -> 'names', 100))
    and (not service ? 'description' or private.is_in_languages(service -> 'description', 500))
    and (not service ? 'group' or service -> 'group' in ('"sound"', '"space"'))
    and (not service ? 'currency' or service -> 'currency' in ('"USD"', '"MNT"'))
    and (not service ? 'durations' or private.durations_are_valid(service -> 'durations'))
    and (not service ? 'pastClosing' or jsonb_typeof(service -> 'pastClosing') = 'boolean')
    and case when service ? 'bands'
      then private.bands_are_valid(service -> 'bands', private.currency_of(service))
      else private.price_is_valid(pricing -> (service ->> 'id'), private.currency_of(service)) end, false)
$$;
comment on function private.service_is_valid is 'Whether this can be booked: an entry of services with its price.';

create function private.is_day(day jsonb) returns boolean
language sql immutable
set search_path = ''
as $$
  select coalesce(case
    when jsonb_typeof(day) = 'string' and day #>> '{}' ~ '^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$'
    then right(day #>> '{}', 2)::integer <= extract(day from
      make_date(left(day #>> '{}', 4)::integer, substr(day #>> '{}', 6, 2)::integer, 1) + interval '1 month - 1 day')
  end, false)
$$;
comment on function private.is_day is 'Whether this names a day of this century, as 2026-11-22.';

create function private.price_change_is_valid(change jsonb, services jsonb) returns boolean
language sql immutable
set search_path = ''
as $$
  select coalesce(
    private.is_day(change -> 'from')
    and jsonb_typeof(change -> 'service') = 'string'
    and change ->> 'service' ~ '^[a-z][a-z0-9-]{0,39}$'
    and (change ? 'price') <> (change ? 'bands')
    and not exists (
      select from jsonb_array_elements(services) s
      where s -> 'id' = change -> 'service' and (s ? 'bands') <> (change ? 'bands'))
    and case when change ? 'bands' then private.bands_are_valid(change -> 'bands', known.currency)
      else private.price_is_valid(change -> 'price', known.currency) end, false)
  from (
    select coalesce(
      (select private.currency_of(s) from jsonb_array_elements(services) s where s -> 'id' = change -> 'service' limit 1),
      case when change ? 'bands' then 'MNT' else 'USD' end
    ) as currency
  ) known
$$;
comment on function private.price_change_is_valid is
  'Whether this says what a service costs from a day on: by the hour or in bands, as the service itself.';

create function private.rules_are_valid(rules jsonb) returns boolean
language sql immutable
set search_path = ''
as $$
  select coalesce(
    jsonb_typeof(rules) = 'object'
    and private.is_multiple(rules -> 'bufferBefore', 0, 240, 15)
    and private.is_multiple(rules -> 'bufferAfter', 0, 240, 15)
    and private.is_multiple(rules -> 'noticeHours', 0, 720, 1)
    and private.is_multiple(rules -> 'furthestDays', 1, 36500, 1)
    and (rules -> 'cancelHours' = 'null' or private.is_multiple(rules -> 'cancelHours', 0, 720, 1))
    and (rules -> 'pendingHours' = 'null' or private.is_multiple(rules -> 'pendingHours', 1, 720, 1)), false)
$$;
comment on function private.rules_are_valid is 'Whether these are all of the rules of booking, each within its limits.';

create function private.mails_are_valid(mails jsonb) returns boolean
language sql immutable
set search_path = ''
as $$
  select coalesce(
    jsonb_typeof(mails) = 'object'
    and jsonb_typeof(mails -> 'language') = 'string'
    and private.is_language(mails ->> 'language')
    and (mails -> 'nudgeHours' = 'null' or private.is_multiple(mails -> 'nudgeHours', 1, 720, 1)), false)
$$;
comment on function private.mails_are_valid is 'Whether this says all of the studio''s own mails, each within its limits.';

create function private.settings_are_valid(s jsonb) returns boolean
-- The table's check runs with the rights of whoever writes, who needs none on the functions above.
language sql immutable security definer
set search_path = ''
as $$
  -- coalesce: a missing key makes a comparison NULL, and a CHECK lets NULL pass.
  select coalesce(
    case when jsonb_typeof(c) = 'object'
      and jsonb_typeof(c -> 'services') = 'array'
      and jsonb_typeof(c -> 'pricing') = 'object'
      and jsonb_typeof(c -> 'weekHours') = 'object'
      and jsonb_typeof(c -> 'specialDays') = 'array'
      and jsonb_typeof(c -> 'priceChanges') = 'array'
    then
      jsonb_typeof(c -> 'studioName') = 'string'
      and char_length(private.trim_all(c ->> 'studioName')) between 1 and 100
      and private.hours_are_valid(c -> 'openingHours')
      and private.durations_are_valid(c -> 'bookingDurations')
      and private.is_multiple(c -> 'maxPendingBookings', 1, 100, 1)
      and jsonb_array_length(c -> 'services') between 1 and 50
      and (select bool_and(private.service_is_valid(v, c -> 'pricing')) and count(distinct v ->> 'id') = count(*)
           from jsonb_array_elements(c -> 'services') v)
      and not exists (
        select from jsonb_each(c -> 'pricing') p where jsonb_typeof(p.value) <> 'number'
      )
      and not exists (
        select from jsonb_each(c -> 'weekHours') w
        where w.key !~ '^[1-7]$' or not (w.value = 'null' or private.hours_are_valid(w.value))
      )
      and jsonb_array_length(c -> 'specialDays') <= 400
      and (select coalesce(bool_and(private.is_day(d -> 'date') and d ? 'hours'
             and (d -> 'hours' = 'null' or private.hours_are_valid(d -> 'hours'))), true)
             and count(distinct d -> 'date') = count(*)
           from jsonb_array_elements(c -> 'specialDays') d)
      and jsonb_array_length(c -> 'priceChanges') <= 200
      and (select coalesce(bool_and(private.price_change_is_valid(p, c -> 'services')), true)
             and count(distinct (p -> 'from', p -> 'service')) = count(*)
           from jsonb_array_elements(c -> 'priceChanges') p)
      and private.rules_are_valid(c -> 'rules')
      and private.mails_are_valid(c -> 'mails')
      and jsonb_typeof(c -> 'adminsNeedSecondStep') = 'boolean'
    else false end, false)
  from private.complete_settings(s) c
$$;
comment on function private.settings_are_valid is
  'Shape of studio_settings.settings once completed; settingsRefusal() of src/domain/offers/settings-refusal.ts tells an admin the same, field by field.';
grant execute on function private.settings_are_valid to authenticated, service_role;

-- The studio may demand a second step at sign-in of every admin, once the one who asks for it has done theirs.

create or replace function private.complete_settings(s jsonb) returns jsonb
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

create or replace function private.settings_are_valid(s jsonb) returns boolean
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
      and char_length(btrim(c ->> 'studioName')) between 1 and 100
      and private.hours_are_valid(c -> 'openingHours')
      and private.durations_are_valid(c -> 'bookingDurations')
      and private.is_number(c -> 'maxPendingBookings', 1, 100, 1)
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

-- What a mail needs to know beyond the booking: the person's language, and the studio's words with its answer.

alter table public.profiles
  -- A form, not a list: a further language changes nothing here.
  add column locale text not null default 'mn'
    constraint profiles_locale check (locale ~ '^[a-z]{2}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$');
comment on column public.profiles.locale is 'The language in which the studio writes to this person.';
grant update (locale) on public.profiles to authenticated;

create function private.locale_of(metadata jsonb) returns text
language sql immutable
set search_path = ''
as $$
  select case when metadata ->> 'locale' ~ '^[a-z]{2}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$'
    then metadata ->> 'locale' else 'mn' end
$$;
comment on function private.locale_of is 'The language in which somebody registered; people write these metadata themselves.';

update public.profiles p set locale = private.locale_of(u.raw_user_meta_data)
from auth.users u where u.id = p.id;

create or replace function private.create_profile() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.profiles (id, full_name, locale)
  values (
    new.id, nullif(left(new.raw_user_meta_data ->> 'full_name', 200), ''), private.locale_of(new.raw_user_meta_data)
  );
  return new;
end
$$;

alter table public.bookings add column reason text constraint bookings_reason_length check (char_length(reason) <= 1000);
alter table public.bookings alter column reason set statistics 0;
comment on column public.bookings.reason is
  'The studio''s words with its last answer, shown to the customer; only admins write it.';
grant update (reason) on public.bookings to authenticated;

create function private.check_reason() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.reason is distinct from old.reason then
    if auth.uid() is not null and not private.is_admin() then
      perform private.refuse('not_allowed', 403);
    end if;
  elsif new.status <> old.status then
    new.reason := null;
  end if;
  return new;
end
$$;
comment on function private.check_reason is
  'Only the studio gives a reason, and one belongs to one answer: another answer without a reason has none. Code: not_allowed.';
create trigger check_reason before update on public.bookings
  for each row execute function private.check_reason();

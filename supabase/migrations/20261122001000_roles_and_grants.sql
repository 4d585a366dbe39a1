-- Nothing in `public` is open unless a later file opens it by name.
-- Hosted Supabase grants every new table and function to its API roles; these lines take that back.

revoke all on schema public from public;
grant usage on schema public to anon, authenticated, service_role;

alter default privileges in schema public revoke all on tables from public, anon, authenticated;
alter default privileges in schema public revoke all on sequences from public, anon, authenticated;
alter default privileges in schema public revoke all on functions from public, anon, authenticated;
-- PostgreSQL's own default lets PUBLIC execute every function; only a schema-less statement changes it.
alter default privileges revoke execute on functions from public;

create schema private;
comment on schema private is 'Helpers of policies and triggers. Not exposed through the API.';
grant usage on schema private to authenticated, service_role;

create function private.refuse(code text, status integer) returns void
language plpgsql
set search_path = ''
as $$
begin
  -- An admin whose session has ended shall sign in again, not hear that this is not for them.
  if code = 'not_allowed' and auth.uid() is not null then
    code := private.why_not_allowed();
  end if;
  raise exception using message = code,
    errcode = 'PT' || case code when 'session_expired' then 401 else status end;
end
$$;
comment on function private.refuse is
  'Raises a refusal of our own: SQLSTATE PTnnn (PostgREST answers with HTTP status nnn), the stable code as the message; for not_allowed the reason why. src/domain/errors.ts lists the codes.';
grant execute on function private.refuse to authenticated, service_role;

create function private.trim_all(value text) returns text
language sql immutable
set search_path = ''
as $$
  -- What trim() of JavaScript takes off: the database's own idea of a space depends on its locale.
  select btrim(value, e' \t\n\r\x0b\f\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff')
$$;
comment on function private.trim_all is 'The text without white space of any script at its ends.';

create function private.is_language(code text) returns boolean
language sql immutable
set search_path = ''
as $$
  -- A form, not a list: a further language changes nothing here.
  select code ~ '^[a-z]{2}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$'
$$;
comment on function private.is_language is 'Whether this has the form of a language''s code, as mn or zh-Hans.';
-- The checks of tables run with the rights of whoever writes.
grant execute on function private.is_language to authenticated, service_role;

create function private.one_line(value text) returns text
language sql immutable
set search_path = ''
as $$
  select private.trim_all(regexp_replace(
    regexp_replace(value, '[\u202a-\u202e\u2066-\u2069]+', '', 'g'),
    '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g'))
$$;
comment on function private.one_line is
  'The text on one line and without the marks that turn the direction of whatever stands beside it, as oneLine() of src/domain/storable.ts makes it; nor has it white space at its ends.';

create function private.next_version(present timestamptz) returns timestamptz
language sql
set search_path = ''
as $$
  select greatest(clock_timestamp(), present + interval '1 microsecond')
$$;
comment on function private.next_version is
  'The version (updated_at) that follows this one: now, but never one that was given before, whatever the clock does.';

-- PostgreSQL plans with samples of each column's values, and the API tells whoever asks how many rows it expects
-- (`Prefer: count=planned`), also of rows that the policies hide: with `phone=gt.…` somebody could halve their way
-- to the numbers, names, messages and notes of others, with `user_id=gt.…` to the ids of people and to how many
-- bookings each has. So every column of words that people write, and every column that names a person or says whom
-- the staff have written about, has `set statistics 0`: nothing of it is sampled. No query of ours needs the samples:
-- each is answered by an index.

-- Nothing in `public` is open unless a later migration opens it by name.
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
  raise exception using message = code, errcode = 'PT' || status;
end
$$;
comment on function private.refuse is
  'Raises a refusal of our own: SQLSTATE PTnnn (PostgREST answers with HTTP status nnn), the stable code as the message. src/domain/errors.ts lists the codes.';
grant execute on function private.refuse to authenticated, service_role;

-- PostgreSQL plans with samples of each column's values, and the API tells whoever asks how many rows it expects
-- (`Prefer: count=planned`), also of rows that the policies hide: with `phone=gt.…` somebody could halve their way
-- to the numbers, names, messages and notes of others. So every column of words that people write has
-- `set statistics 0`: nothing of it is sampled. No query of ours needs the samples.

import type { Sql } from './database.ts'

const ROLES = `
do $$
declare
  options constant jsonb := '{"anon": "", "authenticated": "", "service_role": "bypassrls"}';
  name text;
begin
  for name in select jsonb_object_keys(options) loop
    begin
      execute format('create role %I nologin noinherit %s', name, options ->> name);
    exception when duplicate_object or unique_violation then null; -- roles belong to the whole cluster
    end;
  end loop;
end
$$;
`

// As open as a hosted project is at birth, so that what a migration forgets to close is open here too.
const GRANTS = `
create schema if not exists extensions;
grant usage on schema public, extensions, auth to anon, authenticated, service_role;
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
`

/** What every hosted project has before its first migration: API roles and their default grants. */
export async function preparePlatform(sql: Sql): Promise<void> {
  await sql.exec(ROLES)
  await sql.exec(GRANTS)
}

import type { Sql } from './database.ts'

// Names and types are those of a hosted project, so that migrations may look at them.
const TABLES = `
do $$
declare
  types constant jsonb := '{
    "factor_type": ["totp", "webauthn", "phone"],
    "factor_status": ["unverified", "verified"],
    "aal_level": ["aal1", "aal2", "aal3"],
    "one_time_token_type": ["confirmation_token", "reauthentication_token", "recovery_token",
      "email_change_token_new", "email_change_token_current", "phone_change_token"]
  }';
  name text;
begin
  for name in select jsonb_object_keys(types) loop
    if to_regtype('auth.' || name) is null then
      execute format('create type auth.%I as enum (%s)', name,
        (select string_agg(quote_literal(label), ', ') from jsonb_array_elements_text(types -> name) as label));
    end if;
  end loop;
  -- lite's is a text.
  if (select atttypid from pg_attribute where attrelid = 'auth.sessions'::regclass and attname = 'aal')
    <> 'auth.aal_level'::regtype then
    alter table auth.sessions drop constraint if exists sessions_aal_check;
    alter table auth.sessions alter column aal type auth.aal_level using aal::auth.aal_level;
  end if;
end
$$;

create table if not exists auth.mfa_factors (
  id uuid primary key,
  user_id uuid not null references auth.users on delete cascade,
  friendly_name text,
  factor_type auth.factor_type not null,
  status auth.factor_status not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  secret text,
  phone text,
  last_challenged_at timestamptz unique,
  web_authn_credential jsonb,
  web_authn_aaguid uuid,
  last_webauthn_challenge_data jsonb
);
create unique index if not exists mfa_factors_user_friendly_name_unique
  on auth.mfa_factors (friendly_name, user_id) where trim(friendly_name) <> '';
create index if not exists factor_id_created_at_idx on auth.mfa_factors (user_id, created_at);
create unique index if not exists unique_phone_factor_per_user on auth.mfa_factors (user_id, phone);
alter table auth.mfa_factors enable row level security;

create table if not exists auth.mfa_challenges (
  id uuid primary key,
  factor_id uuid not null references auth.mfa_factors on delete cascade,
  created_at timestamptz not null,
  verified_at timestamptz,
  ip_address inet not null,
  otp_code text,
  web_authn_session_data jsonb
);
create index if not exists mfa_challenge_created_at_idx on auth.mfa_challenges (created_at desc);
alter table auth.mfa_challenges enable row level security;

create table if not exists auth.mfa_amr_claims (
  id uuid constraint amr_id_pk primary key,
  session_id uuid not null references auth.sessions on delete cascade,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  authentication_method text not null,
  constraint mfa_amr_claims_session_id_authentication_method_pkey unique (session_id, authentication_method)
);
alter table auth.mfa_amr_claims enable row level security;

create table if not exists auth.one_time_tokens (
  id uuid primary key,
  user_id uuid not null references auth.users on delete cascade,
  token_type auth.one_time_token_type not null,
  token_hash text not null check (char_length(token_hash) > 0),
  relates_to text not null,
  created_at timestamp not null default now(),
  updated_at timestamp not null default now()
);
create index if not exists one_time_tokens_token_hash_hash_idx on auth.one_time_tokens using hash (token_hash);
create index if not exists one_time_tokens_relates_to_hash_idx on auth.one_time_tokens using hash (relates_to);
create unique index if not exists one_time_tokens_user_id_token_type_key
  on auth.one_time_tokens (user_id, token_type);
alter table auth.one_time_tokens enable row level security;
`

/** Makes the auth tables that a hosted project has and lite has not; in a database of an earlier day, too. */
export async function prepareAuthTables(sql: Sql): Promise<void> {
  await sql.exec(TABLES)
}

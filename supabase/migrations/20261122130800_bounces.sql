-- Addresses at which mails did not arrive, as the mail service tells.

create table private.bounces (
  webhook_id text not null,
  address text not null,
  kind text not null,
  noted_at timestamptz not null default now(),
  -- A notice may name several addresses.
  primary key (webhook_id, address)
);
comment on table private.bounces is 'Mails that came back; a notice that comes twice counts once.';
alter table private.bounces enable row level security;
create index bounces_by_address on private.bounces (lower(address), noted_at);

create function public.note_bounce(webhook_id text, address text, kind text) returns void
language sql security definer
set search_path = ''
as $$
  insert into private.bounces (webhook_id, address, kind) values (webhook_id, address, kind) on conflict do nothing
$$;
comment on function public.note_bounce is 'Notes that a mail to an address came back. For the service only.';
grant execute on function public.note_bounce to service_role;

create function private.last_bounce(address text) returns timestamptz
language sql stable
set search_path = ''
as $$
  select max(b.noted_at) from private.bounces b where lower(b.address) = lower(last_bounce.address)
$$;
comment on function private.last_bounce is 'When a mail to this address last came back, or null.';

create function public.bounced_at(user_id uuid) returns timestamptz
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if not private.is_admin() then
    perform private.refuse('not_allowed', 403);
  end if;
  return (select private.last_bounce(u.email::text) from auth.users u where u.id = user_id);
end
$$;
comment on function public.bounced_at is
  'When a mail to somebody''s present address last came back, for admins; null if none did. Code: not_allowed.';
grant execute on function public.bounced_at to authenticated;

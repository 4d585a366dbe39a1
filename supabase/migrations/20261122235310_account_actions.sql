-- What admins do to accounts goes through the studio's own function, which holds the secret key: it asks here, as the
-- admin, whether it may, carries it out at the authentication service, and says here how it ended.

create table private.invitations (
  customer_id uuid primary key references public.profiles (id) on delete cascade,
  account_id uuid not null constraint invitations_account unique references public.profiles (id) on delete cascade,
  invited_at timestamptz not null default clock_timestamp()
);
comment on table private.invitations is
  'Customers without an account who were invited to one: the account was made with the invitation, nobody else can have it, and both become one when its address is confirmed.';
alter table private.invitations enable row level security;

create function private.merge_profiles(going uuid, staying uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.bookings b set user_id = staying where b.user_id = going;
  update public.staff_notes n set user_id = staying where n.user_id = going;
  update private.outbox o set user_id = staying where o.user_id = going;
  update private.mail_tokens t set user_id = staying where t.user_id = going;
  update public.profiles p
  set full_name = coalesce(p.full_name, other.full_name), phone = coalesce(p.phone, other.phone),
    email = case when not p.has_account then coalesce(p.email, other.email) end
  from public.profiles other
  where p.id = staying and other.id = going;
  delete from public.profiles p where p.id = going;
end
$$;
comment on function private.merge_profiles is
  'Bookings, notes and mails of one customer become another''s, whose name and phone number stay where there are any.';

create or replace function public.merge_customers(from_customer uuid, into_account uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  going public.profiles;
  staying public.profiles;
begin
  perform private.require_admin();
  -- Writers of bookings queue before they touch a row; so does this one, before it locks the two.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('bookings'));
  select * into going from public.profiles p where p.id = from_customer for update;
  select * into staying from public.profiles p where p.id = into_account and p.id <> from_customer for update;
  if going.id is null or staying.id is null then
    perform private.refuse('user_not_found', 404);
  end if;
  if going.has_account then
    perform private.refuse('customer_has_account', 409);
  end if;
  perform private.note_act('merge', staying.id, jsonb_build_object('other', private.label_of(going.id)));
  perform private.merge_profiles(going.id, staying.id);
end
$$;

create function private.accept_invitation() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  customer uuid;
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('bookings'));
  select p.id into customer
  from private.invitations i
  join public.profiles p on p.id = i.customer_id
  -- An address that was corrected since was not this person's.
  where i.account_id = new.id and not p.has_account and lower(p.email) = lower(new.email);
  if found then
    perform private.note_act('accept', new.id, jsonb_build_object('other', private.label_of(customer)));
    perform private.merge_profiles(customer, new.id);
  end if;
  return null;
end
$$;
comment on function private.accept_invitation is
  'Who confirms the address to which a customer was invited gets the bookings that the studio keeps under it.';
create trigger accept_invitation after update of email_confirmed_at on auth.users
  for each row when (old.email_confirmed_at is null and new.email_confirmed_at is not null)
  execute function private.accept_invitation();

create function public.begin_account_action(action text, user_id uuid, reason text default null) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  why constant text := nullif(private.trim_all(reason), '');
  person public.profiles;
  address text;
begin
  perform private.require_admin();
  if begin_account_action.action not in ('block', 'unblock', 'delete', 'remove_factors', 'send_recovery', 'invite') then
    perform private.refuse('value_invalid', 422);
  end if;
  select * into person from public.profiles p where p.id = begin_account_action.user_id;
  if not found then
    perform private.refuse('user_not_found', 404);
  end if;
  -- What one does to oneself is in the profile, behind the password.
  if person.id = auth.uid() then
    perform private.refuse('not_yourself', 409);
  end if;
  if begin_account_action.action in ('block', 'remove_factors') and why is null then
    perform private.refuse('reason_missing', 422);
  end if;
  address := private.email_of(person.id);
  if begin_account_action.action <> 'invite' then
    if not person.has_account then
      perform private.refuse('user_not_found', 404);
    end if;
    if begin_account_action.action = 'delete' and exists (
      select from public.bookings b
      where b.user_id = person.id and b.booking_date > now() and b.status in ('pending', 'confirmed')
    ) then
      perform private.refuse('customer_has_bookings', 409);
    end if;
  else
    if person.has_account then
      perform private.refuse('customer_has_account', 409);
    end if;
    if address is null then
      perform private.refuse('email_missing', 422);
    end if;
    -- Also one that nobody has confirmed: its password is somebody's who may not read this address.
    if exists (
      select from auth.users u
      where lower(u.email) = lower(address)
        and not exists (select from private.invitations i where i.account_id = u.id and i.customer_id = person.id)
    ) then
      perform private.refuse('email_taken', 409);
    end if;
  end if;
  return jsonb_build_object(
    'number', private.note_act(begin_account_action.action, person.id, '{}', why, 'asked'),
    'email', address, 'locale', person.locale, 'full_name', person.full_name
  );
end
$$;
comment on function public.begin_account_action is
  'Whether the caller may do this to an account now: block, unblock, delete, remove_factors, send_recovery, or invite a customer without one. Notes it as asked for and returns the number of that row, with the address, language and name of the person. Codes: not_allowed, value_invalid, user_not_found, not_yourself, reason_missing, customer_has_bookings, customer_has_account, email_missing, email_taken.';
grant execute on function public.begin_account_action to authenticated;

create function public.finish_account_action(number bigint, done boolean, account uuid default null) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  asked private.admin_log;
begin
  select * into asked from private.admin_log l where l.number = finish_account_action.number and l.outcome = 'asked';
  if not found then
    perform private.refuse('not_found', 404);
  end if;
  insert into private.admin_log (actor_id, actor, person_id, person, action, outcome, asked)
  values (
    asked.actor_id, asked.actor, asked.person_id, asked.person, asked.action,
    case when done then 'done' else 'failed' end, asked.number
  )
  on conflict on constraint admin_log_answered_once do nothing;
  if asked.action = 'invite' and done then
    insert into private.invitations (customer_id, account_id)
    -- Either may be gone by now. Who is confirmed or has a password did not get the account by this invitation.
    select p.id, u.id
    from public.profiles p
    join auth.users u on u.id = account and u.email_confirmed_at is null and coalesce(u.encrypted_password, '') = ''
    where p.id = asked.person_id and not p.has_account
    on conflict (customer_id) do update set account_id = excluded.account_id, invited_at = excluded.invited_at;
  end if;
end
$$;
comment on function public.finish_account_action is
  'For the studio''s own function: how what began as this number of the log ended. account: the one that an invitation made. Code: not_found.';
grant execute on function public.finish_account_action to service_role;

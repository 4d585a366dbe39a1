-- What happens to an account is told to its holder, at the address that was theirs when it happened: whoever does it in
-- their stead may change the address next.

create function private.tells_of_account(kind text) returns boolean
language sql immutable
set search_path = ''
as $$
  select kind in ('password_changed', 'second_step_added', 'second_step_removed', 'account_deleted')
$$;
comment on function private.tells_of_account is 'Whether a mail of this kind tells what happened to an account, whatever its holder has subscribed to.';

create function private.account_notice(account auth.users) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'happened_at', clock_timestamp(),
    'customer', jsonb_build_object('email', account.email, 'locale', p.locale))
  from public.profiles p where p.account_id = account.id and account.email <> ''
$$;
comment on function private.account_notice is
  'What a mail about an account keeps until it is finished: when, to which address and in which language; null without a profile or an address.';

create function private.queue_account_mail(kind text, once text, account auth.users) returns void
language sql
set search_path = ''
as $$
  insert into private.outbox (kind, audience, once, user_id, payload)
  select queue_account_mail.kind, 'customer', queue_account_mail.once, account.id, notice
  from private.account_notice(account) notice
  where notice is not null and account.deleted_at is null
    -- Whose address nobody has confirmed may be a stranger to the account.
    and account.email_confirmed_at is not null
    -- As many as one mailbox is sent links and codes. Who got these knows.
    and 10 > (
      select count(*) from private.outbox o
      where o.user_id = account.id and private.tells_of_account(o.kind) and o.created_at > now() - interval '1 hour')
  on conflict on constraint outbox_once do nothing
$$;
comment on function private.queue_account_mail is
  'Tells the holder of a confirmed account what happened to it, at most ten times an hour.';

create function private.password_key(stored text) returns text
language sql immutable
set search_path = ''
as $$
  select substring(stored from '^\{.*"key_id":"([^"]*)"')
$$;
comment on function private.password_key is
  'The key by which the authentication service has encrypted what it keeps of a password; null without encryption.';

create function private.tell_new_password() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if private.password_key(old.encrypted_password) is not distinct from private.password_key(new.encrypted_password) then
    perform private.queue_account_mail(
      'password_changed', format('password:%s:%s', new.id, extract(epoch from clock_timestamp())), new);
  end if;
  return null;
end
$$;
comment on function private.tell_new_password is
  'Tells of a password that takes the place of another: neither of a first one, nor of the same written anew with another key.';
create trigger tell_new_password after update of encrypted_password on auth.users
  for each row when (
    old.encrypted_password <> '' and new.encrypted_password <> '' and old.encrypted_password <> new.encrypted_password)
  execute function private.tell_new_password();

create function private.tell_second_step() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  added constant boolean := tg_op = 'UPDATE';
  factor constant auth.mfa_factors := case tg_op when 'UPDATE' then new else old end;
begin
  perform private.queue_account_mail(
    case when added then 'second_step_added' else 'second_step_removed' end,
    format('second step:%s:%s', factor.id, case when added then 'added' else 'removed' end),
    u)
  -- With an account its second steps go, too: then there is none to write to.
  from auth.users u where u.id = factor.user_id;
  return null;
end
$$;
comment on function private.tell_second_step is
  'Tells of a device whose codes count from now on, or no more; whoever added it or took it away.';
create trigger tell_second_step_added after update of status on auth.mfa_factors
  for each row when (old.status <> 'verified' and new.status = 'verified') execute function private.tell_second_step();
create trigger tell_second_step_removed after delete on auth.mfa_factors
  for each row when (old.status = 'verified') execute function private.tell_second_step();

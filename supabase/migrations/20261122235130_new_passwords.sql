-- A new password ends what whoever knew the old one may have begun: a change of address, links and codes in mails. The
-- authentication service says so itself, and ends the other sessions, which the gate then knows; here it holds for
-- passwords that are changed past it, too, and for services that forget a part of it.

create function private.end_what_was_begun() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from auth.one_time_tokens t where t.user_id = new.id;
  -- Without the time of their mail links and codes count no more. What is asked for with the new password counts.
  if new.email_change_sent_at is not distinct from old.email_change_sent_at then
    new.email_change_sent_at := null;
  end if;
  if new.recovery_sent_at is not distinct from old.recovery_sent_at then
    new.recovery_sent_at := null;
  end if;
  if new.reauthentication_sent_at is not distinct from old.reauthentication_sent_at then
    new.reauthentication_sent_at := null;
  end if;
  return new;
end
$$;
comment on function private.end_what_was_begun is
  'With a new password ends the change of address, the links and the codes of before.';
create trigger end_what_was_begun before update of encrypted_password on auth.users
  for each row when (old.encrypted_password is distinct from new.encrypted_password)
  execute function private.end_what_was_begun();

-- The token of a deleted account stays well signed until it runs out. The API refuses it all the same.

create function private.account_exists() returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if not exists (select 1 from public.profiles where id = auth.uid()) then
    perform private.refuse('session_expired', 401);
  end if;
  return true;
end
$$;
comment on function private.account_exists is
  'True, or refuses: the caller''s account was deleted while his token still runs. Code: session_expired.';
grant execute on function private.account_exists to authenticated, service_role;

-- There is nothing of theirs left to read or change, so only new rows need a rule of their own.
create policy "only accounts that exist book" on public.bookings
  as restrictive for insert to authenticated with check ((select private.account_exists()));

-- Whoever asks for something of their own must still be who signed in: the token of a session that was ended, or of an
-- account that was blocked or deleted, stays well signed until it runs out. And who has set up a second step at sign-in
-- must have done it: the password alone opens nothing.

create function private.session_refusal() returns text
language plpgsql stable security definer
set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  claims constant jsonb := auth.jwt();
  -- A token without one (made by hand with the project's secret) belongs to no session that could end.
  session constant uuid := nullif(claims ->> 'session_id', '');
begin
  if not exists (
    select from auth.users u
    where u.id = me and u.deleted_at is null and (u.banned_until <= now()) is not false
  ) or session is not null and not exists (
    select from auth.sessions s
    where s.id = session and s.user_id = me and (s.not_after <= now()) is not true
  ) then
    return 'session_expired';
  end if;
  if claims ->> 'aal' is distinct from 'aal2' and exists (
    select from auth.mfa_factors f where f.user_id = me and f.status = 'verified'
  ) then
    return 'second_step_needed';
  end if;
  return null;
end
$$;
comment on function private.session_refusal is
  'Why the caller gets nothing of their own: session_expired (the session was ended, the account blocked or deleted), second_step_needed (the account has a second step, and this session only the first); null where all is well.';

create or replace function private.account_exists() returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
declare
  refusal constant text := private.session_refusal();
begin
  if refusal is not null then
    perform private.refuse(refusal, 403);
  end if;
  return true;
end
$$;
comment on function private.account_exists is
  'The gate of everything of one''s own: true, or refuses. Every policy for signed-in people and every function that answers them with their own or the studio''s data asks it. Codes: session_expired, second_step_needed.';

create function private.admins_need_second_step() returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
begin
  return coalesce((select s.settings -> 'adminsNeedSecondStep' = 'true' from public.studio_settings s where s.id = 1), false);
end
$$;
comment on function private.admins_need_second_step is
  'Whether the settings demand a second step at sign-in of every admin, set up or not.';

create or replace function private.is_admin() returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
begin
  -- Customers, who ask most, cost one look.
  if not exists (select from public.profiles p where p.id = auth.uid() and p.role = 'admin') then
    return false;
  end if;
  return private.session_refusal() is null
    and (auth.jwt() ->> 'aal' is not distinct from 'aal2' or not private.admins_need_second_step());
end
$$;
comment on function private.is_admin is
  'Whether the caller is an admin in a session that is good for one. The role comes from profiles, never from token metadata.';

create function private.why_not_allowed() returns text
language plpgsql stable security definer
set search_path = ''
as $$
begin
  return coalesce(
    private.session_refusal(),
    case when not private.is_admin() and exists (
      select from public.profiles p where p.id = auth.uid() and p.role = 'admin'
    ) then 'second_step_missing' else 'not_allowed' end);
end
$$;
comment on function private.why_not_allowed is
  'Why the caller may not do what admins do: session_expired, second_step_needed, second_step_missing (an admin without one while the settings demand it), not_allowed.';
grant execute on function private.why_not_allowed to authenticated, service_role;

create or replace function private.refuse(code text, status integer) returns void
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

create function public.own_access() returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  refusal constant text := private.session_refusal();
  profile public.profiles;
begin
  if refusal = 'session_expired' then
    perform private.refuse('session_expired', 401);
  end if;
  select * into profile from public.profiles p where p.account_id = me;
  if not found then
    -- Of an account that is older than the schema, or lost its profile.
    insert into public.profiles (id, account_id, full_name, locale)
    select u.id, u.id, nullif(left(u.raw_user_meta_data ->> 'full_name', 200), ''), private.locale_of(u.raw_user_meta_data)
    from auth.users u where u.id = me
    on conflict do nothing
    returning * into profile;
  end if;
  if profile.id is null then
    perform private.refuse('profile_missing', 409);
  end if;
  return jsonb_build_object(
    'role', profile.role, 'locale', profile.locale,
    -- The password alone tells nothing about the person.
    'fullName', case when refusal is null then profile.full_name end,
    'phone', case when refusal is null then profile.phone end,
    'secondStep', case
      when refusal = 'second_step_needed' then 'needed'
      when auth.jwt() ->> 'aal' = 'aal2' then 'done'
      when profile.role = 'admin' and private.admins_need_second_step() then 'missing'
      else 'none' end);
end
$$;
comment on function public.own_access is
  'Who the caller is and what is open to them: role, locale, fullName, phone (both null until the second step is done), and secondStep: none, done, needed (set up, and not done in this session) or missing (an admin without one while the settings demand it). An account without a profile gets one. Codes: session_expired, profile_missing.';
grant execute on function public.own_access to authenticated;

-- Every policy for signed-in people asks the gate first; but what visitors read stays open.

alter policy "people read their own profile, admins every profile" on public.profiles
  using ((select private.account_exists()) and (id = (select auth.uid()) or (select private.is_admin())));
alter policy "people change their own profile" on public.profiles
  using ((select private.account_exists()) and id = (select auth.uid()))
  with check ((select private.account_exists()) and id = (select auth.uid()));

alter policy "admins create the settings" on public.studio_settings
  with check ((select private.account_exists()) and (select private.is_admin()));
alter policy "admins change the settings" on public.studio_settings
  using ((select private.account_exists()) and (select private.is_admin()))
  with check ((select private.account_exists()) and (select private.is_admin()));

drop policy "only accounts that exist book" on public.bookings;
alter policy "people read their own bookings, admins all" on public.bookings
  using ((select private.account_exists()) and (user_id = (select auth.uid()) or (select private.is_admin())));
alter policy "people book for themselves, admins for anybody" on public.bookings
  with check ((select private.account_exists()) and (user_id = (select auth.uid()) or (select private.is_admin())));
alter policy "people change their own bookings, admins all" on public.bookings
  using ((select private.account_exists()) and (user_id = (select auth.uid()) or (select private.is_admin())))
  with check ((select private.account_exists()) and (user_id = (select auth.uid()) or (select private.is_admin())));

alter policy "who may read a booking may read its history" on public.booking_events
  using ((select private.account_exists()) and exists (select 1 from public.bookings b where b.id = booking_id));
alter policy "who may read a booking may read its charges" on public.booking_charges
  using ((select private.account_exists()) and exists (select 1 from public.bookings b where b.id = booking_id));

alter policy "admins read closures" on public.closures
  using ((select private.account_exists()) and (select private.is_admin()));
alter policy "admins close the studio" on public.closures
  with check ((select private.account_exists()) and (select private.is_admin()));
alter policy "admins change closures" on public.closures
  using ((select private.account_exists()) and (select private.is_admin()))
  with check ((select private.account_exists()) and (select private.is_admin()));
alter policy "admins open the studio again" on public.closures
  using ((select private.account_exists()) and (select private.is_admin()));

alter policy "admins read the messages" on public.contact_messages
  using ((select private.account_exists()) and (select private.is_admin()));
alter policy "admins mark messages as answered" on public.contact_messages
  using ((select private.account_exists()) and (select private.is_admin()))
  with check ((select private.account_exists()) and (select private.is_admin()));
alter policy "admins delete messages" on public.contact_messages
  using ((select private.account_exists()) and (select private.is_admin()));
alter policy "admins read replies" on public.contact_replies
  using ((select private.account_exists()) and (select private.is_admin()));
alter policy "admins read newsletters" on public.newsletters
  using ((select private.account_exists()) and (select private.is_admin()));

alter policy "admins read staff notes" on public.staff_notes
  using ((select private.account_exists()) and (select private.is_admin()));
alter policy "admins write staff notes" on public.staff_notes
  with check ((select private.account_exists()) and (select private.is_admin()));
alter policy "admins delete staff notes" on public.staff_notes
  using ((select private.account_exists()) and (select private.is_admin()));

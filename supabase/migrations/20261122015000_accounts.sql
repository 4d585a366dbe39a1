-- What admins do to people stays written: who did what to whom, when, and why. What they do to accounts, from
-- inviting to deleting, goes through the studio's own function, which holds the secret key: it asks here, as the admin,
-- whether it may, carries it out at the authentication service, and says here how it ended. Last stands what people do
-- with their own account: take their data along, and delete it.

create table private.admin_log (
  number bigint generated always as identity primary key,
  happened_at timestamptz not null default clock_timestamp(),
  actor_id uuid,
  actor text,
  person_id uuid,
  person text not null,
  action text not null constraint admin_log_action check (action in (
    'block', 'unblock', 'delete', 'remove_factors', 'send_recovery', 'invite', 'accept', 'role', 'edit', 'merge')),
  details jsonb not null default '{}',
  reason text constraint admin_log_reason_length check (char_length(reason) <= 500),
  outcome text not null default 'done' constraint admin_log_outcome check (outcome in ('asked', 'done', 'failed')),
  asked bigint constraint admin_log_answered_once unique references private.admin_log (number),
  constraint admin_log_answer check (asked is null or outcome <> 'asked')
);
comment on table private.admin_log is
  'Acts of admins on people. Rows are only added: what another server carries out is noted before (asked) and in a row of its own after.';
comment on column private.admin_log.actor_id is 'Who did it; null: the operator, or who accepts an invitation. No key, so that the log outlives accounts.';
comment on column private.admin_log.actor is 'Name and address at that time.';
comment on column private.admin_log.person is 'To whom, as they were called at that time.';
comment on column private.admin_log.details is 'role: the new one. fields: what was edited, without old or new values. other: who was merged into the person.';
comment on column private.admin_log.asked is 'In a row that says how it ended: the row that began it.';
create index admin_log_by_person on private.admin_log (person_id, number);
alter table private.admin_log enable row level security;

create function private.keep_admin_log() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform private.refuse('not_allowed', 403);
  return null;
end
$$;
comment on function private.keep_admin_log is 'Nothing in the log is changed or taken away, by its owner''s hand neither. Code: not_allowed.';
create trigger keep_admin_log before update or delete or truncate on private.admin_log
  for each statement execute function private.keep_admin_log();

create function private.label_of(person uuid) returns text
language sql stable
set search_path = ''
as $$
  select coalesce(nullif(concat_ws(' · ', p.full_name, coalesce(u.email::text, p.email, p.phone)), ''), p.id::text)
  from public.profiles p
  left join auth.users u on u.id = p.account_id
  where p.id = person
$$;
comment on function private.label_of is 'How a person is called in the log: name, and address or phone number.';

create function private.note_act(
  act text, person uuid, details jsonb default '{}', reason text default null, outcome text default 'done'
) returns bigint
language sql
set search_path = ''
as $$
  insert into private.admin_log (actor_id, actor, person_id, person, action, details, reason, outcome)
  values (
    auth.uid(), private.label_of(auth.uid()), note_act.person, private.label_of(note_act.person), act,
    note_act.details, note_act.reason, note_act.outcome
  )
  returning number
$$;
comment on function private.note_act is 'Notes what the caller does to a person, while there is one, and returns the number of the row.';

create function public.list_admin_log(about uuid default null, page_size integer default 50, skip integer default 0)
returns table (
  number bigint, happened_at timestamptz, actor text, person_id uuid, person text, action text, details jsonb,
  reason text, outcome text
)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
    select l.number, l.happened_at, l.actor, p.id, l.person, l.action, l.details, l.reason,
      coalesce(answer.outcome, l.outcome)
    from private.admin_log l
    left join private.admin_log answer on answer.asked = l.number
    left join public.profiles p on p.id = l.person_id
    where l.asked is null and (list_admin_log.about is null or l.person_id = list_admin_log.about)
    order by l.number desc
    limit least(greatest(page_size, 1), 100) offset greatest(skip, 0);
end
$$;
comment on function public.list_admin_log is
  'What admins did to people, newest first, at most 100 a page; about: to this one. actor is null where it was the operator, person_id where nobody has it any more. outcome: done, failed, or asked, where nobody knows how it ended. Code: not_allowed.';
grant execute on function public.list_admin_log to authenticated;

create function public.set_user_role(user_id uuid, new_role public.user_role) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  -- Its password is of whoever typed the address. The operator's own hand may: it makes the first admin.
  if new_role = 'admin' and exists (
    select from auth.users u where u.id = user_id and u.email_confirmed_at is null
  ) then
    perform private.refuse('account_not_confirmed', 409);
  end if;
  update public.profiles set role = new_role where id = user_id;
  if not found then
    perform private.refuse('user_not_found', 404);
  end if;
end
$$;
comment on function public.set_user_role is 'An admin makes somebody admin whose address is confirmed, or takes it back. Codes: not_allowed, account_not_confirmed, last_admin, user_not_found.';
grant execute on function public.set_user_role to authenticated;

create function private.note_role() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.note_act('role', new.id, jsonb_build_object('role', new.role));
  return null;
end
$$;
comment on function private.note_role is 'Notes each change of a role, the operator''s own, too.';
create trigger note_role after update of role on public.profiles
  for each row when (old.role is distinct from new.role) execute function private.note_role();

create table private.invitations (
  customer_id uuid primary key references public.profiles (id) on delete cascade,
  account_id uuid not null constraint invitations_account unique references public.profiles (id) on delete cascade,
  invited_at timestamptz not null default clock_timestamp()
);
comment on table private.invitations is
  'Customers without an account who were invited to one: the account was made with the invitation, nobody else can have it, and both become one when its address is confirmed.';
alter table private.invitations enable row level security;

create function private.accept_invitation() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  customer uuid;
begin
  perform private.wait_as_writer();
  select p.id into customer
  from private.invitations i
  join public.profiles p on p.id = i.customer_id
  -- An address that was corrected since was not this person's.
  where i.account_id = new.id and not p.has_account and lower(p.email) = lower(new.email);
  if found then
    perform private.note_act('accept', new.id, jsonb_build_object('other', private.label_of(customer)));
    perform private.merge_profiles(customer, new.id);
  end if;
  -- Nobody is waited for in this account any more, whoever it turned out to be.
  delete from private.invitations i where i.account_id = new.id;
  return null;
end
$$;
comment on function private.accept_invitation is
  'Who confirms the address to which a customer was invited gets the bookings that the studio keeps under it, and the invitation is over.';
create trigger accept_invitation after update of email_confirmed_at on auth.users
  for each row when (old.email_confirmed_at is null and new.email_confirmed_at is not null)
  execute function private.accept_invitation();

create function public.begin_account_action(action text, user_id uuid, reason text default null) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  why text;
  person public.profiles;
  address text;
begin
  perform private.require_admin();
  why := nullif(private.trim_all(reason), '');
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
    if begin_account_action.action = 'delete' and private.has_bookings_ahead(person.id) then
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
        -- But for one that an invitation of theirs has made, to this address, of which nobody heard how it ended.
        and not (u.email_confirmed_at is null and coalesce(u.encrypted_password, '') = '' and exists (
          select from private.admin_log l
          where l.action = 'invite' and l.outcome = 'asked'
            and l.person_id = person.id and l.person = private.label_of(person.id)
            and u.invited_at between l.happened_at and l.happened_at + interval '1 minute'
        ))
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

create function private.forget_account() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.wait_as_writer();
  -- Whoever deletes the row itself, on the dashboard, was not asked what becomes of sessions ahead: the admins are.
  perform private.forget_bookings_of(old.id, cancels => tg_op = 'UPDATE');
  perform private.hold_mails_of(old.id);
  delete from public.profiles p where p.id = old.id;
  return old;
end
$$;
comment on function private.forget_account is
  'With an account goes what the studio knows of the person, as with one that its owner deletes: the authentication service keeps an empty row of one that an admin deletes, and none where an operator deletes it on the dashboard.';
create trigger forget_account after update of deleted_at on auth.users
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function private.forget_account();
create trigger forget_deleted_account before delete on auth.users
  for each row execute function private.forget_account();

-- What people may do with their own account as a whole: take their data along, and leave.

create function public.export_own_data() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_session();
  return (
    select jsonb_build_object(
      'account', jsonb_build_object('id', u.id, 'email', u.email, 'created_at', u.created_at),
      'profile', (
        select to_jsonb(p) - '{id,account_id,has_account,email}'::text[] from public.profiles p where p.id = u.id
      ),
      'bookings', coalesce((
        select jsonb_agg(
          private.booking_columns(b) - 'user_id' || jsonb_build_object('history', (
            select coalesce(jsonb_agg(jsonb_build_object(
              'happened_at', e.happened_at, 'action', e.action, 'by', private.done_by(e, u.id),
              'before', e.before, 'after', e.after
            ) order by e.id), '[]')
            from public.booking_events e where e.booking_id = b.id
          ), 'charges', (
            -- Who of the studio wrote it is not the customer's data.
            select coalesce(jsonb_agg(to_jsonb(c) - 'booking_id' - 'author_id' order by c.written_at), '[]')
            from public.booking_charges c where c.booking_id = b.id
          )) order by b.booking_date
        )
        from public.bookings b where b.user_id = u.id
      ), '[]'),
      'mails', coalesce((
        select jsonb_agg(jsonb_build_object('kind', o.kind, 'sent_at', o.finished_at) order by o.number)
        from private.outbox o where o.user_id = u.id and o.state = 'sent'
      ), '[]'),
      'calendar_feed', (
        select to_jsonb(f) - 'user_id' - 'hash' from private.calendar_feeds f where f.user_id = u.id
      )
    )
    from auth.users u where u.id = auth.uid()
  );
end
$$;
comment on function public.export_own_data is
  'Everything the studio keeps of the caller: account, profile, bookings with their history and charges, which mails they were sent and the address of their calendar. Codes: session_expired, second_step_needed.';
grant execute on function public.export_own_data to authenticated;

create function public.delete_own_account() returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
begin
  perform private.require_session();
  -- The page asks for the password and signs in with it anew. Here only the age of the session counts, so
  -- that guesses run into the limits of the authentication service and no password comes this way.
  if not exists (
    select 1 from auth.sessions s
    where s.id = (auth.jwt() ->> 'session_id')::uuid and s.user_id = me
      and s.created_at > now() - interval '5 minutes'
  ) then
    perform private.refuse('sign_in_too_old', 403);
  end if;
  perform private.wait_as_writer();

  -- Who leaves is gone when the studio reads this.
  insert into private.outbox (kind, audience, once, booking_id, payload)
  select 'cancelled_by_customer', 'studio', 'left:' || b.id, b.id,
    jsonb_build_object('customer', private.booking_facts(b) -> 'customer')
  from public.bookings b
  where b.user_id = me and b.booking_date > now() and not private.is_admin()
    -- Of a request that has expired, it is told that it has.
    and (b.status = 'confirmed' or b.status = 'pending' and (b.expires_at is null or b.expires_at > now()));

  insert into private.outbox (kind, audience, once, payload)
  select 'account_deleted', 'customer', 'deleted:' || me, notice
  from auth.users u, private.account_notice(u) notice where u.id = me and notice is not null;

  perform private.forget_bookings_of(me);
  delete from auth.users where id = me;
end
$$;
comment on function public.delete_own_account is
  'Deletes the caller''s account within five minutes of signing in: upcoming bookings are cancelled, past ones stay without the person. A mail tells the holder, whose address is kept until it has gone out. Codes: session_expired, second_step_needed, sign_in_too_old, last_admin.';
grant execute on function public.delete_own_account to authenticated;

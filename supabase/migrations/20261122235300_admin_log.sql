-- What admins do to people stays written: who did what to whom, when, and why.

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

create or replace function public.edit_customer(
  user_id uuid, seen timestamptz, full_name text, phone text, email text default null, locale text default null
) returns timestamptz
language plpgsql security definer
set search_path = ''
as $$
declare
  new_name constant text := nullif(private.trim_all(full_name), '');
  new_phone constant text := nullif(private.trim_all(phone), '');
  new_email constant text := nullif(private.trim_all(email), '');
  present public.profiles;
  saved public.profiles;
begin
  perform private.require_admin();
  select * into present from public.profiles p where p.id = edit_customer.user_id for update;
  if not found then
    perform private.refuse('user_not_found', 404);
  end if;
  if present.updated_at <> seen then
    perform private.refuse('customer_changed_meanwhile', 409);
  end if;
  if not present.has_account then
    perform private.check_contact(new_name, new_phone, new_email);
  end if;
  update public.profiles p
  set full_name = new_name, phone = new_phone,
    -- An account's address and language are its owner's.
    email = case when not present.has_account then new_email end,
    locale = case when not present.has_account then coalesce(edit_customer.locale, p.locale) else p.locale end
  where p.id = present.id
  returning * into saved;
  if (saved.full_name, saved.phone, saved.email, saved.locale)
    is distinct from (present.full_name, present.phone, present.email, present.locale) then
    perform private.note_act('edit', saved.id, jsonb_build_object('fields', array_remove(array[
      case when saved.full_name is distinct from present.full_name then 'full_name' end,
      case when saved.phone is distinct from present.phone then 'phone' end,
      case when saved.email is distinct from present.email then 'email' end,
      case when saved.locale <> present.locale then 'locale' end], null)));
  end if;
  return saved.updated_at;
end
$$;

create or replace function public.delete_customer(user_id uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  going public.profiles;
begin
  perform private.require_admin();
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('bookings'));
  select * into going from public.profiles p where p.id = delete_customer.user_id for update;
  if not found then
    perform private.refuse('user_not_found', 404);
  end if;
  if going.has_account then
    perform private.refuse('customer_has_account', 409);
  end if;
  if exists (
    select from public.bookings b
    where b.user_id = going.id and b.booking_date > now() and b.status in ('pending', 'confirmed')
  ) then
    perform private.refuse('customer_has_bookings', 409);
  end if;
  perform private.note_act('delete', going.id);
  perform private.forget_bookings_of(going.id);
  delete from public.profiles p where p.id = going.id;
end
$$;

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

-- Requests as an admin answers them, at the desk or from a mail. An answer can be taken back for ten seconds, and nobody
-- has heard of it: its mail waits as long. An admin who needs the time that a request holds declines it and books in one
-- step, so that nobody gets in between.

create function public.list_requests(page_size integer default 10, skip integer default 0) returns table (
  booking jsonb, customer_name text, customer_email text, customer_phone text, no_shows bigint, around jsonb, offer jsonb
)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
    select private.booking_columns(b) || jsonb_build_object('booking_money', public.booking_money(b)),
      p.full_name, private.email_of(b.user_id), p.phone, r.no_shows,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', n.id, 'starts_at', lower(n.during), 'ends_at', upper(n.during),
          'status', n.status, 'name', n.name) order by n.during)
        from (
          select o.id, o.during, o.status::text, c.full_name as name
          from public.bookings o left join public.profiles c on c.id = o.user_id
          where o.id <> b.id and o.held && d.days and o.status in ('pending', 'confirmed')
            and (o.status = 'confirmed' or o.expires_at is null or o.expires_at > now())
          union all
          select c.id, c.during, 'closed', c.note from public.closures c where c.during && d.days
        ) n
      ), '[]'),
      private.offer_of(b)
    from (
      select w.* from public.bookings w
      where w.status = 'pending' and (w.expires_at is null or w.expires_at > now())
      order by w.booking_date <= now(), w.booking_date, w.id
      limit least(greatest(page_size, 1), 100) offset greatest(skip, 0)
    ) w
    join public.bookings b on b.id = w.id
    left join public.profiles p on p.id = b.user_id
    cross join lateral private.record_of(b.user_id) r
    -- Of the days on which it begins and ends.
    cross join lateral (
      select tstzrange(lower(private.day_of_studio((b.booking_date at time zone 'Asia/Ulaanbaatar')::date)),
        upper(private.day_of_studio(((upper(b.during) - interval '1 microsecond') at time zone 'Asia/Ulaanbaatar')::date))) as days
    ) d
    order by b.booking_date <= now(), b.booking_date, b.id;
end
$$;
comment on function public.list_requests is
  'Requests that wait for an answer, for admins, at most 100 a page: the next session first, those whose time has passed last; with the customer, how often they did not come, what else holds a part of the day or closes it, in order, and the other time that stands offered. Code: not_allowed.';
grant execute on function public.list_requests to authenticated;

create function public.request_to_answer(token text) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  known constant private.mail_tokens := private.mail_token(token, '{answer}');
begin
  return (
    select jsonb_build_object(
      'booking', f.facts, 'customer', f.facts -> 'customer', 'asked_at', b.created_at, 'updated_at', b.updated_at,
      'answer', (
        select jsonb_build_object('at', e.happened_at, 'by', private.done_by(e), 'name', p.full_name)
        from public.booking_events e left join public.profiles p on p.id = e.actor_id and p.role = 'admin'
        where e.booking_id = b.id and e.action in ('status_changed', 'expired', 'undone', 'offer_accepted')
          and b.status <> 'pending'
        order by e.id desc limit 1
      ))
    from public.bookings b, private.booking_facts(b) as f (facts) where b.id = known.booking_id
  );
end
$$;
comment on function public.request_to_answer is
  'The request that a mail to the studio asks to answer, its version and, once it waits no longer, who ended that and when: studio, customer or nobody, for it had expired. Code: link_not_valid.';
grant execute on function public.request_to_answer to anon, authenticated;

create function public.answer_request(
  token text, answer public.booking_status, reason text, seen timestamptz
) returns timestamptz
language plpgsql security definer
set search_path = ''
as $$
declare
  known constant private.mail_tokens := private.mail_token(token, '{answer}');
  caller jsonb;
  saved_at timestamptz;
begin
  if answer not in ('confirmed', 'cancelled') then
    perform private.refuse('booking_status_not_allowed', 403);
  end if;
  -- Whoever opens the mail is the studio, whoever is signed in here.
  caller := private.become_operator(by_mail => true);
  update public.bookings b set status = answer, reason = nullif(private.trim_all(answer_request.reason), '')
  where b.id = known.booking_id and b.updated_at = seen and b.status = 'pending'
  returning b.updated_at into saved_at;
  perform private.become_again(caller);
  if saved_at is not null then
    return saved_at;
  end if;
  if not exists (select from public.bookings b where b.id = known.booking_id and b.status = 'pending') then
    perform private.refuse('booking_not_editable', 409);
  end if;
  perform private.refuse('booking_changed_meanwhile', 409);
end
$$;
comment on function public.answer_request is
  'Confirms or declines the request of a mail''s token as it was last changed at seen, in the studio''s name, and returns its new version. Codes: link_not_valid, booking_status_not_allowed, booking_not_editable, booking_changed_meanwhile.';
grant execute on function public.answer_request to anon, authenticated;

create function private.take_back_answer(of_booking uuid, seen timestamptz, answered_by uuid) returns timestamptz
language plpgsql
set search_path = ''
as $$
declare
  caller jsonb;
  answer public.booking_events;
  mail private.outbox;
  saved_at timestamptz;
begin
  -- So the last step of the history stays the last.
  perform private.wait_as_writer();
  if not exists (select from public.bookings b where b.id = of_booking and b.updated_at = seen) then
    perform private.refuse('booking_changed_meanwhile', 409);
  end if;
  select * into answer from public.booking_events e where e.booking_id = of_booking order by e.id desc limit 1;
  select * into mail from private.outbox o where o.event_id = answer.id and o.audience = 'customer' for update;
  -- The screens offer it for ten seconds, and the mail leaves after them; the minute is for a mail that nobody delivers.
  if answer.action is distinct from 'status_changed' or answer.actor_id is distinct from answered_by
    or answer.before - '{status,reason,cancel_asked_at,attendance}'::text[] <> '{}'
    or answer.happened_at <= now() - interval '1 minute'
    or mail.state <> 'waiting' or mail.attempts > 0 then
    perform private.refuse('booking_undo_too_late', 409);
  end if;

  -- As it was, its time to expire, too: no agreement is made anew.
  caller := private.become_operator(deed => 'undone', doer => answered_by);
  update public.bookings b set (status, reason, cancel_asked_at, attendance) = (
    select before.status, before.reason, before.cancel_asked_at, before.attendance
    from jsonb_populate_record(b, answer.before) before
  )
  where b.id = of_booking
  returning b.updated_at into saved_at;
  perform private.become_again(caller);

  -- What its mail took the place of is still to be told, and what a deliverer dropped since as not so any more, whoever
  -- reads it. The lease stays: who holds it may still say what became of it. What does not hold the next claim drops.
  update private.outbox o set state = 'waiting', finished_at = null
  where o.booking_id = of_booking and o.event_id is distinct from answer.id
    and o.state = 'dropped' and o.finished_at >= coalesce(mail.created_at, answer.happened_at);
  perform private.drop_mail(mail.id);
  return saved_at;
exception when exclusion_violation then
  -- PostgreSQL's own words would name the other one's time.
  perform private.refuse('booking_taken', 409);
end
$$;
comment on function private.take_back_answer is
  'Takes back the last answer to a booking, last changed at seen, as long as its mail waits: the booking is as it was, and its customer hears of neither. answered_by: whose it must be; null for an answer from a mail. Codes: booking_changed_meanwhile, booking_undo_too_late, booking_taken, booking_closed.';

create function public.undo_answer(booking_id uuid, seen timestamptz) returns timestamptz
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return private.take_back_answer(booking_id, seen, auth.uid());
end
$$;
comment on function public.undo_answer is
  'An admin takes back their own change of a booking''s status, as it was last changed at seen, before its customer hears of it; returns the new version. Codes: not_allowed, booking_changed_meanwhile, booking_undo_too_late.';
grant execute on function public.undo_answer to authenticated;

create function public.undo_answer_by_link(token text, seen timestamptz) returns timestamptz
language plpgsql security definer
set search_path = ''
as $$
declare
  known constant private.mail_tokens := private.mail_token(token, '{answer}');
begin
  return private.take_back_answer(known.booking_id, seen, null);
end
$$;
comment on function public.undo_answer_by_link is
  'Takes back the answer that was given from a mail, as undo_answer() does one from the desk. Codes: link_not_valid, booking_changed_meanwhile, booking_undo_too_late.';
grant execute on function public.undo_answer_by_link to anon, authenticated;

create function public.book_instead(declined jsonb, reason text, booking jsonb) returns uuid
language plpgsql
set search_path = ''
as $$
declare
  columns constant text := (select string_agg(quote_ident(key), ', ') from jsonb_object_keys(booking) key);
  answered integer;
  new_id uuid;
begin
  if not private.is_admin() then
    perform private.refuse('not_allowed', 403);
  end if;
  update public.bookings b
  set status = 'cancelled', reason = nullif(btrim(book_instead.reason, E' \t\r\n'), '')
  from jsonb_to_recordset(declined) as d (id uuid, seen timestamptz)
  where b.id = d.id and b.updated_at = d.seen and b.status = 'pending';
  get diagnostics answered = row_count;
  if answered <> jsonb_array_length(declined) then
    perform private.refuse('booking_changed_meanwhile', 409);
  end if;
  -- Which columns may be named, the caller's grants say.
  execute format(
    'insert into public.bookings (%1$s)
    select %1$s from jsonb_populate_record(null::public.bookings, $1) returning id', columns
  ) into new_id using booking;
  return new_id;
exception when exclusion_violation then
  -- PostgreSQL's own words would name the other one's time.
  perform private.refuse('booking_taken', 409);
end
$$;
comment on function public.book_instead is
  'An admin declines requests as they were seen, [{"id", "seen"}], with a reason for their customers, and makes a booking in their place, its values by column, in one step with their own rights; returns its id. Codes: not_allowed, booking_changed_meanwhile, booking_*.';
grant execute on function public.book_instead to authenticated;

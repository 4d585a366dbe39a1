-- What the links in mails open without signing in: the answer to a request, and whether one gets reminders or news.

create function private.mail_token(token text, purposes text[]) returns private.mail_tokens
language plpgsql stable
set search_path = ''
as $$
declare
  known private.mail_tokens;
begin
  select * into known from private.mail_tokens t
  where t.hash = private.token_hash(token) and t.purpose = any (purposes) and t.expires_at > now();
  if not found then
    perform private.refuse('link_not_valid', 404);
  end if;
  return known;
end
$$;
comment on function private.mail_token is 'What a token is for, if it is for one of these purposes. Code: link_not_valid.';

create function public.request_to_answer(token text) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  known constant private.mail_tokens := private.mail_token(token, '{answer}');
begin
  return (
    select jsonb_build_object('booking', f.facts, 'updated_at', b.updated_at, 'customer', f.facts -> 'customer')
    from public.bookings b, private.booking_facts(b) as f (facts) where b.id = known.booking_id
  );
end
$$;
comment on function public.request_to_answer is
  'The request that a mail to the studio asks to answer, answered or not, and its version. Code: link_not_valid.';
grant execute on function public.request_to_answer to anon, authenticated;

create function public.answer_request(
  token text, answer public.booking_status, reason text, seen timestamptz
) returns timestamptz
language plpgsql security definer
set search_path = ''
as $$
declare
  known constant private.mail_tokens := private.mail_token(token, '{answer}');
  claims constant text := current_setting('request.jwt.claims', true);
  claim_sub constant text := current_setting('request.jwt.claim.sub', true);
  saved_at timestamptz;
begin
  if answer not in ('confirmed', 'cancelled') then
    perform private.refuse('booking_status_not_allowed', 403);
  end if;
  -- Whoever opens the mail is the studio, whoever is signed in here: for these lines this is the operator's hand, but
  -- its mails go out.
  perform set_config('request.jwt.claims', '', true), set_config('request.jwt.claim.sub', '', true),
    set_config('gegee.answered_by_mail', 'yes', true);
  update public.bookings b set status = answer, reason = nullif(private.trim_all(answer_request.reason), '')
  where b.id = known.booking_id and b.updated_at = seen and b.status = 'pending'
  returning b.updated_at into saved_at;
  perform set_config('request.jwt.claims', coalesce(claims, ''), true),
    set_config('request.jwt.claim.sub', coalesce(claim_sub, ''), true),
    set_config('gegee.answered_by_mail', '', true);
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

create function public.mail_subscription(token text) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  known constant private.mail_tokens := private.mail_token(token, '{reminders,newsletter}');
begin
  return (
    select jsonb_build_object(
      'list', known.purpose,
      'subscribed', case known.purpose when 'reminders' then p.notifications else p.newsletter end)
    from public.profiles p where p.id = known.user_id
  );
end
$$;
comment on function public.mail_subscription is
  'Which mails a token is about, reminders or newsletter, and whether its owner gets them. Code: link_not_valid.';
grant execute on function public.mail_subscription to anon, authenticated;

create function public.set_mail_subscription(token text, subscribed boolean) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  known constant private.mail_tokens := private.mail_token(token, '{reminders,newsletter}');
begin
  update public.profiles p
  set notifications = case known.purpose when 'reminders' then coalesce(subscribed, false) else p.notifications end,
    newsletter = case known.purpose when 'newsletter' then coalesce(subscribed, false) else p.newsletter end
  where p.id = known.user_id;
end
$$;
comment on function public.set_mail_subscription is
  'Subscribes the owner of a mail''s token to its list, or takes them off. Code: link_not_valid.';
grant execute on function public.set_mail_subscription to anon, authenticated;

create function public.one_click_unsubscribe(token text) returns boolean
language plpgsql security definer
set search_path = ''
as $$
begin
  perform public.set_mail_subscription(token, false);
  return true;
exception when sqlstate 'PT404' then
  return false;
end
$$;
comment on function public.one_click_unsubscribe is
  'What a mail program does for whoever presses its own "unsubscribe"; false for a token that is not valid. For the service only.';
grant execute on function public.one_click_unsubscribe to service_role;

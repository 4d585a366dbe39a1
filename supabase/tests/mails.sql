-- What happens to a booking is told once, in the same transaction. Run with: npx supabase test db
begin;
create extension if not exists pgtap with schema extensions;
select plan(11);

insert into auth.users (id, email, email_confirmed_at)
values ('20000000-0000-4000-8000-000000000001', 'one@example.com', now());
-- These days lie further ahead than a new studio looks.
update public.studio_settings set settings = settings || '{"rules": {"furthestDays": 36500}}';
delete from private.outbox;

insert into public.bookings (user_id, booking_date, duration, type, status)
values ('20000000-0000-4000-8000-000000000001', '2090-05-11 15:00+08', 60, 'recording', 'confirmed');
select is((select count(*)::integer from private.outbox), 0, 'the operator''s hand writes no mails');
select is(private.queue_due_mails('2090-05-10 14:59+08'), 0, 'no reminder more than a day before');
select is(private.queue_due_mails('2090-05-10 15:00+08'), 1, 'a reminder a day before');
select is(private.queue_due_mails('2090-05-10 15:01+08'), 0, 'and no other');

update auth.users set encrypted_password = 'first' where id = '20000000-0000-4000-8000-000000000001';
select is((select count(*)::integer from private.outbox where kind = 'password_changed'), 0, 'a first password is no change');
update auth.users set encrypted_password = 'second' where id = '20000000-0000-4000-8000-000000000001';
select is((select count(*)::integer from private.outbox where kind = 'password_changed'), 1, 'a new one is told');

set local role authenticated;
set local request.jwt.claims = '{"sub": "20000000-0000-4000-8000-000000000001", "role": "authenticated"}';
set local request.jwt.claim.sub = '20000000-0000-4000-8000-000000000001';
insert into public.bookings (user_id, booking_date, duration, type)
values ('20000000-0000-4000-8000-000000000001', '2090-05-10 10:00+08', 60, 'recording');

set local role service_role;
set local request.jwt.claims = '{"role": "service_role"}';
set local request.jwt.claim.sub = '';
create temporary table given on commit drop as select public.claim_mails(10) as mail;
select is(
  (select string_agg(mail ->> 'kind', ', ' order by mail ->> 'kind') from given),
  'booking_reminder, booking_requested, new_request, password_changed', 'studio and customer are told of a request'
);
select is((select count(*)::integer from public.claim_mails(10)), 0, 'each mail is given to one deliverer');
select ok(
  (select public.freeze_mail((mail ->> 'id')::uuid, (mail ->> 'lease')::uuid, '{}') from given where mail ->> 'kind' = 'new_request'),
  'who has claimed it may send it'
);
select ok(
  not (select public.finish_mail((mail ->> 'id')::uuid, gen_random_uuid(), null) from given where mail ->> 'kind' = 'new_request'),
  'nobody else says that it was sent'
);
select ok(
  (select public.finish_mail((mail ->> 'id')::uuid, (mail ->> 'lease')::uuid, null) from given where mail ->> 'kind' = 'new_request'),
  'who has claimed it says so'
);

select * from finish();
rollback;

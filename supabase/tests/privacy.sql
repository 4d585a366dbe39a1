-- Nobody sees what is another's. Run with: npx supabase test db
begin;
create extension if not exists pgtap with schema extensions;
select plan(17);

insert into auth.users (id, email) values
  ('20000000-0000-4000-8000-000000000001', 'one@example.com'),
  ('20000000-0000-4000-8000-000000000002', 'two@example.com');
insert into public.bookings (user_id, booking_date, duration, type)
values ('20000000-0000-4000-8000-000000000001', '2090-05-10 10:00+08', 60, 'recording');
insert into public.staff_notes (user_id, body) values ('20000000-0000-4000-8000-000000000002', 'x');
insert into public.contact_messages (name, email, message) values ('Сараа', 'saraa@example.com', 'Сайн уу');

select is(
  (select count(*)::integer from pg_class
   where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind = 'r' and not relrowsecurity),
  0, 'every table has row level security'
);

-- These days lie further ahead than a new studio looks.
update public.studio_settings set settings = settings || '{"rules": {"furthestDays": 36500}}';

set local role authenticated;
set local request.jwt.claims = '{"sub": "20000000-0000-4000-8000-000000000002", "role": "authenticated"}';
set local request.jwt.claim.sub = '20000000-0000-4000-8000-000000000002';

select is((select count(*)::integer from public.bookings), 0, 'another''s booking is not seen');
select throws_ok(
  $$select * from public.booking_events$$, '42501', 'permission denied for table booking_events',
  'nor is the history of any, which tells who of the studio did what'
);
select is((select count(*)::integer from public.profiles), 1, 'of the profiles only the own one');
select is((select count(*)::integer from public.contact_messages), 0, 'no message to the studio');
select is((select count(*)::integer from public.closures), 0, 'no reason of a closure');
select is((select count(*)::integer from public.staff_notes), 0, 'no note of the staff, not even about oneself');
select is((select count(*)::integer from public.newsletters), 0, 'no newsletter');
select throws_ok(
  $$select * from private.outbox$$, '42501', 'permission denied for table outbox', 'no mail that goes out'
);
select throws_ok(
  $$select public.claim_mails(1)$$, '42501', 'permission denied for function claim_mails', 'nobody takes the mails'
);
select throws_ok(
  $$insert into public.bookings (user_id, booking_date, duration, type)
    values ('20000000-0000-4000-8000-000000000001', '2090-05-11 10:00+08', 60, 'recording')$$,
  '42501', 'new row violates row-level security policy for table "bookings"', 'nobody books for another'
);
select throws_ok(
  $$delete from public.bookings$$, '42501', 'permission denied for table bookings', 'nobody deletes a booking'
);

set local role anon;
set local request.jwt.claims = '{"role": "anon"}';
set local request.jwt.claim.sub = '';

select throws_ok(
  $$select * from public.bookings$$, '42501', 'permission denied for table bookings', 'visitors see no booking'
);
select throws_ok(
  $$select * from public.profiles$$, '42501', 'permission denied for table profiles', 'nor a person'
);
select throws_ok(
  $$select public.export_own_data()$$, '42501', 'permission denied for function export_own_data',
  'nor what is kept of one'
);
select throws_ok(
  $$select public.request_to_answer('guessed')$$, 'PT404', 'link_not_valid', 'a link of a mail is not guessed'
);
select is((select count(*)::integer from public.studio_settings), 1, 'but the settings');

select * from finish();
rollback;

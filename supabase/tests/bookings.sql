-- A time is sold once, by the studio's rules. Run with: npx supabase test db
begin;
create extension if not exists pgtap with schema extensions;
select plan(12);

insert into auth.users (id, email) values
  ('20000000-0000-4000-8000-000000000001', 'one@example.com'),
  ('20000000-0000-4000-8000-000000000002', 'two@example.com');

-- These days lie further ahead than a new studio looks.
update public.studio_settings set settings = settings || '{"rules": {"furthestDays": 36500}}';

set local role authenticated;
set local request.jwt.claims = '{"sub": "20000000-0000-4000-8000-000000000001", "role": "authenticated"}';
set local request.jwt.claim.sub = '20000000-0000-4000-8000-000000000001';

select lives_ok(
  $$insert into public.bookings (booking_date, duration, type) values ('2090-05-10 10:00+08', 120, 'recording')$$,
  'a free time can be booked'
);
select is(
  (select status::text || ' ' || price from public.bookings), 'pending 100.00',
  'it is pending, and the database wrote its price'
);
select throws_ok(
  $$insert into public.bookings (booking_date, duration, type) values ('2090-05-10 10:15+08', 60, 'recording')$$,
  'PT422', 'booking_off_step', 'no start beside the half hours'
);
select throws_ok(
  $$insert into public.bookings (booking_date, duration, type) values ('2090-05-10 21:30+08', 60, 'recording')$$,
  'PT422', 'booking_outside_opening_hours', 'nothing beyond the opening hours'
);
select throws_ok(
  $$update public.bookings set status = 'confirmed'$$,
  'PT403', 'booking_status_not_allowed', 'nobody confirms their own booking'
);
select throws_ok(
  $$update public.bookings set price = 0$$,
  '42501', 'permission denied for table bookings', 'nobody writes their own price'
);

set local request.jwt.claims = '{"sub": "20000000-0000-4000-8000-000000000002", "role": "authenticated"}';
set local request.jwt.claim.sub = '20000000-0000-4000-8000-000000000002';

select throws_ok(
  $$insert into public.bookings (booking_date, duration, type) values ('2090-05-10 11:30+08', 60, 'recording')$$,
  '23P01', 'conflicting key value violates exclusion constraint "bookings_no_overlap"',
  'nobody books over it'
);
select lives_ok(
  $$insert into public.bookings (booking_date, duration, type) values ('2090-05-10 12:00+08', 60, 'recording')$$,
  'right behind it is free'
);
select is(
  (select count(*)::integer from public.busy_ranges('2090-05-10 00:00+08', '2090-05-11 00:00+08')), 1,
  'everybody learns which times are taken, and not by how many bookings'
);

reset role;
set local request.jwt.claims = '';
set local request.jwt.claim.sub = '';

select throws_ok(
  $$insert into public.bookings (booking_date, duration, type, status) values ('2090-05-10 10:30+08', 60, 'recording', 'confirmed')$$,
  '23P01', 'conflicting key value violates exclusion constraint "bookings_no_overlap"',
  'the studio''s own hand does not either'
);
select lives_ok(
  $$update public.bookings set status = 'cancelled' where booking_date = '2090-05-10 10:00+08'$$,
  'it can be cancelled'
);
select lives_ok(
  $$insert into public.bookings (booking_date, duration, type) values ('2090-05-10 10:30+08', 60, 'recording')$$,
  'which frees its time'
);

select * from finish();
rollback;

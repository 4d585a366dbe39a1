-- Who is an admin, and what only admins do. Run with: npx supabase test db
begin;
create extension if not exists pgtap with schema extensions;
select plan(11);

insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data) values
  ('20000000-0000-4000-8000-000000000001', 'one@example.com', now(), '{"role": "admin"}'),
  ('20000000-0000-4000-8000-000000000002', 'two@example.com', now(), '{}');
update public.profiles set role = 'admin' where id = '20000000-0000-4000-8000-000000000002';
update public.profiles set role = 'user' where role = 'admin' and id <> '20000000-0000-4000-8000-000000000002';

set local role authenticated;
set local request.jwt.claims = '{"sub": "20000000-0000-4000-8000-000000000001", "role": "authenticated", "user_metadata": {"role": "admin"}}';
set local request.jwt.claim.sub = '20000000-0000-4000-8000-000000000001';

select is((select role::text from public.profiles), 'user', 'a role in the metadata counts for nothing');
select throws_ok(
  $$select public.set_user_role('20000000-0000-4000-8000-000000000001', 'admin')$$,
  'PT403', 'not_allowed', 'nobody makes themselves admin'
);
select throws_ok(
  $$update public.profiles set role = 'admin'$$,
  '42501', 'permission denied for table profiles', 'nor past the function'
);
select throws_ok($$select * from public.list_users()$$, 'PT403', 'not_allowed', 'customers do not list accounts');
select throws_ok($$select * from public.admin_statistics()$$, 'PT403', 'not_allowed', 'nor see the numbers');
select lives_ok(
  $$update public.studio_settings set settings = settings || '{"studioName": "Other"}'$$,
  'an attempt at the settings'
);
select is(
  (select settings ->> 'studioName' from public.studio_settings), 'Gegee Studio', 'changes nothing'
);

set local request.jwt.claims = '{"sub": "20000000-0000-4000-8000-000000000002", "role": "authenticated"}';
set local request.jwt.claim.sub = '20000000-0000-4000-8000-000000000002';

select throws_ok(
  $$select public.set_user_role('20000000-0000-4000-8000-000000000002', 'user')$$,
  'PT409', 'last_admin', 'the last admin stays'
);
select throws_ok(
  $$update public.studio_settings set settings = settings || '{"maxPendingBookings": 0}'$$,
  '23514', 'new row for relation "studio_settings" violates check constraint "settings_valid"',
  'settings keep their shape'
);
select throws_ok(
  $$select public.save_settings((select settings from public.studio_settings), '2020-01-01')$$,
  'PT409', 'settings_changed_meanwhile', 'and are not saved over newer ones'
);
select lives_ok(
  $$select public.set_user_role('20000000-0000-4000-8000-000000000001', 'admin')$$, 'an admin makes another'
);

select * from finish();
rollback;

-- Two accounts to try the studio with, and what they would have after a few days of use.
-- Runs once, on a new database, after the migrations. Not meant for a public project: the password is printed.

-- Password of both: gegee-demo, hashed at the least cost, since what is printed needs no protection and the
-- tests sign in hundreds of times. The empty tokens are for hosted Supabase, which cannot read null there.
insert into auth.users (
  id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data,
  confirmation_token, recovery_token, email_change, email_change_token_new, created_at, updated_at
)
select
  id, 'authenticated', 'authenticated', email,
  '$2a$04$UYq.gyL4zCQPCFTgvC9oEegk0FtBD3q0t5o7KLR2SDBRXYFPy24gW',
  now(), '{"provider": "email", "providers": ["email"]}',
  jsonb_build_object('sub', id, 'email', email, 'email_verified', true, 'phone_verified', false,
    'full_name', full_name, 'locale', 'mn'),
  '', '', '', '', now(), now()
from (values
  ('00000000-0000-4000-8000-00000000000a'::uuid, 'admin@example.com', 'Жишээ админ'),
  ('00000000-0000-4000-8000-00000000000c'::uuid, 'customer@example.com', 'Жишээ захиалагч')
) as person (id, email, full_name);

insert into auth.identities (
  id, provider, provider_id, user_id, identity_data, last_sign_in_at, created_at, updated_at
)
select
  gen_random_uuid(), 'email', id::text, id,
  jsonb_build_object('sub', id, 'email', email, 'email_verified', true, 'phone_verified', false),
  now(), now(), now()
from auth.users
where email in ('admin@example.com', 'customer@example.com');

-- Hosted Supabase finds an account only under this instance; the embedded backend has no such column.
do $$
begin
  if exists (
    select from information_schema.columns
    where table_schema = 'auth' and table_name = 'users' and column_name = 'instance_id'
  ) then
    execute 'update auth.users set instance_id = ''00000000-0000-0000-0000-000000000000''
      where email in (''admin@example.com'', ''customer@example.com'')';
  end if;
end
$$;

update public.profiles set role = 'admin' where id = '00000000-0000-4000-8000-00000000000a';

-- The studio rental as it is printed, beside the sessions that every new studio offers.
update public.studio_settings
set settings = jsonb_set(settings, '{services}', settings -> 'services' || (
  select jsonb_agg(jsonb_build_object(
    'id', rental.id, 'name', rental.name, 'enabled', true, 'group', 'space', 'currency', 'MNT', 'pastClosing', true,
    'durations', '[60, 120, 180, 240, 480, 1440]'::jsonb,
    'bands', jsonb_build_array(
      jsonb_build_object('upToMinutes', 120, 'price', rental.to_2_hours),
      jsonb_build_object('upToMinutes', 240, 'price', rental.to_4_hours),
      jsonb_build_object('upToMinutes', 480, 'price', rental.day),
      jsonb_build_object('upToMinutes', 1440, 'price', rental.day_and_night)
    )) order by rental.place)
  from (values
    (1, 'photo-video', 'Photo and video', 330000, 550000, 660000, 1100000),
    (2, 'movie', 'Movie', 550000, 660000, 880000, 1500000),
    (3, 'events', 'Events', 550000, 660000, 880000, 1500000)
  ) as rental (place, id, name, to_2_hours, to_4_hours, day, day_and_night)
));

-- Bookings around today, on the studio's clock; the next two days stay free to try the booking form.
insert into public.bookings (user_id, booking_date, duration, type, notes, status)
select
  '00000000-0000-4000-8000-00000000000c',
  ((now() at time zone 'Asia/Ulaanbaatar')::date + day + start) at time zone 'Asia/Ulaanbaatar',
  duration, type, notes, status::public.booking_status
from (values
  (-12, time '10:00', 120, 'recording', 'Подкастын дөрвөн дугаар.', 'confirmed'),
  (-5, time '14:00', 180, 'rehearsal', null, 'confirmed'),
  (-4, time '16:00', 60, 'mixing', null, 'cancelled'),
  (3, time '11:00', 120, 'recording', 'Гурван хүн, нэг цагаан дэвсгэр хэрэгтэй.', 'pending'),
  (4, time '15:00', 240, 'mastering', null, 'confirmed'),
  (6, time '18:30', 60, 'rehearsal', null, 'pending')
) as booking (day, start, duration, type, notes, status);

-- A busy month to try the desk with: four more accounts and a customer without one, sessions around today, requests,
-- closures, messages. Goes over seed.sql, once; `npm run busy-studio` and the tests of the desk run it.
-- Nobody in it exists. As the operator's hand: no mails, and the studio's rules do not judge what is past.

do $$
declare
  today constant timestamp := date_trunc('day', now() at time zone 'Asia/Ulaanbaatar');
  half_hour constant timestamp :=
    date_bin('30 minutes', now() at time zone 'Asia/Ulaanbaatar', timestamp '2026-01-01');
  last_month constant timestamp := date_trunc('month', today) - interval '1 month';
  -- In the evening the day's other sessions are over: none stands in the night.
  evening constant boolean := half_hour + interval '7 hours' > today + interval '22 hours';
begin
  if exists (select from auth.users where email = 'bataa@example.com') then
    raise exception 'This studio is busy already';
  end if;

  create temporary table person on commit drop as
  select ('00000000-0000-4000-8000-0000000b00' || lpad(n::text, 2, '0'))::uuid as id, p.*
  from (values
    (1, 'bataa@example.com', 'Жишээ Батаа', '+97699112233', 'mn'),
    (2, 'anna@example.com', 'Example Anna', '+97688001122', 'en'),
    (3, 'olga@example.com', 'Пример Ольга', '+79161234567', 'ru'),
    (4, 'li@example.com', '例子 小李', '+8613800138000', 'zh'),
    (5, null, 'Жишээ Сүрэн', '+97695001234', 'mn')
  ) as p (n, email, full_name, phone, locale);

  insert into auth.users (
    id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data,
    confirmation_token, recovery_token, email_change, email_change_token_new, created_at, updated_at
  )
  select id, 'authenticated', 'authenticated', email,
    (select encrypted_password from auth.users where email = 'customer@example.com'),
    now(), '{"provider": "email", "providers": ["email"]}',
    jsonb_build_object('sub', id, 'email', email, 'email_verified', true, 'full_name', full_name, 'locale', locale),
    '', '', '', '', now() - interval '40 days', now()
  from person where email is not null;
  insert into auth.identities (id, provider, provider_id, user_id, identity_data, last_sign_in_at, created_at, updated_at)
  select gen_random_uuid(), 'email', id::text, id, jsonb_build_object('sub', id, 'email', email, 'email_verified', true),
    now(), now(), now()
  from person where email is not null;
  update public.profiles p set phone = o.phone from person o where o.id = p.id;
  insert into public.profiles (id, full_name, phone, locale)
  select id, full_name, phone, locale from person where email is null;

  create temporary table wish on commit drop as
  -- Last month, one every other day.
  select last_month + make_interval(days => 2 * n) + time '18:00' as starts,
    (array[60, 120, 180])[1 + n % 3] as duration,
    (array['recording', 'photo-video', 'rehearsal', 'photo-video'])[1 + n % 4] as type,
    case n when 4 then 'cancelled' else 'confirmed' end as status, 1 + n % 5 as who, null as notes, n as n
  from generate_series(0, 13) n
  union all
  -- The days before today.
  select today - make_interval(days => n) + time '12:00', 90, 'rehearsal', 'confirmed', n, null, 20 + n
  from generate_series(1, 5) n
  union all
  -- One that has begun, and the others of today.
  values
    (half_hour - interval '30 minutes', 120, 'recording', 'confirmed', 2, 'Two microphones, one guest by telephone.', 30),
    (half_hour + case when evening then interval '-6 hours' else interval '3 hours' end, 60, 'photo-video', 'confirmed', 5, 'Бүтээгдэхүүний зураг, цагаан дэвсгэр.', 31),
    (half_hour + case when evening then interval '-270 minutes' else interval '5 hours' end, 90, 'rehearsal', 'confirmed', 3, null, 32),
    -- Requests that wait for an answer.
    (today + interval '1 day 13 hours', 60, 'recording', 'pending', 1, 'Подкастын эхний дугаар.', 40),
    (today + interval '1 day 16 hours', 120, 'photo-video', 'pending', 2, null, 41),
    (today + interval '2 days 10 hours', 120, 'rehearsal', 'pending', 3, 'Нас трое, нужен белый фон.', 42),
    (today + interval '5 days 14 hours', 180, 'photo-video', 'pending', 4, '四个人，需要两盏柔光灯。', 43),
    (today + interval '8 days 12 hours', 60, 'mixing', 'pending', 1, null, 44),
    -- What is agreed in the weeks to come.
    (today + interval '1 day 10 hours', 120, 'photo-video', 'confirmed', 4, null, 50),
    (today + interval '2 days 15 hours', 180, 'events', 'confirmed', 1, null, 51),
    (today + interval '5 days 10 hours', 120, 'recording', 'confirmed', 2, null, 52),
    (today + interval '6 days 12 hours', 120, 'rehearsal', 'confirmed', 3, null, 53),
    (today + interval '7 days 10 hours', 240, 'movie', 'confirmed', 5, null, 54),
    (today + interval '9 days 11 hours', 120, 'photo-video', 'confirmed', 2, null, 55),
    (today + interval '12 days 15 hours', 60, 'mastering', 'confirmed', 4, null, 56);
  insert into public.bookings (user_id, booking_date, duration, type, notes, status)
  select person.id, wish.starts at time zone 'Asia/Ulaanbaatar', wish.duration, wish.type, wish.notes,
    wish.status::public.booking_status
  from wish join person on person.n = 1 + (wish.who - 1) % 5
  -- Those of seed.sql stay where they are.
  where not exists (
    select from public.bookings b
    where b.status <> 'cancelled' and b.during && tstzrange(
      wish.starts at time zone 'Asia/Ulaanbaatar',
      (wish.starts + make_interval(mins => wish.duration)) at time zone 'Asia/Ulaanbaatar')
  )
  order by wish.n;

  -- What is over was held and paid, but for the last hours, which still ask who came and what is owed.
  with held as (
    update public.bookings set attendance = 'came'
    where status = 'confirmed' and upper(during) < now() - interval '4 hours'
    returning id, price, currency
  )
  insert into public.booking_charges (id, booking_id, kind, paid, currency, method)
  select gen_random_uuid(), id, 'payment', price, currency, case currency when 'USD' then 'card' else 'transfer' end
  from held where price > 0;

  insert into public.closures (starts_at, ends_at, kind, note)
  select starts at time zone 'Asia/Ulaanbaatar', ends at time zone 'Asia/Ulaanbaatar', kind::public.closure_kind, note
  from (values
    (today + interval '3 days 9 hours', today + interval '3 days 10 hours', 'maintenance', 'Гэрлийн шалгалт'),
    (today + interval '10 days', today + interval '11 days', 'private_shoot', null),
    (today + interval '20 days', today + interval '22 days', 'holiday', null)
  ) as closure (starts, ends, kind, note);

  insert into public.contact_messages (name, email, message, locale, created_at)
  select * from (values
    ('Жишээ Туяа', 'tuya@example.com', 'Сайн байна уу. Хорин хүний хамт олны зураг хэдэн цаг авдаг вэ?', 'mn', now() - interval '2 hours'),
    ('Example Tom', 'tom@example.com', 'Can we bring a dog to the shoot?', 'en', now() - interval '5 hours'),
    ('Пример Ирина', 'irina@example.com', 'Здравствуйте! Есть ли у вас гримёрная с душем?', 'ru', now() - interval '1 day'),
    ('例子 小王', 'wang@example.com', '请问周末可以拍夜景吗？', 'zh', now() - interval '2 days'),
    ('Жишээ Ганзориг', 'ganzorig@example.com', 'Цасны дараа зам нь ямар байдаг вэ?', 'mn', now() - interval '3 days')
  ) as message (name, email, message, locale, created_at);
end
$$;

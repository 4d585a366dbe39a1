-- A hosted project may have had accounts before it had this schema: they get their profile as new ones do.
insert into public.profiles (id, account_id, full_name, locale)
select u.id, u.id, nullif(left(u.raw_user_meta_data ->> 'full_name', 200), ''), private.locale_of(u.raw_user_meta_data)
from auth.users u
where u.deleted_at is null and not exists (select from public.profiles p where p.id = u.id);

-- Phone numbers are stored in international form; src/domain/people/phone.ts brings them there.

alter table public.profiles add constraint profiles_phone_international
  check (phone ~ '^\+[1-9][0-9]{6,14}$');

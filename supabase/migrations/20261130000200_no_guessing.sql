-- PostgreSQL plans with samples of each column's values. The API tells whoever asks how many rows it expects
-- (`Prefer: count=planned`), also of rows that the policies hide: with `phone=gt.…` one could halve one's way to
-- the numbers, names, messages and notes of others. So nothing is sampled of what people write; no query of ours
-- needs it. Naming the type again throws away what was sampled before.

alter table public.profiles
  alter column full_name set statistics 0, alter column full_name type text,
  alter column phone set statistics 0, alter column phone type text;
alter table public.bookings
  alter column notes set statistics 0, alter column notes type text;
alter table public.booking_events
  alter column before set statistics 0, alter column before type jsonb,
  alter column after set statistics 0, alter column after type jsonb;
alter table public.contact_messages
  alter column name set statistics 0, alter column name type text,
  alter column email set statistics 0, alter column email type text,
  alter column message set statistics 0, alter column message type text;
alter table public.closures
  alter column note set statistics 0, alter column note type text;

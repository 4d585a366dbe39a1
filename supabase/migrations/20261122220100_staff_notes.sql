-- What the staff tell each other about a booking or a customer. Customers never see it.

create table public.staff_notes (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid references public.bookings (id) on delete cascade,
  user_id uuid references public.profiles (id) on delete cascade,
  body text not null constraint staff_notes_length check (char_length(body) <= 2000),
  author_id uuid default auth.uid() references public.profiles (id) on delete set null,
  written_at timestamptz not null default clock_timestamp(),
  constraint staff_notes_about_one check (num_nonnulls(booking_id, user_id) = 1),
  constraint staff_notes_body check (body ~ '\S')
);
comment on table public.staff_notes is
  'Notes of the staff about a booking or a customer, one below the other: written and deleted, never changed, so that two who write at once lose nothing.';
comment on column public.staff_notes.id is 'Given by the client, so that a note sent twice is there once.';
comment on column public.staff_notes.author_id is 'Who wrote it; null once that account is deleted.';
create index staff_notes_by_booking on public.staff_notes (booking_id, written_at) where booking_id is not null;
create index staff_notes_by_customer on public.staff_notes (user_id, written_at) where user_id is not null;
create index staff_notes_by_author on public.staff_notes (author_id);
alter table public.staff_notes alter column body set statistics 0;

alter table public.staff_notes enable row level security;
create policy "admins read staff notes" on public.staff_notes
  for select to authenticated using ((select private.is_admin()));
create policy "admins write staff notes" on public.staff_notes
  for insert to authenticated with check ((select private.is_admin()));
create policy "admins delete staff notes" on public.staff_notes
  for delete to authenticated using ((select private.is_admin()));
grant select, delete, insert (id, booking_id, user_id, body) on public.staff_notes to authenticated;
grant all on public.staff_notes to service_role;

-- Money beside the agreed price: what else a booking costs, and what was paid. A list to which rows are only added. Who of
-- the studio wrote one, customers do not see: list_booking_charges() knows whom it answers.

create table public.booking_charges (
  -- Given by whoever writes it, so that a repeated request is the same charge.
  id uuid primary key,
  booking_id uuid not null references public.bookings (id) on delete cascade,
  kind text not null constraint booking_charges_kind check (
    kind in ('deposit', 'payment', 'refund', 'overtime', 'damage', 'extra', 'fee', 'discount', 'price')),
  due numeric(12, 2) not null default 0,
  paid numeric(12, 2) not null default 0,
  currency text not null constraint booking_charges_currency check (currency in ('USD', 'MNT')),
  method text constraint booking_charges_method check (method in ('cash', 'transfer', 'card')),
  reason text constraint booking_charges_reason_length check (char_length(reason) <= 500),
  reverses uuid constraint booking_charges_reversed_once unique references public.booking_charges (id) on delete cascade,
  author_id uuid references public.profiles (id) on delete set null,
  written_at timestamptz not null default clock_timestamp(),
  constraint booking_charges_one_sum check (
    (kind in ('deposit', 'payment', 'refund')) = (paid <> 0)
    and (kind in ('deposit', 'payment', 'refund')) = (due = 0)
    and (kind in ('deposit', 'payment', 'refund')) = (method is not null))
);
comment on table public.booking_charges is
  'Append-only: what a booking costs beside its price, and what was paid. A mistake is put right by a row that reverses it.';
comment on column public.booking_charges.kind is
  'Paid: deposit, payment (the rest), refund. Due: overtime, damage, extra, fee (for cancelling), discount, price (another one was agreed; due is the difference).';
comment on column public.booking_charges.due is 'By how much it changes what the booking costs; 0 for what is paid.';
comment on column public.booking_charges.paid is 'By how much it changes what was paid; 0 for what is due.';
comment on column public.booking_charges.currency is 'That of the booking when it was written; of what is paid, also one that it had before.';
comment on column public.booking_charges.method is 'How it was paid; null for what is due.';
comment on column public.booking_charges.reason is 'The studio''s words, which the customer reads.';
comment on column public.booking_charges.reverses is 'The row that this one takes back.';
comment on column public.booking_charges.author_id is 'Who wrote it; null once the account is deleted.';
create index booking_charges_by_booking on public.booking_charges (booking_id, written_at);
-- An account goes without a search through all of them.
create index booking_charges_by_author on public.booking_charges (author_id);
alter table public.booking_charges alter column reason set statistics 0;

alter table public.booking_charges enable row level security;

create policy "who may read a booking may read its charges" on public.booking_charges
  for select to authenticated
  using ((select private.require_session()) and exists (select 1 from public.bookings b where b.id = booking_id));

grant select (id, booking_id, kind, due, paid, currency, method, reason, reverses, written_at)
  on public.booking_charges to authenticated;
grant all on public.booking_charges to service_role;

create function private.forget_charge_reasons() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.booking_charges set reason = null where booking_id = new.id and reason is not null;
  return null;
end
$$;
comment on function private.forget_charge_reasons is
  'The sums stay in the books when an account is deleted; the words, which may speak of the person, go with it.';
create trigger forget_charge_reasons after update of user_id on public.bookings
  for each row when (old.user_id is not null and new.user_id is null)
  execute function private.forget_charge_reasons();

create function private.counts_for(kind text, status public.booking_status) returns boolean
language sql immutable
set search_path = ''
as $$
  select (status = 'cancelled') = (kind = 'fee')
$$;
comment on function private.counts_for is
  'Whether what is charged counts: a fee for cancelling of a cancelled booking, all else of any other.';
grant execute on function private.counts_for to authenticated, service_role;

create function public.booking_money(booking public.bookings) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_object_agg(s.currency, jsonb_build_object('due', greatest(s.due, 0), 'paid', s.paid)
    || case when s.due < 0 then jsonb_build_object('unused', -s.due) else '{}' end)
  from (
    select one.currency, sum(one.due) as due, sum(one.paid) as paid
    from (
      select booking.currency, case when booking.status = 'cancelled' then 0 else booking.price end as due, 0 as paid
      union all
      select c.currency, case when private.counts_for(c.kind, booking.status) then c.due else 0 end, c.paid
      from public.booking_charges c
      where c.booking_id = booking.id
    ) one
    group by one.currency
  ) s
$$;
comment on function public.booking_money is
  'Computed column of bookings: by currency what it costs in all and what was paid, {"USD": {"due": 90, "paid": 40}}. A cancelled one costs only the fee for cancelling, where there is one, and that counts only as long as it is cancelled. None costs less than nothing: more may be taken off than it costs since it is shorter or of another type. By how much is then said beside, {"due": 0, "paid": 40, "unused": 30}, for whoever reckons what it will cost. Sums of many bookings say the same, charges taken together by booking and currency first.';
grant execute on function public.booking_money to authenticated;

create function public.add_booking_charge(
  charge_id uuid, booking_id uuid, kind text, amount numeric, method text default null, reason text default null,
  currency text default null, seen_charges integer default null
) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  present public.bookings;
  words text;
  agreed numeric;
  in_currency text;
  total jsonb;
  new_due numeric := 0;
  new_paid numeric := 0;
begin
  perform private.require_admin();
  words := nullif(private.trim_all(reason), '');
  perform private.wait_as_writer();
  if exists (select from public.booking_charges c where c.id = charge_id) then
    return;
  end if;
  select * into present from public.bookings b where b.id = add_booking_charge.booking_id;
  if not found then
    perform private.refuse('booking_not_found', 404);
  end if;
  -- Two who are handed the same money write it once: the second looks whether theirs is there already.
  if seen_charges <> (select count(*) from public.booking_charges c where c.booking_id = present.id) then
    perform private.refuse('booking_changed_meanwhile', 409);
  end if;
  in_currency := coalesce(add_booking_charge.currency, present.currency);
  total := public.booking_money(present) -> in_currency;
  -- It would not count there.
  if total is null or kind not in ('deposit', 'payment', 'refund')
    and (in_currency <> present.currency or not private.counts_for(kind, present.status)) then
    perform private.refuse('booking_changed_meanwhile', 409);
  end if;
  if (amount between case when kind = 'price' then 0 else 0.01 end and 999999999 and amount = round(amount, 2)) is not true then
    perform private.refuse('charge_amount_invalid', 422);
  end if;
  if kind in ('damage', 'extra', 'fee', 'discount', 'price') and words is null then
    perform private.refuse('charge_reason_missing', 422);
  end if;

  case kind
    when 'deposit', 'payment' then new_paid := amount;
    when 'refund' then new_paid := -amount;
    when 'discount' then new_due := -amount;
    when 'price' then
      select present.price + coalesce(sum(c.due), 0) into agreed
      from public.booking_charges c
      where c.booking_id = present.id and c.kind = 'price' and c.currency = present.currency;
      if agreed = amount then
        perform private.refuse('charge_price_same', 409);
      end if;
      new_due := amount - agreed;
    else new_due := amount;
  end case;
  if new_due < 0 and (total ->> 'due')::numeric + new_due < 0
    or new_paid < 0 and (total ->> 'paid')::numeric + new_paid < 0 then
    perform private.refuse('charge_too_much', 409);
  end if;

  insert into public.booking_charges (id, booking_id, kind, due, paid, currency, method, reason, author_id)
  values (charge_id, present.id, add_booking_charge.kind, new_due, new_paid, in_currency,
    add_booking_charge.method, words, auth.uid());
end
$$;
comment on function public.add_booking_charge is
  'Adds a charge to a booking; the same charge_id again changes nothing. amount is positive: of a discount what is taken off, of a price what it shall be. method: of what is paid. reason: of damage, extra, fee, discount and price. currency: the booking''s, or of what is paid one that it had before. seen_charges: how many there were on the list over which it was entered. Codes: not_allowed, booking_not_found, booking_changed_meanwhile (also where it would not count), charge_*.';
grant execute on function public.add_booking_charge to authenticated;

create function public.reverse_booking_charge(charge_id uuid, reversal_id uuid, reason text default null) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  present public.booking_charges;
begin
  perform private.require_admin();
  perform private.wait_as_writer();
  if exists (select from public.booking_charges c where c.id = reversal_id) then
    return;
  end if;
  select * into present from public.booking_charges c where c.id = charge_id;
  if not found then
    perform private.refuse('charge_not_found', 404);
  elsif present.reverses is not null or exists (select from public.booking_charges c where c.reverses = charge_id) then
    perform private.refuse('charge_reversed', 409);
  elsif present.kind = 'price' and exists (
    select from public.booking_charges c
    where c.booking_id = present.booking_id and c.kind = 'price' and c.currency = present.currency
      and c.reverses is null and c.written_at > present.written_at
      and not exists (select from public.booking_charges r where r.reverses = c.id)
  ) then
    -- A price is kept as the difference to the one before: without this one, the one that holds would be another.
    perform private.refuse('charge_price_replaced', 409);
  elsif exists (
    select from public.bookings b,
      jsonb_to_record(public.booking_money(b) -> present.currency) as total (due numeric, paid numeric)
    where b.id = present.booking_id and (
      present.paid > total.paid
      or present.due > total.due and private.counts_for(present.kind, b.status))
  ) then
    perform private.refuse('charge_too_much', 409);
  end if;
  insert into public.booking_charges (id, booking_id, kind, due, paid, currency, method, reason, reverses, author_id)
  values (reversal_id, present.booking_id, present.kind, -present.due, -present.paid, present.currency, present.method,
    nullif(private.trim_all(reverse_booking_charge.reason), ''), charge_id, auth.uid());
end
$$;
comment on function public.reverse_booking_charge is
  'Takes a charge back by a row of its own; the same reversal_id again changes nothing. What was taken back is entered anew instead of taking back the reversal. Codes: not_allowed, charge_not_found, charge_reversed, charge_price_replaced (another price has taken its place: that one goes first), charge_too_much (some of what was paid has been given back, or of what it costs taken off: that goes first).';
grant execute on function public.reverse_booking_charge to authenticated;

create function public.list_booking_charges(booking_id uuid)
returns table (
  id uuid, kind text, due numeric, paid numeric, currency text, method text, reason text, reverses uuid,
  written_at timestamptz, author text
)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  for_admin constant boolean := private.is_admin();
begin
  perform private.require_session();
  return query
    select c.id, c.kind, c.due, c.paid, c.currency, c.method, c.reason, c.reverses, c.written_at,
      case when for_admin then p.full_name end
    from public.bookings b
    join public.booking_charges c on c.booking_id = b.id
    left join public.profiles p on p.id = c.author_id
    where b.id = list_booking_charges.booking_id and (b.user_id = auth.uid() or for_admin)
    order by c.written_at, c.id;
end
$$;
comment on function public.list_booking_charges is
  'What a booking costs beside its price and what was paid, oldest first, to its customer and to admins; author: who wrote it, to admins only. Codes: session_expired, second_step_needed.';
grant execute on function public.list_booking_charges to authenticated;

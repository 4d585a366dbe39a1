import { at } from './booking-rows.ts'

/** An ordinary closure, 10:00 to 18:00, but for the given values. */
export function insertClosure({
  start = at('10:00'),
  end = at('18:00'),
  kind = 'holiday',
  note = null as string | null,
} = {}): [text: string, parameters: (string | null)[]] {
  return [
    `insert into public.closures (starts_at, ends_at, kind, note)
     values ($1, $2, $3::public.closure_kind, $4) returning id`,
    [start, end, kind, note],
  ]
}

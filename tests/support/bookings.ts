import { type Actor, people, type TestDatabase } from './actors.ts'

/** A studio time on a far day, in the studio's zone: `2090-05-10T10:00:00+08:00`. */
export const at = (time: string, day = '2090-05-10') => `${day}T${time}:00+08:00`

export interface BookingValues {
  user?: keyof typeof people | null
  start?: string
  duration?: number | null
  type?: string | null
  notes?: string | null
  status?: string | null
}

type Statement = [text: string, parameters: (string | number | null)[]]

/** An ordinary booking of the owner, 10:00 to 11:00, but for the given values. */
export function insertBooking(values: BookingValues = {}): Statement {
  const { user = 'owner', start = at('10:00'), duration = 60, type = 'recording' } = values
  const { notes = null, status = 'pending' } = values
  return [
    `insert into public.bookings (user_id, booking_date, duration, type, notes, status)
     values ($1, $2, $3, $4, $5, $6::public.booking_status) returning id`,
    [user && people[user], start, duration, type, notes, status],
  ]
}

/** Books and returns the id. */
export function book(db: TestDatabase, actor: Actor, values?: BookingValues): Promise<string> {
  return db.value(actor, ...insertBooking(values))
}

/** Changes columns of one booking, e.g. `update(id, "notes = 'x'")`; returns its id if it was found. */
export function updateBooking(id: string, set: string): Statement {
  return [`update public.bookings set ${set} where id = $1 returning id`, [id]]
}

/** Changes settings in force: `changeSettings(db, '{"maxPendingBookings": 2}')`. */
export async function changeSettings(db: TestDatabase, changes: object): Promise<void> {
  await db.as('operator', 'update public.studio_settings set settings = settings || $1::jsonb', [
    JSON.stringify(changes),
  ])
}

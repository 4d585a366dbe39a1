import { defaultSettings } from '../../src/domain/offers/settings.ts'
import { type Actor, people, type TestDatabase } from './actors.ts'

/** A studio time on a far day, in the studio's zone: `2090-05-10T10:00:00+08:00`. */
export const at = (time: string, day = '2090-05-10') => `${day}T${time}:00+08:00`

/** The half hour that runs: a session that begins with it is going on for half an hour at least. */
export const lastHalfHour = () => new Date(Math.floor(Date.now() / 1_800_000) * 1_800_000).toISOString()

type Value = string | number | null
type Statement = [text: string, parameters: Value[]]

/** What a test says of a booking: whose it is, when it starts, and any other column by its name. */
export interface BookingValues {
  user?: keyof typeof people | null
  start?: string
  [column: string]: Value | undefined
}

/** An ordinary booking of the owner, 10:00 to 11:00, but for the given values. */
export function insertBooking({
  user = 'owner',
  start = at('10:00'),
  ...columns
}: BookingValues = {}): Statement {
  const row = {
    user_id: user && people[user],
    booking_date: start,
    duration: 60,
    type: 'recording',
    ...columns,
  }
  const values = Object.values(row) as Value[]
  return [
    `insert into public.bookings (${Object.keys(row).join(', ')})
     values (${values.map((_, n) => `$${n + 1}`).join(', ')}) returning id`,
    values,
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

const movie = {
  id: 'movie',
  name: 'Movie',
  enabled: true,
  names: { mn: 'Кино', en: 'Movie' },
  durations: [60, 120, 180, 480, 1440],
  pastClosing: true,
  bands: [
    { upToMinutes: 120, price: 550_000 },
    { upToMinutes: 480, price: 880_000 },
  ],
}
/** Settings with a service in bands beside the first four: a movie, in tugriks, also across closing time. */
export const rental = { services: [...defaultSettings.services, movie] }

/** Changes settings in force: `changeSettings(db, '{"maxPendingBookings": 2}')`. */
export async function changeSettings(db: TestDatabase, changes: object): Promise<void> {
  await db.as('operator', 'update public.studio_settings set settings = settings || $1::jsonb', [
    JSON.stringify(changes),
  ])
}

import { tzOffset } from '@date-fns/tz/tzOffset'
import { STEP_MINUTES } from './half-hours.ts'
import { DAY_MINUTES, DAY_MS, MINUTE_MS } from './units.ts'

/** The studio's wall clock: entered and shown everywhere, whatever the visitor's own zone. */
export const STUDIO_ZONE = 'Asia/Ulaanbaatar'

/** A moment as the studio's wall clock shows it: `2026-11-22`, `09:30`. The form fields use the same. */
export interface StudioMoment {
  date: string
  time: string
}

const HALF_HOUR_MS = STEP_MINUTES * MINUTE_MS

const pad = (value: number, digits = 2) => String(value).padStart(digits, '0')

/** No clock is changed and changed back within it. */
const FOUR_WEEKS_MS = 28 * DAY_MS
const offsets = new Map<number, number | undefined>()

/**
 * How many milliseconds the studio's clock is ahead of UTC. Asked once for four weeks at whose ends it is the same: a
 * phone takes milliseconds for each answer, and a calendar has a hundred questions.
 */
function offsetAt(instant: number): number {
  const ask = (at: number) => tzOffset(STUDIO_ZONE, new Date(at)) * MINUTE_MS
  const stretch = Math.floor(instant / FOUR_WEEKS_MS)
  if (!offsets.has(stretch)) {
    const first = ask(stretch * FOUR_WEEKS_MS)
    offsets.set(stretch, first === ask((stretch + 1) * FOUR_WEEKS_MS) ? first : undefined)
  }
  return offsets.get(stretch) ?? ask(instant)
}

export function toStudioMoment(instant: Date): StudioMoment {
  const local = new Date(instant.getTime() + offsetAt(instant.getTime()))
  return {
    date: `${pad(local.getUTCFullYear(), 4)}-${pad(local.getUTCMonth() + 1)}-${pad(local.getUTCDate())}`,
    time: `${pad(local.getUTCHours())}:${pad(local.getUTCMinutes())}`,
  }
}

/** The instant a studio date and time name, or undefined where they name none (`2026-02-30`, `25:00`). */
export function fromStudioMoment({ date, time }: StudioMoment): Date | undefined {
  const day = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date)?.slice(1).map(Number)
  const clock = /^(\d{2}):(\d{2})$/.exec(time)?.slice(1).map(Number)
  if (!day || !clock) return undefined
  const [year = 0, month = 0, dayOfMonth = 0] = day
  const [hours = 0, minutes = 0] = clock
  const wall = Date.UTC(year, month - 1, dayOfMonth, hours, minutes)
  // Near a change of the clock the first guess may stand on its other side.
  const guess = wall - offsetAt(wall)
  const instant = new Date(wall - offsetAt(guess))
  // What the clock shows then is what was named: compared as numbers, since to write each down takes longer than all else.
  const shown = new Date(instant.getTime() + offsetAt(instant.getTime()))
  const asNamed = [
    shown.getUTCFullYear() === year,
    shown.getUTCDate() === dayOfMonth,
    shown.getUTCHours() === hours,
  ]
  return shown.getTime() === wall && asNamed.every(Boolean) ? instant : undefined
}

/** Whether a text names a day. */
export const isStudioDate = (text: string) => fromStudioMoment({ date: text, time: '12:00' }) !== undefined

/** Whether a text names a day of this century, as `private.is_day()` decides alike. */
export function isDayOfThisCentury(text: string): boolean {
  const [, year, month, day] = /^(20\d\d)-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.exec(text) ?? []
  return new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDate() === Number(day)
}

/** The first moment of a studio day; the date must be one. */
export const midnightOf = (date: string) => momentOf(date, '00:00')

/** The middle of a studio day, to write the day in words; the date must be one. */
export const noonOf = (date: string) => momentOf(date, '12:00')

function momentOf(date: string, time: string): Date {
  const instant = fromStudioMoment({ date, time })
  if (!instant) throw new RangeError(`Not a day: ${date}`)
  return instant
}

/** Minutes since midnight of a wall-clock time; `24:00` is 1440. */
export function minutesOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** The half hour that has begun. */
export const lastHalfHour = (now: Date) => new Date(Math.floor(now.getTime() / HALF_HOUR_MS) * HALF_HOUR_MS)

/** The wall-clock time so many minutes after another, on whatever day that is. */
export const timeAfter = (time: string, minutes: number): string =>
  timeOfDay((minutesOfDay(time) + minutes) % DAY_MINUTES)

/** The wall-clock time of minutes since midnight, as `09:30`. */
export function timeOfDay(minutes: number): string {
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`
}

import { STEP_MINUTES } from '../calendar/half-hours.ts'
import { minutesOfDay, toStudioMoment } from '../calendar/studio-time.ts'
import { type Hours, hoursOn } from '../offers/opening-hours.ts'
import type { Session } from '../offers/price-of.ts'
import type { StudioSettings } from '../offers/settings.ts'
import type { Wish } from './booking.ts'

/** Whether a session lies within the opening hours of its day. */
export function fitsHours(wish: Wish, settings: StudioSettings): boolean {
  const { date, time } = toStudioMoment(wish.start)
  const within = startsWithin(settings, wish, date)
  const minutes = minutesOfDay(time)
  return within !== undefined && minutes >= within.first && minutes <= within.last
}

/**
 * The first and the last minute of a day at which a session may begin, the last earlier where none may; undefined
 * where the studio is closed.
 */
function startsWithin(settings: StudioSettings, session: Session, date: string) {
  const hours = hoursOn(date, settings)
  return hours ? startsIn(hours, settings, session) : undefined
}

function startsIn({ start, end }: Hours, settings: StudioSettings, { type, duration }: Session) {
  // One that may run past closing time needs only to begin before it.
  const service = settings.services.find(({ id }) => id === type)
  const room = service?.pastClosing ? STEP_MINUTES : duration
  return { first: minutesOfDay(start), last: minutesOfDay(end) - room }
}

/** Whether such a session fits into the hours of any day, ordinary or special. */
export function fitsSomeDay(session: Session, settings: StudioSettings): boolean {
  const { openingHours, weekHours, specialDays } = settings
  const all = [openingHours, ...Object.values(weekHours), ...specialDays.map(({ hours }) => hours)]
  return all.some((hours) => {
    if (!hours) return false
    const { first, last } = startsIn(hours, settings, session)
    return first <= last
  })
}

/** Starts on one studio day at which a session fits the opening hours, in minutes, `09:00` first. */
export function startTimes(settings: StudioSettings, session: Session, date: string): number[] {
  const { first, last } = startsWithin(settings, session, date) ?? { first: 0, last: -1 }
  return Array.from(
    { length: Math.max(0, Math.floor((last - first) / STEP_MINUTES) + 1) },
    (_, index) => first + index * STEP_MINUTES,
  )
}

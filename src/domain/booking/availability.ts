import { addDays, daysOf, firstDayOf } from '../calendar/days.ts'
import { STEP_MINUTES } from '../calendar/half-hours.ts'
import type { Period } from '../calendar/period.ts'
import { fromStudioMoment, midnightOf, timeOfDay, toStudioMoment } from '../calendar/studio-time.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../calendar/units.ts'
import type { ErrorCode } from '../errors.ts'
import type { Session } from '../offers/price-of.ts'
import { MAX_BUFFER } from '../offers/rules.ts'
import type { StudioSettings } from '../offers/settings.ts'
import { periodOf, type Wish } from './booking.ts'
import { type BusyPeriod, busyRefusal, heldPeriod } from './busy-refusal.ts'
import { startTimes } from './start-times.ts'
import { type Judging, sessionRefusal, wishRefusal } from './wish-refusal.ts'

/** What decides whether a time can be had. `busy` are the taken and closed times of at least the days asked about. */
export interface Circumstances extends Judging {
  busy: BusyPeriod[]
}

export interface StartTime {
  /** On the studio's clock, `09:30`. */
  time: string
  start: Date
  /** `closed`: the studio is closed at the start; `begun`: past, but admins may still book it. */
  state: 'free' | 'taken' | 'closed' | 'past' | 'begun'
}

/** Every start on one studio day at which such a session fits the opening hours; none for one that is not offered. */
export function dayTimes(
  date: string,
  session: Session,
  { settings, busy, now, byAdmin }: Circumstances,
): StartTime[] {
  if (sessionRefusal(session, { settings, byAdmin })) return []
  return startTimes(settings, session, date).flatMap((minutes) => {
    const time = timeOfDay(minutes)
    const start = fromStudioMoment({ date, time })
    if (!start) return []
    const refusal = wishRefusal({ ...session, start }, { settings, now, byAdmin })
    if (refusal === 'booking_too_far_ahead') return []
    if (refusal && tooLate.includes(refusal)) return { time, start, state: 'past' as const }
    const state = stateOf(periodOf({ ...session, start }), busy, settings)
    if (start > now) return { time, start, state }
    return { time, start, state: state === 'free' ? ('begun' as const) : ('past' as const) }
  })
}

/** Too late to ask for counts as past. */
const tooLate: ErrorCode[] = ['booking_not_in_future', 'booking_too_soon', 'booking_too_long_ago']

/** What is in the way of a session, as the calendar shows it. */
export function stateOf(period: Period, busy: BusyPeriod[], { rules }: StudioSettings): StartTime['state'] {
  const refusal = busyRefusal(period, busy, rules)
  if (!refusal) return 'free'
  if (refusal !== 'booking_closed') return 'taken'
  // Where a long session only meets a closure later, the studio is open, and a shorter one may fit.
  const { start } = period
  const beginning = { start, end: new Date(+start + STEP_MINUTES * MINUTE_MS) }
  return busyRefusal(beginning, busy, rules) === 'booking_closed' ? 'closed' : 'taken'
}

/**
 * `closed` where a session of the wanted length fits no opening hours or the studio is closed, `past` where it
 * is too late.
 */
export type DayStatus = 'free' | 'partly' | 'full' | 'closed' | 'past'

export function dayStatus(times: StartTime[]): DayStatus {
  if (times.length === 0) return 'closed'
  const ahead = times.filter(({ state }) => state !== 'past' && state !== 'begun')
  if (ahead.length === 0) return 'past'
  const free = ahead.filter(({ state }) => state === 'free').length
  if (ahead.every(({ state }) => state === 'closed')) return 'closed'
  if (free === 0) return 'full'
  return free === ahead.length ? 'free' : 'partly'
}

/** The free share of a day, 0 to 1: the length of the line below its date. */
export const freeShare = (times: StartTime[]): number =>
  times.filter(({ state }) => state === 'free').length / Math.max(1, times.length)

export interface DayAvailability {
  /** `notBookable` where the session fits and the day is too far ahead, or no such session is offered. */
  status: DayStatus | 'notBookable'
  /** `freeShare` */
  free: number
}

/** Availability of a day for such a session. */
export function availabilityOn(
  date: string,
  session: Session,
  circumstances: Circumstances,
): DayAvailability {
  const today = toStudioMoment(circumstances.now).date
  if (date < today) return { status: 'past', free: 0 }
  const times = dayTimes(date, session, circumstances)
  const fits = startTimes(circumstances.settings, session, date).length > 0
  return { status: fits && times.length === 0 ? 'notBookable' : dayStatus(times), free: freeShare(times) }
}

/** Some studio days, to ask the taken times of: with the day after, into which a session may run, and with buffers. */
export function daysPeriod(firstDay: string, days: number): Period {
  const asked = { start: midnightOf(firstDay), end: midnightOf(addDays(firstDay, days + 1)) }
  return heldPeriod(asked, { bufferBefore: MAX_BUFFER, bufferAfter: MAX_BUFFER })
}

/** A month of studio days, to ask the taken times of. */
export function monthPeriod(month: string): Period {
  return daysPeriod(firstDayOf(month), daysOf(month).length)
}

/** How many days ahead `nextFreeStart` looks: with the days around them, as many as the database answers at once. */
const DAYS_AHEAD = 91

/** The period in which `nextFreeStart` looks. */
export function aheadPeriod(after: Date): Period {
  return daysPeriod(toStudioMoment(after).date, DAYS_AHEAD)
}

/** The first free start later than `after` within `aheadPeriod(after)`. */
export function nextFreeStart(after: Date, session: Session, circumstances: Circumstances): Date | undefined {
  const { date: firstDay } = toStudioMoment(after)
  for (let day = 0; day < DAYS_AHEAD; day++) {
    const times = dayTimes(addDays(firstDay, day), session, circumstances)
    const next = times.find(({ start, state }) => state === 'free' && start > after)
    if (next) return next.start
  }
  return undefined
}

/** How many days before and after the wanted one are looked at for another time. */
const DAYS_AROUND = 7

/** Other times further off than this are hardly what was wanted: one of another day may be as good. */
const NEAR_MS = 2 * HOUR_MS

/**
 * Where to look for other times than a wanted one: at its own, or for one that cannot be asked for any more, or not yet,
 * at the nearest that can.
 */
export function searchAround(wanted: Date, { now, settings, byAdmin = false }: Judging): Date {
  if (byAdmin) return wanted
  const { noticeHours, furthestDays } = settings.rules
  const at = Math.max(+wanted, +now + noticeHours * HOUR_MS)
  return new Date(Math.min(at, +now + furthestDays * DAY_MS))
}

/** The period in which `nearestFreeStarts` looks, to ask the taken times of. */
export function searchPeriod({ start }: Pick<Wish, 'start'>): Period {
  return {
    start: new Date(start.getTime() - (DAYS_AROUND + 1) * DAY_MS),
    end: new Date(start.getTime() + (DAYS_AROUND + 2) * DAY_MS),
  }
}

/**
 * The free starts nearest to the wanted one, that one left out, in order of time: where they are far off, not all of
 * one day, for a long session fills what is left of it.
 */
export function nearestFreeStarts(
  wish: Wish,
  { busy, now, settings, byAdmin, count }: Circumstances & { count: number },
): Date[] {
  const distance = (start: Date) => Math.abs(start.getTime() - wish.start.getTime())
  const candidates: Date[] = []
  for (let offset = -DAYS_AROUND; offset <= DAYS_AROUND; offset++) {
    const { date } = toStudioMoment(new Date(wish.start.getTime() + offset * DAY_MS))
    for (const minutes of startTimes(settings, wish, date)) {
      const start = fromStudioMoment({ date, time: timeOfDay(minutes) })
      if (start && distance(start) > 0) candidates.push(start)
    }
  }
  const free = candidates
    .filter((start) => {
      // Somebody who wants a time ahead is not offered a past one.
      if (start <= now && wish.start > now) return false
      const wanted = { ...wish, start }
      if (wishRefusal(wanted, { now, settings, byAdmin })) return false
      return !busyRefusal(periodOf(wanted), busy, settings.rules)
    })
    .sort((a, b) => distance(a) - distance(b))
  const nearest = free.slice(0, count)
  const last = nearest.pop()
  if (!last) return []
  const dayOf = (start: Date) => toStudioMoment(start).date
  const oneDay = nearest.length > 0 && nearest.every((start) => dayOf(start) === dayOf(last))
  const later =
    oneDay && distance(last) > NEAR_MS ? free.find((start) => dayOf(start) > dayOf(last)) : undefined
  return [...nearest, later ?? last].sort((a, b) => a.getTime() - b.getTime())
}

import { atom } from 'nanostores'
import { busyPeriods } from '../../backend/bookings/bookings.ts'
import {
  aheadPeriod,
  monthPeriod,
  nearestFreeStarts,
  nextFreeStart,
  searchAround,
  searchPeriod,
} from '../../domain/booking/availability.ts'
import type { Booking, Wish } from '../../domain/booking/booking.ts'
import { type BusyPeriod, takenRefusal } from '../../domain/booking/busy-refusal.ts'
import { monthOf, weeksAhead } from '../../domain/calendar/days.ts'
import { toStudioMoment } from '../../domain/calendar/studio-time.ts'
import { type ErrorCode, type Result, success } from '../../domain/errors.ts'
import type { Session } from '../../domain/offers/price-of.ts'
import type { StudioRules } from '../../domain/offers/rules.ts'
import type { StudioSettings } from '../../domain/offers/settings.ts'
import { needClock, studioNow } from '../clock.ts'
import { byAdmin } from '../people/by-admin.ts'

interface Availability {
  /** Taken and closed times by month, `2026-11`, as far as they were asked for. */
  busy: Record<string, BusyPeriod[]>
  /** When they were last asked for, on the studio's clock: what starts before is past. */
  asOf: Date
  /** Why the latest answer did not come; what was known before is kept. */
  failure: ErrorCode | undefined
}

/** The taken times around the day that is being chosen. */
export const $availability = atom<Availability>({ busy: {}, asOf: new Date(), failure: undefined })

/** Asks for the taken times of the weeks that a calendar begins with. */
export async function loadAhead(): Promise<void> {
  const { date } = toStudioMoment(studioNow())
  // The first date of a page loads the browser's calendars: on a phone that fills a task of its own.
  await new Promise((resolve) => setTimeout(resolve))
  await refreshMonths(weeksAhead(date).flat().map(monthOf))
}

/** Milliseconds for which an answer is new enough when somebody comes to the calendar. */
const JUST_NOW = 5000
const answeredAt = new Map<string, number>()

/** Asks for the taken times of those months that were not just asked for. */
export async function needMonths(months: readonly string[], except?: string): Promise<void> {
  const old = (month: string) => performance.now() - (answeredAt.get(month) ?? -Infinity) > JUST_NOW
  const wanted = months.filter(old)
  if (wanted.length > 0) await refreshMonths(wanted, except)
}

const underway = new Map<string, Promise<ErrorCode | undefined>>()

/** Asks anew for the taken times of some months; `except` is the booking being edited. */
export async function refreshMonths(months: readonly string[], except?: string): Promise<void> {
  const failures = await Promise.all([...new Set(months)].map((month) => refreshMonth(month, except)))
  $availability.set({
    ...$availability.get(),
    asOf: studioNow(),
    failure: failures.find((code) => code !== undefined),
  })
}

function refreshMonth(month: string, except: string | undefined): Promise<ErrorCode | undefined> {
  const question = `${month} ${except}`
  const running = underway.get(question) ?? fetchMonth(month, except).finally(() => underway.delete(question))
  underway.set(question, running)
  return running
}

async function fetchMonth(month: string, except: string | undefined): Promise<ErrorCode | undefined> {
  const [result] = await Promise.all([busyPeriods(monthPeriod(month), except), needClock()])
  if (!result.ok) return result.code
  answeredAt.set(month, performance.now())
  const known = $availability.get()
  $availability.set({ ...known, busy: { ...known.busy, [month]: result.value }, asOf: studioNow() })
  return undefined
}

/**
 * What is in a wish's way by now; `booking` is the one that is changed. Free where it cannot be loaded: the database
 * decides anyway.
 */
export async function busyNow(
  wish: Wish,
  rules: StudioRules,
  booking?: Booking,
): Promise<ReturnType<typeof takenRefusal>> {
  const month = monthOf(toStudioMoment(wish.start).date)
  await refreshMonths([month], booking?.id)
  return takenRefusal(wish, $availability.get().busy[month] ?? [], rules, booking)
}

/**
 * Free times near a wanted one that cannot be had, or where the days around it have none, the next one; none when they
 * cannot be asked for now.
 */
export async function freeStartsNear(wish: Wish, settings: StudioSettings, except?: string): Promise<Date[]> {
  const judging = { now: studioNow(), settings, byAdmin: byAdmin() }
  const around = { ...wish, start: searchAround(wish.start, judging) }
  const busy = await busyPeriods(searchPeriod(around), except)
  if (!busy.ok) return []
  const near = nearestFreeStarts(around, { ...judging, busy: busy.value, count: 4 })
  if (near.length > 0) return near
  const next = await findNextFree(around.start, wish, settings, except)
  return next.ok && next.value ? [next.value] : []
}

/** The first free start after `start` and after now, or undefined where the next three months have none. */
export async function findNextFree(
  start: Date | undefined,
  session: Session,
  settings: StudioSettings,
  except?: string,
): Promise<Result<Date | undefined>> {
  await needClock()
  const now = studioNow()
  const after = start && start > now ? start : now
  const busy = await busyPeriods(aheadPeriod(after), except)
  if (!busy.ok) return busy
  return success(nextFreeStart(after, session, { busy: busy.value, now, settings, byAdmin: byAdmin() }))
}

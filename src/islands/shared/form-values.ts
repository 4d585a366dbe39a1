import type { Wish } from '../../domain/booking/booking.ts'
import { FIRST_DURATION, firstType } from '../../domain/booking/first-choice.ts'
import { fitsSomeDay } from '../../domain/booking/start-times.ts'
import { isHalfHours } from '../../domain/calendar/half-hours.ts'
import {
  fromStudioMoment,
  isStudioDate,
  type StudioMoment,
  toStudioMoment,
} from '../../domain/calendar/studio-time.ts'
import { durationsOf, enabledServices, groupOf, type ServiceGroup } from '../../domain/offers/services.ts'
import type { StudioSettings } from '../../domain/offers/settings.ts'

/** What of the form lives in the address: date and time of the studio's wall clock, perhaps incomplete. */
export interface SessionValues {
  type: string
  duration: number
  date: string
  time: string
}

/** The types to choose from: what is offered, and what a booking that is edited has already. */
export function choosableTypes(settings: StudioSettings, booking?: Wish): string[] {
  return withOwn(
    enabledServices(settings).map(({ id }) => id),
    booking?.type,
  )
}

/** The same, by the groups of services that there are. */
export function groupedTypes(
  settings: StudioSettings,
  booking?: Wish,
): { group: ServiceGroup; types: string[] }[] {
  const types = choosableTypes(settings, booking).map((id) => ({
    id,
    group: groupOf(settings.services.find((service) => service.id === id) ?? {}),
  }))
  return [...new Set(types.map(({ group }) => group))].map((group) => ({
    group,
    types: types.filter((type) => type.group === group).map(({ id }) => id),
  }))
}

/** The durations of a type to choose from, in minutes, likewise: of what is offered what fits into some day at all. */
export function choosableDurations(type: string, settings: StudioSettings, booking?: Wish): number[] {
  const offered = durationsOf(type, settings)
  const fitting = offered.filter((duration) => fitsSomeDay({ type, duration }, settings))
  return withOwn(
    fitting.length > 0 ? fitting : offered,
    booking?.type === type ? booking.duration : undefined,
  )
}

export function withOwn<T>(offered: T[], own: T | undefined): T[] {
  return own === undefined || offered.includes(own) ? offered : [...offered, own]
}

/** A wish as the form would show it. */
export function toSession({ type, duration, start }: Wish): SessionValues {
  return { type, duration, ...toStudioMoment(start) }
}

/**
 * Reads the address. What is missing or makes no sense comes from `booking`, else from the studio's first choice. A
 * link may name the moment as `start`, an instant in ISO 8601 with its zone.
 */
export function readSession(
  query: URLSearchParams,
  settings: StudioSettings,
  booking?: Wish,
  byAdmin = false,
): SessionValues {
  const saved = booking && toSession(booking)
  const linked = momentOf(query.get('start'))
  const type =
    choosableTypes(settings, booking).find((id) => id === query.get('service')) ??
    saved?.type ??
    firstType(settings)
  const offered = choosableDurations(type, settings, booking)
  const wanted = [
    Number(query.get('duration')),
    saved?.duration,
    ...offered.filter((one) => one === FIRST_DURATION),
  ]
  return {
    type,
    duration: fittingDuration(wanted, type, settings, booking, byAdmin),
    date: said(query.get('date'), isStudioDate) ?? linked?.date ?? saved?.date ?? '',
    time: said(query.get('time'), isTime) ?? linked?.time ?? saved?.time ?? '',
  }
}

/** An entry that makes sense, or says that a field was emptied. */
function said(entry: string | null, makesSense: (text: string) => boolean): string | undefined {
  return entry === '' || (entry !== null && makesSense(entry)) ? entry : undefined
}

const isTime = (text: string) => fromStudioMoment({ date: '2026-01-01', time: text }) !== undefined

const INSTANT = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/

/** An instant in ISO 8601 on the studio's clock, if it is one. */
function momentOf(entry: string | null): StudioMoment | undefined {
  // A plus that was not encoded comes out of an address as a space.
  const text = entry?.replace(' ', '+') ?? ''
  const [, date = ''] = INSTANT.exec(text) ?? []
  const instant = new Date(text)
  return isStudioDate(date) && !Number.isNaN(instant.getTime()) ? toStudioMoment(instant) : undefined
}

/** The first wanted length that the service allows (an admin: any), else its shortest. */
export function fittingDuration(
  wanted: readonly (number | undefined)[],
  type: string,
  settings: StudioSettings,
  booking?: Wish,
  byAdmin = false,
): number {
  const durations = choosableDurations(type, settings, booking)
  const fits = (minutes = 0) => durations.includes(minutes) || (byAdmin && isHalfHours(minutes))
  return wanted.find(fits) ?? Math.min(...durations)
}

/**
 * The entries of the address. For an edited booking only what differs from it, so that what others save shows wherever
 * nothing was typed.
 */
export function writeSession({ type, duration, date, time }: SessionValues, booking?: Wish) {
  const saved = booking && toSession(booking)
  return {
    service: type === saved?.type ? undefined : type,
    duration: duration === saved?.duration ? undefined : String(duration),
    date: date === (saved?.date ?? '') ? undefined : date,
    time: time === (saved?.time ?? '') ? undefined : time,
    // What a link named at once is said by date and time from now on.
    start: undefined,
  }
}

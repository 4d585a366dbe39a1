import type { Wish } from '../../../domain/booking/booking.ts'
import { toStudioMoment } from '../../../domain/calendar/studio-time.ts'
import { durationsOf, enabledServices } from '../../../domain/offers/services.ts'
import type { StudioSettings } from '../../../domain/offers/settings.ts'

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

/** The durations of a type to choose from, in minutes, likewise. */
export function choosableDurations(type: string, settings: StudioSettings, booking?: Wish): number[] {
  return withOwn(durationsOf(type, settings), booking?.type === type ? booking.duration : undefined)
}

function withOwn<T>(offered: T[], own: T | undefined): T[] {
  return own === undefined || offered.includes(own) ? offered : [...offered, own]
}

/** A wish as the form would show it. */
export function toSession({ type, duration, start }: Wish): SessionValues {
  return { type, duration, ...toStudioMoment(start) }
}

/** Reads the address; what it does not say is as `booking` has it, else the first that is offered. */
export function readSession(query: URLSearchParams, settings: StudioSettings, booking?: Wish): SessionValues {
  const types = choosableTypes(settings, booking)
  const saved = booking && toSession(booking)
  const type = types.find((id) => id === query.get('type')) ?? saved?.type ?? types[0] ?? ''
  return {
    type,
    duration: fittingDuration([Number(query.get('duration')), saved?.duration], type, settings, booking),
    date: query.get('date') ?? saved?.date ?? '',
    time: query.get('time') ?? saved?.time ?? '',
  }
}

/** The first wanted length that the type can be had for, else the first of its lengths. */
export function fittingDuration(
  wanted: readonly (number | undefined)[],
  type: string,
  settings: StudioSettings,
  booking?: Wish,
): number {
  const durations = choosableDurations(type, settings, booking)
  return wanted.find((minutes) => minutes && durations.includes(minutes)) ?? durations[0] ?? 60
}

/**
 * The entries of the address. Of a booking that is edited only what differs from it: what somebody else saves
 * meanwhile shows where nothing was typed.
 */
export function writeSession({ type, duration, date, time }: SessionValues, booking?: Wish) {
  const saved = booking && toSession(booking)
  return {
    type: type === saved?.type ? undefined : type,
    duration: duration === saved?.duration ? undefined : String(duration),
    date: date === (saved?.date ?? '') ? undefined : date,
    time: time === (saved?.time ?? '') ? undefined : time,
  }
}

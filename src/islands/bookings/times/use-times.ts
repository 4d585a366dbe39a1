import { useEffect, useMemo, useState } from 'react'
import {
  availabilityOn,
  type DayAvailability,
  dayTimes,
  type StartTime,
} from '../../../domain/booking/availability.ts'
import type { Booking } from '../../../domain/booking/booking.ts'
import { takenRefusal } from '../../../domain/booking/busy-refusal.ts'
import { DAYS_BACK } from '../../../domain/booking/wish-refusal.ts'
import { addDays, monthOf, weeksAhead, weeksOf } from '../../../domain/calendar/days.ts'
import { CALENDAR_ENDS } from '../../../domain/calendar/period.ts'
import { fromStudioMoment, toStudioMoment } from '../../../domain/calendar/studio-time.ts'
import type { StudioSettings } from '../../../domain/offers/settings.ts'
import { $availability, needMonths, refreshMonths } from '../../../stores/bookings/availability.ts'
import type { SessionValues } from '../../shared/form-values.ts'
import { useLater } from '../../shared/use-later.ts'

/** A day with fewer times than this names others. */
const FEW = 5

/**
 * What the calendar beside the form shows: a month, or the weeks from the present one on, and the times of the chosen
 * day or of the first that has any. Loads the taken times at the start, when the visitor comes back to the tab, and
 * when the browser is online again. `booking` is the one being edited: its own time counts as free.
 */
export function useTimes(
  settings: StudioSettings,
  { date, type, duration }: SessionValues,
  start: Date | undefined,
  { byAdmin, booking }: { byAdmin: boolean; booking: Booking | undefined },
) {
  const except = booking?.id
  const { busy, asOf, failure } = useLater($availability)
  const today = toStudioMoment(asOf).date
  const noon = fromStudioMoment({ date, time: '12:00' })
  const earliest = byAdmin ? addDays(today, -DAYS_BACK) : today
  const chosenDay = noon && date >= earliest && noon < CALENDAR_ENDS ? date : undefined

  // Another month than the chosen day's is shown until another day is chosen.
  const [turned, setTurned] = useState<{ month: string; date: string }>()
  const ahead = useMemo(() => weeksAhead(today, earliest), [today, earliest])
  const present = monthOf(today)
  const shownAhead = !chosenDay || ahead.flat().includes(chosenDay)
  const month = turned?.date === date ? turned.month : shownAhead ? present : monthOf(chosenDay)
  const weeks = useMemo(() => (month === present ? ahead : weeksOf(month)), [month, present, ahead])

  // Judged day by day as it is drawn: all at once would hold a phone up.
  const offerOf = useMemo(() => {
    const told = new Map<string, DayAvailability>()
    return (day: string) => {
      const circumstances = { settings, busy: busy[monthOf(day)] ?? [], now: asOf, byAdmin }
      const offer = told.get(day) ?? availabilityOn(day, { type, duration }, circumstances)
      told.set(day, offer)
      return offer
    }
  }, [type, duration, settings, busy, asOf, byAdmin])
  const shown = weeks.flat().filter((one) => one !== undefined)
  const weeksKnown = shown.every((one) => busy[monthOf(one)])
  const hasTimes = (one: string) => /free|partly/.test(offerOf(one).status)
  const firstFree = weeksKnown ? shown.find(hasTimes) : undefined

  const day = chosenDay ?? firstFree ?? addDays(today, 1)
  const busyOnDay = busy[monthOf(day)]
  const timesOf = (other: string) =>
    dayTimes(other, { type, duration }, { settings, now: asOf, byAdmin, busy: busy[monthOf(other)] ?? [] })
  const times = timesOf(day)
  const freeOf = (of: StartTime[]) => of.filter(({ state }) => state === 'free')
  // Judged only where they are named: all of them in one task would hold a phone up.
  const namesOthers = weeksKnown && !byAdmin && freeOf(times).length < FEW

  const months = [...new Set([...shown, day].map(monthOf))].join(' ')
  useEffect(() => {
    const refresh = () => void refreshMonths(months.split(' '), except)
    const refreshIfVisible = () => document.visibilityState === 'visible' && refresh()
    needMonths(months.split(' '), except)
    addEventListener('focus', refresh)
    addEventListener('online', refresh)
    document.addEventListener('visibilitychange', refreshIfVisible)
    return () => {
      removeEventListener('focus', refresh)
      removeEventListener('online', refresh)
      document.removeEventListener('visibilitychange', refreshIfVisible)
    }
  }, [months, except])

  return {
    today,
    /** The first day that can be chosen. */
    earliest,
    month,
    weeks,
    turnTo: (wanted: string) => setTurned({ month: wanted, date }),
    /** Shows the month of the chosen day again. */
    turnBack: () => setTurned(undefined),
    /** What a shown day has to offer; missing while the taken times are on their way. */
    offerOf: weeksKnown ? offerOf : undefined,
    day,
    times,
    /** Days that have times, after one that has few. */
    nextDays: namesOthers
      ? shown
          .filter((one) => one > day && hasTimes(one))
          .slice(0, 3)
          .map((one) => ({ date: one, free: freeOf(timesOf(one)).length }))
      : [],
    known: busyOnDay !== undefined,
    timesOf,
    /** What is in the way of the chosen time. */
    refusal:
      start && takenRefusal({ start, type, duration }, busy[monthOf(date)] ?? [], settings.rules, booking),
    failure,
    retry: () => void refreshMonths(months.split(' '), except),
  }
}

import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useState } from 'react'
import { dayTimes, monthDays } from '../../../domain/booking/availability.ts'
import { busyRefusal, LAST_START, periodOf } from '../../../domain/booking/booking.ts'
import { addDays, monthOf } from '../../../domain/calendar/days.ts'
import { fromStudioMoment, toStudioMoment } from '../../../domain/calendar/studio-time.ts'
import type { StudioSettings } from '../../../domain/offers/settings.ts'
import { $availability, refreshMonths } from '../../../stores/bookings/availability.ts'
import type { SessionValues } from '../form/form-values.ts'

/**
 * What the calendar beside the form shows: a month, and the times of the chosen day or of the first that has
 * any. Asks for the taken times at the start, when the visitor comes back to the tab, and when the browser is online
 * again; `except` is the booking being edited, which takes nothing from itself.
 */
export function useTimes(
  settings: StudioSettings,
  { date, type, duration }: SessionValues,
  start: Date | undefined,
  except?: string,
) {
  const { busy, asOf, failure } = useStore($availability)
  const today = toStudioMoment(asOf).date
  const noon = fromStudioMoment({ date, time: '12:00' })
  const chosenDay = noon && date >= today && noon.getTime() < LAST_START ? date : undefined

  // Another month than the chosen day's is shown until another day is chosen.
  const [turned, setTurned] = useState<{ month: string; date: string }>()
  const month = turned?.date === date ? turned.month : monthOf(chosenDay ?? today)

  const busyInMonth = busy[month]
  const statuses = useMemo(() => {
    if (!busyInMonth) return undefined
    const days = monthDays(month, { type, duration }, { settings, busy: busyInMonth, now: asOf })
    return new Map(days.map((day) => [day.date, day.status]))
  }, [month, type, duration, settings, busyInMonth, asOf])
  const firstFree = [...(statuses ?? [])].find(([, status]) => status === 'free' || status === 'partly')?.[0]

  const day = chosenDay ?? firstFree ?? addDays(today, 1)
  const busyOnDay = busy[monthOf(day)]

  const months = [...new Set([month, monthOf(day)])].join(' ')
  useEffect(() => {
    const refresh = () => void refreshMonths(months.split(' '), except)
    const refreshIfVisible = () => document.visibilityState === 'visible' && refresh()
    refresh()
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
    month,
    turnTo: (wanted: string) => setTurned({ month: wanted, date }),
    /** Shows the month of the chosen day again. */
    turnBack: () => setTurned(undefined),
    statuses,
    day,
    times: dayTimes(day, { type, duration }, { settings, busy: busyOnDay ?? [], now: asOf }),
    known: busyOnDay !== undefined,
    timesOf: (other: string) =>
      dayTimes(other, { type, duration }, { settings, busy: busy[monthOf(other)] ?? [], now: asOf }),
    /** What is in the way of the chosen time. */
    refusal: start && busyRefusal(periodOf({ start, duration }), busy[monthOf(date)] ?? [], settings.rules),
    failure,
    retry: () => void refreshMonths(months.split(' '), except),
  }
}

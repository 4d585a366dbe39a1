import { type CSSProperties, useMemo, useRef } from 'react'
import { periodOf, type StudioBooking } from '../../../domain/booking/booking.ts'
import { type Placement, placementOf, startOf } from '../../../domain/booking/placement.ts'
import { type DayStretch, hoursFor, stretchOn } from '../../../domain/calendar/day-stretch.ts'
import { STEP_MINUTES } from '../../../domain/calendar/half-hours.ts'
import { minutesOfDay, timeOfDay, toStudioMoment } from '../../../domain/calendar/studio-time.ts'
import { hoursOn } from '../../../domain/offers/opening-hours.ts'
import type { StudioSettings } from '../../../domain/offers/settings.ts'
import { localizedPath } from '../../../i18n/url.ts'
import type { Programme } from '../../../stores/bookings/programme.ts'
import { useTexts } from '../../shared/island.tsx'
import { DayColumn } from './DayColumn.tsx'
import { overBefore } from './day-entries.ts'
import { Ghost } from './Ghost.tsx'
import { Legend } from './Legend.tsx'
import { MoveBar } from './MoveBar.tsx'
import { MoveDialog } from './MoveDialog.tsx'
import { MoveOutcome } from './MoveOutcome.tsx'
import { useCarrying } from './use-carrying.ts'
import { usePointer } from './use-pointer.ts'
import { useRearranging } from './use-rearranging.ts'

interface Props {
  days: string[]
  now: Date
  studio: Programme
  settings: StudioSettings
  /** Whether bookings are moved: a press takes one up instead of opening it. */
  moving: boolean
}

/** Hours down and days across; bookings are moved and stretched in it, an empty place is booked by a press. */
export function TimeGrid({ days, now, studio, settings, moving }: Props) {
  const { locale } = useTexts('admin')
  const grid = useRef<HTMLDivElement>(null)
  const rearranging = useRearranging({ ...studio, settings, now })
  const { carried, asked, problem } = rearranging
  const { begun, over } = useMemo(
    () => stretchesOf(days, studio.bookings, settings),
    [days, studio, settings],
  )
  const place = carried?.place
  const needed = hoursFor(
    settings.openingHours,
    place ? [...begun, { from: place.from, to: place.from + STEP_MINUTES }] : begun,
    over,
  )
  const [opens = 0] = needed
  const count = needed.length
  // Stays the same object while its content does.
  const hours = useMemo(() => Array.from({ length: count }, (_, index) => opens + index), [opens, count])
  const carriedOn = carried && placementOf(carried.booking).date

  const { empty, handlers } = usePointer(grid, {
    days,
    hours,
    bookings: studio.bookings,
    moving,
    rearranging,
    onBook: (place) => location.assign(localizedPath(locale, newBooking(place))),
  })
  const carryingOf = useCarrying(rearranging)
  const shown = place ?? empty
  const today = toStudioMoment(now)
  const beforeHours = Math.max(0, ...days.map((date) => overBefore(opens * 60, date, studio).length))

  return (
    <>
      <div
        className={`time-grid ${moving ? 'time-grid-moving' : ''} ${days.length === 1 ? 'time-grid-day' : ''}`}
        style={{ '--over': beforeHours } as CSSProperties}
      >
        <div className="time-hours" aria-hidden="true">
          {hours.map((hour) => (
            <span key={hour}>{timeOfDay(hour * 60)}</span>
          ))}
        </div>
        <div ref={grid} className="relative min-w-0" {...handlers}>
          <ol className="time-days">
            {days.map((date) => (
              <DayColumn
                key={date}
                date={date}
                hours={hours}
                alone={days.length === 1}
                open={hoursOn(date, settings)}
                nowTime={date === today.date ? today.time : undefined}
                studio={studio}
                carriedId={date === carriedOn ? carried?.booking.id : undefined}
                carryingOf={moving ? carryingOf : undefined}
              />
            ))}
          </ol>
          {shown && days.includes(shown.date) && (
            <Ghost
              place={shown}
              column={days.indexOf(shown.date)}
              columns={days.length}
              firstHour={hours[0] ?? 0}
              refused={problem !== undefined}
              booking={carried?.booking}
            />
          )}
        </div>
      </div>
      <MoveOutcome rearranging={rearranging} bookings={studio.bookings} />
      <Legend />
      {moving && <MoveBar rearranging={rearranging} />}
      {asked && (
        <MoveDialog {...asked} settings={settings} onAnswered={(saved) => rearranging.answered(saved)} />
      )}
    </>
  )
}

/**
 * What asks for hours: the days' own hours and what begins on them; apart, what needs no more than its end: what has
 * come over from the day before, and what is over before the first hour that the studio is open, for which a week would
 * begin with a screen of closed hours.
 */
function stretchesOf(days: string[], bookings: StudioBooking[], settings: StudioSettings) {
  const begun = days.flatMap((date) => openOn(date, settings))
  const opens = Math.min(minutesOfDay(settings.openingHours.start), ...begun.map(({ from }) => from))
  const over: DayStretch[] = []
  for (const date of days) {
    for (const booking of bookings) {
      const stretch = stretchOn(date, periodOf(booking))
      if (!stretch) continue
      const cameOver = toStudioMoment(booking.start).date < date
      ;(cameOver || stretch.to <= opens ? over : begun).push(stretch)
    }
  }
  return { begun, over }
}

function openOn(date: string, settings: StudioSettings) {
  const hours = hoursOn(date, settings)
  return hours ? [{ from: minutesOfDay(hours.start), to: minutesOfDay(hours.end) }] : []
}

function newBooking(place: Placement): string {
  const { date, time } = toStudioMoment(startOf(place))
  return `/admin/bookings/new?date=${date}&time=${time}&duration=${place.duration}`
}

import { type CSSProperties, useEffect, useMemo, useRef } from 'react'
import { periodOf, type StudioBooking } from '../../../domain/booking/booking.ts'
import { dayGaps } from '../../../domain/booking/day-gaps.ts'
import { runsAt } from '../../../domain/booking/own-day.ts'
import { type Placement, placementOf, startOf } from '../../../domain/booking/placement.ts'
import { type DayStretch, hoursFor, stretchOn } from '../../../domain/calendar/day-stretch.ts'
import { STEP_MINUTES } from '../../../domain/calendar/half-hours.ts'
import { minutesOfDay, timeOfDay, toStudioMoment } from '../../../domain/calendar/studio-time.ts'
import { hoursOn } from '../../../domain/offers/opening-hours.ts'
import type { StudioSettings } from '../../../domain/offers/settings.ts'
import { localizedPath } from '../../../i18n/url.ts'
import type { Programme } from '../../../stores/bookings/programme.ts'
import { useTexts } from '../../shared/island.tsx'
import { DayAside } from './DayAside.tsx'
import { DayColumn } from './DayColumn.tsx'
import { Ghost } from './Ghost.tsx'
import { HoursOfLight } from './HoursOfLight.tsx'
import { HoursLegend } from './Legend.tsx'
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

const noGaps: DayStretch[] = []

/** Hours down and days across; bookings are moved and stretched in it, an empty place is booked by a press. */
export function TimeGrid({ days, now, studio, settings, moving }: Props) {
  const { locale } = useTexts('admin')
  const grid = useRef<HTMLDivElement>(null)
  const rearranging = useRearranging({ ...studio, settings, now })
  const { carried, asked, problem } = rearranging
  const alone = days.length === 1
  const gaps = useMemo(
    () => (alone ? dayGaps(days[0] ?? '', { ...studio, settings, now }) : noGaps),
    [alone, days, studio, settings, now],
  )
  const stretches = useMemo(() => stretchesOf(days, studio.bookings, settings), [days, studio, settings])
  const place = carried?.place
  const needed = hoursFor(
    settings.openingHours,
    place ? [...stretches, { from: place.from, to: place.from + STEP_MINUTES }] : stretches,
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
  const present = days.includes(today.date) ? minutesOfDay(today.time) / 60 - opens : -1
  const presentMark = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    // A phone would show the hours that are over, and nothing else.
    if (matchMedia('(width < 48rem)').matches) presentMark.current?.scrollIntoView({ block: 'center' })
  }, [])
  const runningId = studio.bookings.find((booking) => runsAt(booking, now))?.id

  return (
    <>
      <div className={alone ? 'day-columns' : undefined}>
        <div
          className={`time-grid ${moving ? 'time-grid-moving' : ''} ${alone ? 'time-grid-day' : ''}`}
          style={{ '--count': count } as CSSProperties}
        >
          <div className="time-hours" aria-hidden="true">
            {hours.map((hour) => (
              <span key={hour} className="time-hour">
                {/* The present stands in the place of an hour that it would cover. */}
                {Math.abs(hour - opens - present) > 0.3 && timeOfDay(hour * 60)}
              </span>
            ))}
            <HoursOfLight date={present < 0 ? (days[0] ?? today.date) : today.date} hours={hours} />
            {present >= 0 && present <= count && (
              <span ref={presentMark} className="time-present" style={{ '--from': present } as CSSProperties}>
                {today.time}
              </span>
            )}
          </div>
          <div ref={grid} className="relative min-w-0" {...handlers}>
            <ol className="time-days">
              {days.map((date) => (
                <DayColumn
                  key={date}
                  date={date}
                  hours={hours}
                  alone={alone}
                  gaps={moving ? noGaps : gaps}
                  open={hoursOn(date, settings)}
                  nowTime={date === today.date ? today.time : undefined}
                  runningId={runningId}
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
        {alone && <DayAside date={days[0] ?? today.date} {...{ now, studio, gaps }} />}
      </div>
      <MoveOutcome rearranging={rearranging} bookings={studio.bookings} />
      <HoursLegend />
      {moving && <MoveBar rearranging={rearranging} />}
      {asked && (
        <MoveDialog {...asked} settings={settings} onAnswered={(saved) => rearranging.answered(saved)} />
      )}
    </>
  )
}

/** What asks for hours: the days' own, and all that lies before or after these. */
const stretchesOf = (days: string[], bookings: StudioBooking[], settings: StudioSettings): DayStretch[] =>
  days.flatMap((date) => [
    ...openOn(date, settings),
    ...bookings.flatMap((booking) => stretchOn(date, periodOf(booking)) ?? []),
  ])

function openOn(date: string, settings: StudioSettings) {
  const hours = hoursOn(date, settings)
  return hours ? [{ from: minutesOfDay(hours.start), to: minutesOfDay(hours.end) }] : []
}

function newBooking(place: Placement): string {
  const { date, time } = toStudioMoment(startOf(place))
  return `/admin/bookings/new?date=${date}&time=${time}&duration=${place.duration}`
}

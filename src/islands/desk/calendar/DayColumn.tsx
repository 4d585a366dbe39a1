import { type CSSProperties, memo } from 'react'
import type { StudioBooking } from '../../../domain/booking/booking.ts'
import { type DayStretch, stretchWithin } from '../../../domain/calendar/day-stretch.ts'
import { minutesOfDay, noonOf } from '../../../domain/calendar/studio-time.ts'
import type { Hours } from '../../../domain/offers/opening-hours.ts'
import { formatDate, formatWeekday } from '../../../i18n/format.ts'
import type { Programme } from '../../../stores/bookings/programme.ts'
import { useTexts } from '../../shared/island.tsx'
import { GapEntry } from '../GapEntry.tsx'
import { BookingBlock, type Carrying } from './BookingBlock.tsx'
import { CalendarBlock } from './CalendarBlock.tsx'
import { ClosureBlock } from './ClosureBlock.tsx'
import { entriesOf } from './day-entries.ts'
import { HoursOfLight } from './HoursOfLight.tsx'
import { NewBookingLink } from './NewBookingLink.tsx'

interface Props {
  date: string
  /** The hours the calendar shows. */
  hours: number[]
  /** Whether it is the only day shown: the calendar's title is its name, and its blocks have room for all they say. */
  alone: boolean
  /** What of it can still be booked, where that is offered. */
  gaps: DayStretch[]
  /** When the studio is open on this day. */
  open: Hours | null
  /** The time of day, if it is this day's. */
  nowTime: string | undefined
  /** The booking that runs now, on whatever day. */
  runningId: string | undefined
  studio: Programme
  /** The booking of this day that is carried. */
  carriedId: string | undefined
  carryingOf: ((booking: StudioBooking, carried: boolean) => Carrying) | undefined
}

/** A step's height has room for one line only. */
const ONE_LINE = 30
/** That of three steps has room for one thing more. */
const TALL = 90

/** One day of the calendar, its blocks from morning to evening; drawn anew only when something of its own has changed. */
export const DayColumn = memo(Column)

function Column({
  date,
  hours,
  alone,
  gaps,
  open,
  nowTime,
  runningId,
  studio,
  carriedId,
  carryingOf,
}: Props) {
  const { locale, t } = useTexts('admin')
  const [firstHour = 0] = hours
  const noon = noonOf(date)
  const hourOf = (time: string) => minutesOfDay(time) / 60 - firstHour
  const track = {
    '--hours': hours.length,
    '--opens': open ? hourOf(open.start) : hours.length,
    '--closes': open ? hourOf(open.end) : hours.length,
  } as CSSProperties
  const entries = entriesOf(date, studio)
  const inClosure = ({ from, to }: DayStretch) =>
    entries.some(({ closure, stretch }) => closure && stretch.from < to && from < stretch.to)
  const nowHour = nowTime === undefined ? -1 : hourOf(nowTime)
  return (
    <li className="time-day" aria-current={nowTime === undefined ? undefined : 'date'}>
      {alone ? (
        <h3 className="sr-only">{formatDate(locale, noon)}</h3>
      ) : (
        <div className="time-head">
          <h3 className="day-head">
            <span className="sr-only">{formatDate(locale, noon)}</span>
            <span aria-hidden="true">
              {formatWeekday(locale, noon, 'short')}{' '}
              <span className={`day-number ${nowTime === undefined ? '' : 'day-today'}`}>
                {Number(date.slice(8))}
              </span>
            </span>
            {nowTime !== undefined && <span className="sr-only"> ({t('admin.today')})</span>}
          </h3>
          <NewBookingLink date={date} />
        </div>
      )}
      <div className="time-track" style={track}>
        <HoursOfLight date={date} hours={hours} faint />
        {nowHour >= 0 && nowHour <= hours.length && (
          <div className="time-now" style={{ '--from': nowHour } as CSSProperties} aria-hidden="true" />
        )}
        <ol className="contents">
          {entries.map(({ id, stretch, booking, closure }) => {
            const shown = stretchWithin(hours, stretch)
            if (!shown) return null
            if (closure) {
              return (
                <CalendarBlock key={id} stretch={shown} firstHour={firstHour}>
                  <ClosureBlock closure={closure} stretch={stretch} />
                </CalendarBlock>
              )
            }
            return (
              <CalendarBlock
                key={id}
                stretch={shown}
                firstHour={firstHour}
                inClosure={inClosure(stretch)}
                before={booking.bufferBefore}
                after={booking.bufferAfter}
              >
                <div className={`h-full ${id === carriedId ? 'opacity-40' : ''}`}>
                  <BookingBlock
                    booking={booking}
                    date={date}
                    short={shown.to - shown.from <= ONE_LINE}
                    roomy={alone}
                    tall={shown.to - shown.from >= TALL}
                    runs={id === runningId}
                    carrying={carryingOf?.(booking, id === carriedId)}
                  />
                </div>
              </CalendarBlock>
            )
          })}
          {gaps.map((gap) => (
            <CalendarBlock key={gap.from} stretch={gap} firstHour={firstHour} offer>
              <GapEntry date={date} gap={gap} byHours />
            </CalendarBlock>
          ))}
        </ol>
      </div>
    </li>
  )
}

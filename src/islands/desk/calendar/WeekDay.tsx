import type { StudioBooking } from '../../../domain/booking/booking.ts'
import { periodOf } from '../../../domain/booking/booking.ts'
import { stretchOn, stretchWithin } from '../../../domain/calendar/day-stretch.ts'
import { minutesOfDay, noonOf, toStudioMoment } from '../../../domain/calendar/studio-time.ts'
import { formatDate, formatWeekday } from '../../../i18n/format.ts'
import type { SavedClosure } from '../../../stores/closures.ts'
import { useTexts } from '../../shared/island.tsx'
import { BookingBlock } from './BookingBlock.tsx'
import { CalendarBlock } from './CalendarBlock.tsx'
import { ClosureBlock } from './ClosureBlock.tsx'

interface Props {
  date: string
  /** The hours the calendar shows. */
  hours: number[]
  bookings: StudioBooking[]
  closures: SavedClosure[]
}

/** One day of the calendar, its blocks from morning to evening. */
export function WeekDay({ date, hours, bookings, closures }: Props) {
  const { locale, t } = useTexts('admin')
  const now = toStudioMoment(new Date())
  const today = now.date === date
  const blocks = [
    ...closures.flatMap((closure) => {
      const stretch = stretchWithin(hours, stretchOn(date, closure))
      const block = stretch && <ClosureBlock closure={closure} stretch={stretch} />
      return stretch ? [{ id: closure.id, stretch, block }] : []
    }),
    ...bookings.flatMap((booking) => {
      const stretch = stretchOn(date, periodOf(booking))
      return stretch
        ? [{ id: booking.id, stretch, block: <BookingBlock booking={booking} date={date} /> }]
        : []
    }),
  ].sort((a, b) => a.stretch.from - b.stretch.from)
  const noon = noonOf(date)
  return (
    <li className="week-day" aria-current={today ? 'date' : undefined}>
      <h3 className="week-head">
        <span className="sr-only">{formatDate(locale, noon)}</span>
        <span aria-hidden="true">
          <span className="max-md:hidden">{formatWeekday(locale, noon, 'short')}</span>
          <span className="md:hidden">{formatWeekday(locale, noon, 'long')}</span>{' '}
          <span className="week-number">{Number(date.slice(8))}</span>
        </span>
        {today && <span className="week-today">{t('admin.today')}</span>}
      </h3>
      <div className="week-track" style={{ '--hours': hours.length } as React.CSSProperties}>
        {blocks.length === 0 && <p className="text-muted md:sr-only">{t('admin.programmeEmpty')}</p>}
        <ol className="contents">
          {blocks.map(({ id, stretch, block }) => (
            <CalendarBlock key={id} stretch={stretch} firstHour={hours[0] ?? 0}>
              {block}
            </CalendarBlock>
          ))}
        </ol>
        {today && <NowLine minutes={minutesOfDay(now.time)} hours={hours} />}
      </div>
    </li>
  )
}

/** Where the day has come to. */
function NowLine({ minutes, hours }: { minutes: number; hours: number[] }) {
  const hour = minutes / 60 - (hours[0] ?? 0)
  if (hour < 0 || hour > hours.length) return null
  return <div className="week-now" style={{ '--from': hour } as React.CSSProperties} aria-hidden="true" />
}

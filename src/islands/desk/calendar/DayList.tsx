import { useEffect, useRef } from 'react'
import { runsAt } from '../../../domain/booking/own-day.ts'
import { noonOf, toStudioMoment } from '../../../domain/calendar/studio-time.ts'
import { formatDate, formatWeekday } from '../../../i18n/format.ts'
import { asBeginning } from '../../../i18n/joins.ts'
import type { Programme } from '../../../stores/bookings/programme.ts'
import { useTexts } from '../../shared/island.tsx'
import { BookingBlock } from './BookingBlock.tsx'
import { ClosureBlock } from './ClosureBlock.tsx'
import { entriesOf } from './day-entries.ts'
import { NewBookingLink } from './NewBookingLink.tsx'

interface Props {
  days: string[]
  now: Date
  studio: Programme
}

/** Days one below the other, as a phone shows a week; it opens at today's. */
export function DayList({ days, now, studio }: Props) {
  const { locale, t } = useTexts('admin')
  const today = toStudioMoment(now).date
  const present = useRef<HTMLLIElement>(null)
  useEffect(() => {
    present.current?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <ol className="day-list">
      {days.map((date) => {
        const entries = entriesOf(date, studio)
        const isToday = date === today
        return (
          <li key={date} ref={isToday ? present : null} aria-current={isToday ? 'date' : undefined}>
            <div className="day-list-head">
              <h3 className="day-head">
                <span className="sr-only">{formatDate(locale, noonOf(date))}</span>
                <span aria-hidden="true">
                  {asBeginning(locale, formatWeekday(locale, noonOf(date), 'long'))}{' '}
                  <span className="day-number">{Number(date.slice(8))}</span>
                </span>
                {isToday && <span className="day-today">{t('admin.today')}</span>}
              </h3>
              <NewBookingLink date={date} />
            </div>
            {entries.length === 0 && <p className="text-muted">{t('admin.programmeEmpty')}</p>}
            {entries.length > 0 && (
              <ol className="grid gap-2">
                {entries.map(({ id, stretch, booking, closure }) => (
                  <li key={id}>
                    {booking ? (
                      <BookingBlock booking={booking} date={date} roomy runs={runsAt(booking, now)} />
                    ) : (
                      <ClosureBlock closure={closure} stretch={stretch} />
                    )}
                  </li>
                ))}
              </ol>
            )}
          </li>
        )
      })}
    </ol>
  )
}

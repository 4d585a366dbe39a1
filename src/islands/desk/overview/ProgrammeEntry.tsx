import { useState } from 'react'
import { DayMark } from '../../../components/ui/DayMark.tsx'
import { periodOf, type StudioBooking } from '../../../domain/booking/booking.ts'
import { isOwnOf, isSettled, openOf, runsAt } from '../../../domain/booking/own-day.ts'
import type { DayStretch } from '../../../domain/calendar/day-stretch.ts'
import { timeOfDay, toStudioMoment } from '../../../domain/calendar/studio-time.ts'
import { DAY_MINUTES, MINUTE_MS } from '../../../domain/calendar/units.ts'
import { saidDetails } from '../../../i18n/booking-facts.ts'
import { customerName } from '../../../i18n/customer-name.ts'
import { asBeginning } from '../../../i18n/joins.ts'
import { lengthWords, periodWordsOn } from '../../../i18n/session-words.ts'
import { localizedPath } from '../../../i18n/url.ts'
import type { SavedClosure } from '../../../stores/closures.ts'
import { Attendance } from '../../shared/Attendance.tsx'
import { BookingBadge } from '../../shared/BookingBadge.tsx'
import { useTexts } from '../../shared/island.tsx'
import { PaidLine } from '../../shared/PaidLine.tsx'
import { Said } from '../../shared/Said.tsx'
import { useTypeName } from '../../shared/type-name.ts'
import { WorkLine } from '../../shared/WorkLine.tsx'
import { kindName } from '../closure-words.ts'
import { LineEntry } from './LineEntry.tsx'
import { ReachCustomer } from './ReachCustomer.tsx'
import { RunningLength } from './RunningLength.tsx'

interface BookingProps {
  booking: StudioBooking
  /** The day's date. */
  date: string
  now: Date
}

/** A session of the day: when, who, what, what they said, and how to reach them. */
export function BookingEntry({ booking, date, now }: BookingProps) {
  const language = useTexts('admin', 'bookings', 'money')
  const { locale, t } = language
  const nameOf = useTypeName()
  const { start, end } = periodOf(booking)
  // What becomes settled by a press here stays as it is, to be taken back.
  const [settled] = useState(() => isSettled(booking, now))
  const line = (why: string) => <LineEntry booking={booking} date={date} now={now} why={why} />
  // Told in full on the day on which it begins, and on the one on which it runs.
  if (!isOwnOf(date, booking, now)) return line(t('admin.fromDayBefore'))
  if (settled && booking.attendance) return line(t(`money.${booking.attendance}`))
  const runs = toStudioMoment(now).date === date && runsAt(booking, now)
  const owed = openOf([booking]).sessions > 0
  const left = Math.ceil((end.getTime() - now.getTime()) / MINUTE_MS)
  return (
    <article
      className={`day-session ${runs ? 'day-session-runs' : ''} ${end <= now ? 'day-session-over' : ''}`}
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <a className="day-time" href={localizedPath(locale, `/bookings/${booking.id}`)}>
          {asBeginning(locale, periodWordsOn(language, { start, end }, date))}
        </a>
        <BookingBadge booking={booking} now={now} />
        {runs && left < 60 && (
          <span className="text-fluid-sm text-muted">
            {t('admin.runsStill', { length: lengthWords(language, left) })}
          </span>
        )}
      </p>
      <div className="flex items-center justify-between gap-2">
        <p className="min-w-0 font-semibold">
          {booking.userId ? (
            <a className="hover:underline" href={localizedPath(locale, `/admin/users/${booking.userId}`)}>
              {customerName(t, booking)}
            </a>
          ) : (
            customerName(t, booking)
          )}
        </p>
        <ReachCustomer customer={booking.customer} />
      </div>
      <WorkLine booking={booking} />
      <p className="flex flex-wrap items-center gap-x-4">
        <PaidLine booking={booking} always />
        {owed && (
          <a
            className="day-offer -my-1.5"
            href={`${localizedPath(locale, `/bookings/${booking.id}`)}#payment`}
          >
            {t('money.addPayment')}
          </a>
        )}
      </p>
      {saidDetails({ locale, t, nameOf }, booking).map(({ field, text }) => (
        <Said key={field}>{text}</Said>
      ))}
      {runs && <RunningLength booking={booking} now={now} />}
      <div className="mt-1.5 empty:hidden">
        <Attendance booking={booking} now={now} />
      </div>
    </article>
  )
}

interface ClosureProps {
  closure: SavedClosure
  /** What of it falls on the day. */
  stretch: DayStretch
}

export function ClosureEntry({ closure, stretch: { from, to } }: ClosureProps) {
  const { locale, t } = useTexts('admin', 'bookings')
  const allDay = to - from === DAY_MINUTES
  const times = { from: timeOfDay(from), to: timeOfDay(to) }
  return (
    <div className="day-session">
      <p className="flex flex-wrap items-center gap-x-3">
        <a className="day-time" href={localizedPath(locale, '/admin/closures')}>
          {allDay ? t('admin.allDay') : t('bookings.fromTo', times)}
        </a>
        <span className="badge closed-hatch">
          <DayMark status="closed" />
          {t('admin.closed')}
        </span>
      </p>
      <p className="text-muted">{kindName(t, closure.kind)}</p>
      {closure.note && <Said>{closure.note}</Said>}
    </div>
  )
}

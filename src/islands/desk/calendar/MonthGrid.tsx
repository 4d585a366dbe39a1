import { runsAt } from '../../../domain/booking/own-day.ts'
import { hoursFor } from '../../../domain/calendar/day-stretch.ts'
import { noonOf, timeOfDay, toStudioMoment } from '../../../domain/calendar/studio-time.ts'
import { DAY_MINUTES } from '../../../domain/calendar/units.ts'
import type { Hours } from '../../../domain/offers/opening-hours.ts'
import { customerName } from '../../../i18n/customer-name.ts'
import { formatDate, formatTime, formatWeekday } from '../../../i18n/format.ts'
import { formatNumber } from '../../../i18n/format-number.ts'
import { joinClauses } from '../../../i18n/joins.ts'
import { shortName } from '../../../i18n/short-name.ts'
import { localizedPath } from '../../../i18n/url.ts'
import type { Programme } from '../../../stores/bookings/programme.ts'
import { useTexts } from '../../shared/island.tsx'
import { kindName } from '../closure-words.ts'
import { type DayEntry, entriesOf } from './day-entries.ts'
import { lookOf } from './entry-look.ts'
import { Key, Legend } from './Legend.tsx'
import { MonthStrip } from './MonthStrip.tsx'

interface Props {
  /** A day of the month. */
  day: string
  days: string[]
  now: Date
  studio: Programme
  openingHours: Hours
  onDay: (day: string) => void
}

/** As many entries as a day has room for. */
const ROOM = 4

/** A month in weeks: who comes when; each day leads to its own view. */
export function MonthGrid({ day, days, now, studio, openingHours, onDay }: Props) {
  const { locale, t } = useTexts('admin', 'bookings')
  const today = toStudioMoment(now).date
  const entriesOn = new Map(days.map((date) => [date, entriesOf(date, studio)]))
  const stretches = [...entriesOn.values()].flatMap((entries) =>
    // What is closed all day asks for no more hours than the studio has.
    entries.flatMap(({ booking, stretch }) => (booking ? [stretch] : [])),
  )
  const hours = hoursFor(openingHours, stretches)
  const weeks = Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))
  return (
    <>
      <table className="month">
        <caption className="sr-only">{t('admin.viewMonth')}</caption>
        <thead>
          <tr>
            {days.slice(0, 7).map((date) => (
              <th key={date} scope="col">
                <span aria-hidden="true">{formatWeekday(locale, noonOf(date), 'short')}</span>
                <span className="sr-only">{formatWeekday(locale, noonOf(date), 'long')}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((date) => {
                const entries = entriesOn.get(date) ?? []
                const more = entries.length - ROOM
                const booked = entries.filter(({ booking }) => booking).length
                const waits = entries.some(({ booking }) => booking?.status === 'pending')
                const closed = entries.some(({ closure }) => closure)
                const allDay = entries.some(
                  ({ closure, stretch }) => closure && stretch.to - stretch.from === DAY_MINUTES,
                )
                return (
                  <td
                    key={date}
                    className={`${date.slice(0, 7) === day.slice(0, 7) ? '' : 'month-other'} ${allDay ? 'month-closed closed-hatch' : ''}`}
                    aria-current={date === today ? 'date' : undefined}
                  >
                    <button type="button" className="month-day" onClick={() => onDay(date)}>
                      <span className="sr-only">{formatDate(locale, noonOf(date))}</span>
                      <span aria-hidden="true" className="day-number">
                        {Number(date.slice(8))}
                      </span>
                      {/* A seventh of a tablet has no room for the count, which the entries say, too. */}
                      {booked > 0 && (
                        <span className="month-count max-xl:sr-only">
                          <span className="sr-only">{joinClauses(locale, '', '')}</span>
                          {t('admin.bookingsFound', { count: booked, number: formatNumber(locale, booked) })}
                        </span>
                      )}
                      {/* What the entries say where there is room for them. */}
                      {waits && (
                        <span className="sr-only md:hidden">
                          {joinClauses(locale, '', t('bookings.pending'))}
                        </span>
                      )}
                      {closed && (
                        <span className="sr-only md:hidden">
                          {joinClauses(locale, '', t('admin.closed'))}
                        </span>
                      )}
                      <MonthStrip date={date} entries={entries} hours={hours} now={now} />
                    </button>
                    <ul className="month-entries">
                      {entries.slice(0, more === 1 ? ROOM + 1 : ROOM).map((entry) => (
                        <li key={entry.id}>
                          <Entry entry={entry} date={date} now={now} />
                        </li>
                      ))}
                    </ul>
                    {more > 1 && <p className="month-more" aria-hidden="true">{`+${more}`}</p>}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <Legend>
        <Key look="month-hours-key">
          {t('bookings.fromTo', {
            from: timeOfDay((hours[0] ?? 0) * 60),
            to: timeOfDay(((hours.at(-1) ?? 0) + 1) * 60),
          })}
        </Key>
      </Legend>
    </>
  )
}

function Entry({ entry, date, now }: { entry: DayEntry; date: string; now: Date }) {
  const { booking, closure } = entry
  const { locale, t } = useTexts('admin', 'bookings')
  if (closure) {
    return (
      <a className={`month-entry ${lookOf(entry, now)}`} href={localizedPath(locale, '/admin/closures')}>
        {kindName(t, closure.kind)}
      </a>
    )
  }
  const state = runsAt(booking, now) ? 'runs' : booking.status
  const goesOn = toStudioMoment(booking.start).date !== date
  return (
    <a
      className={`month-entry ${lookOf(entry, now)}`}
      href={localizedPath(locale, `/bookings/${booking.id}`)}
    >
      <span className="font-semibold">{goesOn ? '…' : formatTime(locale, booking.start)}</span>{' '}
      <span className="max-xl:sr-only">{customerName(t, booking)}</span>
      <span className="month-name-short" aria-hidden="true">
        {shortName(t, booking)}
      </span>
      <span className="sr-only">{joinClauses(locale, '', t(`bookings.${state}`))}</span>
    </a>
  )
}

import { periodOf, type StudioBooking } from '../../../domain/booking/booking.ts'
import { customerName } from '../../../i18n/customer-name.ts'
import { periodWordsOn } from '../../../i18n/session-words.ts'
import { localizedPath } from '../../../i18n/url.ts'
import { useTexts } from '../../shared/island.tsx'

interface Props {
  booking: StudioBooking
  /** The day's date. */
  date: string
  now: Date
  /** Why a line is enough. */
  why: string
}

/** A settled session in one line: when, and whose. */
export function LineEntry({ booking, date, now, why }: Props) {
  const language = useTexts('admin', 'bookings')
  const { locale, t } = language
  const period = periodOf(booking)
  return (
    <article
      className={`day-session day-session-line flex flex-wrap items-center gap-x-3 ${period.end <= now ? 'day-session-over' : ''}`}
    >
      <a className="day-time" href={localizedPath(locale, `/bookings/${booking.id}`)}>
        {periodWordsOn(language, period, date)}
      </a>
      <span className="min-w-0 font-semibold wrap-anywhere">{customerName(t, booking)}</span>
      <span className="text-fluid-sm text-muted">{why}</span>
    </article>
  )
}

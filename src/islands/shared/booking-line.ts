import { periodOf, type StudioBooking } from '../../domain/booking/booking.ts'
import type { Period } from '../../domain/calendar/period.ts'
import { toStudioMoment } from '../../domain/calendar/studio-time.ts'
import { formatDate, formatTime, joinDateAndTime } from '../../i18n/format.ts'
import { periodWords, shortPeriodWords } from '../../i18n/session-words.ts'
import type { Language } from './island.tsx'

// Without what needs the studio's settings: pages that mails lead to load none of that.

/** `10:00 to 12:00` on the studio's clock, with the date of the end where that is another. */
export function fromTo(language: Language<'bookings'>, booking: Pick<StudioBooking, 'start' | 'duration'>) {
  return periodWords(language, periodOf(booking))
}

/** The same in a list: what ends on the next day says so without its date. */
export function shortFromTo(
  language: Language<'bookings'>,
  booking: Pick<StudioBooking, 'start' | 'duration'>,
) {
  return shortPeriodWords(language, periodOf(booking))
}

/** The same as a day's plan says it: of what came over from the day before, until when it lasts. */
export function fromToOn(language: Language<'bookings'>, period: Period, date: string) {
  if (toStudioMoment(period.start).date >= date) return shortPeriodWords(language, period)
  if (toStudioMoment(period.end).date > date) return periodWords(language, period)
  return language.t('bookings.untilTime', { time: formatTime(language.locale, period.end) })
}

/** The booking in one line, to name it in a message or to a screen reader. */
export function bookingLine(
  language: Language<'bookings'>,
  booking: Pick<StudioBooking, 'start' | 'duration'>,
): string {
  const { locale } = language
  return joinDateAndTime(locale, formatDate(locale, booking.start), fromTo(language, booking))
}

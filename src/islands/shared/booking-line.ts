import { periodOf, type StudioBooking } from '../../domain/booking/booking.ts'
import { formatDate, joinDateAndTime } from '../../i18n/format.ts'
import { periodWords, shortPeriodWords } from '../../i18n/session-words.ts'
import type { Language } from './island.tsx'

// Without what needs the studio's settings: pages that mails lead to load none of that.

/** `10:00–12:00` on the studio's clock, with the date of the end where that is another. */
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

/** The booking in one line, to name it in a message or to a screen reader. */
export function bookingLine(
  language: Language<'bookings'>,
  booking: Pick<StudioBooking, 'start' | 'duration'>,
): string {
  const { locale } = language
  return joinDateAndTime(locale, formatDate(locale, booking.start), fromTo(language, booking))
}

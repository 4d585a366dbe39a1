import { periodOf, type StudioBooking } from '../../domain/booking/booking.ts'
import { toStudioMoment } from '../../domain/calendar/studio-time.ts'
import { formatDate, formatShortDate, joinDateAndTime } from '../../i18n/format.ts'
import { periodWords } from '../../i18n/session-words.ts'
import type { Language } from './island.tsx'

// Without what needs the studio's settings: pages that mails lead to load none of that.

/** `10:00 to 12:00` on the studio's clock, with the date of the end where that is another. */
export function fromTo(language: Language<'bookings'>, booking: Pick<StudioBooking, 'start' | 'duration'>) {
  return periodWords(language, periodOf(booking))
}

/** The same as a day's plan says it: with the date of the start where that is another than the plan's. */
export function fromToOn(
  language: Language<'bookings'>,
  booking: Pick<StudioBooking, 'start' | 'duration'>,
  date: string,
) {
  const { locale } = language
  const words = fromTo(language, booking)
  if (toStudioMoment(booking.start).date === date) return words
  return joinDateAndTime(locale, formatShortDate(locale, booking.start), words)
}

/** The booking in one line, to name it in a message or to a screen reader. */
export function bookingLine(
  language: Language<'bookings'>,
  booking: Pick<StudioBooking, 'start' | 'duration'>,
): string {
  const { locale } = language
  return joinDateAndTime(locale, formatDate(locale, booking.start), fromTo(language, booking))
}

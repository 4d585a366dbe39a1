import { agreedPrice, periodOf, type StudioBooking } from '../../domain/booking/booking.ts'
import { toStudioMoment } from '../../domain/calendar/studio-time.ts'
import { formatDate, formatShortDate, joinDateAndTime } from '../../i18n/format.ts'
import { formatPrice } from '../../i18n/format-number.ts'
import { lengthWords, periodWords } from '../../i18n/session-words.ts'
import { type Language, useTexts } from './island.tsx'
import { useTypeName } from './type-name.ts'

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

/** What is done, for how long and for how much. */
export function WorkLine({ booking }: { booking: StudioBooking }) {
  const language = useTexts('bookings')
  const nameOf = useTypeName()
  return (
    <p className="text-muted tabular-nums">
      {nameOf(booking.type, booking.serviceNames)}
      {' · '}
      {lengthWords(language, booking.duration)}
      {' · '}
      {formatPrice(language.locale, agreedPrice(booking))}
      {booking.cancelAskedAt && (
        <strong className="block font-semibold text-negative">{language.t('bookings.cancelAsked')}</strong>
      )}
    </p>
  )
}

import { agreedPrice, periodOf, type StudioBooking } from '../../domain/booking/booking.ts'
import { formatDate, formatTime, joinDateAndTime } from '../../i18n/format.ts'
import { formatPrice } from '../../i18n/format-number.ts'
import { type Language, useTexts } from './island.tsx'
import { useTypeName } from './type-name.ts'

/** `10:00 to 12:00` on the studio's clock. */
export function fromTo(
  { locale, t }: Language<'bookings'>,
  booking: Pick<StudioBooking, 'start' | 'duration'>,
) {
  const { start, end } = periodOf(booking)
  return t('bookings.fromTo', { from: formatTime(locale, start), to: formatTime(locale, end) })
}

/** The booking in one line, to name it in a message or to a screen reader. */
export function bookingLine(
  language: Language<'bookings'>,
  booking: Pick<StudioBooking, 'start' | 'duration'>,
): string {
  const { locale } = language
  return joinDateAndTime(locale, formatDate(locale, booking.start), fromTo(language, booking))
}

/** Who comes and how to reach them. */
export function CustomerLine({ customer }: Pick<StudioBooking, 'customer'>) {
  const { t } = useTexts('bookings')
  const { name, email, phone } = customer
  return (
    <p className="flex flex-wrap gap-x-4">
      <span className="font-semibold">{name ?? t('bookings.noName')}</span>
      {phone && (
        <a className="link tabular-nums" href={`tel:${phone}`}>
          {phone}
        </a>
      )}
      {email && (
        <a className="link" href={`mailto:${email}`}>
          {email}
        </a>
      )}
    </p>
  )
}

/** What is done, for how long and for how much. */
export function WorkLine({ booking }: { booking: StudioBooking }) {
  const { locale, t } = useTexts('bookings')
  const nameOf = useTypeName()
  return (
    <p className="text-muted tabular-nums">
      {nameOf(booking.type, booking.serviceNames)}
      {' · '}
      {t('bookings.minutes', { count: booking.duration })}
      {' · '}
      {formatPrice(locale, agreedPrice(booking))}
    </p>
  )
}

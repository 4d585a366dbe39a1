import { periodOf } from '../../domain/booking/booking.ts'
import { formatDate, formatTime, joinDateAndTime } from '../../i18n/format.ts'
import { formatPrice } from '../../i18n/format-number.ts'
import type { StudioBooking } from '../../stores/bookings/requests.ts'
import type { AdminProps } from './admin-texts.ts'
import { useTypeName } from './type-name.ts'

/** `10:00 to 12:00` on the studio's clock. */
export function fromTo({ locale, t }: AdminProps, booking: Pick<StudioBooking, 'start' | 'duration'>) {
  const { start, end } = periodOf(booking)
  return t('bookings.fromTo', { from: formatTime(locale, start), to: formatTime(locale, end) })
}

/** The booking in one line, to name it in a message or to a screen reader. */
export function bookingLine(props: AdminProps, booking: Pick<StudioBooking, 'start' | 'duration'>): string {
  return joinDateAndTime(props.locale, formatDate(props.locale, booking.start), fromTo(props, booking))
}

/** Who comes and how to reach them. */
export function CustomerLine({ t, customer }: AdminProps & Pick<StudioBooking, 'customer'>) {
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
export function WorkLine({ locale, t, booking }: AdminProps & { booking: StudioBooking }) {
  const nameOf = useTypeName(t)
  return (
    <p className="text-muted tabular-nums">
      {nameOf(booking.type)}
      {' · '}
      {t('bookings.minutes', { count: booking.duration })}
      {' · '}
      {formatPrice(locale, booking.price)}
    </p>
  )
}

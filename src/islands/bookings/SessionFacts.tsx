import type { StudioBooking } from '../../domain/booking/booking.ts'
import { totalOf } from '../../domain/booking/shown-price.ts'
import { dueWords } from '../../i18n/due-words.ts'
import { formatPrice } from '../../i18n/format-number.ts'
import { minutesWords } from '../../i18n/session-words.ts'
import { studioNow } from '../../stores/clock.ts'
import { BookingBadge } from '../shared/BookingBadge.tsx'
import { useTexts } from '../shared/island.tsx'
import { PaidLine } from '../shared/PaidLine.tsx'
import { useTypeName } from '../shared/type-name.ts'

/** What a booking is and its status, how long it takes, what it costs, or still does, and how much of that is paid. */
export function SessionFacts({ booking }: { booking: StudioBooking }) {
  const { locale, t } = useTexts('bookings')
  const nameOf = useTypeName()
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 font-semibold">
        {nameOf(booking.type, booking.serviceNames)}
        <BookingBadge booking={booking} now={studioNow()} />
      </p>
      <p className="dotted text-muted">
        <span>{minutesWords({ locale, t }, booking.duration)}</span>
        <span>
          {booking.status === 'cancelled'
            ? dueWords({ locale, t }, booking)
            : formatPrice(locale, totalOf(booking))}
        </span>
      </p>
      <PaidLine booking={booking} />
    </>
  )
}

import type { StudioBooking } from '../../domain/booking/booking.ts'
import { totalOf } from '../../domain/booking/shown-price.ts'
import { formatPrice } from '../../i18n/format-number.ts'
import { lengthWords } from '../../i18n/session-words.ts'
import { useTexts } from './island.tsx'
import { useTypeName } from './type-name.ts'

interface WorkProps {
  booking: StudioBooking
  /** A class of its price, where that has a place of its own on some screens. */
  price?: string | undefined
}

/** What is done, for how long and for how much. */
export function WorkLine({ booking, price }: WorkProps) {
  const language = useTexts('bookings')
  const nameOf = useTypeName()
  return (
    <div className="text-muted">
      <p className="dotted">
        <span>{nameOf(booking.type, booking.serviceNames)}</span>
        <span>{lengthWords(language, booking.duration)}</span>
        <span className={price}>{formatPrice(language.locale, totalOf(booking))}</span>
      </p>
      {booking.cancelAskedAt && (
        <strong className="block font-semibold text-negative">{language.t('bookings.cancelAsked')}</strong>
      )}
    </div>
  )
}

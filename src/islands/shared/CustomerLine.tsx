import type { StudioBooking } from '../../domain/booking/booking.ts'
import { useTexts } from './island.tsx'

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

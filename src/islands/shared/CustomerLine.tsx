import type { StudioBooking } from '../../domain/booking/booking.ts'
import { useTexts } from './island.tsx'
import { PhoneLink } from './PhoneLink.tsx'

/** Who comes and how to reach them. */
export function CustomerLine({ customer }: Pick<StudioBooking, 'customer'>) {
  const { t } = useTexts('bookings')
  const { name, email, phone } = customer
  return (
    <p className="flex flex-wrap gap-x-4">
      <span className="font-semibold">{name ?? t('bookings.noName')}</span>
      {phone && <PhoneLink phone={phone} />}
      {email && (
        <a className="link" href={`mailto:${email}`}>
          {email}
        </a>
      )}
    </p>
  )
}

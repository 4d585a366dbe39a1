import type { StudioBooking } from '../../domain/booking/booking.ts'
import { useTexts } from '../shared/island.tsx'

/** Whose booking it is, for admins: name and email address. */
export function Customer({ booking }: { booking: StudioBooking }) {
  const { t } = useTexts('bookings')
  if (!booking.userId) return t('bookings.deletedAccount')
  const { name, email } = booking.customer
  return (
    <>
      {name ?? t('bookings.noName')}
      {email && (
        <>
          {' · '}
          <a className="link" href={`mailto:${email}`}>
            {email}
          </a>
        </>
      )}
    </>
  )
}

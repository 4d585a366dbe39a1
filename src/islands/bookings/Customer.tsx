import type { StudioBooking } from '../../domain/booking/booking.ts'
import type { Translate } from '../../i18n/t.ts'

/** Whose booking it is, for admins: name and email address. */
export function Customer({ t, booking }: { t: Translate<'bookings'>; booking: StudioBooking }) {
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

import type { Translate } from '../../i18n/t.ts'
import type { ListedBooking } from '../../stores/bookings/bookings.ts'

/** Whose booking it is, for admins: name and email address. */
export function Customer({ t, booking }: { t: Translate<'bookings'>; booking: ListedBooking }) {
  if (!booking.userId) return t('bookings.deletedAccount')
  return (
    <>
      {booking.customerName ?? t('bookings.noName')}
      {booking.customerEmail && (
        <>
          {' · '}
          <a className="link" href={`mailto:${booking.customerEmail}`}>
            {booking.customerEmail}
          </a>
        </>
      )}
    </>
  )
}

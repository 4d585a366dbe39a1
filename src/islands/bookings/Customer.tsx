import type { StudioBooking } from '../../domain/booking/booking.ts'
import { localizedPath } from '../../i18n/url.ts'
import { useTexts } from '../shared/island.tsx'
import { PhoneLink } from '../shared/PhoneLink.tsx'

/** Whose booking it is, for admins, and how to reach them. */
export function Customer({ booking }: { booking: StudioBooking }) {
  const { locale, t } = useTexts('bookings')
  if (!booking.userId) return t('bookings.deletedAccount')
  const { name, phone, email } = booking.customer
  return (
    <>
      <a className="link" href={localizedPath(locale, `/admin/users/${booking.userId}`)}>
        {name ?? t('bookings.noName')}
      </a>
      {phone && (
        <>
          {' · '}
          <PhoneLink phone={phone} />
        </>
      )}
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

import type { StudioBooking } from '../../domain/booking/booking.ts'
import { mailtoLink } from '../../domain/contact-links.ts'
import { nameWords } from '../../i18n/customer-name.ts'
import { localizedPath } from '../../i18n/url.ts'
import { useTexts } from '../shared/island.tsx'
import { PhoneLink } from '../shared/PhoneLink.tsx'

/** Whose booking it is, for admins: the name, which leads to all that is known of them, and how they are reached. */
export function Customer({ booking }: { booking: StudioBooking }) {
  const { locale, t } = useTexts('bookings')
  const { name, phone, email } = booking.customer
  return (
    <div>
      <p className="text-fluid-sm text-muted">{t('bookings.customer')}</p>
      {booking.userId ? (
        <>
          <p>
            <a className="more" href={localizedPath(locale, `/admin/users/${booking.userId}`)}>
              {nameWords(t, name)}
            </a>
          </p>
          <p className="flex flex-wrap gap-x-4">
            {phone && <PhoneLink phone={phone} className="link inline-flex min-h-11 items-center" />}
            {email && (
              <a className="link inline-flex min-h-11 items-center break-all" href={mailtoLink(email)}>
                {email}
              </a>
            )}
          </p>
        </>
      ) : (
        <p className="font-semibold">{t('bookings.deletedAccount')}</p>
      )}
    </div>
  )
}

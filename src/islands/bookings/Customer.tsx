import type { StudioBooking } from '../../domain/booking/booking.ts'
import { mailtoLink } from '../../domain/contact-links.ts'
import { nameWords } from '../../i18n/customer-name.ts'
import { localizedPath } from '../../i18n/url.ts'
import { useTexts } from '../shared/island.tsx'
import { PhoneLink } from '../shared/PhoneLink.tsx'

/** Whose booking it is, for admins, and how to reach them. */
export function Customer({ booking }: { booking: StudioBooking }) {
  const { locale, t } = useTexts('bookings')
  if (!booking.userId) return t('bookings.deletedAccount')
  const { name, phone, email } = booking.customer
  return (
    <span className="inline-flex flex-wrap gap-x-4">
      <a
        className="link inline-flex min-h-11 items-center"
        href={localizedPath(locale, `/admin/users/${booking.userId}`)}
      >
        {nameWords(t, name)}
      </a>
      {phone && <PhoneLink phone={phone} className="link inline-flex min-h-11 items-center font-normal" />}
      {email && (
        <a className="link inline-flex min-h-11 items-center font-normal break-all" href={mailtoLink(email)}>
          {email}
        </a>
      )}
    </span>
  )
}

import type { StudioBooking } from '../../domain/booking/booking.ts'
import { mailtoLink } from '../../domain/contact-links.ts'
import { nameWords } from '../../i18n/customer-name.ts'
import { localizedPath } from '../../i18n/url.ts'
import { useTexts } from './island.tsx'
import { PhoneLink } from './PhoneLink.tsx'

interface Props extends Pick<StudioBooking, 'customer'> {
  /** Whose page the name leads to, where it leads anywhere. */
  userId?: string
}

/** The customer and how to reach them. */
export function CustomerLine({ customer, userId }: Props) {
  const { locale, t } = useTexts('bookings')
  const { name, email, phone } = customer
  return (
    <p className="flex flex-wrap gap-x-4">
      {userId ? (
        <a className="font-semibold hover:underline" href={localizedPath(locale, `/admin/users/${userId}`)}>
          {nameWords(t, name)}
        </a>
      ) : (
        <span className="font-semibold">{nameWords(t, name)}</span>
      )}
      {phone && <PhoneLink phone={phone} />}
      {email && (
        <a className="link wrap-anywhere" href={mailtoLink(email)}>
          {email}
        </a>
      )}
    </p>
  )
}

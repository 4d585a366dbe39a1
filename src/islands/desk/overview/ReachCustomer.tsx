import { Sign } from '../../../components/ui/Sign.tsx'
import type { StudioBooking } from '../../../domain/booking/booking.ts'
import { mailtoLink, telLink } from '../../../domain/contact-links.ts'
import { nameWords } from '../../../i18n/customer-name.ts'
import { joinLabel } from '../../../i18n/joins.ts'
import { useTexts } from '../../shared/island.tsx'

const signs = {
  call: 'M4 3h3l1.5 4-2 1.5a10 10 0 0 0 5 5l1.5-2 4 1.5v3a1.5 1.5 0 0 1-1.700 1.5A14 14 0 0 1 2.5 4.700 1.5 1.5 0 0 1 4 3Z',
  text: 'M3 4.5h14v9.5H9L5.5 17v-3H3z',
  mail: 'M3 4.5h14v11H3zM3 5l7 6 7-6',
}

/** Links to call the customer or write to them. */
export function ReachCustomer({ customer }: Pick<StudioBooking, 'customer'>) {
  const { locale, t } = useTexts('admin', 'bookings')
  const { name, email, phone } = customer
  const who = nameWords(t, name)
  const ways = [
    { sign: 'call', label: t('admin.call'), link: phone && telLink(phone) },
    { sign: 'text', label: t('admin.writeMessage'), link: phone && telLink(phone).replace('tel:', 'sms:') },
    { sign: 'mail', label: t('admin.writeMail'), link: email && mailtoLink(email) },
  ] as const
  return (
    // The last sign's own line ends where all others do.
    <span className="-my-2 -me-3.5 flex shrink-0">
      {ways.map(({ sign, label, link }) => (
        // Each way has its place, also where there is none: a thumb finds it without looking.
        <span key={sign} className="size-11">
          {link && (
            <a
              className="grid size-full place-items-center rounded-full text-tungsten-deep hover:bg-sunken"
              href={link}
              title={label}
            >
              <Sign path={signs[sign]} />
              <span className="sr-only">{joinLabel(locale, label, who)}</span>
            </a>
          )}
        </span>
      ))}
    </span>
  )
}

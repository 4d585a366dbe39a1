import { contact } from '../../../content/contact.ts'
import { studio } from '../../../content/studio.ts'
import type { BookingStatus, StudioBooking } from '../../../domain/booking/booking.ts'
import { joinLabel } from '../../../i18n/joins.ts'
import { useTexts } from '../../shared/island.tsx'

const titles = {
  pending: 'money.request',
  confirmed: 'money.confirmation',
  cancelled: 'money.cancelledBooking',
} as const satisfies Record<BookingStatus, string>

/** The head of a booking on paper: what it is, whose studio, and how to name it on the phone. */
export function PaperHead({ booking }: { booking: StudioBooking }) {
  const { locale, t } = useTexts('money')
  return (
    <div className="grid gap-3 border-b border-line pb-4">
      <p>
        <strong className="font-display text-fluid-lg">{studio.name}</strong>
        <br />
        {studio.address}
        <br />
        {contact.phone} ·&nbsp;{contact.email}
      </p>
      <p className="font-display text-fluid-2xl font-semibold">{t(titles[booking.status])}</p>
      <p>
        {joinLabel(locale, t('money.number'), booking.id.slice(0, 8).toUpperCase())}
        {booking.customer.name && (
          <>
            {' ·\u00a0'}
            {booking.customer.name}
          </>
        )}
      </p>
    </div>
  )
}

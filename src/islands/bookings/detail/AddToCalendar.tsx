import type { StudioBooking } from '../../../domain/booking/booking.ts'
import type { Account } from '../../../stores/people/session.ts'
import { useTexts } from '../../shared/island.tsx'
import { CalendarLinks } from './CalendarLinks.tsx'

interface Props {
  account: Account
  booking: StudioBooking
}

/** The booking for one's own calendar; a cancelled one only as what takes it out again. */
export function AddToCalendar({ account, booking }: Props) {
  const { t } = useTexts('bookings')
  return (
    <section className="panel grid gap-3 print:hidden" aria-labelledby="calendar-title">
      <h2 id="calendar-title" className="text-fluid-lg font-semibold">
        {t(booking.status === 'cancelled' ? 'bookings.removeFromCalendar' : 'bookings.addToCalendar')}
      </h2>
      <CalendarLinks account={account} booking={booking} />
    </section>
  )
}

import type { ReactNode } from 'react'
import type { StudioBooking } from '../../../domain/booking/booking.ts'
import type { Account } from '../../../stores/people/session.ts'
import { useTexts } from '../../shared/island.tsx'
import { CalendarLinks } from './CalendarLinks.tsx'

interface Props {
  account: Account
  booking: StudioBooking
  /** Other ways to take it along. */
  children: ReactNode
}

/** Downloads the booking for one's calendar; for a cancelled one, a file that removes it there. */
export function AddToCalendar({ account, booking, children }: Props) {
  const { t } = useTexts('bookings')
  return (
    <section className="booking-take print:hidden" aria-labelledby="calendar-title">
      <h2 id="calendar-title">
        {t(booking.status === 'cancelled' ? 'bookings.removeFromCalendar' : 'bookings.addToCalendar')}
      </h2>
      <div>
        <CalendarLinks account={account} booking={booking} />
        {children}
      </div>
    </section>
  )
}

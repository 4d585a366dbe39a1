import type { StudioBooking } from '../../domain/booking/booking.ts'
import type { Account } from '../../stores/people/session.ts'
import { BookingCard } from './BookingCard.tsx'

interface Props {
  account: Account
  items: StudioBooking[]
  /** Of each: below a heading of their own one step further down, and below a line; the tabs have one themselves. */
  heading?: 'h2' | 'h3'
}

export function OwnBookings({ account, items, heading = 'h2' }: Props) {
  return (
    <ul className={heading === 'h2' ? 'ruled border-t-0' : 'ruled'}>
      {items.map((booking) => (
        <li key={booking.id}>
          <BookingCard account={account} booking={booking} heading={heading} />
        </li>
      ))}
    </ul>
  )
}

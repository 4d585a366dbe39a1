import { StatusBadge } from '../../components/ui/StatusBadge.tsx'
import type { StudioBooking } from '../../domain/booking/booking.ts'
import { runsAt } from '../../domain/booking/own-day.ts'
import { useTexts } from './island.tsx'

/** How a booking stands: its status, or that it runs now, in one word and one colour wherever it is met. */
export function BookingBadge({ booking, now }: { booking: StudioBooking; now: Date }) {
  const { t } = useTexts('bookings')
  if (runsAt(booking, now)) return <span className="badge badge-runs">{t('bookings.runs')}</span>
  return <StatusBadge status={booking.status} label={t(`bookings.${booking.status}`)} />
}

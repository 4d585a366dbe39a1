import { SmallSign } from '../../components/ui/SmallSign.tsx'
import { StatusBadge } from '../../components/ui/StatusBadge.tsx'
import type { StudioBooking } from '../../domain/booking/booking.ts'
import { isOver, runsAt } from '../../domain/booking/own-day.ts'
import { useTexts } from './island.tsx'

/** How a booking stands: its status, or that it runs now or is over, in one word and one colour wherever it is met. */
export function BookingBadge({ booking, now }: { booking: StudioBooking; now: Date }) {
  const { t } = useTexts('bookings', 'money')
  if (runsAt(booking, now)) return <span className="badge badge-runs">{t('bookings.runs')}</span>
  if (isOver(booking, now)) {
    return (
      <span className="badge badge-over">
        <SmallSign shape="tick" />
        {t('money.over')}
      </span>
    )
  }
  return <StatusBadge status={booking.status} label={t(`bookings.${booking.status}`)} />
}

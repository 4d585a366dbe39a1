import { StatusMark } from '../../../components/ui/StatusMark.tsx'
import type { StudioBooking } from '../../../domain/booking/booking.ts'
import { runsAt } from '../../../domain/booking/own-day.ts'
import { bookingLine } from '../../shared/booking-line.ts'
import { useTexts } from '../../shared/island.tsx'
import { StatusSelect } from '../../shared/StatusSelect.tsx'
import { useNow } from '../../shared/use-now.ts'

/** The dropdown of a booking's status with its mark and colour, so that a column is read without its words. */
export function MarkedStatus({ booking }: { booking: StudioBooking }) {
  const language = useTexts('bookings')
  const runs = runsAt(booking, useNow())
  return (
    <div className={`marked-status marked-status-${runs ? 'runs' : booking.status}`}>
      <span className="marked-status-sign">
        <StatusMark status={booking.status} />
      </span>
      <StatusSelect booking={booking} runs={runs} date={bookingLine(language, booking)} />
    </div>
  )
}

import type { BookingStatus } from '../../domain/booking/booking.ts'
import { StatusMark } from './StatusMark.tsx'

/** A status by word, shape and colour. */
export function StatusBadge({ status, label }: { status: BookingStatus; label: string }) {
  return (
    <span className={`badge badge-${status}`}>
      <StatusMark status={status} />
      {label}
    </span>
  )
}

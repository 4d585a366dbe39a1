import type { BookingStatus } from '../../domain/booking/booking.ts'

/** A status by shape: a clock, a tick, a cross. */
export function StatusMark({ status }: { status: BookingStatus }) {
  return (
    <svg
      viewBox="0 0 12 12"
      className="size-3 shrink-0"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      {status === 'pending' && <path d="M6 1.5a4.5 4.5 0 1 0 4.5 4.5M6 3.5V6l1.8 1" />}
      {status === 'confirmed' && <path d="m1.5 6.5 3 3 6-7" />}
      {status === 'cancelled' && <path d="m2 2 8 8m0-8-8 8" />}
    </svg>
  )
}

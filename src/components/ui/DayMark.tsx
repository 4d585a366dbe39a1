import type { DayStatus } from '../../domain/booking/availability.ts'

/** How full a day is, by shape: an empty, a half-full and a full circle; a dash where there is nothing. */
export function DayMark({ status }: { status: DayStatus }) {
  return (
    <svg
      viewBox="0 0 10 10"
      className="size-2.5 shrink-0"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      {(status === 'closed' || status === 'past') && <path d="M2 5h6" />}
      {(status === 'free' || status === 'partly') && <circle cx="5" cy="5" r="4" />}
      {status === 'partly' && <path d="M5 1a4 4 0 0 1 0 8Z" fill="currentColor" />}
      {status === 'full' && <circle cx="5" cy="5" r="4" fill="currentColor" />}
    </svg>
  )
}

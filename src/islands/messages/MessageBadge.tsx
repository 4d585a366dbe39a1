import type { ReactNode } from 'react'

/** Whether a message still waits: by words, shape and colour. */
export function MessageBadge({ answered, children }: { answered: boolean; children: ReactNode }) {
  return (
    <span className={`badge ${answered ? 'badge-cancelled' : 'badge-pending'}`}>
      <svg
        viewBox="0 0 12 12"
        className="size-3"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        {answered ? <path d="m1.5 6.5 3 3 6-7" /> : <path d="M1 3h10v6.5H1zM1 3l5 4 5-4" />}
      </svg>
      {children}
    </span>
  )
}

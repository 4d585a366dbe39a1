import type { ReactNode } from 'react'
import { SmallSign } from '../../components/ui/SmallSign.tsx'

/** Whether a message still waits: by words, shape and colour. */
export function MessageBadge({ answered, children }: { answered: boolean; children: ReactNode }) {
  return (
    <span className={`badge ${answered ? 'badge-cancelled' : 'badge-pending'}`}>
      <SmallSign shape={answered ? 'tick' : 'letter'} />
      {children}
    </span>
  )
}

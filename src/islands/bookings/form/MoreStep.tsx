import { type ReactNode, useState } from 'react'
import { Chevron } from '../../../components/ui/Chevron.tsx'
import { useTexts } from '../../shared/island.tsx'

interface Props {
  /** Whether it is open by default: it is the next step, or has words already. */
  due: boolean
  children: ReactNode
}

/** The optional details: folded until a time is chosen or something is said, and within reach all the while. */
export function MoreStep({ due, children }: Props) {
  const { t } = useTexts('bookings')
  // Opened once, it stays.
  const [open, setOpen] = useState(false)
  return (
    <details
      className="step more-step"
      data-details
      open={open || due}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <h2 className="step-head">{t('bookings.more')}</h2>
        <span className="text-fluid-sm text-muted">{t('bookings.optional')}</span>
        <Chevron />
      </summary>
      <div className="grid gap-6 pt-6">{children}</div>
    </details>
  )
}

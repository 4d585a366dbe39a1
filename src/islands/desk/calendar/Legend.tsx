import type { ReactNode } from 'react'
import { useTexts } from '../../shared/island.tsx'

interface Props {
  /** What only one of the views has. */
  children?: ReactNode
}

/** What the calendar's colours and patterns stand for. */
export function Legend({ children }: Props) {
  const { t } = useTexts('admin', 'bookings')
  return (
    <ul className="legend">
      {(['confirmed', 'pending', 'runs'] as const).map((status) => (
        <Key key={status} look={`booking-block-${status}`}>
          {t(`bookings.${status}`)}
        </Key>
      ))}
      <Key look="closed-hatch">{t('admin.closed')}</Key>
      {children}
    </ul>
  )
}

/** The legend of hours, in which the time between two bookings is seen, too. */
export function HoursLegend() {
  const { t } = useTexts('admin')
  return (
    <Legend>
      <Key look="kept-free-key">{t('admin.keptFree')}</Key>
    </Legend>
  )
}

interface KeyProps {
  /** The classes of what it explains. */
  look: string
  children: ReactNode
}

export function Key({ look, children }: KeyProps) {
  return (
    <li>
      <span className={`legend-key ${look}`} />
      {children}
    </li>
  )
}

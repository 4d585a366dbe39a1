import type { ReactNode } from 'react'
import { joinLabel } from '../../../i18n/joins.ts'
import { useTexts } from '../../shared/island.tsx'

interface Props {
  /** Within a line, not above what it will be. */
  inline?: true
  children: ReactNode
}

/** What is saved where the form says something else: struck out, and named so to screen readers. */
export function Before({ inline, children }: Props) {
  const { locale, t } = useTexts('bookings')
  return (
    <del className={`${inline ? '' : 'block '}font-sans text-fluid-sm font-normal text-muted`}>
      <span className="sr-only">{joinLabel(locale, t('bookings.savedNow'), '')}</span>
      {children}
    </del>
  )
}

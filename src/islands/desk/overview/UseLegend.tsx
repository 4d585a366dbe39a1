import type { CSSProperties } from 'react'
import { formatPercent } from '../../../i18n/format-number.ts'
import { useTexts } from '../../shared/island.tsx'

/** How deep the colour of an hour is of which so much was taken: the least is seen, on the deepest words are read. */
export const depth = (used: number) =>
  ({ '--depth': used > 0 ? `${Math.round(10 + 35 * used)}%` : '0%' }) as CSSProperties

const steps = [0, 0.25, 0.5, 0.75, 1]

/** Which colour is how much. */
export function UseLegend() {
  const { locale, t } = useTexts('admin')
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-fluid-sm text-muted">
      {t('admin.useLegend')}
      <span className="flex gap-3">
        {steps.map((step) => (
          <span key={step} className="inline-flex items-center gap-1.5 tabular-nums">
            <span className="use-sign" style={depth(step)} aria-hidden="true" />
            {formatPercent(locale, step)}
          </span>
        ))}
      </span>
    </p>
  )
}

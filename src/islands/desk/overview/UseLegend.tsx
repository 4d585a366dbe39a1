import { formatPercent } from '../../../i18n/format-number.ts'
import { useTexts } from '../../shared/island.tsx'

/** How deep the colour of an hour is of which so much was taken; the least is seen, too. */
export const depth = (used: number) => 0.15 + 0.85 * used

const steps = [0, 0.25, 0.5, 0.75, 1]

/** Which colour is how much. */
export function UseLegend() {
  const { locale, t } = useTexts('admin')
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
      {t('admin.useLegend')}
      <span className="flex gap-3">
        {steps.map((step) => (
          <span key={step} className="inline-flex items-center gap-1 tabular-nums">
            <svg viewBox="0 0 12 12" className="chart size-3.5" aria-hidden="true">
              <rect className="chart-empty" x="0.5" y="0.5" width="11" height="11" rx="2" />
              {step > 0 && (
                <rect
                  className="chart-used"
                  x="0.5"
                  y="0.5"
                  width="11"
                  height="11"
                  rx="2"
                  fillOpacity={depth(step)}
                />
              )}
            </svg>
            {formatPercent(locale, step)}
          </span>
        ))}
      </span>
    </span>
  )
}

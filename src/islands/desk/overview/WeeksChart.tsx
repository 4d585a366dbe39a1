import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { formatNumber, formatSums } from '../../../i18n/format-number.ts'
import { $weeks, loadWeeks } from '../../../stores/statistics.ts'
import { useTexts } from '../../shared/island.tsx'
import { ChartPanel } from './ChartPanel.tsx'
import { WeeksTable } from './WeeksTable.tsx'
import { earnedIn, isPresent } from './weeks.ts'

/** Bookings and revenue per week. */
export function WeeksChart() {
  const { locale, t } = useTexts('admin', 'bookings')
  const state = useStore($weeks)
  useEffect(() => {
    loadWeeks()
  }, [])
  return (
    <ChartPanel
      id="weeks"
      title={t('admin.weeksTitle')}
      text={t('admin.weeksText')}
      state={state}
      load={loadWeeks}
    >
      {(weeks) => {
        const present = weeks.find(isPresent)
        return (
          <>
            <p className="font-semibold">
              {t('admin.weeksSummary', {
                bookings: formatNumber(locale, present ? present.confirmed + present.pending : 0),
                revenue: formatSums(locale, present?.revenue ?? {}),
              })}
            </p>
            <WeeksTable weeks={weeks} />
            <p className="flex flex-wrap gap-x-5 gap-y-1 text-fluid-sm text-muted">
              <Key look="week-bar-confirmed" text={t('bookings.confirmed')} />
              <Key look="week-bar-pending" text={t('bookings.pending')} />
            </p>
            {earnedIn(weeks).length > 1 && (
              <p className="text-fluid-sm text-muted">{t('admin.weeksScales')}</p>
            )}
          </>
        )
      }}
    </ChartPanel>
  )
}

function Key({ look, text }: { look: string; text: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span className={`${look} inline-block w-3`} aria-hidden="true" />
      {text}
    </span>
  )
}

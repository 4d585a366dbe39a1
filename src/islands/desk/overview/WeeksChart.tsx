import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { $weeks, loadWeeks } from '../../../stores/statistics.ts'
import { useTexts } from '../../shared/island.tsx'
import { ChartPanel } from './ChartPanel.tsx'
import { WeeksTable } from './WeeksTable.tsx'
import { tellingWeeks } from './weeks.ts'

/** Bookings and revenue per week, once there are any. */
export function WeeksChart() {
  const { t } = useTexts('admin', 'bookings')
  const state = useStore($weeks)
  useEffect(() => {
    loadWeeks()
  }, [])
  if (state.status === 'ready' && tellingWeeks(state.value).length === 0) return null
  return (
    <ChartPanel
      title={t('admin.weeksTitle')}
      text={t('admin.weeksText')}
      state={state}
      load={loadWeeks}
      height="h-96"
    >
      {(weeks) => (
        <>
          <WeeksTable weeks={tellingWeeks(weeks)} />
          <p className="flex flex-wrap gap-x-5 gap-y-1 text-fluid-sm text-muted">
            <Key look="week-bar-confirmed" text={t('bookings.confirmed')} />
            <Key look="week-bar-pending" text={t('bookings.pending')} />
          </p>
        </>
      )}
    </ChartPanel>
  )
}

function Key({ look, text }: { look: string; text: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span className={`${look} inline-block w-4`} aria-hidden="true" />
      {text}
    </span>
  )
}

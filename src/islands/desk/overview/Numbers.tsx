import { useStore } from '@nanostores/react'
import { formatNumber, formatSums } from '../../../i18n/format-number.ts'
import { $weeks } from '../../../stores/statistics.ts'
import { useTexts } from '../../shared/island.tsx'
import { MonthPanel } from '../month/MonthPanel.tsx'
import { OpeningUseChart } from './OpeningUseChart.tsx'
import { QuickActions } from './QuickActions.tsx'
import { Statistics } from './Statistics.tsx'
import { WeeksChart } from './WeeksChart.tsx'
import { isPresent } from './weeks.ts'

/** What the studio earns and when it is asked for: the week in a sentence, twelve weeks and what a month brought, the hours, and all in all. */
export function Numbers() {
  return (
    <section aria-labelledby="numbers" className="panel numbers">
      <div className="numbers-part">
        <ThisWeek />
        <WeeksChart />
        <MonthPanel />
      </div>
      <div className="numbers-part">
        <OpeningUseChart />
      </div>
      <div className="all-in-all">
        <Statistics />
        <QuickActions />
      </div>
    </section>
  )
}

function ThisWeek() {
  const { locale, t } = useTexts('admin')
  const state = useStore($weeks)
  const present = state.status === 'ready' ? state.value.find(isPresent) : undefined
  return (
    <h2 id="numbers" className="text-fluid-xl font-semibold max-md:pb-2">
      {state.status === 'ready'
        ? t('admin.weeksSummary', {
            confirmed: formatNumber(locale, present?.confirmed ?? 0),
            pending: formatNumber(locale, present?.pending ?? 0),
            revenue: formatSums(locale, present?.revenue ?? {}),
          })
        : t('admin.weeksTitle')}
    </h2>
  )
}

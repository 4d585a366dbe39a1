import { useStore } from '@nanostores/react'
import { formatNumber, formatSums } from '../../../i18n/format-number.ts'
import { $weeks, refreshNumbers } from '../../../stores/statistics.ts'
import { useTexts } from '../../shared/island.tsx'
import { useFresh } from '../../shared/use-fresh.ts'
import { MonthPanel } from '../month/MonthPanel.tsx'
import { OpeningUseChart } from './OpeningUseChart.tsx'
import { QuickActions } from './QuickActions.tsx'
import { Statistics } from './Statistics.tsx'
import { WeeksChart } from './WeeksChart.tsx'
import { presentWeek } from './weeks.ts'

/** What the studio earns and when it is asked for: the week in a sentence, twelve weeks, the hours, what a month brought, and all in all. */
export function Numbers() {
  useFresh(() => void refreshNumbers())
  return (
    <section aria-labelledby="numbers" className="panel numbers">
      <div className="numbers-part">
        <ThisWeek />
        <WeeksChart />
      </div>
      <div className="numbers-part">
        <OpeningUseChart />
      </div>
      <div className="numbers-part">
        <MonthPanel />
      </div>
      <div className="all-in-all">
        <Statistics />
        <QuickActions />
      </div>
    </section>
  )
}

function ThisWeek() {
  const { t } = useTexts('admin')
  const state = useStore($weeks)
  return (
    <h2 id="numbers" className="text-fluid-xl font-semibold max-md:pb-2">
      {state.status === 'ready' ? <Week of={presentWeek(state.value)} /> : t('admin.weeksTitle')}
    </h2>
  )
}

/** Three zeros would say less than that there is nothing. */
function Week({ of: week }: { of: ReturnType<typeof presentWeek> }) {
  const { locale, t } = useTexts('admin')
  if (!week) return t('admin.weeksQuiet')
  return t('admin.weeksSummary', {
    confirmed: formatNumber(locale, week.confirmed),
    pending: formatNumber(locale, week.pending),
    revenue: formatSums(locale, week.revenue),
  })
}

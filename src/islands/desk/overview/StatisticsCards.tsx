import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { Skeleton } from '../../../components/ui/Skeleton.tsx'
import { formatNumber, formatSums } from '../../../i18n/format-number.ts'
import { $statistics, loadStatistics } from '../../../stores/statistics.ts'
import { useTexts } from '../../shared/island.tsx'
import { LoadFailure } from '../../shared/LoadFailure.tsx'

export function StatisticsCards() {
  const { locale, t } = useTexts('common', 'admin')
  const state = useStore($statistics)
  useEffect(() => {
    loadStatistics()
  }, [])
  if (state.status === 'failed') {
    return <LoadFailure title={t('admin.statisticsFailed')} code={state.code} onRetry={loadStatistics} />
  }
  if (state.status === 'loading') return <Skeleton label={t('common.loading')} rows={1} className="h-32" />
  const { totalBookings, pendingBookings, totalUsers, totalRevenue } = state.value
  const cards = [
    { label: t('admin.totalBookings'), value: formatNumber(locale, totalBookings) },
    { label: t('admin.pendingBookings'), value: formatNumber(locale, pendingBookings) },
    { label: t('admin.totalUsers'), value: formatNumber(locale, totalUsers) },
    {
      label: t('admin.totalRevenue'),
      value: formatSums(locale, totalRevenue),
      note: t('admin.revenueNote'),
    },
  ]
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      {cards.map(({ label, value, note }) => (
        <div key={label} className="panel">
          <dt className="text-muted">{label}</dt>
          <dd className="mt-1 font-display text-fluid-2xl font-semibold tabular-nums">{value}</dd>
          {note && <dd className="text-fluid-sm text-muted">{note}</dd>}
        </div>
      ))}
    </dl>
  )
}

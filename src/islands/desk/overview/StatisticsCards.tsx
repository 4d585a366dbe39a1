import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { Skeleton } from '../../../components/ui/Skeleton.tsx'
import { formatNumber, formatSums } from '../../../i18n/format-number.ts'
import { $statistics, loadStatistics } from '../../../stores/statistics.ts'
import { useTexts } from '../../shared/island.tsx'
import { LoadFailure } from '../../shared/LoadFailure.tsx'

/** The studio in four numbers, in one strip. */
export function StatisticsCards() {
  const { locale, t } = useTexts('common', 'admin')
  const state = useStore($statistics)
  useEffect(() => {
    loadStatistics()
  }, [])
  if (state.status === 'failed') {
    return <LoadFailure title={t('admin.statisticsFailed')} code={state.code} onRetry={loadStatistics} />
  }
  if (state.status === 'loading') return <Skeleton label={t('common.loading')} rows={1} className="h-22" />
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
    <dl className="panel grid grid-cols-2 gap-x-4 gap-y-3 py-0 max-lg:py-4 lg:min-h-22 lg:grid-cols-[1fr_1fr_1fr_2fr]">
      {cards.map(({ label, value, note }) => (
        <div
          key={label}
          className="grid content-center lg:not-first:border-s lg:not-first:border-line lg:not-first:ps-6"
        >
          <dt className="text-fluid-sm text-muted">{label}</dt>
          <dd className="font-display text-fluid-lg font-semibold">{value}</dd>
          {note && <dd className="sr-only">{note}</dd>}
        </div>
      ))}
    </dl>
  )
}

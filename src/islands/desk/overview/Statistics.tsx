import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { Skeleton } from '../../../components/ui/Skeleton.tsx'
import { formatNumber } from '../../../i18n/format-number.ts'
import { $statistics, loadStatistics } from '../../../stores/statistics.ts'
import { useTexts } from '../../shared/island.tsx'
import { LoadFailure } from '../../shared/LoadFailure.tsx'
import { Sums } from '../Sums.tsx'

/** The studio in four numbers, which nobody has to act on: in a quiet line. */
export function Statistics() {
  const { locale, t } = useTexts('common', 'admin')
  const state = useStore($statistics)
  useEffect(() => {
    loadStatistics()
  }, [])
  if (state.status === 'failed') {
    return <LoadFailure title={t('admin.statisticsFailed')} code={state.code} onRetry={loadStatistics} />
  }
  if (state.status === 'loading') return <Skeleton label={t('common.loading')} rows={1} className="h-6" />
  const { totalBookings, pendingBookings, totalUsers, totalRevenue } = state.value
  const figures = [
    { label: t('admin.totalBookings'), value: formatNumber(locale, totalBookings) },
    { label: t('admin.pendingBookings'), value: formatNumber(locale, pendingBookings) },
    { label: t('admin.totalUsers'), value: formatNumber(locale, totalUsers) },
    {
      label: t('admin.totalRevenue'),
      value: <Sums of={totalRevenue} />,
      note: t('admin.revenueNote'),
    },
  ]
  return (
    <dl className="totals">
      {figures.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="font-semibold">{value}</dd>
          {note && <dd className="sr-only">{note}</dd>}
        </div>
      ))}
    </dl>
  )
}

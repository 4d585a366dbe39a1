import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { Skeleton } from '../../components/ui/Skeleton.tsx'
import { formatNumber, formatPrice } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { Translate } from '../../i18n/t.ts'
import { localizedPath } from '../../i18n/url.ts'
import { $statistics, loadStatistics } from '../../stores/statistics.ts'
import { LoadFailure } from '../shared/LoadFailure.tsx'
import { SignedIn } from '../shared/SignedIn.tsx'
import { type IslandProps, useTranslate } from '../shared/texts.ts'

type Namespaces = 'common' | 'admin' | 'errors'

export function AdminDashboard(props: IslandProps<Namespaces>) {
  const t = useTranslate(props)
  return (
    <SignedIn locale={props.locale} t={t}>
      {() => (
        <div className="grid gap-10">
          <StatisticsCards locale={props.locale} t={t} />
          <QuickActions locale={props.locale} t={t} />
        </div>
      )}
    </SignedIn>
  )
}

interface Props {
  locale: Locale
  t: Translate<Namespaces>
}

function StatisticsCards({ locale, t }: Props) {
  const state = useStore($statistics)
  useEffect(() => {
    loadStatistics()
  }, [])
  if (state.status === 'failed') {
    return (
      <LoadFailure t={t} title={t('admin.statisticsFailed')} code={state.code} onRetry={loadStatistics} />
    )
  }
  if (state.status === 'loading') return <Skeleton label={t('common.loading')} rows={1} className="h-32" />
  const { totalBookings, pendingBookings, totalUsers, totalRevenue } = state.value
  const cards = [
    { label: t('admin.totalBookings'), value: formatNumber(locale, totalBookings) },
    { label: t('admin.pendingBookings'), value: formatNumber(locale, pendingBookings) },
    { label: t('admin.totalUsers'), value: formatNumber(locale, totalUsers) },
    {
      label: t('admin.totalRevenue'),
      value: formatPrice(locale, totalRevenue),
      note: t('admin.revenueNote'),
    },
  ]
  return (
    <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
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

function QuickActions({ locale, t }: Props) {
  const actions = [
    { path: '/dashboard?filter=all', label: t('admin.allBookings'), text: t('admin.allBookingsText') },
    { path: '/bookings/new', label: t('common.newBooking'), text: t('admin.newBookingText') },
  ]
  return (
    <section aria-labelledby="quick-actions" className="grid gap-4">
      <h2 id="quick-actions" className="text-fluid-xl font-semibold">
        {t('admin.quickActions')}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2">
        {actions.map(({ path, label, text }) => (
          <li key={path}>
            <a className="panel block hover:border-tungsten" href={localizedPath(locale, path)}>
              <span className="block text-fluid-lg font-semibold">{label}</span>
              <span className="text-muted">{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

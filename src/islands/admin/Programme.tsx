import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { Skeleton } from '../../components/ui/Skeleton.tsx'
import { StatusBadge } from '../../components/ui/StatusBadge.tsx'
import type { Period } from '../../domain/booking.ts'
import { fromStudioMoment, toStudioMoment } from '../../domain/studio-time.ts'
import { formatShortDate } from '../../i18n/format.ts'
import { localizedPath } from '../../i18n/url.ts'
import { $programme, loadProgramme, type StudioBooking } from '../../stores/requests.ts'
import { LoadFailure } from '../shared/LoadFailure.tsx'
import { CustomerLine, fromTo, WorkLine } from './BookingFacts.tsx'
import type { AdminProps } from './texts.ts'

const DAY = 24 * 60 * 60 * 1000

/** So many studio days from today, midnight to midnight. The studio's zone has no summer time. */
function studioDay(offset: number): Period {
  const today = fromStudioMoment({ ...toStudioMoment(new Date()), time: '00:00' }) ?? new Date()
  const start = new Date(today.getTime() + offset * DAY)
  return { start, end: new Date(start.getTime() + DAY) }
}

/** Loads what happens today and tomorrow. */
export const loadTwoDays = () => loadProgramme({ start: studioDay(0).start, end: studioDay(1).end })

/** Today and tomorrow in the studio. */
export function Programme(props: AdminProps) {
  const { t } = props
  const state = useStore($programme)
  useEffect(() => {
    loadTwoDays()
  }, [])
  return (
    <section aria-labelledby="programme" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="programme" className="text-fluid-xl font-semibold">
        {t('admin.programmeTitle')}
      </h2>
      {state.status === 'loading' && <Skeleton label={t('common.loading')} rows={2} className="h-24" />}
      {state.status === 'failed' && (
        <LoadFailure t={t} title={t('bookings.loadFailed')} code={state.code} onRetry={loadTwoDays} />
      )}
      {state.status === 'ready' && (
        <>
          <Day {...props} title={t('admin.today')} day={studioDay(0)} bookings={state.value} />
          <Day {...props} title={t('admin.tomorrow')} day={studioDay(1)} bookings={state.value} />
        </>
      )}
    </section>
  )
}

interface DayProps extends AdminProps {
  title: string
  day: Period
  bookings: StudioBooking[]
}

function Day({ title, day, bookings, ...props }: DayProps) {
  const { locale, t } = props
  const ofDay = bookings.filter(({ start }) => start >= day.start && start < day.end)
  return (
    <div className="panel grid gap-3">
      <h3 className="flex flex-wrap items-baseline justify-between gap-x-3 font-semibold">
        {title}
        <span className="text-fluid-sm font-normal text-muted">{formatShortDate(locale, day.start)}</span>
      </h3>
      {ofDay.length === 0 && <p className="text-muted">{t('admin.programmeEmpty')}</p>}
      {ofDay.length > 0 && (
        <ol className="grid gap-3">
          {ofDay.map((booking) => (
            <li key={booking.id} className="grid gap-1 border-t border-line pt-3">
              <p className="flex flex-wrap items-center justify-between gap-2">
                <a
                  className="link inline-flex min-h-11 items-center font-semibold tabular-nums"
                  href={localizedPath(locale, `/bookings/${booking.id}`)}
                >
                  {fromTo(props, booking)}
                </a>
                <StatusBadge status={booking.status} label={t(`bookings.${booking.status}`)} />
              </p>
              <WorkLine {...props} booking={booking} />
              <CustomerLine {...props} customer={booking.customer} />
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

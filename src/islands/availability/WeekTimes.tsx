import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { $week, loadWeek } from '../../stores/bookings/week-times.ts'
import { type IslandProps, useTranslate } from '../shared/texts.ts'
import { WeekBoard } from './WeekBoard.tsx'

/** The free times of this week, for everybody; a time leads to the booking form with that slot filled in. */
export function WeekTimes(props: IslandProps<'times'>) {
  const t = useTranslate(props)
  const week = useStore($week)
  useEffect(() => {
    const refreshIfVisible = () => document.visibilityState === 'visible' && loadWeek()
    loadWeek()
    addEventListener('online', loadWeek)
    document.addEventListener('visibilitychange', refreshIfVisible)
    return () => {
      removeEventListener('online', loadWeek)
      document.removeEventListener('visibilitychange', refreshIfVisible)
    }
  }, [])

  return (
    <div>
      {week.status === 'loading' && (
        <div role="status" className="grid animate-pulse gap-5">
          <span className="sr-only">{t('times.loading')}</span>
          <div className="h-11 max-w-72 rounded-full bg-sunken" />
          <div className="h-20 rounded-card bg-sunken" />
          <div className="h-48 rounded-card bg-sunken sm:h-28" />
        </div>
      )}
      {week.status === 'ready' && <WeekBoard locale={props.locale} t={t} circumstances={week.value} />}
      {week.status === 'failed' && (
        <div className="grid justify-items-start gap-4">
          <p role="alert" className="font-semibold">
            {t(week.code === 'offline' ? 'times.offline' : 'times.failed')}
          </p>
          <button type="button" className="button button-quiet" onClick={loadWeek}>
            {t('times.tryAgain')}
          </button>
        </div>
      )}
    </div>
  )
}

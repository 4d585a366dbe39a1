import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { $week, loadWeek } from '../../stores/bookings/week-times.ts'
import { island, useTexts } from '../shared/island.tsx'
import { WeekBoard } from './WeekBoard.tsx'

/** The free times of this week, for everybody; a time leads to the booking form with that slot filled in. */
export const WeekTimes = island<'times' | 'bookings'>(WeekTimesScreen)

function WeekTimesScreen() {
  const { t } = useTexts('times')
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
        <div role="status" className="grid gap-5">
          <span className="sr-only">{t('times.loading')}</span>
          <div className="h-48 rounded-card bg-sunken md:h-18" />
          <div className="h-22 rounded-card bg-sunken" />
          <div className="h-136 rounded-card bg-sunken md:h-82" />
        </div>
      )}
      {week.status === 'ready' && <WeekBoard circumstances={week.value} />}
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

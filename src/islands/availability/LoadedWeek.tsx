import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect } from 'react'
import type { Circumstances } from '../../domain/booking/availability.ts'
import { toStudioMoment } from '../../domain/calendar/studio-time.ts'
import { $week, loadWeek, refreshWeek } from '../../stores/bookings/week-times.ts'
import { useTexts } from '../shared/island.tsx'
import { leavesFocus } from '../shared/leaves-focus.ts'
import { useNow } from '../shared/use-now.ts'

interface Props {
  /** In the place and the size of what comes. */
  bones: ReactNode
  /** The days begin with the one that was asked for: a page that stays open may find another one without a connection. */
  children: (circumstances: Circumstances, firstDay: string) => ReactNode
}

/** What a visitor may know of this week, as long as it is looked at. */
export function LoadedWeek({ bones, children }: Props) {
  const { t } = useTexts('times')
  const week = useStore($week)
  const now = useNow()
  const today = toStudioMoment(now).date
  useEffect(() => {
    const refreshIfVisible = () => document.visibilityState === 'visible' && refreshWeek()
    loadWeek()
    addEventListener('online', refreshWeek)
    document.addEventListener('visibilitychange', refreshIfVisible)
    return () => {
      removeEventListener('online', refreshWeek)
      document.removeEventListener('visibilitychange', refreshIfVisible)
    }
  }, [])

  // Of the day that comes in on a new one nothing is known yet.
  useEffect(() => {
    if (today) refreshWeek()
  }, [today])

  return (
    <div>
      {week.status === 'loading' && (
        <div role="status" className="grid gap-5">
          <span className="sr-only">{t('times.loading')}</span>
          {bones}
        </div>
      )}
      {week.status === 'ready' && children(asOf(now, week.value), toStudioMoment(week.value.now).date)}
      {week.status === 'failed' && (
        <div className="grid justify-items-start gap-4">
          <p role="alert" className="font-semibold">
            {t(week.code === 'offline' ? 'times.offline' : 'times.failed')}
          </p>
          <button ref={leavesFocus} type="button" className="button button-quiet" onClick={loadWeek}>
            {t('times.tryAgain')}
          </button>
        </div>
      )}
    </div>
  )
}

/** A page that stays open offers no time that has begun. */
const asOf = (now: Date, known: Circumstances): Circumstances => (now > known.now ? { ...known, now } : known)

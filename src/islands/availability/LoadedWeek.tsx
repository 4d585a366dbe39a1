import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect } from 'react'
import type { Circumstances } from '../../domain/booking/availability.ts'
import { toStudioMoment } from '../../domain/calendar/studio-time.ts'
import { $week, loadWeek, refreshWeek } from '../../stores/bookings/week-times.ts'
import { loadLight } from '../shared/DayLight.tsx'
import { useTexts } from '../shared/island.tsx'
import { leavesFocus } from '../shared/leaves-focus.ts'
import { useNow } from '../shared/use-now.ts'

interface Props {
  /** A placeholder of the size of what comes. */
  bones: ReactNode
  /** The days begin with the one that was asked for: a page that stays open may find another one without a connection. */
  children: (circumstances: Circumstances, firstDay: string) => ReactNode
}

/** This week's free times as a visitor may know them, kept up to date while the page is visible. */
export function LoadedWeek({ bones, children }: Props) {
  const { t } = useTexts('times')
  const week = useStore($week)
  const now = useNow()
  const today = toStudioMoment(now).date
  useEffect(() => {
    const refreshIfVisible = () => document.visibilityState === 'visible' && refreshWeek()
    loadWeek()
    loadLight()
    addEventListener('online', refreshWeek)
    document.addEventListener('visibilitychange', refreshIfVisible)
    return () => {
      removeEventListener('online', refreshWeek)
      document.removeEventListener('visibilitychange', refreshIfVisible)
    }
  }, [])

  // After midnight nothing is known yet of the day that is added.
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

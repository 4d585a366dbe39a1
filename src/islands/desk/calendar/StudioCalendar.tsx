import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { Skeleton } from '../../../components/ui/Skeleton.tsx'
import { type CalendarView, shownDays } from '../../../domain/calendar/calendar-view.ts'
import { toStudioMoment } from '../../../domain/calendar/studio-time.ts'
import { defaultSettings } from '../../../domain/offers/settings.ts'
import { $studioDays, loadStudioDays, lookAgainAtDays } from '../../../stores/bookings/studio-calendar.ts'
import { $settings, needSettings } from '../../../stores/settings.ts'
import { useTexts } from '../../shared/island.tsx'
import { LoadFailure } from '../../shared/LoadFailure.tsx'
import { useFresh } from '../../shared/use-fresh.ts'
import { useNow } from '../../shared/use-now.ts'
import { useWeekWide } from '../../shared/use-room.ts'
import { CalendarHead } from './CalendarHead.tsx'
import { DayList } from './DayList.tsx'
import { MonthGrid } from './MonthGrid.tsx'
import { TimeGrid } from './TimeGrid.tsx'

interface Props {
  view: CalendarView
  /** A day of what is shown; today by default. */
  day: string | undefined
  onShow: (changes: { view?: CalendarView; day: string | undefined }) => void
}

/**
 * The studio's calendar of a day, a week or a month: shows bookings and closures, and lets admins book and move in it.
 */
export function StudioCalendar({ view, day, onShow }: Props) {
  const { t } = useTexts('common', 'admin', 'bookings')
  const state = useStore($studioDays)
  const settings = useStore($settings)
  const now = useNow()
  const wide = useWeekWide()
  const [moving, setMoving] = useState(false)
  const today = toStudioMoment(now).date
  const chosen = day ?? today
  const days = shownDays(view, chosen)
  const [first = chosen, last = chosen] = [days[0], days.at(-1)]
  useEffect(() => {
    needSettings()
  }, [])
  useEffect(() => {
    loadStudioDays(first, last)
  }, [first, last])
  useFresh(() => void lookAgainAtDays(first, last))

  const show = (target: string, changes: { view?: CalendarView } = {}) =>
    onShow({ ...changes, day: target === today ? undefined : target })
  const loaded = state.status === 'ready' && state.value.first === first && state.value.last === last
  const known = settings.status === 'ready' ? settings.value : defaultSettings
  const listed = view === 'week' && !wide
  const grid = view !== 'month' && !listed
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4" aria-labelledby="calendar-title">
      <CalendarHead
        view={view}
        day={chosen}
        days={days}
        today={today}
        moving={moving}
        onMoving={grid ? setMoving : undefined}
        onShow={show}
      />
      {state.status === 'failed' && (
        <LoadFailure
          title={t('bookings.loadFailed')}
          code={state.code}
          onRetry={() => loadStudioDays(first, last)}
        />
      )}
      {state.status !== 'failed' && !loaded && (
        <Skeleton label={t('common.loading')} rows={1} className="h-96" />
      )}
      {loaded && grid && (
        <TimeGrid days={days} now={now} studio={state.value} settings={known} moving={moving} />
      )}
      {loaded && listed && <DayList days={days} now={now} studio={state.value} />}
      {loaded && view === 'month' && (
        <MonthGrid
          day={chosen}
          days={days}
          now={now}
          studio={state.value}
          openingHours={known.openingHours}
          onDay={(target) => show(target, { view: 'day' })}
        />
      )}
    </section>
  )
}

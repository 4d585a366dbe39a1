import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { Button } from '../../../components/ui/Button.tsx'
import { Skeleton } from '../../../components/ui/Skeleton.tsx'
import { periodOf } from '../../../domain/booking/booking.ts'
import { hoursFor, stretchOn } from '../../../domain/calendar/day-stretch.ts'
import { addDays, mondayOf } from '../../../domain/calendar/days.ts'
import { noonOf, timeOfDay, toStudioMoment } from '../../../domain/calendar/studio-time.ts'
import { defaultSettings } from '../../../domain/offers/settings.ts'
import { formatDay } from '../../../i18n/format.ts'
import { $studioWeek, loadStudioWeek, type StudioWeek } from '../../../stores/bookings/studio-week.ts'
import { $settings, needSettings } from '../../../stores/settings.ts'
import { useTexts } from '../../shared/island.tsx'
import { LoadFailure } from '../../shared/LoadFailure.tsx'
import { WeekDay } from './WeekDay.tsx'

interface Props {
  /** The Monday of the week to show; the present week's by default. */
  week: string | undefined
  onChoose: (week: string | undefined) => void
}

/** A week of the studio, hours down and days across; on a phone one day below the other. */
export function WeekCalendar({ week, onChoose }: Props) {
  const { locale, t } = useTexts('common', 'admin', 'bookings')
  const state = useStore($studioWeek)
  const present = mondayOf(toStudioMoment(new Date()).date)
  const monday = week ?? present
  useEffect(() => {
    loadStudioWeek(monday)
  }, [monday])

  const go = (target: string) => onChoose(target === present ? undefined : target)
  const loaded = state.status === 'ready' && state.value.monday === monday
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-5" aria-labelledby="week-title">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="week-title" className="text-fluid-xl font-semibold tabular-nums" aria-live="polite">
          {formatDay(locale, noonOf(monday))} – {formatDay(locale, noonOf(addDays(monday, 6)))}
        </h2>
        <div className="flex flex-wrap gap-2">
          <Turn
            label={t('admin.previousWeek')}
            path="M10 3 5 8l5 5"
            onClick={() => go(addDays(monday, -7))}
          />
          <Button aria-pressed={monday === present} onClick={() => go(present)}>
            {t('admin.presentWeek')}
          </Button>
          <Turn label={t('admin.nextWeek')} path="m6 3 5 5-5 5" onClick={() => go(addDays(monday, 7))} />
        </div>
      </div>
      <p className="text-fluid-sm text-muted">{t('common.studioTime')}</p>
      {state.status === 'failed' && (
        <LoadFailure
          title={t('bookings.loadFailed')}
          code={state.code}
          onRetry={() => loadStudioWeek(monday)}
        />
      )}
      {state.status !== 'failed' && !loaded && (
        <Skeleton label={t('common.loading')} rows={1} className="h-96" />
      )}
      {loaded && <Week week={state.value} />}
    </section>
  )
}

/** To the week before or after. */
function Turn({ label, path, onClick }: { label: string; path: string; onClick: () => void }) {
  return (
    <Button className="w-11 px-0" aria-label={label} title={label} onClick={onClick}>
      <svg
        viewBox="0 0 16 16"
        className="size-4"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
    </Button>
  )
}

function Week({ week }: { week: StudioWeek }) {
  const { monday, bookings, closures } = week
  const settings = useStore($settings)
  useEffect(() => {
    needSettings()
  }, [])
  const { openingHours } = settings.status === 'ready' ? settings.value : defaultSettings
  const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index))
  const stretches = days.flatMap((date) =>
    bookings.flatMap((booking) => stretchOn(date, periodOf(booking)) ?? []),
  )
  const hours = hoursFor(openingHours, stretches)
  return (
    <div className="week">
      <div className="week-hours" aria-hidden="true">
        {hours.map((hour) => (
          <span key={hour}>{timeOfDay(hour * 60)}</span>
        ))}
      </div>
      <ol className="week-days">
        {days.map((date) => (
          <WeekDay key={date} date={date} hours={hours} bookings={bookings} closures={closures} />
        ))}
      </ol>
    </div>
  )
}

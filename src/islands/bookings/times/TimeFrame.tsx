import { Button } from '../../../components/ui/Button.tsx'
import { startTimes } from '../../../domain/booking/booking.ts'
import { timeOfDay } from '../../../domain/calendar/studio-time.ts'
import type { StudioSettings } from '../../../domain/offers/settings.ts'
import type { SessionValues } from '../../shared/form-values.ts'
import { useTexts } from '../../shared/island.tsx'
import { Starts } from './DayTimes.tsx'
import { MonthFrame } from './MonthFrame.tsx'
import { TypedTime } from './TypedTime.tsx'

interface Props {
  settings: StudioSettings
  values: SessionValues
}

/** `ChooseTime` while nobody knows which day it is: the studio's ordinary hours, none of which can be chosen yet. */
export function TimeFrame({ settings, values }: Props) {
  const { t } = useTexts('common', 'times')
  const ordinary = { ...settings, weekHours: {}, specialDays: [] }
  const times = startTimes(ordinary, values, '2026-01-01').map((minutes) => ({
    time: timeOfDay(minutes),
    state: 'free' as const,
  }))
  return (
    <section className="panel @container grid gap-5" aria-label={t('times.choose')} aria-busy="true">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-fluid-lg font-semibold">{t('times.choose')}</h2>
        <div className="max-md:group-data-timed/frame:hidden">
          <Button name="next-free">{t('times.nextFree')}</Button>
        </div>
      </div>
      {/* The time that came along, on a phone in the calendar's place. */}
      <div className="skeleton hidden h-27 max-md:group-data-timed/frame:block" />
      <div
        className="grid items-start gap-x-8 gap-y-6 max-md:group-data-timed/frame:hidden @2xl:grid-cols-[minmax(20rem,22rem)_1fr]"
        inert
      >
        <MonthFrame />
        <div className="grid content-start gap-3">
          <p className="mb-1 flex min-h-11 items-center">
            <span className="h-5 w-3/5 rounded bg-sunken" />
          </p>
          <p className="flex min-h-6 items-center text-fluid-sm text-muted">{t('common.loading')}</p>
          <Starts times={times} known={false} chosen="" onChoose={() => {}} />
          <div className="min-h-16 max-sm:min-h-26" />
        </div>
      </div>
      <TypedTime
        {...{ settings, values }}
        start={undefined}
        problem={undefined}
        byAdmin={false}
        day="2026-01-01"
        earliest=""
        needed={false}
        change={() => {}}
      />
    </section>
  )
}

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
  byAdmin: boolean
}

/** `ChooseTime` while nobody knows which day it is: the studio's ordinary hours, none of which can be chosen yet. */
export function TimeFrame({ settings, values, byAdmin }: Props) {
  const { t } = useTexts('common', 'times')
  const ordinary = { ...settings, weekHours: {}, specialDays: [] }
  const times = startTimes(ordinary, values, '2026-01-01').map((minutes) => ({
    time: timeOfDay(minutes),
    state: 'free' as const,
  }))
  return (
    <section className="panel @container grid gap-5" aria-label={t('times.choose')} aria-busy="true">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="step-head max-sm:basis-full">{t('times.choose')}</h2>
        <div className="flex flex-wrap gap-3 max-md:group-data-timed/frame:hidden">
          {byAdmin && <Button>{t('times.now')}</Button>}
          <Button name="next-free">{t('times.nextFree')}</Button>
        </div>
      </div>
      {/* The time that came along, on a phone in the calendar's place. */}
      <div className="skeleton hidden h-27 max-md:group-data-timed/frame:block" />
      <div className="time-columns max-md:group-data-timed/frame:hidden" inert>
        <MonthFrame />
        <div className="grid content-start gap-3">
          {/* A legend stands outside the grid and its gaps. */}
          <p className="-mb-3 flex min-h-13 items-center lg:min-h-11">
            <span className="h-5 w-3/5 rounded bg-sunken" />
          </p>
          <p className="flex min-h-6 items-center text-fluid-sm text-muted">{t('common.loading')}</p>
          <div className="h-18">
            <div className="h-12 rounded-lg bg-sunken" />
          </div>
          <div className="light-words" />
          <Starts times={times} known={false} golden={[]} chosen="" onChoose={() => {}} />
          <div className="h-22" />
        </div>
      </div>
      <TypedTime
        {...{ settings, values }}
        start={undefined}
        problem={undefined}
        byAdmin={byAdmin}
        day="2026-01-01"
        earliest=""
        needed={byAdmin}
        change={() => {}}
      />
    </section>
  )
}

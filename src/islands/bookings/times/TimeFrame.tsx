import { Button } from '../../../components/ui/Button.tsx'
import { Chevron } from '../../../components/ui/Chevron.tsx'
import { oneAnHour } from '../../../domain/booking/one-an-hour.ts'
import { startTimes } from '../../../domain/booking/start-times.ts'
import { timeOfDay } from '../../../domain/calendar/studio-time.ts'
import type { StudioSettings } from '../../../domain/offers/settings.ts'
import { DayPartRows } from '../../shared/DayPartRows.tsx'
import type { SessionValues } from '../../shared/form-values.ts'
import { useTexts } from '../../shared/island.tsx'
import { MonthFrame } from '../../shared/month/MonthFrame.tsx'
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
    <section className="step @container grid gap-5" aria-label={t('times.choose')} aria-busy="true">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="step-head">{t('times.choose')}</h2>
        {byAdmin && <Button>{t('times.now')}</Button>}
      </div>
      {/* The time that came along, on a phone in the calendar's place. */}
      <div className="skeleton hidden h-48 max-md:group-data-timed/frame:block" />
      <div className="time-columns skylit max-md:group-data-timed/frame:hidden">
        <MonthFrame />
        <div className="day-times" inert>
          {/* A legend stands outside the grid and its gaps. */}
          <p className="-mb-2 flex min-h-14 items-center pb-3">
            <span className="h-5 w-3/5 rounded bg-sunken" />
          </p>
          <div className="day-light">
            <div className="h-18">
              <div className="skeleton h-12" />
            </div>
            <span className="text-sm text-muted">{t('common.loading')}</span>
          </div>
          {/* Without their hours: they could be taken for free. */}
          <div className="starts" data-close={byAdmin || undefined}>
            <DayPartRows times={byAdmin ? times : oneAnHour(times, '')} as="div">
              {({ time }) => <span key={time} className="pick h-12" />}
            </DayPartRows>
          </div>
        </div>
        <div className={byAdmin ? 'ways col-span-full' : 'ways'}>
          {!byAdmin && (
            <span className="unfold">
              {t('times.halfHours')}
              <Chevron />
            </span>
          )}
          <TypedTime
            {...{ settings, values }}
            start={undefined}
            problemId={undefined}
            byAdmin={byAdmin}
            day="2026-01-01"
            earliest=""
            needed={byAdmin}
            change={() => {}}
          >
            <Button name="next-free">{t('times.nextFree')}</Button>
          </TypedTime>
        </div>
      </div>
    </section>
  )
}

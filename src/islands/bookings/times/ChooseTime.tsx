import { useId } from 'react'
import { Button } from '../../../components/ui/Button.tsx'
import { Field } from '../../../components/ui/Field.tsx'
import { Notice } from '../../../components/ui/Notice.tsx'
import { STEP_MINUTES } from '../../../domain/booking/booking.ts'
import { lastHalfHour, toStudioMoment } from '../../../domain/calendar/studio-time.ts'
import { hoursOn } from '../../../domain/offers/opening-hours.ts'
import type { StudioSettings } from '../../../domain/offers/settings.ts'
import { studioNow } from '../../../stores/clock.ts'
import type { SessionValues } from '../../shared/form-values.ts'
import { useTexts } from '../../shared/island.tsx'
import { errorText } from '../../shared/texts.ts'
import { DayTimes } from './DayTimes.tsx'
import { EndField } from './EndField.tsx'
import { MonthView } from './MonthView.tsx'
import { NextFree } from './NextFree.tsx'
import type { useTimes } from './use-times.ts'

interface Props {
  settings: StudioSettings
  values: SessionValues
  start: Date | undefined
  calendar: ReturnType<typeof useTimes>
  /** What is wrong with the chosen time, in words. */
  problem: string | undefined
  /** Whether an admin chooses: any time, also one that has begun, until any other. */
  byAdmin: boolean
  /** The booking being edited. */
  except: string | undefined
  change: (changed: Partial<SessionValues>) => void
}

/** Date and time: typed into native fields, or picked from what is free beside them. */
export function ChooseTime({ settings, values, start, calendar, problem, byAdmin, except, change }: Props) {
  const { t } = useTexts('common', 'bookings', 'times', 'errors')
  const titleId = useId()

  const hours = hoursOn(calendar.day, settings)

  function choose(moment: { date: string; time: string }) {
    calendar.turnBack()
    change(moment)
  }

  function chooseDay(date: string) {
    // A time chosen before stays where the other day has it free.
    const kept = calendar.timesOf(date).find(({ time, state }) => time === values.time && state === 'free')
    choose({ date, time: kept ? values.time : '' })
  }

  return (
    <section className="panel @container grid gap-6" aria-labelledby={titleId}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={titleId} className="text-fluid-lg font-semibold">
          {t('times.choose')}
        </h2>
        <div className="flex flex-wrap items-center gap-3">
          {byAdmin && (
            <Button onClick={() => choose(toStudioMoment(lastHalfHour(studioNow())))}>
              {t('times.now')}
            </Button>
          )}
          <NextFree
            settings={settings}
            session={values}
            start={start}
            except={except}
            onFound={(found) => choose(toStudioMoment(found))}
          />
        </div>
      </div>
      <div className={`grid gap-6 ${byAdmin ? '@md:grid-cols-3' : 'sm:grid-cols-2'}`}>
        <Field label={t('bookings.date')}>
          {(control) => (
            <input
              {...control}
              className="control"
              type="date"
              required
              min={calendar.earliest}
              value={values.date}
              onChange={(event) => change({ date: event.target.value })}
            />
          )}
        </Field>
        <Field
          label={t('bookings.time')}
          hint={hours ? t('bookings.openingHours', hours) : t('times.dayClosed')}
          error={problem}
        >
          {(control) => (
            <input
              {...control}
              className="control"
              type="time"
              required
              step={STEP_MINUTES * 60}
              value={values.time}
              onChange={(event) => change({ time: event.target.value })}
            />
          )}
        </Field>
        {byAdmin && <EndField values={values} start={start} change={change} />}
      </div>
      {calendar.failure && (
        <div className="grid justify-items-start gap-3">
          <Notice kind="info">
            {calendar.known ? t('times.stale') : t('times.failed')} {errorText(t, calendar.failure)}
          </Notice>
          <Button onClick={calendar.retry}>{t('common.tryAgain')}</Button>
        </div>
      )}
      <div className="grid items-start gap-x-8 gap-y-6 @2xl:grid-cols-[minmax(20rem,22rem)_1fr]">
        <MonthView
          month={calendar.month}
          weeks={calendar.weeks}
          today={calendar.today}
          earliest={calendar.earliest}
          anyDay={byAdmin}
          chosen={values.date}
          statuses={calendar.statuses}
          onTurn={calendar.turnTo}
          onChoose={chooseDay}
        />
        <DayTimes
          date={calendar.day}
          settings={settings}
          session={values}
          times={calendar.times}
          known={calendar.known}
          anyTime={byAdmin}
          chosen={calendar.day === values.date ? values.time : ''}
          onChoose={(time) => choose({ date: calendar.day, time })}
        />
      </div>
    </section>
  )
}

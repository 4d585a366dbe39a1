import { useId, useState } from 'react'
import { Button } from '../../../components/ui/Button.tsx'
import { Chevron } from '../../../components/ui/Chevron.tsx'
import { Notice } from '../../../components/ui/Notice.tsx'
import { periodOf } from '../../../domain/booking/booking.ts'
import { oneAnHour } from '../../../domain/booking/one-an-hour.ts'
import { sessionRefusal } from '../../../domain/booking/wish-refusal.ts'
import { lastHalfHour, toStudioMoment } from '../../../domain/calendar/studio-time.ts'
import type { StudioSettings } from '../../../domain/offers/settings.ts'
import { studioNow } from '../../../stores/clock.ts'
import { DayLight, LightWords } from '../../shared/DayLight.tsx'
import type { SessionValues } from '../../shared/form-values.ts'
import { useTexts } from '../../shared/island.tsx'
import { MonthView } from '../../shared/month/MonthView.tsx'
import { errorText } from '../../shared/texts.ts'
import { useArrival } from '../../shared/use-arrival.ts'
import { DayTimes } from './DayTimes.tsx'
import { Folded } from './Folded.tsx'
import { NextFree } from './NextFree.tsx'
import { TypedTime } from './TypedTime.tsx'
import type { useTimes } from './use-times.ts'

interface Props {
  settings: StudioSettings
  values: SessionValues
  start: Date | undefined
  calendar: ReturnType<typeof useTimes>
  /** What is wrong with the chosen time, in words. */
  problem: string | undefined
  /** Whether the form's answer says that already. */
  answered: boolean
  /** Whether the form was sent without a time. */
  missing: boolean
  /** Whether an admin chooses: any time, also one that has begun, until any other. */
  byAdmin: boolean
  /** The booking being edited. */
  except: string | undefined
  change: (changed: Partial<SessionValues>) => void
}

/**
 * Date and time: the calendar, beside it the day's sky, which frames the chosen time, and its times, one an hour until
 * all are asked for; then the other ways to choose a time.
 */
export function ChooseTime(props: Props) {
  const { settings, values, start, calendar, problem, answered, missing, byAdmin, except, change } = props
  const { t } = useTexts('common', 'bookings', 'times', 'errors')
  const titleId = useId()
  const problemId = useId()
  // On a phone the calendar is folded for a visitor who comes with a time.
  const [wasChosen] = useState(() => !byAdmin && start !== undefined && except === undefined)
  const [unfold, setUnfold] = useState(false)
  const folded = wasChosen && !unfold && !problem && start !== undefined
  const whileFolded = folded ? 'max-md:hidden' : ''
  const unfolded = useArrival<HTMLDivElement>(unfold)
  const chosen = calendar.day === values.date ? values.time : ''
  const session = start && periodOf({ start, duration: values.duration })
  const [all, setAll] = useState(byAdmin)
  const ahead = calendar.times.filter(({ state }) => state !== 'past' && state !== 'begun')
  const refused = sessionRefusal(values, { settings, byAdmin })
  const whyNone = refused && errorText(t, refused)
  // What is wrong with a chosen time is said below.
  const notOffered = whyNone && whyNone === problem ? '' : whyNone
  const few = oneAnHour(ahead, chosen)
  const offered = all ? ahead : few

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
    <section className="step @container grid gap-5" aria-labelledby={titleId}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={titleId} className="step-head">
          {t('times.choose')}
        </h2>
        {byAdmin && (
          <Button onClick={() => choose(toStudioMoment(lastHalfHour(studioNow())))}>{t('times.now')}</Button>
        )}
      </div>
      {folded && session && (
        <Folded period={session} onUnfold={() => setUnfold(true)}>
          <DayLight date={values.date} settings={settings} session={session} />
        </Folded>
      )}
      {calendar.failure && (
        <Notice kind="info">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <div>
              <p className="font-semibold">{t(calendar.known ? 'times.stale' : 'times.failed')}</p>
              <p>{errorText(t, calendar.failure)}</p>
            </div>
            <Button onClick={calendar.retry}>{t('common.tryAgain')}</Button>
          </div>
        </Notice>
      )}
      <div ref={unfolded} tabIndex={-1} className={`time-columns skylit outline-none ${whileFolded}`}>
        <MonthView
          month={calendar.month}
          weeks={calendar.weeks}
          today={calendar.today}
          earliest={calendar.earliest}
          anyDay={byAdmin}
          chosen={values.date}
          pressed={(date) => date === values.date || (calendar.known && date === calendar.day)}
          offerOf={calendar.offerOf}
          onTurn={calendar.turnTo}
          onChoose={chooseDay}
        />
        <DayTimes
          date={calendar.day}
          settings={settings}
          session={values}
          times={calendar.times}
          known={calendar.known}
          {...{ notOffered, offered, all, missing }}
          nextDays={calendar.nextDays}
          anyTime={byAdmin}
          chosen={chosen}
          onChoose={(time) => choose({ date: calendar.day, time })}
          onChooseDay={chooseDay}
        >
          <DayLight
            date={calendar.day}
            settings={settings}
            session={chosen ? session : undefined}
            free={{
              starts: calendar.known
                ? ahead.filter(({ state }) => state === 'free').map(({ time }) => time)
                : [],
              minutes: values.duration,
            }}
            tall
          />
          <LightWords date={calendar.day} free />
        </DayTimes>
        <div className={byAdmin ? 'ways col-span-full' : 'ways'}>
          {!byAdmin && few.length < ahead.length && (
            <button type="button" className="unfold" aria-expanded={all} onClick={() => setAll(!all)}>
              {t('times.halfHours')}
              <Chevron open={all} />
            </button>
          )}
          <TypedTime
            {...{ settings, values, start, byAdmin, change }}
            problemId={problem && problemId}
            day={calendar.day}
            earliest={calendar.earliest}
            needed={byAdmin || calendar.failure !== undefined}
          >
            <NextFree
              settings={settings}
              session={values}
              start={start}
              except={except}
              onFound={(found) => choose(toStudioMoment(found))}
            />
          </TypedTime>
        </div>
      </div>
      {problem && (
        // The field is described by it also where it is not shown.
        <p id={problemId} hidden={answered} className="text-fluid-sm font-semibold text-negative">
          {problem}
        </p>
      )}
    </section>
  )
}

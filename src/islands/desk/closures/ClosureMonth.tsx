import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { dayUse } from '../../../domain/booking/day-use.ts'
import { daysChosen } from '../../../domain/calendar/closure.ts'
import { monthOf, weeksAhead, weeksOf } from '../../../domain/calendar/days.ts'
import { isStudioDate, toStudioMoment } from '../../../domain/calendar/studio-time.ts'
import { $availability, refreshMonths } from '../../../stores/bookings/availability.ts'
import { closures } from '../../../stores/closures.ts'
import { $settings, loadSettings, needSettings } from '../../../stores/settings.ts'
import { LoadFailure } from '../../shared/LoadFailure.tsx'
import { MonthFrame } from '../../shared/month/MonthFrame.tsx'
import { MonthView } from '../../shared/month/MonthView.tsx'
import type { ClosureForm } from './closure-form.ts'

interface Props {
  firstDay: string
  lastDay: string
  onChoose: (days: Pick<ClosureForm, 'firstDay' | 'lastDay'>) => void
}

/** The days of a closure among those that are booked or closed already: the first by one press, the last by another. */
export function ClosureMonth({ firstDay, lastDay, onChoose }: Props) {
  const settings = useStore($settings)
  const { busy, asOf, failure } = useStore($availability)
  const list = useStore(closures.$state)
  const today = toStudioMoment(asOf).date
  // Another month than that of the first day is shown until another day is the first.
  const [turned, setTurned] = useState<{ month: string; firstDay: string }>()
  const present = monthOf(today)
  const ahead = weeksAhead(today)
  const inSight = !isStudioDate(firstDay) || firstDay < today || ahead.flat().includes(firstDay)
  const month = turned?.firstDay === firstDay ? turned.month : inSight ? present : monthOf(firstDay)
  const weeks = month === present ? ahead : weeksOf(month)
  const months = [...new Set(weeks.flat().flatMap((day) => (day ? [monthOf(day)] : [])))]
  const asked = months.join(' ')

  // Anew whenever the list changes: what was closed or opened just now shows.
  useEffect(() => {
    needSettings()
    if (list.status === 'ready') refreshMonths(asked.split(' '))
  }, [asked, list])

  const known = months.every((one) => busy[one])
  const failed = settings.status === 'failed' ? settings.code : known ? undefined : failure

  function tryAgain() {
    if (settings.status === 'failed') loadSettings()
    refreshMonths(months)
  }
  return (
    <div className="grid gap-2 [--day:3.5rem] lg:[--day:4.25rem]">
      {failed && <LoadFailure code={failed} onRetry={tryAgain} />}
      {settings.status === 'loading' && <MonthFrame />}
      {settings.status === 'ready' && (
        <MonthView
          month={month}
          weeks={weeks}
          today={today}
          earliest={today}
          anyDay
          chosen={firstDay}
          pressed={(date) => date >= firstDay && date <= lastDay}
          offerOf={
            known
              ? (date) =>
                  dayUse(date, { settings: settings.value, busy: busy[monthOf(date)] ?? [], now: asOf })
              : undefined
          }
          onTurn={(wanted) => setTurned({ month: wanted, firstDay })}
          onChoose={(day) => {
            setTurned({ month, firstDay: day })
            onChoose(daysChosen({ firstDay, lastDay }, day))
          }}
        />
      )}
    </div>
  )
}

import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { Field } from '../../components/ui/Field.tsx'
import type { Wish } from '../../domain/booking/booking.ts'
import { STEP_MINUTES } from '../../domain/calendar/half-hours.ts'
import { fromStudioMoment, toStudioMoment } from '../../domain/calendar/studio-time.ts'
import { formatShortDate, formatTime, joinDateAndTime } from '../../i18n/format.ts'
import { freeStartsNear } from '../../stores/bookings/availability.ts'
import { needClock } from '../../stores/clock.ts'
import { $settings, loadSettings } from '../../stores/settings.ts'
import { DayField } from './DayField.tsx'
import { useTexts } from './island.tsx'

interface Props {
  /** The wanted session, with its first time. */
  wish: Wish
  /** The booking itself, which does not block its own time. */
  except: string
  legend: string
  onChoose: (start: Date | undefined) => void
}

/** Another start for a session: one of the free ones nearest to its own, or any. */
export function StartChoice({ wish, except, legend, onChoose }: Props) {
  const { locale, t } = useTexts('bookings')
  const settings = useStore($settings)
  const [starts, setStarts] = useState<Date[]>()
  const [chosen, setChosen] = useState<number>()
  const [typed, setTyped] = useState(() => ({ date: toStudioMoment(wish.start).date, time: '' }))
  useEffect(() => {
    needClock()
    loadSettings()
  }, [])
  const { start, duration, type } = wish
  const at = start.getTime()
  useEffect(() => {
    if (settings.status !== 'ready') return
    freeStartsNear({ start: new Date(at), duration, type }, settings.value, except).then(setStarts)
  }, [settings, at, duration, type, except])

  function choose(instant: Date) {
    setChosen(instant.getTime())
    onChoose(instant)
  }
  function retype(changed: Partial<typeof typed>) {
    const moment = { ...typed, ...changed }
    setTyped(moment)
    setChosen(undefined)
    onChoose(fromStudioMoment(moment))
  }

  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">{legend}</legend>
      {starts === undefined && settings.status !== 'failed' && <div className="skeleton h-24" />}
      {starts && starts.length > 0 && (
        // A Mongolian date needs all of the line.
        <div className="grid gap-2 sm:[&:not(:lang(mn))]:grid-cols-2">
          {starts.map((one) => (
            <label key={one.getTime()} className="choice">
              <input
                type="radio"
                name={`start-${except}`}
                checked={chosen === one.getTime()}
                onChange={() => choose(one)}
              />
              {joinDateAndTime(locale, formatShortDate(locale, one), formatTime(locale, one))}
            </label>
          ))}
        </div>
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        <DayField label={t('bookings.date')} value={typed.date} onChange={(date) => retype({ date })} />
        <Field label={t('bookings.time')}>
          {(control) => (
            <input
              {...control}
              className="control"
              type="time"
              step={STEP_MINUTES * 60}
              value={typed.time}
              onChange={({ target }) => retype({ time: target.value })}
            />
          )}
        </Field>
      </div>
    </fieldset>
  )
}

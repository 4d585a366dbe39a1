import { useStore } from '@nanostores/react'
import { useEffect, useId, useState } from 'react'
import { Button } from '../../../components/ui/Button.tsx'
import { periodOf, type StudioBooking } from '../../../domain/booking/booking.ts'
import { takenRefusal } from '../../../domain/booking/busy-refusal.ts'
import { lengthUntilNow, longerLengths, nextAfter } from '../../../domain/booking/session-length.ts'
import { monthOf } from '../../../domain/calendar/days.ts'
import { toStudioMoment } from '../../../domain/calendar/studio-time.ts'
import type { Result } from '../../../domain/errors.ts'
import { formatTime } from '../../../i18n/format.ts'
import { lengthWords } from '../../../i18n/session-words.ts'
import { $availability, refreshMonths } from '../../../stores/bookings/availability.ts'
import { studioNow } from '../../../stores/clock.ts'
import { $settings, needSettings } from '../../../stores/settings.ts'
import { useTexts } from '../island.tsx'
import { leavesFocus } from '../leaves-focus.ts'
import { LengthDialog } from './LengthDialog.tsx'

interface Props {
  booking: StudioBooking
  now: Date
  /** Called with the database's answer and the words for a success. */
  onAnswered: (result: Result<unknown>, done: string) => void
}

/** Makes a session of today longer, or ends it now, for admins: asks once, with what it costs then. */
export function SessionLength({ booking, now, onAnswered }: Props) {
  const { locale, t } = useTexts('bookings')
  const settings = useStore($settings)
  const { busy: taken } = useStore($availability)
  const [wanted, setWanted] = useState<number>()
  const [over, setOver] = useState<StudioBooking>()
  const takenId = useId()
  const month = monthOf(toStudioMoment(booking.start).date)
  useEffect(() => {
    needSettings()
    refreshMonths([month], booking.id)
  }, [month, booking])

  if (settings.status !== 'ready') return null
  const { rules } = settings.value
  const busy = taken[month] ?? []
  const next = nextAfter(booking, busy)
  const endsNow = lengthUntilNow(booking, now)
  const isTaken = (duration: number) => takenRefusal({ ...booking, duration }, busy, rules, booking)
  const takenToday = next && toStudioMoment(next).date === toStudioMoment(periodOf(booking).end).date
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">{t('bookings.changeLength')}</legend>
      <div className="flex flex-wrap gap-3">
        {longerLengths(booking).map(({ added, duration }) => (
          <Button
            key={added}
            aria-disabled={isTaken(duration) ? true : undefined}
            aria-describedby={isTaken(duration) && takenToday ? takenId : undefined}
            onClick={() => !isTaken(duration) && setWanted(duration)}
          >
            +{lengthWords({ locale, t }, added)}
          </Button>
        ))}
        {endsNow && over !== booking && (
          <Button
            ref={leavesFocus}
            onClick={() => {
              // Its last half hour may have begun since this was drawn.
              const length = lengthUntilNow(booking, studioNow())
              if (length) setWanted(length)
              else setOver(booking)
            }}
          >
            {t('bookings.endsNow')}
          </Button>
        )}
      </div>
      {takenToday && (
        <p id={takenId} className="text-fluid-sm text-muted">
          {t('bookings.takenFrom', { time: formatTime(locale, next) })}
        </p>
      )}
      {wanted && (
        <LengthDialog
          booking={booking}
          duration={wanted}
          settings={settings.value}
          onNo={() => setWanted(undefined)}
          onAnswered={(result, done) => {
            setWanted(undefined)
            onAnswered(result, done)
          }}
        />
      )}
    </fieldset>
  )
}

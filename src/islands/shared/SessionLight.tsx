import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { periodOf, type StudioBooking } from '../../domain/booking/booking.ts'
import type { Period } from '../../domain/calendar/period.ts'
import { toStudioMoment } from '../../domain/calendar/studio-time.ts'
import { $settings, needSettings } from '../../stores/settings.ts'
import { DayLight, DayLightWords } from './DayLight.tsx'

interface LightProps {
  /** A day of the studio's calendar. */
  date: string
  /** What stands on it in a frame. */
  session?: Period
}

/** The sky over the studio on a day, with its hours, once they are known. */
export function StudioLight({ date, session }: LightProps) {
  const settings = useStore($settings)
  useEffect(() => {
    needSettings()
  }, [])
  return settings.status === 'ready' ? (
    <DayLight date={date} settings={settings.value} session={session} />
  ) : (
    <div className="h-18" />
  )
}

interface Props {
  booking: StudioBooking
  /** Whether the sky stands alone, in a list of others. */
  brief?: boolean
  /** Whether the day is over: its light has faded. */
  over?: boolean
}

/** The sky over the studio on the day of a session, which stands on it in a frame, and when the sun comes and goes. */
export function SessionLight({ booking, brief, over }: Props) {
  const { date } = toStudioMoment(booking.start)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 print:hidden">
      <div className={over ? 'light-over' : undefined}>
        <StudioLight date={date} session={periodOf(booking)} />
      </div>
      {!brief && <DayLightWords date={date} />}
    </div>
  )
}

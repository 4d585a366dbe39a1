import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { periodOf, type StudioBooking } from '../../domain/booking/booking.ts'
import { toStudioMoment } from '../../domain/calendar/studio-time.ts'
import { $settings, needSettings } from '../../stores/settings.ts'
import { DayLight, DayLightWords } from './DayLight.tsx'

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
  const settings = useStore($settings)
  useEffect(() => {
    needSettings()
  }, [])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 print:hidden">
      <div className={over ? 'light-over' : undefined}>
        {settings.status === 'ready' ? (
          <DayLight date={date} settings={settings.value} session={periodOf(booking)} />
        ) : (
          <div className="h-18" />
        )}
      </div>
      {!brief && <DayLightWords date={date} />}
    </div>
  )
}

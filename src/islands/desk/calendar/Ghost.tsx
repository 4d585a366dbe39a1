import type { CSSProperties } from 'react'
import type { StudioBooking } from '../../../domain/booking/booking.ts'
import type { Placement } from '../../../domain/booking/placement.ts'
import { timeOfDay } from '../../../domain/calendar/studio-time.ts'
import { DAY_MINUTES } from '../../../domain/calendar/units.ts'
import { customerName } from '../../../i18n/customer-name.ts'
import { useTexts } from '../../shared/island.tsx'

interface Props {
  place: Placement
  column: number
  columns: number
  /** The hour at which the calendar's days begin. */
  firstHour: number
  refused: boolean
  /** The booking that is carried; without one it is a place to book. */
  booking: StudioBooking | undefined
}

/** Where a session would stand. Moved by transforms alone, so that nothing is laid out on the way. */
export function Ghost({ place, column, columns, firstHour, refused, booking }: Props) {
  const { t } = useTexts('bookings')
  const { from, duration } = place
  const at = {
    '--column': column,
    '--columns': columns,
    '--from': from / 60 - firstHour,
    '--length': duration / 60,
  } as CSSProperties
  const times = t('bookings.fromTo', {
    from: timeOfDay(from),
    to: timeOfDay((from + duration) % DAY_MINUTES),
  })
  return (
    <div className={`ghost ${refused ? 'ghost-refused' : ''}`} style={at} aria-hidden="true">
      <div className="ghost-fill" />
      <p className="ghost-words">
        <span className="block font-semibold tabular-nums">{booking ? times : `+ ${times}`}</span>
        {booking && duration > 30 && <span className="block truncate">{customerName(t, booking)}</span>}
      </p>
    </div>
  )
}

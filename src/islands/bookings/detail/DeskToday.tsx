import type { StudioBooking } from '../../../domain/booking/booking.ts'
import { isOver } from '../../../domain/booking/own-day.ts'
import { isOfToday } from '../../../domain/booking/session-length.ts'
import type { Result } from '../../../domain/errors.ts'
import { Attendance } from '../../shared/Attendance.tsx'
import { useTexts } from '../../shared/island.tsx'
import { SessionLength } from '../../shared/session-length/SessionLength.tsx'

interface Props {
  /** One that an admin may change. */
  booking: StudioBooking
  now: Date
  onLengthChanged: (result: Result<unknown>, done: string) => void
}

/** What a session of today or one that is over has to be asked: how long it is, and whether its customer came. */
export function DeskToday({ booking, now, onLengthChanged }: Props) {
  const { t } = useTexts('bookings', 'money')
  const over = isOver(booking, now)
  const today = isOfToday(booking, now)
  if (!over && !today) return null
  return (
    <section
      className="panel booking-actions print:hidden"
      aria-label={t(over ? 'money.attendance' : 'bookings.changeLength')}
    >
      {over && (
        <div className="grid content-start gap-3">
          <h2 className="text-fluid-lg font-semibold">{t('money.attendance')}</h2>
          <Attendance booking={booking} now={now} />
        </div>
      )}
      {today && <SessionLength booking={booking} now={now} onAnswered={onLengthChanged} />}
    </section>
  )
}

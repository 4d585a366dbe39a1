import type { BookingStatus, StudioBooking } from '../../domain/booking/booking.ts'
import { joinEntries, joinLabel } from '../../i18n/joins.ts'
import { bookingLine } from '../shared/booking-line.ts'
import { useTexts } from '../shared/island.tsx'

/** Two looks at the same bookings. */
export interface Looks {
  before: StudioBooking[]
  after: StudioBooking[]
}

/** Tells a screen reader, in its turn, what others have changed while the page stood open. */
export function News({ looks }: { looks: Looks | undefined }) {
  const language = useTexts('bookings')
  const { locale, t } = language
  if (!looks) return <p role="status" className="sr-only" />
  const answered = newStatuses(looks).map((booking) =>
    joinLabel(locale, bookingLine(language, booking), t(`bookings.${booking.status}`)),
  )
  return (
    <p role="status" className="sr-only">
      {answered.length > 0 ? joinEntries(locale, answered) : t('bookings.changedMeanwhile')}
    </p>
  )
}

function newStatuses({ before, after }: Looks): StudioBooking[] {
  const known = new Map<string, BookingStatus>(before.map(({ id, status }) => [id, status]))
  return after.filter(({ id, status }) => known.has(id) && known.get(id) !== status)
}

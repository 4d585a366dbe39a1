import { createPortal } from 'react-dom'
import { periodOf, type StudioBooking } from '../../../domain/booking/booking.ts'
import { formatDate } from '../../../i18n/format.ts'
import { asBeginning } from '../../../i18n/joins.ts'
import { periodWords } from '../../../i18n/session-words.ts'
import { studioNow } from '../../../stores/clock.ts'
import { BesideTitle } from '../../shared/BesideTitle.tsx'
import { BookingBadge } from '../../shared/BookingBadge.tsx'
import { OtherClocks } from '../../shared/FromTo.tsx'
import { useTexts } from '../../shared/island.tsx'
import { PaperHead } from './PaperHead.tsx'

/**
 * A booking's day and hours as the title of its page (`#booking-when`); below them how it stands, and by whose clock, and
 * on paper the studio's head above them (`#paper-head`).
 */
export function DetailHead({ booking }: { booking: StudioBooking }) {
  const { locale, t } = useTexts('bookings')
  const period = periodOf(booking)
  const paper = document.getElementById('paper-head')
  const when = document.getElementById('booking-when')
  return (
    <>
      {paper && createPortal(<PaperHead booking={booking} />, paper)}
      {when &&
        createPortal(
          <>
            <span className="block">{asBeginning(locale, formatDate(locale, booking.start))}</span>{' '}
            <span className="booking-hours">{periodWords({ locale, t }, period)}</span>
          </>,
          when,
        )}
      <BesideTitle>
        <p tabIndex={-1} data-booking={booking.id} className="rounded outline-offset-4 print:hidden">
          <BookingBadge booking={booking} now={studioNow()} />
        </p>
        <p className="booking-clocks">
          <OtherClocks period={period} />
        </p>
      </BesideTitle>
    </>
  )
}

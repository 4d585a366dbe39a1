import { periodOf, type StudioBooking } from '../../../domain/booking/booking.ts'
import { formatShortDate } from '../../../i18n/format.ts'
import { asBeginning } from '../../../i18n/joins.ts'
import { periodWords } from '../../../i18n/session-words.ts'
import { ConfirmRequest } from '../../shared/ConfirmRequest.tsx'
import { useTexts } from '../../shared/island.tsx'

/** On a phone, always at hand: when, and the answer that a request waits for. */
export function AnswerBar({ booking }: { booking: StudioBooking }) {
  const { locale, t } = useTexts('bookings')
  return (
    <div className="book-bar flex-wrap md:hidden print:hidden">
      <p className="text-sm leading-tight whitespace-nowrap">
        <span className="block">{asBeginning(locale, formatShortDate(locale, booking.start))}</span>
        <span className="block text-muted">{periodWords({ locale, t }, periodOf(booking))}</span>
      </p>
      <ConfirmRequest booking={booking} />
    </div>
  )
}

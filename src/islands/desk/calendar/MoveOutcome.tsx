import { useEffect } from 'react'
import type { StudioBooking } from '../../../domain/booking/booking.ts'
import { joinSentences } from '../../../i18n/joins.ts'
import { bookingLine } from '../../shared/booking-line.ts'
import { useTexts } from '../../shared/island.tsx'
import { useRefusalWords } from './refusal-words.ts'
import type { Rearranging } from './use-rearranging.ts'

/** What became of the last move. */
export function MoveOutcome({
  rearranging,
  bookings,
}: {
  rearranging: Rearranging
  bookings: StudioBooking[]
}) {
  const language = useTexts('admin', 'bookings')
  const { locale, t } = language
  const refusalWords = useRefusalWords()
  const { refused, saved, carried } = rearranging
  const booking = bookings.find(({ id }) => id === saved)
  useEffect(() => {
    // Its block stands elsewhere now, and with the dialog the focus has gone.
    if (saved) document.getElementById(`booking-${saved}`)?.focus()
  }, [saved])
  const notMoved = refused && !carried
  return (
    <p
      role="status"
      className={
        booking || notMoved ? `move-outcome notice notice-${booking ? 'success' : 'failure'}` : 'sr-only'
      }
    >
      {booking && t('admin.moved', { booking: bookingLine(language, booking) })}
      {notMoved && joinSentences(locale, refusalWords(refused), t('admin.notMoved'))}
    </p>
  )
}

import { useState } from 'react'
import { Field } from '../../components/ui/Field.tsx'
import { REASON_MAX_LENGTH, type StudioBooking } from '../../domain/booking/booking.ts'
import { offerTime } from '../../stores/bookings/offers.ts'
import { useTexts } from './island.tsx'
import { StartDialog } from './StartDialog.tsx'

interface Props {
  booking: StudioBooking
  onClose: () => void
  onOffered: (start: Date) => void
}

/** Offers another time instead of a booking's own, with a note of the studio's. */
export function OfferDialog({ booking, onClose, onOffered }: Props) {
  const { t } = useTexts('bookings')
  const [words, setWords] = useState('')
  const { duration } = booking
  return (
    <StartDialog
      booking={booking}
      title={t('bookings.offerTitle')}
      action={(time) => (time ? t('bookings.offerSend', { time }) : t('bookings.offerTime'))}
      busyText={t('bookings.offering')}
      send={(start) => offerTime(booking, { start, duration, words })}
      onSent={onOffered}
      onClose={onClose}
    >
      <Field label={t('bookings.offerWords')} hint={t('bookings.offerHint')}>
        {(control) => (
          <textarea
            {...control}
            className="control"
            rows={2}
            maxLength={REASON_MAX_LENGTH}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        )}
      </Field>
    </StartDialog>
  )
}

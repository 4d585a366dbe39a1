import { useState } from 'react'
import { Button } from '../../components/ui/Button.tsx'
import { Dialog } from '../../components/ui/Dialog.tsx'
import { Field } from '../../components/ui/Field.tsx'
import { Notice } from '../../components/ui/Notice.tsx'
import { REASON_MAX_LENGTH, type StudioBooking } from '../../domain/booking/booking.ts'
import { formatShortDate, formatTime, joinDateAndTime } from '../../i18n/format.ts'
import { asBeginning } from '../../i18n/joins.ts'
import { offerTime } from '../../stores/bookings/offers.ts'
import { bookingLine } from './booking-line.ts'
import { CustomerLine } from './CustomerLine.tsx'
import { useTexts } from './island.tsx'
import { StartChoice } from './StartChoice.tsx'
import { errorText } from './texts.ts'
import { useSubmission } from './use-submission.ts'

interface Props {
  booking: StudioBooking
  onClose: () => void
  onOffered: (start: Date) => void
}

/** Offers another time in the place of a booking's own, with a word of the studio's. */
export function OfferDialog({ booking, onClose, onOffered }: Props) {
  const language = useTexts('bookings', 'common', 'errors')
  const { locale, t } = language
  const [start, setStart] = useState<Date>()
  const [words, setWords] = useState('')
  const { busy, error, submit, forget } = useSubmission()

  async function send() {
    if (!start) return
    const { duration } = booking
    const result = await submit(() => offerTime(booking, { start, duration, words }))
    if (result?.ok) onOffered(start)
  }

  const time = start && joinDateAndTime(locale, formatShortDate(locale, start), formatTime(locale, start))
  return (
    <Dialog title={t('bookings.offerTitle')} onClose={onClose}>
      <div className="mt-3 grid gap-4">
        <div className="grid gap-1">
          <p>{asBeginning(locale, bookingLine(language, booking))}</p>
          <CustomerLine customer={booking.customer} />
        </div>
        <StartChoice
          wish={booking}
          except={booking.id}
          legend={t('bookings.offerWhich')}
          onChoose={(chosen) => {
            forget()
            setStart(chosen)
          }}
        />
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
        {error && <Notice kind="failure">{errorText(t, error)}</Notice>}
      </div>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <Button
          look={start ? 'primary' : 'quiet'}
          aria-disabled={!start}
          busy={busy}
          busyText={t('bookings.offering')}
          onClick={send}
        >
          {time ? t('bookings.offerSend', { time }) : t('bookings.offerTime')}
        </Button>
      </div>
    </Dialog>
  )
}

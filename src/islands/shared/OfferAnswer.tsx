import { useState } from 'react'
import { Button } from '../../components/ui/Button.tsx'
import { Dialog } from '../../components/ui/Dialog.tsx'
import { Notice } from '../../components/ui/Notice.tsx'
import type { LinkedBooking } from '../../domain/booking/linked-booking.ts'
import { totalOf } from '../../domain/booking/shown-price.ts'
import type { TimeOffer } from '../../domain/booking/time-offer.ts'
import type { Result } from '../../domain/errors.ts'
import { formatPrice } from '../../i18n/format-number.ts'
import { asBeginning } from '../../i18n/joins.ts'
import { bookingLine } from './booking-line.ts'
import { useTexts } from './island.tsx'
import { Said } from './Said.tsx'
import { errorText } from './texts.ts'
import { useSubmission } from './use-submission.ts'

interface Props {
  booking: LinkedBooking
  offer: TimeOffer
  answer: (accepts: boolean) => Promise<Result<void>>
  onAccepted: () => void
}

/** The other time that the studio offers, beside the customer's own: to be accepted, which asks once, or left. */
export function OfferAnswer({ booking, offer, answer, onAccepted }: Props) {
  const language = useTexts('bookings', 'common', 'errors')
  const { locale, t } = language
  const { busy, error, submit } = useSubmission()
  const [asking, setAsking] = useState(false)
  const [kept, setKept] = useState(offer.kept)
  const line = asBeginning(locale, bookingLine(language, offer))
  const price = formatPrice(locale, totalOf(booking, offer.price))
  const samePrice = price === formatPrice(locale, totalOf(booking))

  async function send(accepts: boolean) {
    const result = await submit(() => answer(accepts))
    setAsking(false)
    if (!result?.ok) return
    if (accepts) onAccepted()
    else setKept(true)
  }

  return (
    <section className="grid gap-4 rounded-card border-2 border-daylight p-4" aria-labelledby="offer-title">
      <h2 id="offer-title" className="text-fluid-lg font-semibold">
        {t('bookings.offerToYou')}
      </h2>
      <div className="grid gap-1">
        <p className="text-fluid-lg font-semibold">{line}</p>
        {!samePrice && <p className="font-semibold">{price}</p>}
        <p className="text-muted">
          {t('bookings.offerInstead', { booking: bookingLine(language, booking) })}
        </p>
      </div>
      {offer.words && <Said>{offer.words}</Said>}
      {error && (
        <Notice kind="failure">
          {error === 'booking_taken' || error === 'booking_closed'
            ? t('bookings.offerGone')
            : errorText(t, error)}
        </Notice>
      )}
      {!offer.free && !error && <Notice kind="info">{t('bookings.offerGone')}</Notice>}
      {offer.free && (
        <p className="text-muted">{t(kept ? 'bookings.offerStill' : 'bookings.offerNotHeld')}</p>
      )}
      <div className="flex flex-wrap gap-3">
        {offer.free && (
          <Button look="primary" aria-disabled={busy} onClick={() => setAsking(true)}>
            {t('bookings.offerAccept')}
          </Button>
        )}
        {!kept && (
          <Button busy={busy && !asking} busyText={t('common.pleaseWait')} onClick={() => send(false)}>
            {t('bookings.offerKeep')}
          </Button>
        )}
      </div>
      {asking && (
        <Dialog title={t('bookings.offerAcceptTitle')} onClose={() => setAsking(false)}>
          <div className="mt-3 grid gap-2">
            <p className="font-semibold">{line}</p>
            <p>{t('bookings.offerAcceptText')}</p>
          </div>
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Button onClick={() => setAsking(false)}>{t('common.back')}</Button>
            <Button look="primary" busy={busy} busyText={t('common.pleaseWait')} onClick={() => send(true)}>
              {t('bookings.offerAccept')}
            </Button>
          </div>
        </Dialog>
      )}
    </section>
  )
}

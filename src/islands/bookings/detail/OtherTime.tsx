import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { Button } from '../../../components/ui/Button.tsx'
import { Notice } from '../../../components/ui/Notice.tsx'
import type { StudioBooking } from '../../../domain/booking/booking.ts'
import {
  $bookingOffer,
  answerOffer,
  loadBookingOffer,
  refreshBookingOffer,
} from '../../../stores/bookings/offers.ts'
import { studioNow } from '../../../stores/clock.ts'
import type { Account } from '../../../stores/people/session.ts'
import { useTexts } from '../../shared/island.tsx'
import { OfferAnswer } from '../../shared/OfferAnswer.tsx'
import { OfferDialog } from '../../shared/OfferDialog.tsx'
import { OfferLine } from '../../shared/OfferLine.tsx'
import { useArrival } from '../../shared/use-arrival.ts'
import { useFresh } from '../../shared/use-fresh.ts'

interface Props {
  account: Account
  booking: StudioBooking
}

/** Another time instead of a booking's own: an admin offers it, its customer answers. */
export function OtherTime({ account, booking }: Props) {
  const { t } = useTexts('bookings')
  const state = useStore($bookingOffer)
  const [offering, setOffering] = useState(false)
  const [said, setSaid] = useState<'offerAccepted' | 'offeredNow'>()
  const answered = useArrival<HTMLDivElement>(said)
  const { id } = booking
  // Each change of the booking may end an offer.
  useEffect(() => {
    loadBookingOffer(id)
  }, [id, booking.version])
  useFresh(() => void refreshBookingOffer(id))
  const offer = state.status === 'ready' ? state.value : null
  const admin = account.role === 'admin'
  // A customer without an address is phoned, and the booking moved.
  const mayAsk = booking.customer.email && booking.status !== 'cancelled'
  const may = admin && mayAsk && booking.start > studioNow()

  return (
    <>
      <div ref={answered} tabIndex={-1} className="empty:hidden">
        {said && <Notice kind="success">{t(`bookings.${said}`)}</Notice>}
      </div>
      {offer &&
        (admin ? (
          <OfferLine offer={offer} />
        ) : (
          <OfferAnswer
            key={offer.id}
            booking={booking}
            offer={offer}
            answer={(accepts) => answerOffer(id, offer.id, accepts)}
            onAccepted={() => setSaid('offerAccepted')}
          />
        ))}
      {may && (
        <Button className="print:hidden" onClick={() => setOffering(true)}>
          {t('bookings.offerTime')}
        </Button>
      )}
      {offering && (
        <OfferDialog
          booking={booking}
          onClose={() => setOffering(false)}
          onOffered={() => {
            setOffering(false)
            setSaid('offeredNow')
            loadBookingOffer(id)
          }}
        />
      )}
    </>
  )
}

import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import type { StudioBooking } from '../../domain/booking/booking.ts'
import { joinLabel } from '../../i18n/joins.ts'
import { $openOffers } from '../../stores/bookings/offers.ts'
import { bookingLine } from '../shared/booking-line.ts'
import { useTexts } from '../shared/island.tsx'

/** That the studio has offered another time, where it waits for an answer; `children` where it has not. */
export function OfferedTime({ booking, children }: { booking: StudioBooking; children?: ReactNode }) {
  const language = useTexts('bookings')
  const state = useStore($openOffers)
  const open = state.status === 'ready' && state.value.find(({ bookingId }) => bookingId === booking.id)
  if (!open) return children
  const { locale, t } = language
  return (
    <p className="max-w-measure font-semibold text-daylight">
      {joinLabel(locale, t('bookings.offerToYou'), bookingLine(language, open.offer))}
    </p>
  )
}

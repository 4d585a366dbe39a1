import { BackLink } from '../../shared/BackLink.tsx'
import { island } from '../../shared/island.tsx'

/** The way back, above the page's title; what it leads to otherwise is for whom this browser last had. */
export const BookingBack = island<'common'>(BookingBackLink)

function BookingBackLink() {
  const admin = document.documentElement.dataset.role === 'admin'
  return <BackLink otherwise={admin ? '/admin/bookings' : '/dashboard'} />
}

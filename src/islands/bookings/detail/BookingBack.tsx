import { BackLink } from '../../shared/BackLink.tsx'
import { island } from '../../shared/island.tsx'

/**
 * The link back, above the page's title. Without a page that one came from, it follows the role that this browser last
 * had.
 */
export const BookingBack = island<'common'>(BookingBackLink)

function BookingBackLink() {
  const admin = document.documentElement.dataset.role === 'admin'
  return <BackLink otherwise={admin ? '/admin/bookings' : '/dashboard'} />
}

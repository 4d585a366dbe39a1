import type { StudioBooking } from '../domain/booking/booking.ts'
import { customerName } from './customer-name.ts'
import type { Translate } from './t.ts'

/** `Ж. Сүрэн` of `Жишээ Сүрэн`, where a whole name has no room; whatever is not a name of several words stays. */
export function shortName(
  t: Translate<'bookings'>,
  booking: Pick<StudioBooking, 'userId' | 'customer'>,
): string {
  const words = booking.userId ? (booking.customer.name ?? '').split(/\s+/) : []
  const last = words.pop()
  // Chinese has no initials.
  if (!last || words.length === 0 || /\p{Script=Han}/u.test(words.join(''))) return customerName(t, booking)
  return `${words.map(([first = '']) => `${first.toLocaleUpperCase()}.`).join(' ')} ${last}`
}

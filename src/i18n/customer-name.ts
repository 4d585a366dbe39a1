import type { StudioBooking } from '../domain/booking/booking.ts'
import type { Translate } from './t.ts'

/** A customer's name, or a word for a missing one, for places that show other details beside it. */
export const nameWords = (t: Translate<'bookings'>, name: string | null): string =>
  name || t('bookings.noName')

/** A customer's name, else their address: for places that show nothing else. */
export function customerName(
  t: Translate<'bookings'>,
  { userId, customer }: Pick<StudioBooking, 'userId' | 'customer'>,
): string {
  return userId ? nameWords(t, customer.name ?? customer.email) : t('bookings.deletedAccount')
}

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

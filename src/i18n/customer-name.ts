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

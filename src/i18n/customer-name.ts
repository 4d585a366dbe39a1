import type { StudioBooking } from '../domain/booking/booking.ts'
import type { Translate } from './t.ts'

/** A customer's name, where what else tells who it is stands beside it or is not known. */
export const nameWords = (t: Translate<'bookings'>, name: string | null): string =>
  name || t('bookings.noName')

/** Whose booking it is, in a word that must do alone: without a name it is their address. */
export function customerName(
  t: Translate<'bookings'>,
  { userId, customer }: Pick<StudioBooking, 'userId' | 'customer'>,
): string {
  return userId ? nameWords(t, customer.name ?? customer.email) : t('bookings.deletedAccount')
}

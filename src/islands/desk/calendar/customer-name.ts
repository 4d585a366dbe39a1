import type { StudioBooking } from '../../../domain/booking/booking.ts'
import type { Translate } from '../../../i18n/t.ts'

/** Whose booking it is, in a word. */
export function customerName(t: Translate<'bookings'>, { userId, customer }: StudioBooking): string {
  if (!userId) return t('bookings.deletedAccount')
  return customer.name ?? customer.email ?? t('bookings.noName')
}

import type { Booking, Wish } from './booking.ts'
import { sameWish } from './same-wish.ts'

/**
 * When what is sent expires without an answer, where that is settled: never for what is confirmed; as it is for a
 * booking whose session and time stay. Undefined where the wait begins anew.
 */
export function settledEnd(
  status: Booking['status'],
  wish: Wish | undefined,
  booking: (Wish & Pick<Booking, 'expiresAt'>) | undefined,
): Date | null | undefined {
  if (status === 'confirmed') return null
  return booking && wish && sameWish(booking, wish) ? booking.expiresAt : undefined
}

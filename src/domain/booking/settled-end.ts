import type { Booking, Wish } from './booking.ts'
import { sameWish } from './same-wish.ts'

/**
 * When a request expires without an answer, where that is known: null for a confirmed one; unchanged for a booking that
 * keeps its session and time. Undefined where the wait begins anew.
 */
export function settledEnd(
  status: Booking['status'],
  wish: Wish | undefined,
  booking: (Wish & Pick<Booking, 'expiresAt'>) | undefined,
): Date | null | undefined {
  if (status === 'confirmed') return null
  return booking && wish && sameWish(booking, wish) ? booking.expiresAt : undefined
}

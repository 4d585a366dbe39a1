import type { Session } from '../offers/price-of.ts'
import type { Wish } from './booking.ts'

/** Whether two wishes are the same work of the same length, which keeps the price that was agreed. */
export function sameSession(a: Session, b: Session): boolean {
  return a.type === b.type && a.duration === b.duration
}

/** Whether two wishes are the same session at the same time: then today's settings do not judge it. */
export const sameWish = (a: Wish, b: Wish) => sameSession(a, b) && a.start.getTime() === b.start.getTime()

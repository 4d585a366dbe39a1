import { atom } from 'nanostores'
import * as backend from '../../backend/bookings/undo.ts'
import type { BookingStatus, StudioBooking } from '../../domain/booking/booking.ts'
import { UNDO_MS } from '../../domain/booking/undo.ts'
import type { Result } from '../../domain/errors.ts'
import { refreshBooking } from './shown-bookings.ts'

/** An answer that can be taken back before its customer hears of it. */
export interface Undoable {
  booking: StudioBooking
  /** What it was before. */
  before: BookingStatus
  /** By the clock of `performance.now()`. */
  until: number
}

/** The newest last. */
export const $undoable = atom<Undoable[]>([])

/** The answer that was taken back last: what shows requests looks again. */
export const $undone = atom<Undoable | undefined>()

/** Offers for ten seconds to take an answer back. */
export function offerUndo(booking: StudioBooking, before: BookingStatus): void {
  const one = { booking, before, until: performance.now() + UNDO_MS }
  $undoable.set([...$undoable.get().filter(({ booking: { id } }) => id !== booking.id), one])
  setTimeout(() => forget(one), UNDO_MS)
}

function forget(one: Undoable) {
  $undoable.set($undoable.get().filter((other) => other !== one))
}

/**
 * Takes an answer back, once, and shows the booking everywhere as it is then. Where no answer came, offers it again for
 * the time that is left. Undefined where that is done or under way.
 */
export async function undo(one: Undoable): Promise<Result<unknown> | undefined> {
  if (!$undoable.get().includes(one)) return undefined
  forget(one)
  const { id, version } = one.booking
  const result = await backend.undoAnswer({ id, version })
  if (!result.ok && result.code === 'offline') {
    if (performance.now() < one.until) {
      $undoable.set([...$undoable.get(), one].toSorted((a, b) => a.until - b.until))
    }
    return result
  }
  await refreshBooking(id)
  $undone.set(one)
  return result
}

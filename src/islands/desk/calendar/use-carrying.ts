import { type KeyboardEvent, useCallback, useLayoutEffect, useRef } from 'react'
import type { StudioBooking } from '../../../domain/booking/booking.ts'
import { lengthened, moved, type Placement, placementOf } from '../../../domain/booking/placement.ts'
import type { Carrying } from './BookingBlock.tsx'
import type { Rearranging } from './use-rearranging.ts'

/** A step of a carried booking. */
export type Step = (place: Placement) => Placement

export const steps = {
  earlier: (place) => moved(place, { minutes: -30 }),
  later: (place) => moved(place, { minutes: 30 }),
  dayBefore: (place) => moved(place, { days: -1 }),
  dayAfter: (place) => moved(place, { days: 1 }),
  shorter: (place) => lengthened(place, -30),
  longer: (place) => lengthened(place, 30),
} satisfies Record<string, Step>

const byKey: Record<string, Step> = {
  ArrowUp: steps.earlier,
  ArrowDown: steps.later,
  ArrowLeft: steps.dayBefore,
  ArrowRight: steps.dayAfter,
}
const withShift: Record<string, Step> = { ArrowUp: steps.shorter, ArrowDown: steps.longer }

/**
 * Moves bookings by keyboard: a press takes one up, arrow keys carry it, another press puts it down. What it returns
 * stays the same, so that no block is drawn anew for a step of another one.
 */
export function useCarrying(
  rearranging: Rearranging,
): (booking: StudioBooking, carried: boolean) => Carrying {
  const latest = useRef(rearranging)
  useLayoutEffect(() => {
    latest.current = rearranging
  })
  return useCallback(
    (booking, mine) => ({
      carried: mine,
      onPress() {
        const { put, carry } = latest.current
        if (mine) put()
        else carry({ booking, place: placementOf(booking) })
      },
      onKeyDown(event: KeyboardEvent) {
        const { carried, carry, release } = latest.current
        if (!mine || !carried) return
        const step = (event.shiftKey ? withShift : byKey)[event.key]
        if (step) carry({ booking, place: step(carried.place) })
        else if (event.key === 'Escape') release()
        else return
        event.preventDefault()
      },
    }),
    [],
  )
}

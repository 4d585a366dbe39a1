import type { KeyboardEvent } from 'react'
import type { StudioBooking } from '../../../domain/booking/booking.ts'
import { lengthened, moved, type Placement, placementOf } from '../../../domain/calendar/placement.ts'
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

/** Takes bookings up by a press, carries them by the arrow keys and puts them down by another press. */
export function useCarrying(rearranging: Rearranging): (booking: StudioBooking) => Carrying {
  const { carried } = rearranging
  return (booking) => {
    const mine = carried?.booking.id === booking.id
    return {
      carried: mine,
      onPress: () => (mine ? rearranging.put() : rearranging.carry({ booking, place: placementOf(booking) })),
      onKeyDown(event: KeyboardEvent) {
        if (!mine) return
        const step = (event.shiftKey ? withShift : byKey)[event.key]
        if (step) rearranging.carry({ booking, place: step(carried.place) })
        else if (event.key === 'Escape') rearranging.release()
        else return
        event.preventDefault()
      },
    }
  }
}

import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { StudioBooking } from '../../../domain/booking/booking.ts'
import {
  lengthened,
  moved,
  type Placement,
  placementOf,
  samePlacement,
} from '../../../domain/booking/placement.ts'
import { STEP_MINUTES, stepAt } from '../../../domain/calendar/half-hours.ts'
import { hits, type Spot, spotAt } from './spot.ts'
import type { Rearranging } from './use-rearranging.ts'

interface Options {
  days: string[]
  hours: number[]
  bookings: StudioBooking[]
  /** Whether fingers move bookings, too; otherwise they scroll. */
  moving: boolean
  rearranging: Rearranging
  onBook: (place: Placement) => void
}

/** What the pointer went down on. */
interface Grip {
  x: number
  y: number
  spot: Spot
  booking: StudioBooking | undefined
  /** Whether the booking's end is being dragged. */
  edge: boolean
  dragging: boolean
}

/** Pixels that a pointer may slip before it drags. */
const SLIP = 5
/** Pixels from the window's edge within which the page scrolls along. */
const EDGE = 64
const USUAL = 60

const inSteps = (minutes: number) => Math.round(minutes / STEP_MINUTES) * STEP_MINUTES

/** Moves and stretches bookings with the pointer, and finds the empty place it means. */
export function usePointer(grid: RefObject<HTMLElement | null>, options: Options) {
  const { days, hours, bookings, moving, rearranging, onBook } = options
  const grip = useRef<Grip>(undefined)
  const dragged = useRef(false)
  const [empty, setEmpty] = useState<Placement>()

  const spotOf = ({ clientX, clientY }: PointerEvent) =>
    grid.current ? spotAt(grid.current, days.length, hours, clientX, clientY) : undefined

  /** The empty place from one spot to another, at least a session's usual length where nobody has drawn it. */
  function emptyPlace(from: Spot, to: Spot, drawn: boolean): Placement {
    const [first, last] = [
      stepAt(Math.min(from.minutes, to.minutes)),
      stepAt(Math.max(from.minutes, to.minutes)),
    ]
    return { date: days[from.day] ?? '', from: first, duration: drawn ? last - first + STEP_MINUTES : USUAL }
  }

  const same = (a: Placement | undefined, b: Placement) => a !== undefined && samePlacement(a, b)
  const point = (place: Placement) => !same(empty, place) && setEmpty(place)

  function end() {
    const was = grip.current
    grip.current = undefined
    return was
  }

  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !grip.current?.dragging) return
    end()
    setEmpty(undefined)
    rearranging.release()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onEscape(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])

  return {
    /** The empty place that a press would book. */
    empty: moving ? undefined : empty,
    handlers: {
      onPointerDown(event: PointerEvent) {
        dragged.current = false
        const { id, edge, track } = hits(event.target)
        const booking = bookings.find((one) => one.id === id)
        const finger = event.pointerType !== 'mouse'
        const spot = spotOf(event)
        if (event.button !== 0 || !spot || (booking ? finger && !moving : !track || moving)) return
        grip.current = { x: event.clientX, y: event.clientY, spot, booking, edge, dragging: false }
      },
      onPointerMove(event: PointerEvent) {
        const held = grip.current
        const spot = spotOf(event)
        if (!spot) return
        if (!held) {
          if (event.pointerType === 'mouse' && hits(event.target).track) point(emptyPlace(spot, spot, false))
          else if (empty) setEmpty(undefined)
          return
        }
        if (!held.dragging) {
          if (Math.hypot(event.clientX - held.x, event.clientY - held.y) < SLIP) return
          // A finger on an empty place scrolls.
          if (!held.booking && event.pointerType !== 'mouse') return void end()
          held.dragging = true
          event.currentTarget.setPointerCapture(event.pointerId)
        }
        if (event.clientY < EDGE) scrollBy(0, -EDGE / 4)
        if (event.clientY > innerHeight - EDGE) scrollBy(0, EDGE / 4)
        if (!held.booking) return point(emptyPlace(held.spot, spot, true))
        const minutes = inSteps(spot.minutes - held.spot.minutes)
        const was = placementOf(held.booking)
        const place = held.edge
          ? lengthened(was, minutes)
          : moved(was, { days: spot.day - held.spot.day, minutes })
        if (!same(rearranging.carried?.place, place)) rearranging.carry({ booking: held.booking, place })
      },
      onPointerUp() {
        const held = end()
        if (!held) return
        dragged.current = held.dragging
        if (held.booking) {
          if (held.dragging && !rearranging.put()) rearranging.dropped()
        } else {
          onBook(empty && held.dragging ? empty : emptyPlace(held.spot, held.spot, false))
        }
      },
      onPointerCancel() {
        if (end()?.dragging) rearranging.release()
      },
      onPointerLeave: () => !grip.current && setEmpty(undefined),
      /** A drag must not also open the booking. */
      onClickCapture(event: { preventDefault: () => void; stopPropagation: () => void }) {
        if (!dragged.current) return
        dragged.current = false
        event.preventDefault()
        event.stopPropagation()
      },
    },
  }
}

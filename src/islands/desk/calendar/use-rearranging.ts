import { useState } from 'react'
import type { StudioBooking } from '../../../domain/booking/booking.ts'
import {
  type Placement,
  type PlacementContext,
  placementOf,
  placementRefusal,
  samePlacement,
} from '../../../domain/booking/placement.ts'

/** A booking on its way to another place. */
export interface Carried {
  booking: StudioBooking
  place: Placement
}

export type Refused = ReturnType<typeof placementRefusal>

/** Moving of bookings: taking up, carrying and putting down; asks before anything is saved. */
export function useRearranging(context: PlacementContext) {
  const [carried, setCarried] = useState<Carried>()
  const [asked, setAsked] = useState<Carried>()
  const [refused, setRefused] = useState<Refused>()
  const [saved, setSaved] = useState<string>()
  const problemOf = ({ booking, place }: Carried) =>
    samePlacement(place, placementOf(booking)) ? undefined : placementRefusal(booking, place, context)

  return {
    carried,
    asked,
    /** Why it could not be put there. */
    refused,
    /** The booking that was saved last. */
    saved,
    problem: carried && problemOf(carried),
    carry(next: Carried) {
      setRefused(undefined)
      setSaved(undefined)
      setCarried(next)
    },
    /** Leaves it where it was. */
    release() {
      setCarried(undefined)
      setRefused(undefined)
    },
    /** Asks to save it where it is held now, if it can be there; returns whether it asks. */
    put(): boolean {
      if (!carried) return false
      const problem = problemOf(carried)
      setRefused(problem)
      if (problem) return false
      const same = samePlacement(carried.place, placementOf(carried.booking))
      if (!same) setAsked(carried)
      setCarried(undefined)
      return !same
    },
    /** Puts a booking that a pointer let go of back in its place; the reason stays to be read. */
    dropped: () => setCarried(undefined),
    answered(id?: string) {
      setAsked(undefined)
      setSaved(id)
    },
  }
}

export type Rearranging = ReturnType<typeof useRearranging>

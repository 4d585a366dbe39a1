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

/** Bookings are taken up, carried about and put down; before anything is saved it is asked. */
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
    /** Why it was not put where somebody wanted it. */
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
    /** Asks for it to be saved where it is held now, if it can be there; says whether it is asked. */
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
    /** What a pointer let go of goes back to its place; why stays to be read. */
    dropped: () => setCarried(undefined),
    answered(id?: string) {
      setAsked(undefined)
      setSaved(id)
    },
  }
}

export type Rearranging = ReturnType<typeof useRearranging>

import { useEffect, useState } from 'react'
import type { Period } from '../../../domain/calendar/period.ts'
import { closuresOf, type ListedClosure, type SavedClosure } from '../../../stores/closures.ts'

/** What comes after a listed closure in its series, once it is asked for, and the periods of all that keep bookings. */
export function useSeries(
  closure: ListedClosure,
  asked: boolean,
): { later: SavedClosure[]; periods: Period[] } {
  const { id, series, later, version } = closure
  const [all, setAll] = useState<SavedClosure[]>([])
  const needed = later > 0 && (asked || closure.bookingsToMove > 0) ? series : null
  useEffect(() => {
    if (!needed) return
    let current = true
    closuresOf(needed).then((result) => current && result.ok && setAll(result.value))
    return () => {
      current = false
    }
  }, [needed, version, later])
  const others = all.filter((one) => one.id !== id)
  return { later: others, periods: [closure, ...others].filter(({ keepsBookings }) => keepsBookings) }
}

import { useEffect, useState } from 'react'
import type { Session } from '../../../domain/offers/price-of.ts'
import type { StudioSettings } from '../../../domain/offers/settings.ts'
import { freeStartsNear } from '../../../stores/bookings/availability.ts'

/** Free times near a start that cannot be had; without one, none. */
export function useNearest(
  start: Date | undefined,
  { type, duration }: Session,
  settings: StudioSettings,
  except?: string,
): Date[] {
  const [found, setFound] = useState<Date[]>([])
  const near = start?.getTime()
  useEffect(() => {
    if (near === undefined) return
    let wanted = true
    const wish = { start: new Date(near), type, duration }
    freeStartsNear(wish, settings, except).then((starts) => wanted && setFound(starts))
    return () => {
      wanted = false
      setFound([])
    }
  }, [near, type, duration, settings, except])
  return found
}

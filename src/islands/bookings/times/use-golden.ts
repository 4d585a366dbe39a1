import { useEffect, useState } from 'react'
import type { StartTime } from '../../../domain/booking/availability.ts'
import { periodOf } from '../../../domain/booking/booking.ts'
import { overlaps } from '../../../domain/calendar/period.ts'
import type { Session } from '../../../domain/offers/price-of.ts'

type Light = typeof import('../../shared/studio-light.ts').studioLight

/** Which starts have light of the golden hour in their session; none until the sun's times are loaded, which comes last. */
export function useGolden(date: string, times: StartTime[], { duration }: Session): string[] {
  const [light, setLight] = useState<Light>()
  useEffect(() => {
    let wanted = true
    const take = ({ studioLight }: { studioLight: Light }) => wanted && setLight(() => studioLight)
    // Without a connection the times are there all the same.
    import('../../shared/studio-light.ts').then(take, () => {})
    return () => {
      wanted = false
    }
  }, [])
  const golden = light?.(date)?.stretches.filter((stretch) => stretch.light === 'golden') ?? []
  return times
    .filter(({ start }) => golden.some((stretch) => overlaps(stretch, periodOf({ start, duration }))))
    .map(({ time }) => time)
}

import { useEffect, useState } from 'react'
import type { StartTime } from '../../../domain/booking/availability.ts'

type Light = typeof import('../../shared/studio-light.ts').studioLight

/** Which starts fall into the golden hour; none until the sun's times are loaded, which comes last. */
export function useGolden(date: string, times: StartTime[]): string[] {
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
    .filter(({ start }) => golden.some((hour) => hour.start <= start && start < hour.end))
    .map(({ time }) => time)
}

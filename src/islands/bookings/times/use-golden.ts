import { useEffect, useState } from 'react'
import type { StartTime } from '../../../domain/booking/availability.ts'

type BeginsGolden = typeof import('../../shared/studio-light.ts').beginsGolden

/** Which starts have the golden light; none until the sun's times are loaded, which comes last. */
export function useGolden(times: StartTime[]): string[] {
  const [begins, setBegins] = useState<{ golden: BeginsGolden }>()
  useEffect(() => {
    let wanted = true
    // Without a connection the times are there all the same.
    import('../../shared/studio-light.ts').then(
      ({ beginsGolden }) => wanted && setBegins({ golden: beginsGolden }),
      () => {},
    )
    return () => {
      wanted = false
    }
  }, [])
  return begins ? times.filter(({ start }) => begins.golden(start)).map(({ time }) => time) : []
}

import { useEffect, useState } from 'react'
import { studioNow } from '../../stores/clock.ts'

const MINUTE = 60_000

/** The time by the studio's clock, each minute anew. */
export function useNow(): Date {
  const [now, setNow] = useState(studioNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(studioNow()), MINUTE)
    return () => clearInterval(timer)
  }, [])
  return now
}

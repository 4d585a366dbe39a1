import { useEffect, useState } from 'react'
import { needClock, studioNow } from '../../stores/clock.ts'

const HALF_A_MINUTE = 30_000

/** The studio's time, which goes on. */
export function useNow(): Date {
  const [now, setNow] = useState(studioNow)
  useEffect(() => {
    const look = () => setNow(studioNow())
    needClock().then(look)
    const timer = setInterval(look, HALF_A_MINUTE)
    return () => clearInterval(timer)
  }, [])
  return now
}

import { useEffect, useState } from 'react'

/** Seconds that are left of a pause; it begins anew, or not at all, each time `start` is called. */
export function useCountdown(first: number): { left: number; start: (seconds: number) => void } {
  const [end, setEnd] = useState(() => inSeconds(first))
  const [left, setLeft] = useState(first)

  useEffect(() => {
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((end - performance.now()) / 1000))
      setLeft(now)
      if (now === 0) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [end])

  function start(seconds: number) {
    setEnd(inSeconds(seconds))
    setLeft(seconds)
  }
  return { left, start }
}

const inSeconds = (seconds: number) => performance.now() + seconds * 1000

import { useEffect, useState } from 'react'

/** How many seconds are left; for the eye, since a screen reader would say each. */
export function Seconds({ until }: { until: number }) {
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 250)
    return () => clearInterval(timer)
  }, [])
  return (
    <span className="min-w-5 text-end tabular-nums" aria-hidden="true">
      {Math.max(0, Math.ceil((until - now) / 1000))}
    </span>
  )
}

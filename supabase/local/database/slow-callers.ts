/** Milliseconds of the database that a request may take without being counted; screens take tens. */
const QUICK = 1000
/** Milliseconds beyond it that a caller has at once. */
const MOST = 4000
/** Milliseconds of that credit which return each second. */
const BACK = 100

/**
 * Keeps account of who holds up the database, so that nobody does it all the time: callers take turns, but a turn of
 * seconds is long for all that wait.
 */
export function slowCallers(now: () => number = () => performance.now()) {
  const counts = new Map<string, { slow: number; at: number }>()

  function slowOf(caller: string): number {
    const count = counts.get(caller)
    if (count === undefined) return 0
    const left = count.slow - ((now() - count.at) / 1000) * BACK
    if (left > 0) return left
    counts.delete(caller)
    return 0
  }

  return {
    /** Notes how long a request of a caller took. */
    note(caller: string, milliseconds: number): void {
      if (milliseconds > QUICK) counts.set(caller, { slow: slowOf(caller) + milliseconds - QUICK, at: now() })
    },
    /** Seconds until the caller may ask again; 0 for one who did not hold up others. */
    secondsLeft: (caller: string): number => Math.max(0, Math.ceil((slowOf(caller) - MOST) / BACK)),
  }
}

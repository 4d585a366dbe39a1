/** How often something may be tried by one caller (an address, an account), and in how many seconds. */
export type Limit = { tries: number; seconds: number }

// Honest use has fewer callers within minutes.
const REMEMBERED = 10_000

/** Counts tries by caller, in memory: a restart forgets them. */
export function countAttempts({ tries, seconds }: Limit, now = () => Date.now()) {
  const windows = new Map<string, { used: number; endsAt: number }>()

  function open(caller: string) {
    const known = windows.get(caller)
    if (known !== undefined && known.endsAt > now()) return known
    // Inserted last, so the first entry is always the oldest.
    windows.delete(caller)
    const oldest = windows.size < REMEMBERED ? undefined : windows.keys().next().value
    if (oldest !== undefined) windows.delete(oldest)
    const fresh = { used: 0, endsAt: now() + seconds * 1000 }
    windows.set(caller, fresh)
    return fresh
  }

  return {
    /** Seconds until this caller may try again; 0 for now. */
    secondsLeft(caller: string): number {
      const { used, endsAt } = windows.get(caller) ?? { used: 0, endsAt: 0 }
      return used < tries ? 0 : Math.max(0, Math.ceil((endsAt - now()) / 1000))
    },
    count(caller: string): void {
      open(caller).used += 1
    },
    forget(caller: string): void {
      windows.delete(caller)
    },
  }
}

const UNITS: Record<string, number> = {
  ns: 1e-6,
  us: 1e-3,
  µs: 1e-3,
  ms: 1,
  s: 1000,
  m: 60_000,
  h: 3_600_000,
}

/**
 * Until when an account is blocked, of a duration as hosted Supabase writes it; null for `none`, undefined for
 * what is no duration.
 *
 * @example bannedUntil('1h30m', 0) // → 1970-01-01T01:30:00.000Z
 */
export function bannedUntil(duration: string, now: number): string | null | undefined {
  if (duration === 'none') return null
  if (!/^\+?((\d+\.?\d*|\.\d+)(ns|us|µs|ms|s|m|h))+$/.test(duration)) return undefined
  let milliseconds = 0
  for (const [, amount, unit] of duration.matchAll(/([\d.]+)([a-zµ]+)/g)) {
    milliseconds += Number(amount) * (UNITS[unit ?? ''] ?? 0)
  }
  const until = new Date(now + milliseconds)
  return Number.isNaN(until.getTime()) ? undefined : milliseconds === 0 ? null : until.toISOString()
}

/** A period of time, its end not included. */
export interface Period {
  start: Date
  end: Date
}

export function overlaps(a: Period, b: Period): boolean {
  return a.start < b.end && b.start < a.end
}

export const samePeriod = (a: Period, b: Period): boolean => +a.start === +b.start && +a.end === +b.end

/** The time that two periods have in common, or undefined. */
export function shared(a: Period, b: Period): Period | undefined {
  if (!overlaps(a, b)) return undefined
  return { start: new Date(Math.max(+a.start, +b.start)), end: new Date(Math.min(+a.end, +b.end)) }
}

/** Bookings start and closures end no later: a guard against slips of the keyboard, not a business rule. */
export const CALENDAR_ENDS = new Date(Date.UTC(2100, 0, 1))

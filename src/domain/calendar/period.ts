/** A period of time, its end not included. */
export interface Period {
  start: Date
  end: Date
}

export function overlaps(a: Period, b: Period): boolean {
  return a.start < b.end && b.start < a.end
}

/** Bookings start and closures end no later: a guard against slips of the keyboard, not a business rule. */
export const CALENDAR_ENDS = new Date(Date.UTC(2100, 0, 1))

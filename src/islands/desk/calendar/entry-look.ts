import { runsAt } from '../../../domain/booking/own-day.ts'
import type { DayEntry } from './day-entries.ts'

/** The class of an entry's colour and pattern, which the legend explains. */
export const lookOf = ({ booking }: DayEntry, now: Date): string =>
  booking ? `booking-block-${runsAt(booking, now) ? 'runs' : booking.status}` : 'closed-hatch'

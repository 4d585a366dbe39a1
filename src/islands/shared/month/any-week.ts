import { addDays } from '../../../domain/calendar/days.ts'

/** Any week will do to name its days. */
export const weekdays = Array.from({ length: 7 }, (_, weekday) => addDays('2026-11-16', weekday))

import * as z from 'zod/mini'
import type { BusyPeriod } from '../domain/booking/booking.ts'
import type { StudioSettings } from '../domain/settings.ts'

// How answers of the database look, for the modules that speak through supabase-js and the one that does not.

export const instant = z.pipe(
  z.string(),
  z.transform((text) => new Date(text)),
)

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether an id from an address can be one of the database. */
export const isUuid = (id: string) => UUID.test(id)

const busyRows = z.array(z.object({ starts_at: instant, ends_at: instant, closed: z.boolean() }))

/** Reads the answer of `busy_ranges`. */
export function toBusyPeriods(rows: unknown): BusyPeriod[] {
  return z
    .parse(busyRows, rows)
    .map(({ starts_at, ends_at, closed }) => ({ start: starts_at, end: ends_at, closed }))
}

const settingsShape = z.object({
  studioName: z.string(),
  openingHours: z.object({ start: z.string(), end: z.string() }),
  bookingDurations: z.array(z.number()),
  maxPendingBookings: z.number(),
  services: z.array(z.object({ id: z.string(), name: z.string(), enabled: z.boolean() })),
  pricing: z.record(z.string(), z.number()),
})

/** Reads `studio_settings.settings`. */
export function toSettings(settings: unknown): StudioSettings {
  return z.parse(settingsShape, settings)
}

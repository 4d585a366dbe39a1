import * as z from 'zod/mini'
import type { BusyPeriod } from '../domain/booking/busy-refusal.ts'
import { weekdays } from '../domain/offers/opening-hours.ts'
import { currencies } from '../domain/offers/prices.ts'
import { serviceGroups } from '../domain/offers/services.ts'
import { completeSettings, type StudioSettings } from '../domain/offers/settings.ts'

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

const hours = z.object({ start: z.string(), end: z.string() })
const bands = z.array(z.object({ upToMinutes: z.number(), price: z.number() }))
const inLanguages = z.record(z.string(), z.string())
const hoursOrNull = z.nullable(z.number())

/**
 * Made on the first answer, not as the page starts: it is the largest shape, and slow phones take a while to make it.
 */
const settingsShape = () =>
  z.object({
    studioName: z.string(),
    openingHours: hours,
    bookingDurations: z.array(z.number()),
    services: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        enabled: z.boolean(),
        names: z.optional(inLanguages),
        description: z.optional(inLanguages),
        group: z.optional(z.enum(serviceGroups)),
        bands: z.optional(bands),
        currency: z.optional(z.enum(currencies)),
        durations: z.optional(z.array(z.number())),
        pastClosing: z.optional(z.boolean()),
      }),
    ),
    pricing: z.record(z.string(), z.number()),
    maxPendingBookings: z.optional(z.number()),
    weekHours: z.optional(z.partialRecord(z.enum(weekdays), z.nullable(hours))),
    specialDays: z.optional(z.array(z.object({ date: z.string(), hours: z.nullable(hours) }))),
    priceChanges: z.optional(
      z.array(
        z.object({
          from: z.string(),
          service: z.string(),
          price: z.optional(z.number()),
          bands: z.optional(bands),
        }),
      ),
    ),
    rules: z.optional(
      z.partial(
        z.object({
          bufferBefore: z.number(),
          bufferAfter: z.number(),
          noticeHours: z.number(),
          furthestDays: z.number(),
          cancelHours: hoursOrNull,
          pendingHours: hoursOrNull,
        }),
      ),
    ),
    adminsNeedSecondStep: z.optional(z.boolean()),
    mails: z.optional(z.partial(z.object({ language: z.string(), nudgeHours: hoursOrNull }))),
  })

/** Sums of money by currency. */
export const sums = z.partialRecord(z.enum(currencies), z.number())

/** Reads `studio_settings.settings`, however short it is written. */
export function toSettings(settings: unknown): StudioSettings {
  return completeSettings(z.parse(settingsShape(), settings))
}

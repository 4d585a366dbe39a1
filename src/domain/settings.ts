import type { ErrorCode } from './errors.ts'

/** The studio's settings, as `studio_settings.settings` holds them (spec sections 3 and 9). */
export interface StudioSettings {
  studioName: string
  /** Wall-clock times of the studio, `09:00`; the end may be `24:00`. */
  openingHours: { start: string; end: string }
  /** Minutes. */
  bookingDurations: number[]
  /** How many upcoming unanswered requests one customer may have. */
  maxPendingBookings: number
  services: SessionType[]
  /** Price per hour, by service id. */
  pricing: Record<string, number>
}

/** What can be booked: an entry of `services`. */
export interface SessionType {
  id: string
  name: string
  enabled: boolean
}

/** Settings of a new studio; `private.default_settings()` holds the same. */
export const defaultSettings: StudioSettings = {
  studioName: 'Gegee Studio',
  openingHours: { start: '09:00', end: '22:00' },
  bookingDurations: [60, 120, 180, 240],
  maxPendingBookings: 5,
  services: [
    { id: 'recording', name: 'Recording', enabled: true },
    { id: 'rehearsal', name: 'Rehearsal', enabled: true },
    { id: 'mixing', name: 'Mixing', enabled: true },
    { id: 'mastering', name: 'Mastering', enabled: true },
  ],
  pricing: { recording: 50, rehearsal: 30, mixing: 40, mastering: 45 },
}

export function enabledServices(settings: StudioSettings): SessionType[] {
  return settings.services.filter((service) => service.enabled)
}

/** Printed limits of the settings; `private.settings_are_valid()` holds the same. */
const NAME_MAX_LENGTH = 100
const MAX_SERVICES = 50
export const MAX_PRICE = 1_000_000
/** Spec section 5. */
export const PRICE_STEP = 5
const MAX_PENDING_LIMIT = 100

/** A field of the settings, to say what is wrong beside it; `services.mixing.price` is one of a service. */
type SettingsField =
  | Exclude<keyof StudioSettings, 'pricing'>
  | `services.${string}.${'id' | 'name' | 'price'}`

export type SettingsErrors = Partial<Record<SettingsField, ErrorCode>>

const HALF_HOUR = /^([01]\d|2[0-3]):(00|30)$/
const SERVICE_ID = /^[a-z][a-z0-9-]{0,39}$/

/** Characters as PostgreSQL counts them, without the spaces that its `btrim` takes off. */
const lengthOf = (text: string) => [...text.replace(/^ +| +$/g, '')].length

const repeats = <T>(values: readonly T[]) => new Set(values).size !== values.length

/**
 * What the studio refuses in these settings, field by field; empty when they may be saved, which
 * `private.settings_are_valid()` decides alike.
 */
export function settingsRefusal(settings: StudioSettings): SettingsErrors {
  const errors: SettingsErrors = {}
  const { studioName, openingHours, bookingDurations, maxPendingBookings, services, pricing } = settings

  if (lengthOf(studioName) < 1) errors.studioName = 'studio_name_missing'
  if (lengthOf(studioName) > NAME_MAX_LENGTH) errors.studioName = 'studio_name_too_long'

  const { start, end } = openingHours
  if (!HALF_HOUR.test(start) || !(HALF_HOUR.test(end) || end === '24:00')) {
    errors.openingHours = 'opening_hours_off_step'
  } else if (start >= end) errors.openingHours = 'opening_hours_empty'

  const allowed = (minutes: number) => minutes >= 30 && minutes <= 1440 && minutes % 30 === 0
  if (bookingDurations.length < 1) errors.bookingDurations = 'durations_missing'
  else if (bookingDurations.length > 24 || repeats(bookingDurations) || !bookingDurations.every(allowed)) {
    errors.bookingDurations = 'durations_invalid'
  }

  const wholeLimit = Number.isInteger(maxPendingBookings)
  if (!wholeLimit || maxPendingBookings < 1 || maxPendingBookings > MAX_PENDING_LIMIT) {
    errors.maxPendingBookings = 'pending_limit_invalid'
  }

  if (services.length < 1) errors.services = 'services_missing'
  if (services.length > MAX_SERVICES) errors.services = 'services_too_many'
  const ids = services.map(({ id }) => id)
  for (const { id, name } of services) {
    const price = Object.hasOwn(pricing, id) ? pricing[id] : undefined
    if (!SERVICE_ID.test(id) || ids.indexOf(id) !== ids.lastIndexOf(id)) {
      errors[`services.${id}.id`] = 'service_id_invalid'
    }
    if (lengthOf(name) < 1) errors[`services.${id}.name`] = 'service_name_missing'
    if (lengthOf(name) > NAME_MAX_LENGTH) errors[`services.${id}.name`] = 'service_name_too_long'
    if (!isPrice(price)) errors[`services.${id}.price`] = 'service_price_invalid'
  }
  return errors
}

function isPrice(price: number | undefined): boolean {
  return price !== undefined && price >= 0 && price <= MAX_PRICE && price % PRICE_STEP === 0
}

/** An id for a new service: its name where that is Latin, numbered where the id is taken. */
export function newServiceId(name: string, taken: readonly string[]): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
  const slug =
    plain
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^[^a-z]+|-+$/g, '')
      .slice(0, 32) || 'service'
  let id = slug
  for (let number = 2; taken.includes(id); number++) id = `${slug}-${number}`
  return id
}

/** The settings' parts in the order of the form. */
const settingsParts = [
  'studioName',
  'openingHours',
  'bookingDurations',
  'maxPendingBookings',
  'services',
] as const
export type SettingsPart = (typeof settingsParts)[number]

/** In which parts two versions of the settings differ; prices belong to their services. */
export function changedParts(before: StudioSettings, after: StudioSettings): SettingsPart[] {
  const parts = (settings: StudioSettings): Record<SettingsPart, unknown> => ({
    studioName: settings.studioName,
    openingHours: [settings.openingHours.start, settings.openingHours.end],
    bookingDurations: settings.bookingDurations.toSorted((a, b) => a - b),
    maxPendingBookings: settings.maxPendingBookings,
    services: settings.services.map(({ id, name, enabled }) => [id, name, enabled, settings.pricing[id]]),
  })
  const [old, fresh] = [parts(before), parts(after)]
  return settingsParts.filter((part) => JSON.stringify(old[part]) !== JSON.stringify(fresh[part]))
}

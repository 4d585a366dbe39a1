import type { Hours, SpecialDay, WeekHours } from './opening-hours.ts'
import type { PriceChange } from './prices.ts'
import { defaultRules, type StudioRules } from './rules.ts'
import type { Service } from './services.ts'

/** The studio's settings, complete. The first parts are those of the spec (sections 3 and 9). */
export interface StudioSettings {
  studioName: string
  openingHours: Hours
  /** Minutes; a service may have its own. */
  bookingDurations: number[]
  services: Service[]
  /** Price per hour, by service id; a service with bands has none. */
  pricing: Record<string, number>
  /** How many upcoming unanswered requests one customer may have. */
  maxPendingBookings: number
  weekHours: WeekHours
  specialDays: SpecialDay[]
  priceChanges: PriceChange[]
  rules: StudioRules
}

type SpecPart = 'studioName' | 'openingHours' | 'bookingDurations' | 'services' | 'pricing'

/** Settings as `studio_settings.settings` may hold them: what the spec does not name may be missing. */
export type WrittenSettings = Pick<StudioSettings, SpecPart> &
  Partial<Omit<StudioSettings, SpecPart | 'rules'>> & { rules?: Partial<StudioRules> }

/** Fills in what is missing, as `private.complete_settings()` does. */
export function completeSettings(written: WrittenSettings): StudioSettings {
  return {
    maxPendingBookings: 5,
    weekHours: {},
    specialDays: [],
    priceChanges: [],
    ...written,
    rules: { ...defaultRules, ...written.rules },
  }
}

/** What a new studio begins with; `private.default_settings()` holds the same. */
export const firstSettings: WrittenSettings = {
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

export const defaultSettings: StudioSettings = completeSettings(firstSettings)

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

import { soundNames } from './default-service-names.ts'
import { defaultMails, type StudioMails } from './mails.ts'
import type { Hours, SpecialDay, WeekHours } from './opening-hours.ts'
import type { PriceChange } from './prices.ts'
import { defaultRules, type StudioRules } from './rules.ts'
import type { Service } from './services.ts'

/** The studio's settings, complete. The first parts are always there. */
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
  mails: StudioMails
  /** Whether no admin gets in without a second step at sign-in. */
  adminsNeedSecondStep: boolean
}

type RequiredPart = 'studioName' | 'openingHours' | 'bookingDurations' | 'services' | 'pricing'

/** Settings as `studio_settings.settings` may hold them: all but the required parts may be missing. */
export type WrittenSettings = Pick<StudioSettings, RequiredPart> &
  Partial<Omit<StudioSettings, RequiredPart | 'rules' | 'mails'>> & {
    rules?: Partial<StudioRules>
    mails?: Partial<StudioMails>
  }

/** Fills in what is missing, as `private.complete_settings()` does. */
export function completeSettings(written: WrittenSettings): StudioSettings {
  return {
    maxPendingBookings: 5,
    weekHours: {},
    specialDays: [],
    priceChanges: [],
    adminsNeedSecondStep: false,
    ...written,
    rules: { ...defaultRules, ...written.rules },
    mails: { ...defaultMails, ...written.mails },
  }
}

/** What a new studio begins with; `private.default_settings()` holds the same. */
export const defaultsAsWritten: WrittenSettings = {
  studioName: 'Gegee Studio',
  openingHours: { start: '09:00', end: '22:00' },
  bookingDurations: [60, 120, 180, 240],
  maxPendingBookings: 5,
  services: (['recording', 'rehearsal', 'mixing', 'mastering'] as const).map((id) => ({
    id,
    name: soundNames[id],
    enabled: true,
  })),
  pricing: { recording: 50, rehearsal: 30, mixing: 40, mastering: 45 },
}

export const defaultSettings: StudioSettings = completeSettings(defaultsAsWritten)

/** The settings' parts in the order of the form. */
const settingsParts = [
  'studioName',
  'openingHours',
  'bookingDurations',
  'maxPendingBookings',
  'weekHours',
  'specialDays',
  'services',
  'priceChanges',
  'rules',
  'mails',
  'adminsNeedSecondStep',
] as const
export type SettingsPart = (typeof settingsParts)[number]

/** In which parts two versions of the settings differ; prices belong to their services. */
export function changedParts(before: StudioSettings, after: StudioSettings): SettingsPart[] {
  const [old, fresh] = [comparable(before), comparable(after)]
  return settingsParts.filter((part) => !isSame(old[part], fresh[part]))
}

/** The services whose entry or price differs, or that only the first has. */
export function changedServices(before: StudioSettings, after: StudioSettings): Service[] {
  const entry = ({ services, pricing }: StudioSettings, id: string) => {
    const service = services.find((one) => one.id === id)
    return service && [service, service.bands ? undefined : pricing[id]]
  }
  return before.services.filter(({ id }) => !isSame(entry(before, id), entry(after, id)))
}

/** The parts without what says nothing: the order of lists that have none. */
function comparable(settings: StudioSettings): Record<SettingsPart, unknown> {
  const { services, pricing, specialDays, priceChanges } = settings
  const sorted = <T>(list: readonly T[], by: (one: T) => string) =>
    list.toSorted((a, b) => (by(a) < by(b) ? -1 : 1))
  return {
    ...settings,
    bookingDurations: settings.bookingDurations.toSorted((a, b) => a - b),
    specialDays: sorted(specialDays, ({ date }) => date),
    services: services.map((service) => [
      { ...service, durations: service.durations?.toSorted((a, b) => a - b) },
      service.bands ? undefined : pricing[service.id],
    ]),
    priceChanges: sorted(priceChanges, ({ from, service }) => `${from} ${service}`),
  }
}

/** Whether two values are the same as JSON, in which the order of keys says nothing. */
export function isSame(a: unknown, b: unknown): boolean {
  const inOrder = (_: string, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value
  return JSON.stringify(a, inOrder) === JSON.stringify(b, inOrder)
}

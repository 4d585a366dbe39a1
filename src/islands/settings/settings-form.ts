import type { StudioSettings } from '../../domain/offers/settings.ts'
import type { SettingsErrors } from '../../domain/offers/settings-refusal.ts'
import {
  fromSpecialDayRows,
  fromTypedWeek,
  type SpecialDayRow,
  type TypedWeek,
  toSpecialDayRows,
  toTypedWeek,
} from './hours/typed-hours.ts'
import { fromTypedMails, type TypedMails, toTypedMails } from './mails/typed-mails.ts'
import { fromTypedRules, type TypedRules, toTypedRules } from './rules/typed-rules.ts'
import {
  fromServiceRows,
  priceChangesOf,
  pricingOf,
  type ServiceRow,
  toServiceRow,
} from './services/service-row.ts'
import { toNumber } from './typed.ts'

/** The settings as they are typed: numbers are texts until they are sent. */
export interface SettingsForm {
  studioName: string
  start: string
  end: string
  durations: number[]
  maxPending: string
  services: ServiceRow[]
  week: TypedWeek
  specialDays: SpecialDayRow[]
  rules: TypedRules
  mails: TypedMails
  adminsNeedSecondStep: boolean
  /** What was loaded, for what the form does not show. */
  kept: StudioSettings
}

export function toForm(settings: StudioSettings): SettingsForm {
  const { openingHours } = settings
  return {
    studioName: settings.studioName,
    start: openingHours.start,
    end: openingHours.end,
    durations: settings.bookingDurations.toSorted((a, b) => a - b),
    maxPending: String(settings.maxPendingBookings),
    services: settings.services.map((service) => toServiceRow(service, settings)),
    week: toTypedWeek(settings.weekHours, openingHours),
    specialDays: toSpecialDayRows(settings.specialDays, openingHours),
    rules: toTypedRules(settings.rules),
    mails: toTypedMails(settings.mails),
    adminsNeedSecondStep: settings.adminsNeedSecondStep,
    kept: settings,
  }
}

/** What would be saved, services in the order of the rows; what is no number becomes NaN and is refused. */
export function fromForm(form: SettingsForm): StudioSettings {
  const { kept } = form
  const services = fromServiceRows(form.services)
  const ids = [...kept.services, ...services].map(({ id }) => id)
  return {
    ...kept,
    studioName: form.studioName.trim(),
    openingHours: { start: form.start, end: form.end },
    bookingDurations: form.durations,
    maxPendingBookings: toNumber(form.maxPending),
    services,
    pricing: pricingOf(form.services, services, kept.pricing),
    weekHours: fromTypedWeek(form.week),
    specialDays: fromSpecialDayRows(form.specialDays),
    rules: fromTypedRules(form.rules),
    mails: fromTypedMails(form.mails),
    adminsNeedSecondStep: form.adminsNeedSecondStep,
    priceChanges: [
      ...priceChangesOf(form.services, services).map(({ change }) => change),
      // Of deleted services, for which the form has no place.
      ...kept.priceChanges.filter(({ service }) => !ids.includes(service)),
    ],
  }
}

/** The form with its services that have bookings put back, switched off: they cannot be removed. */
export function withBookedServices(
  form: SettingsForm,
  { settings, booked }: { settings: StudioSettings; booked: string[] },
): SettingsForm {
  const lost = toForm(settings).services.filter(
    ({ id, key }) => id && booked.includes(id) && !form.services.some((row) => row.key === key),
  )
  return { ...form, services: [...form.services, ...lost.map((row) => ({ ...row, enabled: false }))] }
}

/** A part of the form that stands closed until somebody opens it. */
export type Card = 'week' | 'specialDays' | `service ${string}`

export const cardOf = ({ key }: { key: string }): Card => `service ${key}`

/** The cards in which something is wrong. */
export function wrongCards(form: SettingsForm, errors: SettingsErrors): Card[] {
  const services = fromServiceRows(form.services)
  const wrong = (start: string) => Object.keys(errors).some((field) => field.startsWith(start))
  const wrongChanges = priceChangesOf(form.services, services).filter(
    (_, index) => errors[`priceChanges.${index}`],
  )
  return [
    ...(wrong('weekHours.') ? ['week' as const] : []),
    ...(wrong('specialDays') ? ['specialDays' as const] : []),
    ...form.services
      .filter(
        ({ key }, index) =>
          wrong(`services.${services[index]?.id}.`) || wrongChanges.some(({ service }) => service === key),
      )
      .map(cardOf),
  ]
}

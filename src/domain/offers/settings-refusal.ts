import { isHalfHours } from '../calendar/half-hours.ts'
import { isDayOfThisCentury } from '../calendar/studio-time.ts'
import type { ErrorCode } from '../errors.ts'
import { isTextLanguage, neededLanguages } from '../languages.ts'
import { mailsRefusal, type StudioMails } from './mails.ts'
import { hoursRefusal, MAX_SPECIAL_DAYS, type Weekday, weekdays } from './opening-hours.ts'
import { areBands, isPrice, type PriceChange } from './prices.ts'
import { rulesRefusal, type StudioRules } from './rules.ts'
import { currencyOf, type InLanguages, type Service } from './services.ts'
import type { StudioSettings } from './settings.ts'

/** Printed limits of the settings; `private.settings_are_valid()` holds the same. */
const NAME_MAX_LENGTH = 100
const DESCRIPTION_MAX_LENGTH = 500
const MAX_SERVICES = 50
const MAX_PENDING_LIMIT = 100
const MAX_PRICE_CHANGES = 200

/** A field of a service, to say what is wrong beside it. */
type ServiceField = 'id' | 'name' | 'names' | 'description' | 'price' | 'bands' | 'durations'

/**
 * A field of the settings, to say what is wrong beside it: `services.mixing.price` is one of a service,
 * `specialDays.0` the first of a list.
 */
type SettingsField =
  | Exclude<keyof StudioSettings, 'pricing' | 'weekHours' | 'rules' | 'mails'>
  | `services.${string}.${ServiceField}`
  | `weekHours.${Weekday}`
  | `specialDays.${number}`
  | `priceChanges.${number}`
  | `rules.${keyof StudioRules}`
  | `mails.${keyof StudioMails}`

export type SettingsErrors = Partial<Record<SettingsField, ErrorCode>>

const SERVICE_ID = /^[a-z][a-z0-9-]{0,39}$/

/** Characters as PostgreSQL counts them, without white space at the ends. */
const lengthOf = (text: string) => [...text.trim()].length

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
  errors.openingHours = hoursRefusal(openingHours)
  errors.bookingDurations = durationsRefusal(bookingDurations)

  const wholeLimit = Number.isInteger(maxPendingBookings)
  if (!wholeLimit || maxPendingBookings < 1 || maxPendingBookings > MAX_PENDING_LIMIT) {
    errors.maxPendingBookings = 'pending_limit_invalid'
  }

  if (services.length < 1) errors.services = 'services_missing'
  if (services.length > MAX_SERVICES) errors.services = 'services_too_many'
  const ids = services.map(({ id }) => id)
  for (const service of services) {
    const { id } = service
    if (!SERVICE_ID.test(id) || ids.indexOf(id) !== ids.lastIndexOf(id)) {
      errors[`services.${id}.id`] = 'service_id_invalid'
    }
    const price = Object.hasOwn(pricing, id) ? pricing[id] : undefined
    for (const [field, code] of Object.entries(serviceRefusal(service, price))) {
      errors[`services.${id}.${field as ServiceField}`] = code
    }
  }

  for (const day of weekdays) {
    const hours = settings.weekHours[day]
    if (hours) errors[`weekHours.${day}`] = hoursRefusal(hours)
  }
  const { specialDays } = settings
  if (specialDays.length > MAX_SPECIAL_DAYS) errors.specialDays = 'special_days_too_many'
  for (const [index, { date, hours }] of specialDays.entries()) {
    const twice = specialDays.findIndex((one) => one.date === date) !== index
    errors[`specialDays.${index}`] =
      !isDayOfThisCentury(date) || twice ? 'special_day_invalid' : hours ? hoursRefusal(hours) : undefined
  }

  const { priceChanges } = settings
  if (priceChanges.length > MAX_PRICE_CHANGES) errors.priceChanges = 'price_changes_too_many'
  for (const [index, change] of priceChanges.entries()) {
    const twice =
      priceChanges.findIndex((one) => one.from === change.from && one.service === change.service) !== index
    if (twice || !isPriceChange(change, services)) errors[`priceChanges.${index}`] = 'price_change_invalid'
  }
  for (const [rule, code] of Object.entries(rulesRefusal(settings.rules))) {
    errors[`rules.${rule as keyof StudioRules}`] = code
  }
  for (const [field, code] of Object.entries(mailsRefusal(settings.mails))) {
    errors[`mails.${field as keyof StudioMails}`] = code
  }
  return Object.fromEntries(Object.entries(errors).filter(([, code]) => code))
}

function durationsRefusal(durations: readonly number[]): ErrorCode | undefined {
  if (durations.length < 1) return 'durations_missing'
  const wrong = durations.length > 24 || repeats(durations) || !durations.every(isHalfHours)
  return wrong ? 'durations_invalid' : undefined
}

function serviceRefusal(service: Service, hourly: number | undefined) {
  const { name, names, description, bands, durations } = service
  const errors: Partial<Record<ServiceField, ErrorCode>> = {}
  if (lengthOf(name) < 1) errors.name = 'service_name_missing'
  if (lengthOf(name) > NAME_MAX_LENGTH) errors.name = 'service_name_too_long'
  if (names && !isInLanguages(names, NAME_MAX_LENGTH)) errors.names = 'service_names_invalid'
  if (description && !isInLanguages(description, DESCRIPTION_MAX_LENGTH)) {
    errors.description = 'service_description_invalid'
  }
  const currency = currencyOf(service)
  if (bands) {
    if (!areBands(bands, currency)) errors.bands = 'service_bands_invalid'
  } else if (!isPrice(hourly, currency)) {
    errors.price = currency === 'MNT' ? 'service_tugriks_invalid' : 'service_price_invalid'
  }
  if (durations) {
    const refusal = durationsRefusal(durations)
    if (refusal) errors.durations = refusal
  }
  return errors
}

function isInLanguages(texts: InLanguages, maxLength: number): boolean {
  const said = neededLanguages.every((language) => Object.hasOwn(texts, language))
  return (
    said &&
    Object.entries(texts).every(
      ([language, text]) => isTextLanguage(language) && lengthOf(text) >= 1 && lengthOf(text) <= maxLength,
    )
  )
}

/** By the hour or in bands, as the service itself where it is still there. */
function isPriceChange({ from, service: id, price, bands }: PriceChange, services: readonly Service[]) {
  const service = services.find((one) => one.id === id)
  const currency = currencyOf(service ?? { bands })
  if (!isDayOfThisCentury(from) || !SERVICE_ID.test(id)) return false
  if (service && (service.bands === undefined) !== (bands === undefined)) return false
  if (bands) return price === undefined && areBands(bands, currency)
  return isPrice(price, currency)
}

import { newServiceId, type Service } from '../../domain/offers/services.ts'
import type { StudioSettings } from '../../domain/offers/settings.ts'

/** A service as it is typed. */
export interface ServiceRow {
  /** Tells the rows apart while a new service has no id yet. */
  key: string
  /** Undefined until a new service is saved for the first time. */
  id: string | undefined
  name: string
  enabled: boolean
  price: string
  /** What else was saved of it, which the form does not show. */
  kept?: Service
}

/** The settings as they are typed: numbers are texts until they are sent. */
export interface SettingsForm {
  studioName: string
  start: string
  end: string
  durations: number[]
  maxPending: string
  services: ServiceRow[]
  /** What was loaded, for what the form does not show. */
  kept: StudioSettings
}

export function toForm(settings: StudioSettings): SettingsForm {
  return {
    studioName: settings.studioName,
    start: settings.openingHours.start,
    end: settings.openingHours.end,
    durations: settings.bookingDurations.toSorted((a, b) => a - b),
    maxPending: String(settings.maxPendingBookings),
    services: settings.services.map((service) => ({
      key: service.id,
      id: service.id,
      name: service.name,
      enabled: service.enabled,
      price: String(settings.pricing[service.id] ?? ''),
      kept: service,
    })),
    kept: settings,
  }
}

// Number('') would be 0.
const toNumber = (typed: string) => (typed.trim() === '' ? Number.NaN : Number(typed))

/** What would be saved, services in the order of the rows; what is no number becomes NaN and is refused. */
export function fromForm(form: SettingsForm): StudioSettings {
  const taken = form.services.flatMap(({ id }) => id ?? [])
  const services = form.services.map((row) => {
    const name = row.name.trim()
    const id = row.id ?? newServiceId(name, taken)
    if (!row.id) taken.push(id)
    return { ...row.kept, id, name, enabled: row.enabled }
  })
  const priced = services.flatMap(({ id, bands }, index) => {
    const price = toNumber(form.services[index]?.price ?? '')
    return bands && Number.isNaN(price) ? [] : [[id, price] as const]
  })
  return {
    ...form.kept,
    studioName: form.studioName.trim(),
    openingHours: { start: form.start, end: form.end },
    bookingDurations: form.durations,
    maxPendingBookings: toNumber(form.maxPending),
    services,
    pricing: Object.fromEntries(priced),
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

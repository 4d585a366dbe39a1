import { newServiceId, type StudioSettings } from '../../domain/settings.ts'

/** A service as it is typed. */
export interface ServiceRow {
  /** Tells the rows apart while a new service has no id yet. */
  key: string
  /** Undefined until a new service is saved for the first time. */
  id: string | undefined
  name: string
  enabled: boolean
  price: string
}

/** The settings as they are typed: numbers are texts until they are sent. */
export interface SettingsForm {
  studioName: string
  start: string
  end: string
  durations: number[]
  maxPending: string
  services: ServiceRow[]
}

export function toForm(settings: StudioSettings): SettingsForm {
  return {
    studioName: settings.studioName,
    start: settings.openingHours.start,
    end: settings.openingHours.end,
    durations: settings.bookingDurations.toSorted((a, b) => a - b),
    maxPending: String(settings.maxPendingBookings),
    services: settings.services.map(({ id, name, enabled }) => ({
      key: id,
      id,
      name,
      enabled,
      price: String(settings.pricing[id] ?? ''),
    })),
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
    return { id, name, enabled: row.enabled, price: toNumber(row.price) }
  })
  return {
    studioName: form.studioName.trim(),
    openingHours: { start: form.start, end: form.end },
    bookingDurations: form.durations,
    maxPendingBookings: toNumber(form.maxPending),
    services: services.map(({ price: _, ...service }) => service),
    pricing: Object.fromEntries(services.map(({ id, price }) => [id, price])),
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

import type { Currency, PriceBand } from './prices.ts'

/** A text by language: in `neededLanguages` always, in others perhaps. */
export type InLanguages = Record<string, string>

/** Sessions of sound, or the studio's space. */
export const serviceGroups = ['sound', 'space'] as const
export type ServiceGroup = (typeof serviceGroups)[number]

/**
 * What can be booked: an entry of `services`. Missing fields mean by the hour and in dollars, as the first four have
 * it.
 */
export interface Service {
  id: string
  name: string
  enabled: boolean
  /** The name in each language; without it `name` counts, for services that the site knows its own texts. */
  names?: InLanguages
  description?: InLanguages
  group?: ServiceGroup
  /** The price by length, shortest first, instead of an hourly one in `pricing`. */
  bands?: PriceBand[]
  currency?: Currency
  /** Minutes, instead of `bookingDurations`. */
  durations?: number[]
  /** Whether a session may run past closing time, and past midnight; it starts within the opening hours. */
  pastClosing?: boolean
}

export function enabledServices({ services }: { services: readonly Service[] }): Service[] {
  return services.filter((service) => service.enabled)
}

/** The currency of a service's price: dollars by the hour, tugriks in bands. */
export const currencyOf = ({ currency, bands }: Pick<Service, 'currency' | 'bands'>): Currency =>
  currency ?? (bands ? 'MNT' : 'USD')

/** The lengths of a service's sessions, in minutes. */
export function durationsOf(
  type: string,
  settings: { services: readonly Service[]; bookingDurations: number[] },
) {
  return settings.services.find(({ id }) => id === type)?.durations ?? settings.bookingDurations
}

/** The lengths that only services with durations of their own offer, as a day and a night of the rental, and which these are. */
export function ownLengths({
  services,
  bookingDurations,
}: {
  services: readonly Service[]
  bookingDurations: readonly number[]
}) {
  const isOwn = (minutes: number) => !bookingDurations.includes(minutes)
  const own = enabledServices({ services }).filter(({ durations }) => durations?.some(isOwn))
  const lengths = new Set(own.flatMap(({ durations = [] }) => durations.filter(isOwn)))
  return { lengths: [...lengths].sort((a, b) => a - b), services: own }
}

export const groupOf = ({ group }: Pick<Service, 'group'>): ServiceGroup => group ?? 'sound'

/** Of the 40 characters that an id may have some are left for a number. */
const NAME_IN_ID_LENGTH = 32

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
      .slice(0, NAME_IN_ID_LENGTH) || 'service'
  let id = slug
  for (let number = 2; taken.includes(id); number++) id = `${slug}-${number}`
  return id
}

import { defaultNameOf, defaultServiceNames, isKnownService } from '../domain/offers/default-service-names.ts'
import type { InLanguages, Service } from '../domain/offers/services.ts'
import type { BookingWords } from './t.ts'

/** Services that the site has names for. */
export const translatedTypes = Object.keys(defaultServiceNames)

/**
 * The name of a service: the one that was agreed or that an admin wrote, in the reader's language; else the site's
 * own for those that it knows while they have their default name.
 */
export function typeName(
  { locale, t }: BookingWords,
  type: string,
  services: Service[],
  agreed?: InLanguages | null,
): string {
  const service = services.find(({ id }) => id === type)
  const names = agreed ?? service?.names
  const written = names && (names[locale] ?? names.en)
  if (written) return written
  if (isKnownService(type) && (!service || service.name === defaultNameOf(type))) return t(`bookings.${type}`)
  return service?.name ?? type
}

import { rentalNames } from '../domain/offers/rental-names.ts'
import type { InLanguages, Service } from '../domain/offers/services.ts'
import { defaultSettings } from '../domain/offers/settings.ts'
import type { Locale } from './locales.ts'
import type { Translate } from './t.ts'

interface Words {
  locale: Locale
  t: Translate<'bookings'>
}

/** Services that the site has names for, with the name that they begin with in the settings. */
export const translatedTypes = [
  'recording',
  'rehearsal',
  'mixing',
  'mastering',
  'photo-video',
  'movie',
  'events',
] as const
const firstNames: Record<string, string> = {
  ...rentalNames,
  ...Object.fromEntries(defaultSettings.services.map(({ id, name }) => [id, name])),
}

/**
 * The name of a service: the one that was agreed or that an admin wrote, in the reader's language; else the site's
 * own for those that it knows while they have their first name.
 */
export function typeName(
  { locale, t }: Words,
  type: string,
  services: Service[] = [],
  agreed?: InLanguages | null,
): string {
  const service = services.find(({ id }) => id === type)
  const names = agreed ?? service?.names
  const written = names && (names[locale] ?? names.en)
  if (written) return written
  const known = translatedTypes.find((id) => id === type)
  if (known && (service === undefined || service.name === firstNames[type])) return t(`bookings.${known}`)
  return service?.name ?? type
}

import type { Service } from '../../domain/settings.ts'
import type { Translate } from '../../i18n/t.ts'

const translated = ['recording', 'rehearsal', 'mixing', 'mastering'] as const

/** The name of a session type: translated for the studio's first four, as the admin wrote it for others. */
export function typeName(t: Translate<'bookings'>, type: string, services: Service[] = []): string {
  const known = translated.find((id) => id === type)
  if (known) return t(`bookings.${known}`)
  return services.find(({ id }) => id === type)?.name ?? type
}

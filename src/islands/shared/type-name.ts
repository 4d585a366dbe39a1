import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { Service } from '../../domain/offers/services.ts'
import { defaultSettings } from '../../domain/offers/settings.ts'
import type { Translate } from '../../i18n/t.ts'
import { $settings, needSettings } from '../../stores/settings.ts'
import { useTexts } from './island.tsx'

const translated = ['recording', 'rehearsal', 'mixing', 'mastering'] as const

/**
 * The name of a session type: translated for the studio's first four while they have their first names, as
 * an admin wrote it for others.
 */
export function typeName(t: Translate<'bookings'>, type: string, services: Service[] = []): string {
  const named = services.find(({ id }) => id === type)?.name
  const known = translated.find((id) => id === type)
  const first = defaultSettings.services.find(({ id }) => id === type)?.name
  if (known && (named === undefined || named === first)) return t(`bookings.${known}`)
  return named ?? type
}

/** Names session types by the studio's settings, which are loaded once for all that ask. */
export function useTypeName(): (type: string) => string {
  const { t } = useTexts('bookings')
  const settings = useStore($settings)
  useEffect(() => {
    needSettings()
  }, [])
  const services = settings.status === 'ready' ? settings.value.services : []
  return (type) => typeName(t, type, services)
}

import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { InLanguages } from '../../domain/offers/services.ts'
import { typeName } from '../../i18n/type-name.ts'
import { $settings, needSettings } from '../../stores/settings.ts'
import { useTexts } from './island.tsx'

/** Names services by the studio's settings, which are loaded once for all that ask. */
export function useTypeName(): (type: string, agreed?: InLanguages | null) => string {
  const language = useTexts('bookings')
  const settings = useStore($settings)
  useEffect(() => {
    needSettings()
  }, [])
  const services = settings.status === 'ready' ? settings.value.services : []
  return (type, agreed) => typeName(language, type, services, agreed)
}

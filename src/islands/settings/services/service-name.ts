import type { Service } from '../../../domain/offers/services.ts'
import { typeName } from '../../../i18n/type-name.ts'
import { useTexts } from '../../shared/island.tsx'

/** Names a service of the form as visitors of the page's language read it; nothing while it has no name. */
export function useServiceName(): (service: Service) => string {
  const language = useTexts('bookings')
  return (service) => typeName(language, service.id, [service])
}

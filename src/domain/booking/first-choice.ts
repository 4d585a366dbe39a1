import { enabledServices } from '../offers/services.ts'
import type { StudioSettings } from '../offers/settings.ts'

/** What a form begins with where nothing else was asked for. */
const FIRST_TYPE = 'recording'
/** Minutes. */
export const FIRST_DURATION = 60

/** The service that is chosen at first: recording where the studio offers it, else the first that it does. */
export function firstType(settings: Pick<StudioSettings, 'services'>): string {
  const offered = enabledServices(settings)
  return (offered.find(({ id }) => id === FIRST_TYPE) ?? offered[0])?.id ?? ''
}

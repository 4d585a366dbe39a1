import { rentalNames } from './default-service-names.ts'
import { type BandPrices, printedBands } from './price-bands.ts'
import type { Service } from './services.ts'
import type { StudioSettings } from './settings.ts'

/** The rows of the printed rental table, by the id under which each can be booked. */
export const rentalRows = { 'photo-video': 'photoAndVideo', movie: 'movie', events: 'events' } as const
export type RentalService = keyof typeof rentalRows

/** Lengths of a rental, in minutes: of a part of a day, of a day, and of a day and a night. */
const durations = [60, 120, 180, 240, 480, 1440]

/**
 * The settings with the studio rental offered as it is printed. A rental that is there already is switched on and
 * gets the printed prices; what else was said of it stays.
 */
export function printedOffer(
  settings: StudioSettings,
  rental: Record<(typeof rentalRows)[RentalService], BandPrices>,
): StudioSettings {
  const offered = (Object.keys(rentalRows) as RentalService[]).map((id): Service => {
    const present = settings.services.find((service) => service.id === id)
    return {
      id,
      name: rentalNames[id],
      group: 'space',
      durations,
      pastClosing: true,
      ...present,
      enabled: true,
      currency: 'MNT',
      bands: printedBands(rental[rentalRows[id]]),
    }
  })
  const fresh = new Map(offered.map((service) => [service.id, service]))
  const kept = settings.services.map((service) => fresh.get(service.id) ?? service)
  return {
    ...settings,
    services: [...kept, ...offered.filter(({ id }) => !settings.services.some((one) => one.id === id))],
    // A change of price that was waiting would take the printed one back.
    priceChanges: settings.priceChanges.filter(({ service }) => !fresh.has(service)),
  }
}

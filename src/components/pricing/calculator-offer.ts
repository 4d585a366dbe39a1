import { builtSettings } from '../../build/built-settings.ts'
import { multiCamera, studioRental, videoShooting } from '../../content/price-table.ts'
import { printedOffer, type RentalService, rentalRows } from '../../domain/offers/printed-offer.ts'
import type { CalculatorOffer, CalculatorService } from './calculator.ts'

const rental = (books: RentalService): CalculatorService => {
  const id = rentalRows[books]
  return { id, prices: [studioRental[id]], books }
}
const { livestream3, livestream5, recording3, recording5, ledScreen3, ledScreen5 } = multiCamera
const { services } = printedOffer(builtSettings, studioRental)
const rentals = services.filter(({ id }) => id in rentalRows)

/** Everything that is priced by the hour. */
export const calculatorOffer: CalculatorOffer = {
  rental: { 'photo-video': rental('photo-video'), movie: rental('movie'), events: rental('events') },
  team: [
    {
      title: 'pricing.videoShooting',
      services: (Object.keys(videoShooting) as (keyof typeof videoShooting)[]).map((id) => ({
        id,
        prices: [videoShooting[id]],
        books: 'photo-video',
      })),
    },
    {
      title: 'pricing.multiCamera',
      services: [
        { id: 'livestream', prices: [livestream3, livestream5], books: 'events' },
        { id: 'recording', prices: [recording3, recording5], books: 'events' },
        { id: 'ledScreen', prices: [ledScreen3, ledScreen5], books: 'events' },
      ],
    },
  ],
  lengths: rentals[0]?.durations?.toSorted((a, b) => a - b) ?? [],
}

import { builtSettings } from '../../build/built-settings.ts'
import { multiCamera, studioRental, videoShooting } from '../../content/price-table.ts'
import { printedOffer, type RentalService, rentalRows } from '../../domain/offers/printed-offer.ts'
import { durationsOf } from '../../domain/offers/services.ts'
import type { CalculatorOffer, CalculatorRental } from './calculator.ts'

const offered = printedOffer(builtSettings, studioRental)
const rental = (books: RentalService): CalculatorRental => {
  const id = rentalRows[books]
  return {
    id,
    prices: [studioRental[id]],
    books,
    lengths: durationsOf(books, offered).toSorted((a, b) => a - b),
  }
}
const { livestream3, livestream5, recording3, recording5, ledScreen3, ledScreen5 } = multiCamera

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
}

import type { BandPrices } from '../domain/offers/price-bands.ts'

/**
 * The printed prices in tugriks. Bookings are priced by the settings; where the two differ, pages show the settings'
 * price (`components/pricing/offer-now.ts`). The price of an hour of sound is in the settings only.
 */

export const studioRental = {
  photoAndVideo: [330_000, 550_000, 660_000, 1_100_000],
  movie: [550_000, 660_000, 880_000, 1_500_000],
  events: [550_000, 660_000, 880_000, 1_500_000],
} as const satisfies Record<string, BandPrices>

export const videoShooting = {
  reel: [220_000, 440_000, 550_000, 660_000],
  shortContent: [220_000, 440_000, 550_000, 660_000],
  broadcast: [220_000, 440_000, 550_000, 660_000],
  photo: [220_000, 440_000, 550_000, 660_000],
  advertisement: [440_000, 660_000, 880_000, 990_000],
} as const satisfies Record<string, BandPrices>

export const multiCamera = {
  livestream3: [880_000, 1_100_000, 1_500_000, 1_800_000],
  livestream5: [990_000, 1_200_000, 1_600_000, 1_900_000],
  recording3: [880_000, 1_100_000, 1_500_000, 1_800_000],
  recording5: [1_100_000, 1_500_000, 1_800_000, 2_100_000],
  ledScreen3: [550_000, 880_000, 1_100_000, 1_500_000],
  ledScreen5: [880_000, 1_100_000, 1_500_000, 1_800_000],
} as const satisfies Record<string, BandPrices>

export const videoEditing = {
  reel: 330_000,
  shortContent: 550_000,
  broadcast: 880_000,
  advertisement: 1_100_000,
} as const

export const photoDesign = {
  poster: 220_000,
  logo: 440_000,
  photoEditing: 110_000,
  prePrint: 110_000,
} as const

/** The tables on the pricing page, by their anchor. */
export type PriceSection = 'rental' | 'shooting' | 'multi-camera' | 'editing' | 'design'

/** A row of any table above; its name is a text of the pricing page (`pricing.reel`). */
export type PriceRow =
  | keyof typeof studioRental
  | keyof typeof videoShooting
  | keyof typeof multiCamera
  | keyof typeof videoEditing
  | keyof typeof photoDesign

/** Some rows of a table: prices by band, or one price each. */
export type PriceRows = Partial<Record<PriceRow, BandPrices | number>>

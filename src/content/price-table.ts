/** The printed prices in tugriks (spec section 9). Session prices per hour are another system: the settings. */

/** Duration bands of the tables: 1-2 h, 2-4 h, 8 h and 24 h (one day). */
export const bands = ['1-2', '2-4', '8', '24'] as const
export type Band = (typeof bands)[number]

type BandPrices = readonly [number, number, number, number]

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

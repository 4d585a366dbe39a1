import type { PriceRow } from '../../content/price-table.ts'
import { type BandPrices, bandEnds, bandOffers, quote } from '../../domain/offers/price-bands.ts'
import type { RentalService } from '../../domain/offers/printed-offer.ts'
import { formatTugrik } from '../../i18n/format-number.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { TextKey, Translate } from '../../i18n/t.ts'

/** The lengths that the slider's scale names. */
export const stops = [1, ...bandEnds]

/**
 * Steps of the slider in each band, the same for all: twice the hours of the longest one. An hour stands in the middle
 * of its steps.
 */
const BAND_STEPS = 32
export const LAST_STEP = BAND_STEPS * bandEnds.length

/** The hours before a band, and its last. */
function ends(band: number): [before: number, last: number] {
  return [bandEnds[band - 1] ?? 0, bandEnds[band] ?? 24]
}

/**
 * The step of the slider for some hours: in the middle of their part of the band that is paid, never where two bands
 * meet.
 */
export function stepOf(hours: number): number {
  const band = bandEnds.findIndex((end) => hours <= end)
  const [before, last] = ends(band)
  return BAND_STEPS * (band + (hours - before - 0.5) / (last - before))
}

/** To how many hours a step of the slider belongs. */
export function hoursAt(step: number): number {
  const band = Math.min(Math.floor(step / BAND_STEPS), bandEnds.length - 1)
  const [before, last] = ends(band)
  return Math.max(1, Math.ceil(before + (last - before) * (step / BAND_STEPS - band)))
}

/** How many cameras the multi-camera prices cover at most, in the order of a service's prices. */
export const cameraCounts = [3, 5] as const

export interface CalculatorService {
  /** Also its name, among the texts of the pricing page. */
  id: PriceRow | 'livestream' | 'recording' | 'ledScreen'
  /** One list of prices, or one for each of `cameraCounts`. */
  prices: readonly [BandPrices] | readonly [BandPrices, BandPrices]
  /** What is booked: the studio itself, or the studio in which the team works. */
  books: RentalService
}

/** What can be calculated, as the page hands it to the browser. */
export interface CalculatorOffer {
  rental: Record<RentalService, CalculatorService>
  team: { title: TextKey<'pricing'>; services: CalculatorService[] }[]
  /** For how many minutes the studio can be booked, shortest first. */
  lengths: readonly number[]
}

export interface Choice {
  service: string
  hours: number
  cameras: number
}

export const firstChoice: Choice = { service: 'photoAndVideo', hours: 2, cameras: cameraCounts[0] }

/** The texts that the browser needs of the page's. */
export const calculatorTexts =
  /^(band|book|hours|longest|perHour|quote|together|photoAndVideo$|movie$|events$)/

/** Everything the calculator says about a choice, in words. */
export function describeChoice(
  t: Translate<'pricing'>,
  locale: Locale,
  { rental, team, lengths }: CalculatorOffer,
  { service: id, hours, cameras }: Choice,
) {
  const money = (amount: number) => formatTugrik(locale, amount)
  const services = [...Object.values(rental), ...team.flatMap((group) => group.services)]
  const service = services.find((each) => each.id === id)
  const byCameras = service?.prices[1] !== undefined
  const prices = service?.prices[byCameras && cameras > cameraCounts[0] ? 1 : 0]
  const result = prices && quote(prices, hours)
  if (!service || !prices || !result) throw new Error(`No price of ${id} for ${hours} hours`)
  const { paid, hoursLeft, next } = result
  const studio = rental[service.books]
  const count = (number: number) => t('pricing.hours', { count: number })

  // What the rates above do not say: that some hours are paid and not used, and what lies beyond the longest.
  const sentences: string[] = []
  if (hoursLeft > 0) {
    sentences.push(
      t('pricing.quote', { hours: count(hours), band: t(`pricing.band${paid.band}`) }),
      t('pricing.hoursLeft', { count: hoursLeft }),
    )
  }
  if (!next) sentences.push(t('pricing.longestBand'))
  if (service !== studio) {
    const price = quote(studio.prices[0], hours)?.paid.price ?? 0
    sentences.unshift(
      t('pricing.together', {
        rental: t(`pricing.${studio.id}`),
        hours: count(hours),
        price: money(price),
        total: money(price + paid.price),
      }),
    )
  }

  // Five hours cost a day: a day is booked.
  const minutes = lengths.find((length) => length >= hours * 60) ?? hours * 60
  const length = count(minutes / 60)
  return {
    byCameras,
    hours: count(hours),
    price: money(paid.price),
    sentences,
    /** The link to the form, with the service and the length to book. */
    book: {
      words:
        service === studio
          ? t('pricing.bookResult', { hours: length })
          : t('pricing.bookTime', { hours: length }),
      query: `?service=${service.books}&duration=${minutes}`,
    },
    offers: bandOffers(prices).map((offer, _, [dearest = offer]) => ({
      label: t(`pricing.band${offer.band}`),
      price: money(offer.price),
      perHour: t('pricing.perHour', { price: money(offer.perHour) }),
      /** What an hour costs, as a share of what it costs in the shortest band. */
      rate: offer.perHour / dearest.perHour,
      paid: offer.band === paid.band,
      note: offer.band === paid.band ? t('pricing.bandPaid') : '',
    })),
  }
}

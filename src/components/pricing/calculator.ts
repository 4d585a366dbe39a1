import type { PriceRow } from '../../content/price-table.ts'
import { type BandPrices, bandEnds, bandOffers, quote } from '../../domain/offers/price-bands.ts'
import type { RentalService } from '../../domain/offers/printed-offer.ts'
import { formatNumber, formatTugrik } from '../../i18n/format-number.ts'
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

/** The hours that a key leads to: its step is less than an hour in a short band, and means the next one. None is beyond the ends. */
export function hoursByKey(hours: number, step: number): number {
  return Math.min(stops.at(-1) ?? hours, Math.max(1, hours + Math.sign(step - stepOf(hours))))
}

/** How many cameras the multi-camera prices cover at most, in the order of a service's prices. */
export const cameraCounts = [3, 5] as const

interface CalculatorService {
  /** Also its name, among the texts of the pricing page. */
  id: PriceRow | 'livestream' | 'recording' | 'ledScreen'
  /** One list of prices, or one for each of `cameraCounts`. */
  prices: readonly [BandPrices] | readonly [BandPrices, BandPrices]
  /** What is booked: the studio itself, or the studio in which the team works. */
  books: RentalService
}

export interface CalculatorRental extends CalculatorService {
  /** For how many minutes it can be booked, shortest first. */
  lengths: readonly number[]
}

/** What can be calculated, as the page hands it to the browser. */
export interface CalculatorOffer {
  rental: Record<RentalService, CalculatorRental>
  team: { title: TextKey<'pricing'>; services: CalculatorService[] }[]
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
  { rental, team }: CalculatorOffer,
  { service: id, hours, cameras }: Choice,
) {
  const money = (amount: number) => formatTugrik(locale, amount)
  const services = [...Object.values(rental), ...team.flatMap((group) => group.services)]
  const service = services.find((each) => each.id === id)
  const byCameras = service?.prices[1] !== undefined
  const prices = service?.prices[byCameras && cameras > cameraCounts[0] ? 1 : 0]
  const studio = service && rental[service.books]
  // Five hours cost a day: a day is booked, and its price is told.
  const minutes = studio?.lengths.find((length) => length >= hours * 60)
  const booked = minutes ? minutes / 60 : hours
  const result = prices && quote(prices, service === studio ? booked : hours)
  if (!studio || !prices || !result) throw new Error(`No price of ${id} for ${hours} hours`)
  const { paid, next } = result
  const covered = studio.lengths.filter((length) => length <= paid.upToMinutes)
  const hoursLeft = (covered.at(-1) ?? 0) / 60 - hours
  const told = (hours: number) => ({ count: hours, number: formatNumber(locale, hours) })
  const count = (hours: number) => t('pricing.hours', told(hours))

  // What the rates above do not say: that some hours are paid and not used, and what lies beyond the longest.
  const sentences: string[] = []
  if (hoursLeft > 0) {
    sentences.push(
      t('pricing.quote', { hours: count(hours), band: t(`pricing.band${paid.band}`) }),
      t('pricing.hoursLeft', told(hoursLeft)),
    )
  }
  if (!next && minutes) sentences.push(t('pricing.longestBand'))
  const rent = quote(studio.prices[0], booked)?.paid.price ?? 0

  return {
    byCameras,
    hours: count(hours),
    /** All that is to be paid: where the team does it, with the studio that is booked for it. */
    price: money(service === studio ? paid.price : rent + paid.price),
    /** What the team takes of it, and that and the studio's part in words; nothing of the rental, which is all of it. */
    team: service === studio ? undefined : money(paid.price),
    parts:
      service === studio ? undefined : t('pricing.together', { price: money(paid.price), rent: money(rent) }),
    sentences,
    /** The link to the form, with the service and the length to book; words and length only where one is offered. */
    book: {
      words:
        minutes &&
        t(service === studio ? 'pricing.bookResult' : 'pricing.bookTime', { hours: count(booked) }),
      query: `?service=${studio.books}${minutes ? `&duration=${minutes}` : ''}`,
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

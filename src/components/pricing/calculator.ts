import { bandLabels, multiCamera, rowLabels, studioRental, videoShooting } from '../../content/price-table.ts'
import { type BandPrices, bandOffers, quote } from '../../domain/price-bands.ts'
import { formatTugrik } from '../../i18n/format-number.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { TextKey, Translate } from '../../i18n/t.ts'

export const LONGEST_HOURS = 24

/** How many cameras the multi-camera prices cover at most, in the order of a service's prices. */
export const cameraCounts = [3, 5] as const

interface CalculatorService {
  id: string
  label: TextKey<'pricing'>
  /** One list of prices, or one for each of `cameraCounts`. */
  prices: readonly [BandPrices] | readonly [BandPrices, BandPrices]
}

const { livestream3, livestream5, recording3, recording5, ledScreen3, ledScreen5 } = multiCamera

const single = <Row extends keyof typeof rowLabels>(rows: Record<Row, BandPrices>): CalculatorService[] =>
  (Object.keys(rows) as Row[]).map((id) => ({ id, label: rowLabels[id], prices: [rows[id]] }))

/** What can be calculated: everything that is priced by the hour. */
export const calculatorGroups: { title: TextKey<'pricing'>; services: CalculatorService[] }[] = [
  { title: 'pricing.studioRental', services: single(studioRental) },
  { title: 'pricing.videoShooting', services: single(videoShooting) },
  {
    title: 'pricing.multiCamera',
    services: [
      { id: 'livestream', label: 'pricing.livestream', prices: [livestream3, livestream5] },
      { id: 'recording', label: 'pricing.recording', prices: [recording3, recording5] },
      { id: 'ledScreen', label: 'pricing.ledScreen', prices: [ledScreen3, ledScreen5] },
    ],
  },
]

export interface Choice {
  service: string
  hours: number
  cameras: number
}

export const firstChoice: Choice = { service: 'photoAndVideo', hours: 2, cameras: cameraCounts[0] }

/** Everything the calculator says about a choice, in words. */
export function describeChoice(
  t: Translate<'pricing'>,
  locale: Locale,
  { service: id, hours, cameras }: Choice,
) {
  const money = (amount: number) => formatTugrik(locale, amount)
  const service = calculatorGroups.flatMap(({ services }) => services).find((each) => each.id === id)
  const byCameras = service?.prices[1] !== undefined
  const prices = service?.prices[byCameras && cameras > cameraCounts[0] ? 1 : 0]
  const result = prices && quote(prices, hours)
  if (!prices || !result) throw new Error(`No price of ${id} for ${hours} hours`)
  const { paid, hoursLeft, next } = result

  const sentences = [
    t('pricing.quote', { hours: t('pricing.hours', { count: hours }), band: t(bandLabels[paid.band]) }),
  ]
  if (hoursLeft > 0) sentences.push(t('pricing.hoursLeft', { count: hoursLeft }))
  if (next) {
    sentences.push(
      t('pricing.nextBand', { band: t(bandLabels[next.band]), difference: money(next.price - paid.price) }),
    )
  } else {
    sentences.push(t('pricing.longestBand'))
  }
  if (next && next.perHour < paid.perHour) {
    sentences.push(t('pricing.nextHour', { before: money(paid.perHour), after: money(next.perHour) }))
  }

  return {
    byCameras,
    hours: t('pricing.hours', { count: hours }),
    price: money(paid.price),
    sentences,
    offers: bandOffers(prices).map((offer) => ({
      label: t(bandLabels[offer.band]),
      price: money(offer.price),
      perHour: t('pricing.perHour', { price: money(offer.perHour) }),
      paid: offer.band === paid.band,
      note:
        offer.band === paid.band
          ? t('pricing.bandPaid')
          : offer.band === next?.band
            ? t('pricing.bandNext', { difference: money(offer.price - paid.price) })
            : '',
    })),
  }
}

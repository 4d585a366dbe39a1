import { type BandPrices, bandOffers } from '../../domain/offers/price-bands.ts'
import { type PricedServices, priceListOf, priceOf } from '../../domain/offers/price-of.ts'
import { currencies } from '../../domain/offers/prices.ts'
import { durationsOf, groupOf } from '../../domain/offers/services.ts'
import type { StudioSettings } from '../../domain/offers/settings.ts'
import { formatPrice } from '../../i18n/format-number.ts'
import type { Locale } from '../../i18n/locales.ts'

/** The length that the price in each column of the table covers, in minutes. */
export const bandMinutes = bandOffers([0, 0, 0, 0]).map(({ upToMinutes }) => upToMinutes)

/** What can be booked, at which prices and lengths. */
export type OfferNow = PricedServices & Pick<StudioSettings, 'bookingDurations'>

export type PricesNow = ReturnType<typeof pricesNow>

/** What is asked today for what can be booked; `offer` holds only services that are switched on. */
export function pricesNow(locale: Locale, offer: OfferNow, today: string) {
  const price = (type: string, duration: number) => priceOf({ type, duration }, today, offer)
  const isOn = (id: string) => offer.services.some((service) => service.id === id)

  return {
    at: (id: string, minutes: number) => formatPrice(locale, price(id, minutes)),

    /**
     * The lowest price of these rentals for two hours, or of all sound sessions for one hour, in each of their
     * currencies; none where all are switched off.
     */
    least(ids: string): string | undefined {
      const sound = ids === 'sound'
      const wanted = sound
        ? offer.services
            .filter((service) => groupOf(service) === 'sound' && !service.bands)
            .map(({ id }) => id)
        : ids.split(' ').filter(isOn)
      const cheapest = wanted
        .map((id) => price(id, sound ? 60 : (bandMinutes[0] ?? 0)))
        .toSorted((one, other) => one.amount - other.amount)
      const least = currencies.flatMap((of) => cheapest.find(({ currency }) => currency === of) ?? [])
      return least.map((one) => formatPrice(locale, one)).join(' · ') || undefined
    },

    /** As the printed table has them, in tugriks; none where they are by other lengths. */
    bands(id: string): BandPrices | undefined {
      const { currency, bands = [] } = priceListOf(id, today, offer)
      const asPrinted = String(bands.map(({ upToMinutes }) => upToMinutes)) === String(bandMinutes)
      const known = isOn(id) && currency === 'MNT' && asPrinted
      return known ? (bands.map((band) => band.price) as unknown as BandPrices) : undefined
    },

    /** For how many minutes it can be booked, shortest first. */
    lengths: (id: string) => durationsOf(id, offer).toSorted((one, other) => one - other),
  }
}

import { type Currency, isPrice, type PriceBand } from '../../../domain/offers/prices.ts'
import { currencyOf, type Service } from '../../../domain/offers/services.ts'
import { formatNumber, formatPrice } from '../../../i18n/format-number.ts'
import { joinList, joinRange } from '../../../i18n/joins.ts'
import type { Locale } from '../../../i18n/locales.ts'
import type { Translate } from '../../../i18n/t.ts'
import { useTexts } from '../../shared/island.tsx'

/** `up to 2 h`; nothing while no length is typed. */
export function bandWords(locale: Locale, t: Translate<'settings'>, minutes: number): string | undefined {
  return minutes > 0 ? t('settings.band', { hours: formatNumber(locale, minutes / 60) }) : undefined
}

type Words = (service: Pick<Service, 'currency' | 'bands'>, hourly: number | undefined) => string

/** What a service costs, in words; nothing where nothing is typed that could be a price. */
export function usePriceWords(): { priceWords: Words; priceRange: Words } {
  const { locale, t } = useTexts('settings', 'bookings')
  const money = (amount: number, currency: Currency) => formatPrice(locale, { amount, currency })

  const inWords =
    (bandsWords: (bands: readonly PriceBand[], currency: Currency) => string): Words =>
    (service, hourly) => {
      const currency = currencyOf(service)
      if (service.bands) {
        const known = service.bands.filter((band) => band.upToMinutes > 0 && isPrice(band.price, currency))
        return known.length > 0 ? bandsWords(known, currency) : ''
      }
      if (hourly === undefined || !isPrice(hourly, currency)) return ''
      return t('bookings.pricePerHour', { price: money(hourly, currency) })
    }

  return {
    /** `$50 per hour` or `up to 2 h 330,000₮, …`. */
    priceWords: inWords((bands, currency) =>
      joinList(
        locale,
        bands.map(
          ({ upToMinutes, price }) => `${bandWords(locale, t, upToMinutes)} ${money(price, currency)}`,
        ),
      ),
    ),
    /** `$50 per hour` or `330,000₮–1,100,000₮`. */
    priceRange: inWords((bands, currency) => {
      const prices = bands.map(({ price }) => price)
      const [least, most] = [Math.min(...prices), Math.max(...prices)].map((price) => money(price, currency))
      return least === most ? `${least}` : joinRange(`${least}`, `${most}`)
    }),
  }
}

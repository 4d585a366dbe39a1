import { type PriceRows, videoEditing } from '../content/price-table.ts'
import { defaultNameOf, isKnownSound } from '../domain/offers/default-service-names.ts'
import { type RentalService, rentalRows } from '../domain/offers/printed-offer.ts'
import { currencyOf, enabledServices, groupOf, type Service } from '../domain/offers/services.ts'
import type { StudioSettings } from '../domain/offers/settings.ts'
import { formatPrice, formatTugrik } from '../i18n/format-number.ts'
import type { Locale } from '../i18n/locales.ts'
import type { Translate } from '../i18n/t.ts'
import { typeName } from '../i18n/type-name.ts'
import { builtSettings } from './built-settings.ts'

export const least = (rows: PriceRows): number => Math.min(...Object.values(rows).flat())

/** The services that are booked for some rows, as the browser looks for them (pricing/offer-now.ts). */
export function bookedFor(...rows: PriceRows[]): string | undefined {
  const ids = Object.keys(rentalRows) as RentalService[]
  return ids.filter((id) => rows.some((some) => rentalRows[id] in some)).join(' ') || undefined
}

/** The least that some rows ask for, and for how much of it: for the shortest band, or for a piece. */
export function priceFrom(locale: Locale, t: Translate<'pricing'>, label: string, rows: PriceRows) {
  const flat = Object.values(rows).every((row) => typeof row === 'number')
  const piece = rows === videoEditing ? 'pricing.clip' : 'pricing.piece'
  return {
    label,
    per: t(flat ? piece : 'pricing.band1-2'),
    price: formatTugrik(locale, least(rows)),
    from: bookedFor(rows),
  }
}

export interface SoundSession {
  id: string
  name: string
  text: string | undefined
  /** Of an hour. */
  price: string
  amount: number
}

/** The sessions of sound that can be booked by the hour, in the reader's words. */
export function soundSessions(
  locale: Locale,
  t: Translate<'bookings' | 'pricing'>,
  settings: StudioSettings = builtSettings,
): SoundSession[] {
  const byTheHour = (service: Service) => groupOf(service) === 'sound' && !service.bands
  return enabledServices(settings)
    .filter(byTheHour)
    .map((service) => {
      const { id, name, names, description } = service
      const own = isKnownSound(id) && !names && name === defaultNameOf(id)
      const amount = settings.pricing[id] ?? 0
      return {
        id,
        name: typeName({ locale, t }, id, [service]),
        text: description?.[locale] ?? description?.en ?? (own ? t(`pricing.${id}Text`) : undefined),
        price: formatPrice(locale, { amount, currency: currencyOf(service) }),
        amount,
      }
    })
}

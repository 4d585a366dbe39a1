import { currencyOf, type Service } from '../../domain/offers/services.ts'
import { formatPrice } from '../../i18n/format-number.ts'
import type { Locale } from '../../i18n/locales.ts'

interface Offered {
  services: Service[]
  /** Prices of an hour. */
  pricing: Partial<Record<string, number>>
}

/**
 * Takes from the page what was switched off in the settings since it was built, and writes today's prices of an hour.
 * Where nothing answers, the page stays as it is.
 */
export async function showOfferNow(locale: Locale): Promise<void> {
  const api = import.meta.env.PUBLIC_SUPABASE_URL || location.origin
  const answer = await fetch(
    `${api}/rest/v1/studio_settings?select=services:settings->services,pricing:settings->pricing`,
    { headers: { apikey: import.meta.env.PUBLIC_SUPABASE_PUBLISHABLE_KEY }, priority: 'low' },
  ).catch(() => undefined)
  const [offered]: Offered[] = answer?.ok ? await answer.json().catch(() => []) : []
  if (offered?.services && offered.pricing) show(locale, offered)
}

function show(locale: Locale, { services, pricing }: Offered) {
  for (const place of document.querySelectorAll<HTMLElement>('[data-service]')) {
    const service = services.find(({ id }) => id === place.dataset.service)
    if (!service?.enabled) remove(place)
    else writeHour(locale, place, service, pricing[service.id])
  }
}

/** The last of its list takes the list's section along; a choice that is gone leads to the next one. */
function remove(place: HTMLElement) {
  const form = place.closest('form')
  const section = place.closest('section')
  place.remove()
  form?.dispatchEvent(new Event('input'))
  if (section && !form && !section.querySelector('[data-service]')) section.remove()
}

function writeHour(locale: Locale, place: HTMLElement, service: Service, amount: number | undefined) {
  const hour = place.querySelector<HTMLElement>('[data-hour]')
  if (!hour || amount === undefined) return
  const price = formatPrice(locale, { amount, currency: currencyOf(service) })
  const words = (hour.dataset.hour ?? '').replace('$1', () => price)
  if (hour.textContent !== words) hour.textContent = words
}

import type { Weekday } from '../domain/offers/opening-hours.ts'
import type { Offer } from '../domain/offers/price-of.ts'
import type { StudioSettings } from '../domain/offers/settings.ts'

/** The settings that pages print; null for missing ones. */
type Shown = Pick<StudioSettings, 'studioName' | 'openingHours'> & {
  [Part in 'weekHours' | 'specialDays' | keyof Offer]: StudioSettings[Part] | null
}

const select = [
  'studioName:settings->>studioName',
  'openingHours:settings->openingHours',
  'weekHours:settings->weekHours',
  'specialDays:settings->specialDays',
  'services:settings->services',
  'pricing:settings->pricing',
  'priceChanges:settings->priceChanges',
]

/**
 * Writes the current opening hours, name and offer where the page prints those of its build. Without an answer the page
 * stays as it is.
 */
export async function showStudioNow(): Promise<void> {
  const api = import.meta.env.PUBLIC_SUPABASE_URL || location.origin
  const answer = await fetch(`${api}/rest/v1/studio_settings?select=${select}`, {
    headers: { apikey: import.meta.env.PUBLIC_SUPABASE_PUBLISHABLE_KEY },
    priority: 'low',
  }).catch(() => undefined)
  const [shown]: Shown[] = answer?.ok ? await answer.json().catch(() => []) : []
  if (!shown) return
  // Ulaanbaatar is eight hours ahead, all year.
  const now = new Date(Date.now() + 8 * 3_600_000)
  const today = now.toISOString().slice(0, 10)
  show(shown, String(now.getUTCDay() || 7) as Weekday, today)
  const { services, pricing, priceChanges } = shown
  if (!services || !pricing || !document.querySelector('[data-service],[data-from]')) return
  const { showOfferNow } = await import('./pricing/offer-now.ts')
  showOfferNow({ services, pricing, priceChanges: priceChanges ?? [] }, today)
}

function show({ studioName, openingHours, ...shown }: Shown, weekday: Weekday, today: string) {
  const weekHours = shown.weekHours ?? {}
  const special = shown.specialDays?.find(({ date }) => date === today)
  const hours = special ? special.hours : weekHours[weekday]
  const differs = special !== undefined || Object.keys(weekHours).length > 0

  const places = document.querySelectorAll<HTMLElement>('[data-opening]')
  const patterns = [...places].map(({ dataset }) => dataset.opening).find(Boolean) ?? ''
  const [daily = '', usual = '', open = '', closed = ''] = patterns.split('|')
  const fill = (pattern: string, { start, end } = openingHours) =>
    pattern.replace('$1', start).replace('$2', end)
  const words = differs
    ? fill(usual) + (hours === null ? closed : fill(open, hours ?? openingHours))
    : fill(daily)
  for (const place of places) write(place, words)

  for (const place of document.querySelectorAll<HTMLElement>('[data-studio]')) {
    const { studio = '' } = place.dataset
    write(
      place,
      place.textContent.replace(studio, () => studioName),
    )
    document.title = document.title.replace(studio, () => studioName)
    place.dataset.studio = studioName
  }
}

function write(place: Element, words: string) {
  if (place.textContent !== words) place.textContent = words
}

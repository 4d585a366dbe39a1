import type { Hours, Weekday } from '../domain/offers/opening-hours.ts'
import type { PricedServices } from '../domain/offers/price-of.ts'
import type { StudioSettings } from '../domain/offers/settings.ts'

/** The settings that pages print; null for missing ones. */
type Shown = Pick<StudioSettings, 'studioName' | 'openingHours'> & {
  [Part in 'weekHours' | 'specialDays' | 'bookingDurations' | keyof PricedServices]:
    | StudioSettings[Part]
    | null
}

/** An answer of `busy_ranges`. */
interface BusyRange {
  starts_at: string
  ends_at: string
  closed: boolean
}

const select = [
  'studioName:settings->>studioName',
  'openingHours:settings->openingHours',
  'weekHours:settings->weekHours',
  'specialDays:settings->specialDays',
  'bookingDurations:settings->bookingDurations',
  'services:settings->services',
  'pricing:settings->pricing',
  'priceChanges:settings->priceChanges',
]

/**
 * Writes the current opening hours, name and offer where the page prints those of its build. Without an answer the page
 * stays as it is.
 */
export async function showStudioNow(): Promise<void> {
  const { weekday, today } = studioDay()
  const [shown] = await ask<Shown>(`studio_settings?select=${select}`)
  if (!shown) return
  await show(shown, weekday, today)
  shownOn = today
  const { services, pricing, priceChanges, bookingDurations } = shown
  if (!services || !pricing || !bookingDurations || !document.querySelector('[data-service],[data-from]'))
    return
  const { showOfferNow } = await import('./pricing/offer-now.ts')
  showOfferNow({ services, pricing, priceChanges: priceChanges ?? [], bookingDurations }, today)
}

/** The day that the page speaks of as today's. */
let shownOn = ''
// A page that is looked at again may be of yesterday.
for (const sign of ['pageshow', 'visibilitychange']) {
  addEventListener(sign, () => {
    if (studioDay().today !== shownOn) showStudioNow().catch(() => undefined)
  })
}

/** Ulaanbaatar is eight hours ahead, all year. */
function studioDay() {
  const now = new Date(Date.now() + 8 * 3_600_000)
  return { weekday: String(now.getUTCDay() || 7) as Weekday, today: now.toISOString().slice(0, 10) }
}

async function show({ studioName, openingHours, ...shown }: Shown, weekday: Weekday, today: string) {
  const weekHours = shown.weekHours ?? {}
  const special = shown.specialDays?.find(({ date }) => date === today)
  const own = special ? special.hours : weekHours[weekday]
  const hours = own === undefined ? openingHours : own
  const differs = special !== undefined || Object.keys(weekHours).length > 0

  const places = document.querySelectorAll<HTMLElement>('[data-opening]')
  const patterns = [...places].map(({ dataset }) => dataset.opening).find(Boolean) ?? ''
  const [daily = '', usual = '', open = '', closed = ''] = patterns.split('|')
  const fill = (pattern: string, { start, end } = openingHours) =>
    pattern.replace('$1', start).replace('$2', end)
  const words = differs
    ? fill(usual) + (hours && !(await isClosure(today, hours)) ? fill(open, hours) : closed)
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

/** Whether a closure takes all the hours of a day: a holiday. */
async function isClosure(day: string, { start, end }: Hours): Promise<boolean> {
  const [range_start, range_end] = [start, end].map((time) => `${day}T${time}:00+08:00`) as [string, string]
  const ranges = await ask<BusyRange>('rpc/busy_ranges', { range_start, range_end })
  return ranges.some(
    ({ closed, starts_at, ends_at }) =>
      closed &&
      Date.parse(starts_at) <= Date.parse(range_start) &&
      Date.parse(ends_at) >= Date.parse(range_end),
  )
}

/** The rows of an answer; none where nothing answers. */
async function ask<Row>(path: string, body?: object): Promise<Row[]> {
  const api = import.meta.env.PUBLIC_SUPABASE_URL || location.origin
  const answer = await fetch(`${api}/rest/v1/${path}`, {
    headers: {
      apikey: import.meta.env.PUBLIC_SUPABASE_PUBLISHABLE_KEY,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    priority: 'low',
  }).catch(() => undefined)
  return answer?.ok ? answer.json().catch(() => []) : []
}

function write(place: Element, words: string) {
  if (place.textContent !== words) place.textContent = words
}

import * as z from 'zod/mini'
import type { Locale } from '../../i18n/locales.ts'
import { localizedPath, splitPath } from '../../i18n/url.ts'
import { createDraft } from '../../stores/draft.ts'

/** Forgotten together with drafts: an address may hold a name that was searched for. */
const lastPlace = createDraft('came-from', z.string())

/** Screens that one leaves for a booking and wants to come back to, with their filters, as they stood. */
const isPlace = (path: string) =>
  path === '/dashboard' || (/^\/admin(\/|$)/.test(path) && path !== '/admin/bookings/new')

/** A place's path without language and its query, where an address of this site is one. */
function placeOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { origin, pathname, search } = new URL(address)
  if (origin !== location.origin) return undefined
  const { path } = splitPath(pathname)
  return isPlace(path) ? path + search : undefined
}

/**
 * Where Back leads: to the list, week or person one came from, also on the way over a form; without one to
 * `otherwise`. This tab remembers.
 */
export function cameFrom(locale: Locale, otherwise: string): string {
  const place = placeOf(document.referrer)
  if (place) lastPlace.keep(place)
  const [path = otherwise, query] = (place ?? lastPlace.read() ?? otherwise).split('?')
  return localizedPath(locale, path) + (query ? `?${query}` : '')
}

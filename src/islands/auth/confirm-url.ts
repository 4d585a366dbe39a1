import type { Locale } from '../../i18n/locales.ts'
import { localizedPath } from '../../i18n/url.ts'

/** The page to which the link of an email leads; it remembers the page one was on the way to (`next`). */
export function confirmUrl(locale: Locale): string {
  const next = new URLSearchParams(location.search).get('next')
  const query = next ? `?${new URLSearchParams({ next })}` : ''
  return location.origin + localizedPath(locale, '/auth/confirm') + query
}

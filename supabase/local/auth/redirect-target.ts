import type { Locale } from '../../../src/i18n/locales.ts'
import { localizedPath } from '../../../src/i18n/url.ts'

/** Where the server is reached by two names: `npm start` prints the first. */
const SAME_MACHINE = ['localhost', '127.0.0.1']

/** Where a link may lead: `wanted`, without its fragment, if it is a page of this site; else undefined. */
function pageOfSite(wanted: string | null | undefined, siteUrl: string): URL | undefined {
  const site = new URL(siteUrl)
  const url = wanted ? URL.parse(wanted) : null
  if (url === null || url.username !== '' || url.password !== '') return undefined
  const isHere = url.origin === site.origin || isSameMachine(url, site)
  // A static host may answer an address with two slashes by leading to another site.
  if (!isHere || url.pathname.startsWith('//')) return undefined
  // The token of a mail is to be the only thing there.
  url.hash = ''
  return url
}

/** Other addresses of this machine (127.0.0.2, [::1]) may be another program's. */
function isSameMachine(url: URL, site: URL): boolean {
  return (
    [url, site].every(({ hostname }) => SAME_MACHINE.includes(hostname)) &&
    url.protocol === site.protocol &&
    url.port === site.port
  )
}

/** Where a link leads that was already looked at: `wanted` if it is a page of this site, else the site itself. */
export function redirectTarget(wanted: string | null | undefined, siteUrl: string): string {
  return (pageOfSite(wanted, siteUrl) ?? new URL(siteUrl)).href
}

/**
 * The link of a mail: to the page that redeems its token once somebody presses the button there. Programs that look
 * at links beforehand use nothing up.
 */
export function confirmLink(
  { token, type, locale }: { token: string; type: string; locale: Locale },
  redirectTo: string | null,
  siteUrl: string,
): string {
  const page = pageOfSite(redirectTo, siteUrl) ?? new URL(localizedPath(locale, '/auth/confirm'), siteUrl)
  page.hash = new URLSearchParams({ token_hash: token, type }).toString()
  return page.href
}

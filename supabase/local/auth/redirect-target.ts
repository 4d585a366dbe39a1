import { isLoopbackUrl } from '../http/loopback.ts'

/** Where a mail link leads after it was checked: `wanted` if it is a page of this site, else the site itself. */
export function redirectTarget(wanted: string | null | undefined, siteUrl: string): string {
  const site = new URL(siteUrl)
  const url = wanted ? URL.parse(wanted) : null
  return url !== null && isSameSite(url, site) && url.username === '' && url.password === ''
    ? url.href
    : site.href
}

function isSameSite(url: URL, site: URL): boolean {
  if (url.origin === site.origin) return true
  // localhost and 127.0.0.1 are one server.
  return isLoopbackUrl(url) && isLoopbackUrl(site) && url.protocol === site.protocol && url.port === site.port
}

import type { Locale } from '../i18n/locales.ts'
import { localizedPath } from '../i18n/url.ts'

/** Where the links of mails lead. */
export interface Places {
  /** The site's origin, without a slash at its end. */
  siteUrl: string
  /** The function's address: `https://…/functions/v1/studio`. */
  functionsUrl: string
  studioEmail: string
}

/** A page of the site in a language, whole. */
export const pageLink = ({ siteUrl }: Places, locale: Locale, path: string): string =>
  siteUrl + localizedPath(locale, path)

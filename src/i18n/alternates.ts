import { DEFAULT_LOCALE, localeFacts, locales } from './locales.ts'
import { localizedPath } from './url.ts'

/** A page in every language, as `hreflang` links want it; `x-default` is the neutral door. */
export const alternatesOf = (path: string) => [
  ...locales.map((locale) => ({ hreflang: localeFacts[locale].tag, href: localizedPath(locale, path) })),
  { hreflang: 'x-default', href: localizedPath(DEFAULT_LOCALE, path) },
]

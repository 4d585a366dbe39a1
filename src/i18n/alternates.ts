import { DEFAULT_LOCALE, localeFacts, locales } from './locales.ts'
import { localizedPath } from './url.ts'

/**
 * The addresses of a page in every language, as `hreflang` links want them; `x-default` is the address without a
 * language.
 */
export const alternatesOf = (path: string) => [
  ...locales.map((locale) => ({ hreflang: localeFacts[locale].tag, href: localizedPath(locale, path) })),
  { hreflang: 'x-default', href: localizedPath(DEFAULT_LOCALE, path) },
]

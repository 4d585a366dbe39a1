import { DEFAULT_LOCALE, isLocale, type Locale, locales } from './locales.ts'

/** The address of a page in a language: `('ru', '/about')` → `/ru/about`, `('mn', '/about')` → `/about`. */
export function localizedPath(locale: Locale, path: string): string {
  if (locale === DEFAULT_LOCALE) return path
  return `/${locale}${path === '/' ? '' : path}`
}

/** The language and the language-free path of an address: `/ru/about` → `ru`, `/about`. */
export function splitPath(pathname: string): { locale: Locale; path: string } {
  const [, first, ...rest] = pathname.split('/')
  if (isLocale(first) && first !== DEFAULT_LOCALE) return { locale: first, path: `/${rest.join('/')}` }
  return { locale: DEFAULT_LOCALE, path: pathname }
}

/** Static paths of a page under `src/pages/[...locale]/`. */
export const localePaths = () =>
  locales.map((locale) => ({
    params: { locale: locale === DEFAULT_LOCALE ? undefined : locale },
    props: { locale },
  }))

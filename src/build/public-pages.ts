import { footerNavigation, publicNavigation } from '../content/routes.ts'
import type { Locale } from '../i18n/locales.ts'
import { translate } from '../i18n/server.ts'

export interface PublicPage {
  /** The address without language. */
  path: string
  /** What the page is called in a file name: `home`, `pricing`. */
  name: string
}

const entries = [...publicNavigation, ...footerNavigation]

/** The pages search engines may list: those of the public navigation and the footer. */
export const publicPages: PublicPage[] = entries.map(({ path }) => ({
  path,
  name: path === '/' ? 'home' : path.slice(1),
}))

/** What a page is called in the navigation; the home page by its headline. */
export function pageHeadline(locale: Locale, path: string): string {
  const t = translate(locale, ['common', 'home'])
  const entry = entries.find((item) => item.path === path)
  return entry && path !== '/' ? t(entry.label) : t('home.heroTitle')
}

/** Where the page's Open Graph picture is. */
export function sharePicturePath(locale: Locale, path: string): string {
  const page = publicPages.find((entry) => entry.path === path)
  return `/og/${locale}/${page?.name ?? 'home'}.jpg`
}

import { studio } from '../../content/studio.ts'
import { formatNumber } from '../../i18n/format-number.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { Translate } from '../../i18n/t.ts'
import type { Faces } from './fonts.ts'

export const namespaces = [
  'about',
  'bookings',
  'brochure',
  'common',
  'contact',
  'equipment',
  'home',
  'pricing',
  'services',
] as const

/** What every sheet of one brochure knows. */
export interface Book {
  locale: Locale
  t: Translate<(typeof namespaces)[number]>
  faces: Faces
  /** The address of the site, as people type it. */
  site: string
}

/** The studio's measurements in the reader's words. */
export function measurements({ locale, t }: Book) {
  const area = (value: number) => t('common.squareMetres', { value: formatNumber(locale, value) })
  const ceiling = studio.ceiling.map((height) => formatNumber(locale, height, 1)).join('–')
  return {
    space: area(studio.space),
    cyclorama: area(studio.cyclorama),
    daylight: area(studio.daylight),
    ceiling: t('common.metres', { value: ceiling }),
  }
}

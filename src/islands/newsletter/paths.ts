import type { Locale } from '../../i18n/locales.ts'
import { localizedPath } from '../../i18n/url.ts'

/** Stands for the id of a newsletter that has not been saved yet. */
export const NEW = 'new'

export const listPath = (locale: Locale) => localizedPath(locale, '/admin/newsletter')

export const pathOf = (locale: Locale, id: string) => `${listPath(locale)}?id=${id}`

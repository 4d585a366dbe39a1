import type { Locale } from '../../i18n/locales.ts'
import type { Translate } from '../../i18n/t.ts'

/** The texts of the admin's screens. */
export type AdminNamespaces = 'common' | 'admin' | 'bookings' | 'errors'

/** What every part of an admin's screen gets. */
export interface AdminProps {
  locale: Locale
  t: Translate<AdminNamespaces>
}

import { contact } from '../content/contact.ts'
import {
  multiCamera,
  photoDesign,
  studioRental,
  videoEditing,
  videoShooting,
} from '../content/price-table.ts'
import { studio } from '../content/studio.ts'
import { defaultSettings } from '../domain/offers/settings.ts'
import { formatTugrik } from '../i18n/format-number.ts'
import type { Locale } from '../i18n/locales.ts'
import { translate } from '../i18n/server.ts'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** The lowest and the highest price of the printed tables. */
function priceRange(locale: Locale): string {
  const prices = [studioRental, videoShooting, multiCamera, videoEditing, photoDesign].flatMap((table) =>
    Object.values<number | readonly number[]>(table).flat(),
  )
  return [Math.min(...prices), Math.max(...prices)].map((price) => formatTugrik(locale, price)).join('–')
}

/** The studio in the words of schema.org; its addresses on the site are the caller's. */
export function studioFacts(locale: Locale) {
  const { start, end } = defaultSettings.openingHours
  return {
    '@type': 'LocalBusiness',
    name: studio.name,
    description: translate(locale, ['home'])('home.description'),
    address: {
      '@type': 'PostalAddress',
      streetAddress: studio.address.replace(/, Ulaanbaatar$/, ''),
      addressLocality: 'Ulaanbaatar',
      addressCountry: 'MN',
    },
    geo: { '@type': 'GeoCoordinates', ...contact.position },
    telephone: contact.phone.replaceAll(' ', ''),
    email: contact.email,
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days,
      opens: start,
      closes: end,
    },
    priceRange: priceRange(locale),
    currenciesAccepted: 'MNT',
  }
}

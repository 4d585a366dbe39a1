import { contact } from '../content/contact.ts'
import {
  multiCamera,
  photoDesign,
  studioRental,
  videoEditing,
  videoShooting,
} from '../content/price-table.ts'
import { studio } from '../content/studio.ts'
import type { Hours } from '../domain/offers/opening-hours.ts'
import { weekdays } from '../domain/offers/opening-hours.ts'
import { formatTugrik } from '../i18n/format-number.ts'
import type { Locale } from '../i18n/locales.ts'
import { translate } from '../i18n/server.ts'
import { builtSettings } from './built-settings.ts'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** The lowest and the highest price of the printed tables. */
function priceRange(locale: Locale): string {
  const prices = [studioRental, videoShooting, multiCamera, videoEditing, photoDesign].flatMap((table) =>
    Object.values<number | readonly number[]>(table).flat(),
  )
  return [Math.min(...prices), Math.max(...prices)].map((price) => formatTugrik(locale, price)).join('–')
}

const opening = (hours: Hours | null, on: object) => ({
  '@type': 'OpeningHoursSpecification',
  ...on,
  // Closed is what opens and closes at midnight.
  opens: hours?.start ?? '00:00',
  closes: hours?.end ?? '00:00',
})

/** The week as always, or day by day where some days differ, and dates with hours of their own. */
function openingHours() {
  const { openingHours: usual, weekHours, specialDays } = builtSettings
  const differs = Object.keys(weekHours).length > 0
  const week = weekdays.map((day, index) => {
    const hours = weekHours[day]
    return opening(hours === undefined ? usual : hours, { dayOfWeek: days[index] })
  })
  return {
    openingHoursSpecification: differs ? week : opening(usual, { dayOfWeek: days }),
    ...(specialDays.length > 0 && {
      specialOpeningHoursSpecification: specialDays.map(({ date, hours }) =>
        opening(hours, { validFrom: date, validThrough: date }),
      ),
    }),
  }
}

/** The studio in the words of schema.org; its addresses on the site are the caller's. */
export function studioFacts(locale: Locale) {
  return {
    '@type': 'LocalBusiness',
    name: builtSettings.studioName,
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
    ...openingHours(),
    priceRange: priceRange(locale),
    currenciesAccepted: 'MNT, USD',
  }
}

import type { APIRoute } from 'astro'
import { builtSettings } from '../build/built-settings.ts'
import { hoursWords } from '../build/hours-words.ts'
import { priceFrom, soundSessions } from '../build/price-from.ts'
import { pageHeadline, publicPages } from '../build/public-pages.ts'
import { contact } from '../content/contact.ts'
import {
  multiCamera,
  photoDesign,
  studioRental,
  videoEditing,
  videoShooting,
} from '../content/price-table.ts'
import { studio } from '../content/studio.ts'
import { bandOffers } from '../domain/offers/price-bands.ts'
import { formatTugrik } from '../i18n/format-number.ts'
import { localeFacts, locales } from '../i18n/locales.ts'
import { translate } from '../i18n/server.ts'
import { localizedPath } from '../i18n/url.ts'

// The site in one page, for programs that read on somebody's behalf; in English, with the way to the rest.
export const GET: APIRoute = ({ site }) => {
  const absolute = (path: string) => new URL(path, site).href
  const t = translate('en', ['bookings', 'common', 'home', 'pricing'])
  const english = (path: string) => absolute(localizedPath('en', path))
  const rental = (['photoAndVideo', 'movie', 'events'] as const).map((row) => {
    const prices = bandOffers(studioRental[row]).map(
      ({ band, price }) => `${t(`pricing.band${band}`)} ${formatTugrik('en', price)}`,
    )
    return `- ${t('pricing.studioRental')}, ${t(`pricing.${row}`)}: ${prices.join(', ')}`
  })
  const sound = soundSessions('en', t).map(
    ({ name, price }) => `- ${name}: ${t('pricing.perHour', { price })}`,
  )
  const team = [
    priceFrom('en', t, t('pricing.videoShooting'), videoShooting),
    priceFrom('en', t, t('pricing.multiCamera'), multiCamera),
    priceFrom('en', t, t('pricing.videoEditing'), videoEditing),
    priceFrom('en', t, t('pricing.photoDesign'), photoDesign),
  ].map(({ label, per, price }) => `- ${label}, ${per}: from ${price}`)
  return new Response(`# ${builtSettings.studioName}

> ${t('home.description')}

- Address: ${studio.address}
- Open: ${hoursWords('en')} (Asia/Ulaanbaatar)
- Phone: ${contact.phone}; email: ${contact.email}
- Times are booked online, with an account: ${english('/bookings/new')}

## Prices

${t('common.owed')} ${t('common.pay')} All prices: ${english('/pricing')}

### ${t('pricing.ownTime')}

${[...rental, ...sound].join('\n')}

### ${t('pricing.teamServices')}

${team.join('\n')}

## Pages

${publicPages.map(({ path }) => `- [${pageHeadline('en', path)}](${english(path)})`).join('\n')}

## Languages

${locales.map((locale) => `- [${localeFacts[locale].name}](${absolute(localizedPath(locale, '/'))}), [brochure as PDF](${absolute(`/brochure/gegee-studio-${locale}.pdf`)})`).join('\n')}
`)
}

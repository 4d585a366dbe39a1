import type { APIRoute } from 'astro'
import { pageHeadline, publicPages } from '../build/public-pages.ts'
import { contact } from '../content/contact.ts'
import { studio } from '../content/studio.ts'
import { defaultSettings } from '../domain/offers/settings.ts'
import { localeFacts, locales } from '../i18n/locales.ts'
import { translate } from '../i18n/server.ts'
import { localizedPath } from '../i18n/url.ts'

// The site in one page, for programs that read on somebody's behalf; in English, with the way to the rest.
export const GET: APIRoute = ({ site }) => {
  const absolute = (path: string) => new URL(path, site).href
  const t = translate('en', ['home'])
  const { start, end } = defaultSettings.openingHours
  const english = (path: string) => absolute(localizedPath('en', path))
  return new Response(`# ${studio.name}

> ${t('home.description')}

- Address: ${studio.address}
- Open every day, ${start}–${end} (Asia/Ulaanbaatar)
- Phone: ${contact.phone}; email: ${contact.email}
- Times are booked online, with an account: ${english('/bookings/new')}

## Pages

${publicPages.map(({ path }) => `- [${pageHeadline('en', path)}](${english(path)})`).join('\n')}

## Languages

${locales.map((locale) => `- [${localeFacts[locale].name}](${absolute(localizedPath(locale, '/'))}), [brochure as PDF](${absolute(`/brochure/gegee-studio-${locale}.pdf`)})`).join('\n')}
`)
}

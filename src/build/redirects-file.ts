import { pagesWithId } from '../content/routes.ts'
import { locales } from '../i18n/locales.ts'
import { localizedPath } from '../i18n/url.ts'

/**
 * The `_redirects` of the site, in the format that Netlify and Cloudflare Pages read: every id leads to the one
 * page built for it. A file that exists, such as /bookings/new, always wins.
 */
export const redirectsFile = pagesWithId
  .flatMap(({ path, page }) =>
    locales.map((locale) => `${localizedPath(locale, path)} ${localizedPath(locale, page)} 200\n`),
  )
  .join('')

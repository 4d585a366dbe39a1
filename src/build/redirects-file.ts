import { pagesWithId } from '../content/routes.ts'
import { locales } from '../i18n/locales.ts'
import { localizedPath } from '../i18n/url.ts'

const rules = pagesWithId.flatMap(({ path, page }) =>
  locales.map((locale) => ({ from: localizedPath(locale, path), to: localizedPath(locale, page) })),
)
const line = (from: string, to: string) => `${from} ${to} 200\n`

/**
 * The `_redirects` of the site, in the format that Netlify and Cloudflare Pages read: every id leads to the one
 * page built for it.
 */
export const redirectsFile = rules.map(({ from, to }) => line(from, to)).join('')

/**
 * The same for a built site. Each of its `pages` that a rule matches, such as /bookings/new, is first led to itself:
 * Cloudflare follows the first rule that matches, even where a file exists.
 */
export function redirectsAmong(pages: readonly string[]): string {
  const own = pages.filter((page) => rules.some(({ from, to }) => fits(page, from) && page !== to))
  return own.map((page) => line(page, page)).join('') + redirectsFile
}

/** Whether a path matches a rule: `:id` stands for one segment. */
function fits(path: string, from: string): boolean {
  const [segments, wanted] = [path.split('/'), from.split('/')]
  return (
    segments.length === wanted.length &&
    wanted.every((segment, index) => segment.startsWith(':') || segment === segments[index])
  )
}

import type { APIRoute } from 'astro'
import { publicPages } from '../build/public-pages.ts'
import { alternatesOf } from '../i18n/alternates.ts'
import { locales } from '../i18n/locales.ts'
import { localizedPath } from '../i18n/url.ts'

export const GET: APIRoute = ({ site }) => {
  const absolute = (path: string) => new URL(path, site).href
  const urls = publicPages.flatMap(({ path }) => {
    const alternates = alternatesOf(path)
      .map(
        ({ hreflang, href }) =>
          `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${absolute(href)}"/>`,
      )
      .join('')
    return locales.map(
      (locale) => `<url><loc>${absolute(localizedPath(locale, path))}</loc>${alternates}</url>`,
    )
  })
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`,
    { headers: { 'Content-Type': 'application/xml' } },
  )
}

import type { APIRoute } from 'astro'

// The screens of the booking area say `noindex` themselves; a crawler must be able to read that.
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *
Allow: /
Disallow: /auth/v1/
Disallow: /rest/v1/
Disallow: /__mail

Sitemap: ${new URL('/sitemap.xml', site).href}
`)

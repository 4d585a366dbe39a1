import type { APIRoute } from 'astro'
import { brochure } from '../../build/brochure/brochure.tsx'
import { type Locale, locales } from '../../i18n/locales.ts'

export const getStaticPaths = () => locales.map((locale) => ({ params: { locale }, props: { locale } }))

export const GET: APIRoute<{ locale: Locale }> = async ({ props: { locale }, site }) =>
  new Response(await brochure(locale, site?.origin ?? ''), { headers: { 'Content-Type': 'application/pdf' } })

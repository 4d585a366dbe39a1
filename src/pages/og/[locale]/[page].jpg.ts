import type { APIRoute, GetStaticPaths } from 'astro'
import { type PublicPage, pageHeadline, publicPages } from '../../../build/public-pages.ts'
import { sharePicture } from '../../../build/share-picture.ts'
import { sharePictures } from '../../../content/share-pictures.ts'
import { studio } from '../../../content/studio.ts'
import { type Locale, locales } from '../../../i18n/locales.ts'
import { translate } from '../../../i18n/server.ts'

export const getStaticPaths = (() =>
  locales.flatMap((locale) =>
    publicPages.map((page) => ({ params: { locale, page: page.name }, props: { locale, page } })),
  )) satisfies GetStaticPaths

export const GET: APIRoute<{ locale: Locale; page: PublicPage }> = async ({ props: { locale, page } }) => {
  const photograph = sharePictures[page.path]
  if (!photograph) throw new Error(`${page.path} has no entry in content/share-pictures.ts`)
  const title = pageHeadline(locale, page.path)
  const tagline = translate(locale, ['common'])('common.tagline')
  const titles = publicPages.map(({ path }) => pageHeadline(locale, path))
  const letters = [...titles, tagline, studio.name].join('')
  const bytes = await sharePicture({ locale, title, tagline, letters, ...photograph })
  return new Response(bytes, { headers: { 'Content-Type': 'image/jpeg' } })
}

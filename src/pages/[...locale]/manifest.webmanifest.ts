import type { APIRoute } from 'astro'
import { builtSettings } from '../../build/built-settings.ts'
import { brand } from '../../content/brand.ts'
import { icons } from '../../content/icons.ts'
import { type Locale, localeFacts } from '../../i18n/locales.ts'
import { translate } from '../../i18n/server.ts'
import { localePaths, localizedPath } from '../../i18n/url.ts'

export const getStaticPaths = localePaths

export const GET: APIRoute<{ locale: Locale }> = ({ props: { locale } }) =>
  Response.json({
    name: builtSettings.studioName,
    short_name: builtSettings.studioName.split(' ')[0],
    description: translate(locale, ['home'])('home.description'),
    lang: localeFacts[locale].tag,
    start_url: localizedPath(locale, '/'),
    scope: '/',
    display: 'standalone',
    background_color: brand.paper,
    theme_color: brand.paper,
    icons: icons.flatMap(({ name, size, purpose }) =>
      purpose ? [{ src: `/icons/${name}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose }] : [],
    ),
  })

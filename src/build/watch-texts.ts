import type { AstroIntegration } from 'astro'
import { namespaces } from '../i18n/i18next-options.ts'
import { locales } from '../i18n/locales.ts'

/** Begins the dev server anew when a text changes: i18next reads the files once. */
export const watchTexts = (): AstroIntegration => ({
  name: 'watch-texts',
  hooks: {
    'astro:config:setup': ({ config, addWatchFile }) => {
      for (const locale of locales)
        for (const name of namespaces) addWatchFile(new URL(`locales/${locale}/${name}.json`, config.root))
    },
  },
})

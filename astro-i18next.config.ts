import { i18nextOptions, namespaces } from './src/i18n/i18next-options.ts'
import { DEFAULT_LOCALE, locales } from './src/i18n/locales.ts'

// astro-i18next finds this file only as .ts or .cjs.
export default {
  defaultLocale: DEFAULT_LOCALE,
  locales: [...locales],
  namespaces,
  load: ['server'],
  i18nextServer: i18nextOptions,
}

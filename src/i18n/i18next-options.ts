import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import type { InitOptions } from 'i18next'
import { DEFAULT_LOCALE, locales } from './locales.ts'

/** The names of the files of texts: `locales/en/{namespace}.json`. */
export const namespaces = readdirSync('locales/en').map((file) => basename(file, '.json'))

/** i18next as the build uses it. It loads all texts at once: pages of all languages ask in any order. */
export const i18nextOptions: InitOptions = {
  lng: DEFAULT_LOCALE,
  preload: [...locales],
  ns: namespaces,
  initImmediate: false,
  fallbackLng: 'en',
  nsSeparator: '.',
  keySeparator: false,
  returnEmptyString: false,
  appendNamespaceToMissingKey: true,
  // astro-i18next writes this function out into a script of its own: it stands alone.
  parseMissingKeyHandler: (key) => {
    throw new Error(`No text ${key.replace(':', '.')}, not even in English`)
  },
  // Astro escapes what it writes into a page.
  interpolation: { escapeValue: false },
  backend: { loadPath: './locales/{{lng}}/{{ns}}.json' },
}

import i18next from 'i18next'
import fileSystem from 'i18next-fs-backend'
import { i18nextOptions } from './i18next-options.ts'
import type { Locale } from './locales.ts'
import type { Catalogue, Namespace, Texts, Translate } from './t.ts'

// All languages at once: for the build only. An island gets its texts as a prop.

/** i18next, begun: for pages by astro-i18next, for endpoints, which its script does not reach, here. */
function begun(): typeof i18next {
  if (!i18next.isInitialized) i18next.use(fileSystem).init(i18nextOptions)
  return i18next
}

/** The texts of these namespaces in a language; what is missing there is English. */
export function textsFor<N extends Namespace>(locale: Locale, namespaces: readonly N[]): Texts<N> {
  const file = (language: Locale, name: N) => begun().getResourceBundle(language, name)
  return Object.fromEntries(
    namespaces.map((name) => [name, { ...file('en', name), ...file(locale, name) }]),
  ) as { [K in N]: Catalogue[K] }
}

/** The translator of static pages. It throws on a key that neither the language nor English has. */
export const translate = <N extends Namespace>(locale: Locale, namespaces: readonly N[]): Translate<N> =>
  begun().getFixedT(locale, [...namespaces])

import type { Locale } from './locales.ts'
import { type Catalogue, type Namespace, type Texts, type Translate, translator } from './t.ts'

// All languages at once: for the build only. An island gets its texts as a prop.
const files = import.meta.glob<Record<string, string>>('../../locales/*/*.json', {
  eager: true,
  import: 'default',
})

const file = (locale: Locale, namespace: Namespace) => files[`../../locales/${locale}/${namespace}.json`]

/** The texts of these namespaces in a language; what is missing there is English. */
export function textsFor<N extends Namespace>(locale: Locale, namespaces: readonly N[]): Texts<N> {
  return Object.fromEntries(
    namespaces.map((namespace) => [namespace, { ...file('en', namespace), ...file(locale, namespace) }]),
  ) as { [K in N]: Catalogue[K] }
}

/** The translator of static pages. */
export function translate<N extends Namespace>(locale: Locale, namespaces: readonly N[]): Translate<N> {
  return translator(locale, textsFor(locale, namespaces))
}

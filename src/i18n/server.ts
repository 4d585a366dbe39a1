import i18next from 'i18next'
import fileSystem from 'i18next-fs-backend'
import { i18nextOptions, namespaces } from './i18next-options.ts'
import { type Locale, localeFacts, locales } from './locales.ts'
import type { Catalogue, Namespace, Texts, Translate } from './t.ts'
import { typesetAll } from './typeset.ts'

// All languages at once: for the build only. An island gets its texts as a prop.

let typesetStore: unknown

/** i18next, begun: for pages by astro-i18next, for endpoints, which its script does not reach, here. */
function begun(): typeof i18next {
  if (!i18next.isInitialized) i18next.use(fileSystem).init(i18nextOptions)
  // Each beginning has a store of its own, also that of a dev server begun anew.
  if (typesetStore !== i18next.store) {
    typesetStore = i18next.store
    for (const locale of locales) for (const name of namespaces) typesetFile(locale, name)
  }
  return i18next
}

function typesetFile(locale: Locale, name: string) {
  const file: Record<string, string> = i18next.getResourceBundle(locale, name)
  i18next.addResourceBundle(locale, name, typesetAll(localeFacts[locale], file), true, true)
}

/** The texts of these namespaces in a language; what is missing there is English. */
export function textsFor<N extends Namespace>(locale: Locale, namespaces: readonly N[]): Texts<N> {
  const file = (language: Locale, name: N) => begun().getResourceBundle(language, name)
  return Object.fromEntries(
    namespaces.map((name) => [name, { ...file('en', name), ...file(locale, name) }]),
  ) as { [K in N]: Catalogue[K] }
}

/** Texts without those whose keys match, by namespace. */
function without<N extends Namespace>(texts: Texts<N>, left: Partial<Record<Namespace, RegExp>>): Texts<N> {
  return Object.fromEntries(
    Object.entries<Record<string, string>>(texts).map(([name, file]) => [
      name,
      Object.fromEntries(Object.entries(file).filter(([key]) => !left[name as Namespace]?.test(key))),
    ]),
  ) as Texts<N>
}

/** Refusals that only the desk and the profile meet. */
const elsewhere =
  /^(charge|closure|service(?!_unavailable)|settings|special|price_change|customer|newsletter|studio|opening|durations|buffer|rule|furthest|pending|phone|password|email|sign|credentials|contact|message|name|code|second_step|device|account|captcha|last|identity|provider|reauthentication|profile|reason|not_yourself|kept|range|offer_same)(_|$)/

/** What only the list of bookings, the form and the page of a booking say. */
const ofOwnPages =
  /^(new[A-Z]|detailTitle|filter|upcoming|empty|view|summary|timeMissing|notes(Hint|Left)|aboutYou|your|phoneHint|bookAgain|removeFrom|visit|howToPay|history|edit|keep(Asked|Title|Text)|kept|mail|calendar|googleC|addToC)/

/**
 * The same for a page that a mail leads to, which is one round trip: without texts that it never shows. If its island
 * asks for a missing one, `tests/structure/texts-of-islands.test.ts` fails.
 */
export function textsForLinks<N extends Namespace>(locale: Locale, namespaces: readonly N[]): Texts<N> {
  return without(textsFor(locale, namespaces), { errors: elsewhere, bookings: ofOwnPages })
}

/** Of the texts of times what a page says of a day's light. */
export function textsForLight(locale: Locale): Texts<'times'> {
  return without(textsFor(locale, ['times']), { times: /^(?!(light|sunrise|sunset|golden|blue)$)/ })
}

/** The translator of static pages. It throws on a key that neither the language nor English has. */
export const translate = <N extends Namespace>(locale: Locale, namespaces: readonly N[]): Translate<N> =>
  begun().getFixedT(locale, [...namespaces])

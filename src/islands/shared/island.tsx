import { type ComponentType, createContext, use, useMemo } from 'react'
import type { Locale } from '../../i18n/locales.ts'
import { type Namespace, type Texts, type Translate, translator } from '../../i18n/t.ts'

/** What every island gets from its page. */
interface IslandProps<N extends Namespace> {
  locale: Locale
  texts: Texts<N>
}

/** The page's language, with the texts of some namespaces. */
export interface Language<N extends Namespace> {
  locale: Locale
  t: Translate<N>
}

const LanguageContext = createContext<(Language<never> & { texts: object }) | undefined>(undefined)

/**
 * Makes an island of a screen: its page gives it the texts of the namespaces `N`, which everything in it reads with
 * `useTexts`. A test checks that `N` is what is read.
 */
export function island<N extends Namespace, P extends object = object>(Screen: ComponentType<P>) {
  return function Island({ locale, texts, ...own }: IslandProps<N> & P) {
    const language = useMemo(() => ({ locale, texts, t: translator(locale, texts) }), [locale, texts])
    return (
      <LanguageContext value={language}>
        <Screen {...(own as unknown as P)} />
      </LanguageContext>
    )
  }
}

function useLanguage() {
  const language = use(LanguageContext)
  if (!language) throw new Error('No island around this component')
  return language
}

/** The page's language, and its texts of these namespaces; throws where the island has not been given them. */
export function useTexts<N extends Namespace>(...namespaces: [N, ...N[]]): Language<N> {
  const language = useLanguage()
  const missing = namespaces.find((namespace) => !(namespace in language.texts))
  if (missing) throw new Error(`No texts of ${missing} on this island`)
  // Each of them is there, as was just looked at.
  return language as unknown as Language<N>
}

/** The page's language, for components without texts. */
export function useLocale(): Locale {
  return useLanguage().locale
}

/** The site's languages; the first is the default and has no prefix in its addresses. */
export const locales = ['mn', 'en', 'ru', 'zh'] as const
export type Locale = (typeof locales)[number]

export const DEFAULT_LOCALE: Locale = 'mn'

/** `tag` is BCP 47, for `lang`, `hreflang` and `Intl`. */
export const localeFacts: Record<Locale, { label: string; name: string; tag: string }> = {
  mn: { label: 'MN', name: 'Монгол', tag: 'mn' },
  en: { label: 'EN', name: 'English', tag: 'en' },
  ru: { label: 'RU', name: 'Русский', tag: 'ru' },
  zh: { label: 'ZH', name: '简体中文', tag: 'zh-Hans' },
}

export function isLocale(value: unknown): value is Locale {
  return (locales as readonly unknown[]).includes(value)
}

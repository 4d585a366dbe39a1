/** Everything that differs from language to language, beside its texts. A new language is a record here. */
export interface LocaleFacts {
  /** On the language selector. */
  label: string
  /** What its speakers call it. */
  name: string
  /** BCP 47, for `lang`, `hreflang` and plural rules. */
  tag: string
  /** The language `Intl` formats numbers and dates in. */
  intl: string
  openGraph: string
  /** Which characters its fonts need, and how its lines are set. */
  script: 'latin' | 'cyrillic' | 'han'
  /** What stands between two parts of a line, spaces included. */
  marks: {
    label: string
    clause: string
    list: string
    entry: string
    time: string
    sentence: string
    stop: string
  }
  numbers: {
    /** Whether thousands are set apart in four digits (`1,250`), or from five on only. */
    grouping: 'always' | 'min2'
    /** Between a number and the sign of its currency behind it. */
    beforeSign: string
    dollar: 'narrowSymbol' | 'symbol'
  }
}

const western = { label: ': ', clause: ', ', list: ', ', entry: '; ', time: ', ', sentence: ' ', stop: '.' }
const plain = { grouping: 'always', beforeSign: '', dollar: 'narrowSymbol' } as const

/**
 * The site's languages, in the order of the selector. Chromium ships no Mongolian in its `Intl` (measured on
 * 156): its numbers are written as in English, which is the same; for its dates see calendars.ts. English
 * dates are the world's: day before month, 24 hours.
 */
export const localeFacts = {
  mn: {
    label: 'MN',
    name: 'Монгол',
    tag: 'mn',
    intl: 'en-GB',
    openGraph: 'mn_MN',
    script: 'cyrillic',
    marks: western,
    numbers: plain,
  },
  en: {
    label: 'EN',
    name: 'English',
    tag: 'en',
    intl: 'en-GB',
    openGraph: 'en_GB',
    script: 'latin',
    marks: western,
    numbers: plain,
  },
  ru: {
    label: 'RU',
    name: 'Русский',
    tag: 'ru',
    intl: 'ru',
    openGraph: 'ru_RU',
    script: 'cyrillic',
    marks: western,
    numbers: { grouping: 'min2', beforeSign: '\u00a0', dollar: 'narrowSymbol' },
  },
  zh: {
    label: 'ZH',
    name: '简体中文',
    tag: 'zh-Hans',
    intl: 'zh-Hans',
    openGraph: 'zh_CN',
    script: 'han',
    marks: { label: '：', clause: '，', list: '、', entry: '；', time: ' ', sentence: '', stop: '。' },
    numbers: { grouping: 'always', beforeSign: '', dollar: 'symbol' },
  },
} as const satisfies Record<string, LocaleFacts>

export type Locale = keyof typeof localeFacts

export const locales = Object.keys(localeFacts) as Locale[]

/** It has no prefix in its addresses. A test holds it to `FIRST_LANGUAGE`: imported, that would be one more file of each page. */
export const DEFAULT_LOCALE: Locale = 'mn'

/** The languages that have a prefix in their addresses. */
export const prefixedLocales: Locale[] = locales.filter((locale) => locale !== DEFAULT_LOCALE)

export function isLocale(value: unknown): value is Locale {
  return (locales as readonly unknown[]).includes(value)
}

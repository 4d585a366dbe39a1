import type admin from '../../locales/en/admin.json'
import type auth from '../../locales/en/auth.json'
import type bookings from '../../locales/en/bookings.json'
import type common from '../../locales/en/common.json'
import type errors from '../../locales/en/errors.json'
import type home from '../../locales/en/home.json'
import type pricing from '../../locales/en/pricing.json'
import { type Locale, localeFacts } from './locales.ts'

/** Keys are typed from the English files, `locales/en/{namespace}.json`. */
export interface Catalogue {
  admin: typeof admin
  auth: typeof auth
  bookings: typeof bookings
  common: typeof common
  errors: typeof errors
  home: typeof home
  pricing: typeof pricing
}

export type Namespace = keyof Catalogue

/** The texts of some namespaces in one language: what an island gets as its `texts` prop. */
export type Texts<N extends Namespace = Namespace> = { [K in N]: Catalogue[K] }

/** `hours_one`, `hours_few` … are asked for as `hours` with a `count`. */
type WithoutPluralForm<K> = K extends `${infer Base}_${Intl.LDMLPluralRule}` ? Base : K

export type TextKey<N extends Namespace = Namespace> = {
  [K in N]: `${K}.${WithoutPluralForm<keyof Catalogue[K]> & string}`
}[N]

export type Translate<N extends Namespace = Namespace> = (
  key: TextKey<N>,
  values?: Record<string, string | number>,
) => string

/**
 * The one translator of build and browser: looks a key up, picks the plural form for `values.count`
 * (i18next's `key_one`, `key_few` … naming) and fills `{{name}}`.
 */
export function translator<N extends Namespace>(locale: Locale, texts: Texts<N>): Translate<N> {
  const plurals = new Intl.PluralRules(localeFacts[locale].tag)
  return (key, values = {}) => {
    const [namespace = '', name = ''] = key.split('.')
    const entries: Record<string, string> = texts[namespace as N] ?? {}
    const { count } = values
    const text =
      (typeof count === 'number'
        ? (entries[`${name}_${plurals.select(count)}`] ?? entries[`${name}_other`])
        : undefined) ?? entries[name]
    if (text === undefined) throw new Error(`No text ${key} in ${locale}`)
    return text.replace(/\{\{(\w+)\}\}/g, (_, placeholder: string) => String(values[placeholder] ?? ''))
  }
}

import type about from '../../locales/en/about.json'
import type accounts from '../../locales/en/accounts.json'
import type admin from '../../locales/en/admin.json'
import type auth from '../../locales/en/auth.json'
import type bookings from '../../locales/en/bookings.json'
import type brochure from '../../locales/en/brochure.json'
import type common from '../../locales/en/common.json'
import type confirm from '../../locales/en/confirm.json'
import type contact from '../../locales/en/contact.json'
import type equipment from '../../locales/en/equipment.json'
import type errors from '../../locales/en/errors.json'
import type feed from '../../locales/en/feed.json'
import type gallery from '../../locales/en/gallery.json'
import type home from '../../locales/en/home.json'
import type languageOffer from '../../locales/en/language-offer.json'
import type links from '../../locales/en/links.json'
import type mail from '../../locales/en/mail.json'
import type media from '../../locales/en/media.json'
import type money from '../../locales/en/money.json'
import type newsletter from '../../locales/en/newsletter.json'
import type notes from '../../locales/en/notes.json'
import type people from '../../locales/en/people.json'
import type pictures from '../../locales/en/pictures.json'
import type pricing from '../../locales/en/pricing.json'
import type privacy from '../../locales/en/privacy.json'
import type profile from '../../locales/en/profile.json'
import type services from '../../locales/en/services.json'
import type settings from '../../locales/en/settings.json'
import type step from '../../locales/en/step.json'
import type times from '../../locales/en/times.json'
import { type Locale, localeFacts } from './locales.ts'

/** Keys are typed from the English files, `locales/en/{namespace}.json`. */
export interface Catalogue {
  about: typeof about
  accounts: typeof accounts
  admin: typeof admin
  auth: typeof auth
  bookings: typeof bookings
  brochure: typeof brochure
  common: typeof common
  confirm: typeof confirm
  contact: typeof contact
  equipment: typeof equipment
  errors: typeof errors
  feed: typeof feed
  gallery: typeof gallery
  home: typeof home
  'language-offer': typeof languageOffer
  links: typeof links
  mail: typeof mail
  media: typeof media
  money: typeof money
  newsletter: typeof newsletter
  notes: typeof notes
  people: typeof people
  pictures: typeof pictures
  pricing: typeof pricing
  privacy: typeof privacy
  profile: typeof profile
  services: typeof services
  settings: typeof settings
  step: typeof step
  times: typeof times
}

export type Namespace = keyof Catalogue

/** The texts of some namespaces in one language: what an island gets as its `texts` prop. */
export type Texts<N extends Namespace = Namespace> = { [K in N]: Catalogue[K] }

/** `hours_one`, `hours_few` … are asked for as `hours` with a `count`; each such family has the form `other`. */
type WithoutPluralForm<K, All = K> = K extends `${infer Base}_${Intl.LDMLPluralRule}`
  ? `${Base}_other` extends All
    ? Base
    : K
  : K

export type TextKey<N extends Namespace = Namespace> = {
  [K in N]: `${K}.${WithoutPluralForm<keyof Catalogue[K]> & string}`
}[N]

export type Translate<N extends Namespace = Namespace> = (
  key: TextKey<N>,
  values?: Record<string, string | number>,
) => string

/** What words about bookings are written with. */
export interface BookingWords {
  locale: Locale
  t: Translate<'bookings'>
}

/**
 * The translator of islands and mails; pages ask i18next in the build (`server.ts`), and a test holds the two equal. Looks
 * a key up, picks the plural form for `values.count` (i18next's `key_one`, `key_few` … naming) and fills `{{name}}`.
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

import enBookings from '../../locales/en/bookings.json' with { type: 'json' }
import enCommon from '../../locales/en/common.json' with { type: 'json' }
import enContact from '../../locales/en/contact.json' with { type: 'json' }
import enMail from '../../locales/en/mail.json' with { type: 'json' }
import mnBookings from '../../locales/mn/bookings.json' with { type: 'json' }
import mnCommon from '../../locales/mn/common.json' with { type: 'json' }
import mnContact from '../../locales/mn/contact.json' with { type: 'json' }
import mnMail from '../../locales/mn/mail.json' with { type: 'json' }
import ruBookings from '../../locales/ru/bookings.json' with { type: 'json' }
import ruCommon from '../../locales/ru/common.json' with { type: 'json' }
import ruContact from '../../locales/ru/contact.json' with { type: 'json' }
import ruMail from '../../locales/ru/mail.json' with { type: 'json' }
import zhBookings from '../../locales/zh/bookings.json' with { type: 'json' }
import zhCommon from '../../locales/zh/common.json' with { type: 'json' }
import zhContact from '../../locales/zh/contact.json' with { type: 'json' }
import zhMail from '../../locales/zh/mail.json' with { type: 'json' }
import { type Locale, localeFacts } from '../i18n/locales.ts'
import { type Texts, type Translate, translator } from '../i18n/t.ts'
import { typesetAll } from '../i18n/typeset.ts'

/** What mails say: their own words, and what the site says of a booking, a price and the way to the studio. */
type Spoken = 'bookings' | 'common' | 'contact' | 'mail'

// Mails are written where no build has gone before: by Node and by Deno, which both read these files.
// Not each language has each plural form, so tests compare the keys, not the compiler.
const texts: Record<Locale, Record<Spoken, Record<string, string>>> = {
  mn: { bookings: mnBookings, common: mnCommon, contact: mnContact, mail: mnMail },
  en: { bookings: enBookings, common: enCommon, contact: enContact, mail: enMail },
  ru: { bookings: ruBookings, common: ruCommon, contact: ruContact, mail: ruMail },
  zh: { bookings: zhBookings, common: zhCommon, contact: zhContact, mail: zhMail },
}

export type MailTranslate = Translate<Spoken>

const translators = new Map<Locale, MailTranslate>()

/** The translator of the mails in a language; a run of the deliverer asks for the same ones again and again. */
export function mailTexts(locale: Locale): MailTranslate {
  const known = translators.get(locale) ?? translatorFor(locale)
  translators.set(locale, known)
  return known
}

function translatorFor(locale: Locale): MailTranslate {
  const files = Object.entries(texts[locale]).map(([name, file]) => [
    name,
    typesetAll(localeFacts[locale], file),
  ])
  return translator(locale, Object.fromEntries(files) as unknown as Texts<Spoken>)
}

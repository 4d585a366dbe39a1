import en from '../../locales/en/mail.json' with { type: 'json' }
import mn from '../../locales/mn/mail.json' with { type: 'json' }
import ru from '../../locales/ru/mail.json' with { type: 'json' }
import zh from '../../locales/zh/mail.json' with { type: 'json' }
import { type Locale, localeFacts } from '../i18n/locales.ts'
import { type Texts, type Translate, translator } from '../i18n/t.ts'
import { typesetAll } from '../i18n/typeset.ts'

// Mails are written where no build has gone before: by Node and by Deno, which both read these files.
const texts: Record<Locale, Texts<'mail'>['mail']> = { mn, en, ru, zh }

export type MailTranslate = Translate<'mail'>

/** The translator of the mails in a language. */
export const mailTexts = (locale: Locale): MailTranslate =>
  translator(locale, { mail: typesetAll(localeFacts[locale], texts[locale]) })

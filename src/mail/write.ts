import type { Locale } from '../i18n/locales.ts'
import { type ContactPayload, contactMessage } from './contact-message.ts'
import type { Draft } from './draft.ts'
import { type LinkMailKind, type LinkPayload, linkMail } from './link-mail.ts'
import { type MailTranslate, mailTexts } from './texts.ts'
import { type WrittenMail, written } from './written.ts'

/** What each kind of mail is told. */
type Payloads = Record<LinkMailKind, LinkPayload> & { contact_message: ContactPayload }

type MailKind = keyof Payloads

const kinds: { [K in MailKind]: (t: MailTranslate, payload: Payloads[K]) => Draft } = {
  signup: linkMail('signup'),
  recovery: linkMail('recovery'),
  email_change_current: linkMail('email_change_current'),
  email_change_new: linkMail('email_change_new'),
  contact_message: (t, payload) => contactMessage({ t }, payload),
}

/** Writes a mail. The same input gives the same bytes, on Node and on Deno. */
export const writeMail = <K extends MailKind>(kind: K, locale: Locale, payload: Payloads[K]): WrittenMail =>
  written(locale, kinds[kind](mailTexts(locale), payload))

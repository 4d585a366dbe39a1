import { type Locale, localeFacts } from '../i18n/locales.ts'
import { type ContactPayload, contactMessage } from './contact-message.ts'
import type { Draft } from './draft.ts'
import { frame } from './frame.ts'
import { type LinkMailKind, type LinkPayload, linkMail } from './link-mail.ts'
import { type MailTranslate, mailTexts } from './texts.ts'

/** What each kind of mail is told. */
type Payloads = Record<LinkMailKind, LinkPayload> & { contact_message: ContactPayload }

export type MailKind = keyof Payloads

const kinds: { [K in MailKind]: (t: MailTranslate, payload: Payloads[K]) => Draft } = {
  signup: linkMail('signup'),
  recovery: linkMail('recovery'),
  email_change_current: linkMail('email_change_current'),
  email_change_new: linkMail('email_change_new'),
  contact_message: contactMessage,
}

export interface WrittenMail {
  /** One line, fit for the head of a mail. */
  subject: string
  text: string
  html: string
}

/** Writes a mail. The same input gives the same bytes, on Node and on Deno. */
export function writeMail<K extends MailKind>(kind: K, locale: Locale, payload: Payloads[K]): WrittenMail {
  const draft = kinds[kind](mailTexts(locale), payload)
  const subject = draft.subject.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
  const content = draft.blocks.map(({ html }) => html)
  return {
    subject,
    text: draft.blocks.map(({ text }) => text).join('\n\n'),
    html: frame(localeFacts[locale].tag, subject, content),
  }
}

import { type Locale, localeFacts } from '../i18n/locales.ts'
import type { Draft } from './draft.ts'
import { frame } from './frame.ts'

export interface WrittenMail {
  /** One line, fit for the head of a mail. */
  subject: string
  text: string
  html: string
}

/** A mail in its frame. The same draft gives the same bytes, on Node and on Deno. */
export function written(locale: Locale, draft: Draft): WrittenMail {
  const subject = draft.subject.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
  const content = draft.blocks.map(({ html }) => html)
  return {
    subject,
    text: draft.blocks.map(({ text }) => text).join('\n\n'),
    html: frame(localeFacts[locale].tag, subject, content),
  }
}

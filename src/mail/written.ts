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
  const subject = asSubject(sent(draft.subject))
  const content = draft.blocks.map(({ html }) => html)
  return {
    subject,
    text: sent(draft.blocks.map(({ text }) => text).join('\n\n')),
    html: sent(frame(localeFacts[locale].tag, subject, content)),
  }
}

/** Without the word joiners of dates, which some mail programs draw as a box. */
const sent = (text: string) => text.replaceAll('\u2060', '')

const SUBJECT_MAX_LENGTH = 200
/** What ends a line, and what turns the direction of all that follows. */
const NOT_IN_A_LINE = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu

function asSubject(text: string): string {
  const characters = [...text.replace(NOT_IN_A_LINE, ' ').trim()]
  return characters.length > SUBJECT_MAX_LENGTH
    ? `${characters.slice(0, SUBJECT_MAX_LENGTH - 1).join('')}…`
    : characters.join('')
}

import type { Locale } from '../i18n/locales.ts'
import { type LinkMailKind, type LinkPayload, linkMail } from './link-mail.ts'
import { mailTexts } from './texts.ts'
import { type WrittenMail, written } from './written.ts'

/** Writes a mail of the account. The same input gives the same bytes, on Node and on Deno. */
export const writeMail = (kind: LinkMailKind, locale: Locale, payload: LinkPayload): WrittenMail =>
  written(locale, linkMail(mailTexts(locale), kind, payload))

import type { Locale } from '../i18n/locales.ts'
import { type AccountMail, accountMail } from './account-mail.ts'
import { mailTexts } from './texts.ts'
import { type WrittenMail, written } from './written.ts'

/** Writes a mail of the account. The same input gives the same bytes, on Node and on Deno. */
export const writeAccountMail = (locale: Locale, mail: AccountMail): WrittenMail =>
  written(locale, accountMail(mailTexts(locale), mail))

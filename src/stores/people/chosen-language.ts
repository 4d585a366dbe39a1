import { saveLanguage } from '../../backend/people/language.ts'
import type { Account } from '../../backend/people/session.ts'
import { storageKeys } from '../../domain/storage-keys.ts'

/** Who registers in a language has chosen it, whatever this browser was told before: mails go on in it. */
export const chooseLanguage = (locale: string): void => localStorage.setItem(storageKeys.language, locale)

/** What this page has asked to store: the session is looked at several times. */
let asked: string | undefined

/**
 * Who has chosen a language in this browser gets the studio's emails in it, too. Nothing waits for that, and where it
 * cannot be stored now, the next page tries again.
 */
export function inChosenLanguage(account: Account): Account {
  const locale = localStorage.getItem(storageKeys.language)
  if (!locale || locale === account.locale) return account
  if (asked !== locale) saveLanguage(account.id, locale)
  asked = locale
  return { ...account, locale }
}

import { saveLanguage } from '../../backend/people/language.ts'
import type { Account } from '../../backend/people/session.ts'
import { storageKeys } from '../../domain/storage-keys.ts'

/** Registering in a language chooses it, whatever this browser kept before: mails go on in it. */
export const chooseLanguage = (locale: string): void => localStorage.setItem(storageKeys.language, locale)

/** What this page has asked to store: the session is looked at several times. */
let asked: string | undefined

/**
 * Has the studio's emails come in the language chosen in this browser. Nothing waits for that; where it cannot be
 * stored now, the next page tries again.
 */
export function inChosenLanguage(account: Account): Account {
  const locale = localStorage.getItem(storageKeys.language)
  if (!locale || locale === account.locale) return account
  if (asked !== locale) saveLanguage(account.id, locale)
  asked = locale
  return { ...account, locale }
}

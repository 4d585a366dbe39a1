import type { Page } from '@playwright/test'
import { type Locale, localeFacts, locales } from '../../src/i18n/locales.ts'
import { textsOf } from './texts.ts'

const language = new RegExp(`^(${locales.map((locale) => textsOf(locale)('common.language')).join('|')})`)

/** Reads a page of the public bar in another language, from whichever it is in. */
export async function chooseLanguage(page: Page, locale: Locale): Promise<void> {
  const bar = page.getByRole('banner')
  await bar.getByRole('button', { name: language }).click()
  await bar.getByRole('link', { name: localeFacts[locale].label, exact: true }).click()
}

import type { Page } from '@playwright/test'
import { type Locale, localeFacts, locales } from '../../src/i18n/locales.ts'
import { textsOf } from './texts.ts'

const inAnyLanguage = (key: 'common.language' | 'common.menu') =>
  new RegExp(`^(${locales.map((locale) => textsOf(locale)(key)).join('|')})`)

/** Reads a page in another language, from whichever it is in, by its bar, or by the menu of a narrow one. */
export async function chooseLanguage(page: Page, locale: Locale): Promise<void> {
  // Scripts come after the first view: before, a language is a plain link, which stores nothing and knows no address.
  await page.waitForLoadState('networkidle')
  const bar = page.getByRole('banner')
  const wide = (page.viewportSize()?.width ?? 0) >= 1024
  await bar.getByRole('button', { name: inAnyLanguage(wide ? 'common.language' : 'common.menu') }).click()
  await bar.getByRole('link', { name: localeFacts[locale].label, exact: true }).click()
}

import { expect, type Page } from '@playwright/test'
import type { Locale } from '../../src/i18n/locales.ts'
import { textsOf } from './texts.ts'

/** Opens the other ways to a time, which stand folded below the calendar. */
export async function openOtherWays(page: Page, locale: Locale) {
  const t = textsOf(locale)
  const field = page.getByLabel(t('bookings.time'), { exact: true })
  const summary = page.getByText(t('times.otherWays'), { exact: true })
  await summary.waitFor()
  // It opens by itself when the free times do not come: a press at that very moment closes it.
  await expect(async () => {
    if (!(await field.isVisible())) await summary.click()
    await expect(field).toBeVisible({ timeout: 1000 })
  }).toPass()
}

/** Types date and time into the form's native fields. */
export async function typeTime(page: Page, locale: Locale, { date, time }: { date?: string; time: string }) {
  const t = textsOf(locale)
  await openOtherWays(page, locale)
  if (date !== undefined) await page.getByLabel(t('bookings.date'), { exact: true }).fill(date)
  await page.getByLabel(t('bookings.time'), { exact: true }).fill(time)
}

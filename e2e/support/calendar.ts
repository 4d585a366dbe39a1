import type { Locator, Page } from '@playwright/test'
import type { Locale } from '../../src/i18n/locales.ts'
import { dateInWords } from './bookings.ts'
import { textsOf } from './texts.ts'

/** The day's button in the month view, after turning to its month. */
export async function dayButton(page: Page, locale: Locale, date: string): Promise<Locator> {
  const t = textsOf(locale)
  const grid = page.getByRole('table')
  const day = grid.getByRole('button', { name: dateInWords(locale, date) })
  await grid.waitFor()
  while ((await day.count()) === 0) await page.getByRole('button', { name: t('times.nextMonth') }).click()
  return day
}

/** A start time of the day that is shown: `10:00`. */
export function startTime(page: Page, locale: Locale, date: string, time: string): Locator {
  const words = textsOf(locale)('times.startTimes', { date: dateInWords(locale, date) })
  return page.getByRole('group', { name: words }).getByRole('radio', { name: time })
}

/** Shows a customer the times at half past, too, of which the form has one an hour at first. */
export async function everyHalfHour(page: Page, locale: Locale): Promise<void> {
  await page.getByRole('button', { name: textsOf(locale)('times.halfHours') }).click()
}

/** The button that sends the booking form. */
export function bookButton(page: Page, locale: Locale): Locator {
  return page.getByRole('main').getByRole('button', { name: textsOf(locale)('bookings.book') })
}

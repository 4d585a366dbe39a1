import type { Locator, Page } from '@playwright/test'
import { formatNumber } from '../../src/i18n/format-number.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { textsOf } from './texts.ts'

/** What the booking form asks for how long, as one group. */
export const durations = (page: Page, locale: Locale): Locator =>
  page.getByRole('group', { name: textsOf(locale)('bookings.duration'), exact: true })

/** One of the lengths that the booking form offers. */
export function duration(page: Page, locale: Locale, minutes: number): Locator {
  const hours = formatNumber(locale, minutes / 60)
  return durations(page, locale).getByRole('radio', {
    name: textsOf(locale)('times.hours', { hours }),
    exact: true,
  })
}

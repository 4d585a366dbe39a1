import type { Locale } from '../../src/i18n/locales.ts'
import { localizedPath } from '../../src/i18n/url.ts'
import { dateInWords } from '../support/bookings.ts'
import { startTime } from '../support/calendar.ts'
import { leaseDay } from '../support/days.ts'
import { journeyCases } from '../support/journeys.ts'
import { newEmail, register, signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

for (const locale of journeyCases<Locale>(['ru'], ['mn', 'en', 'zh'])) {
  test(`the booking form shows calendar and all times of a day in a laptop’s first window (${locale})`, async ({
    page,
  }) => {
    const date = leaseDay()
    await page.setViewportSize({ width: 1440, height: 900 })
    await register(page, locale, newEmail(`window-${locale}`))
    await page.goto(`${localizedPath(locale, '/bookings/new')}?date=${date}`)
    await expect(startTime(page, locale, date, '21:00')).toBeEnabled()
    for (const seen of [
      startTime(page, locale, date, '21:00'),
      page.getByText(textsOf(locale)('times.otherWays'), { exact: true }),
    ]) {
      const box = await seen.boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(900)
    }
  })
}

test('on a phone the form has no summary before a time is chosen, only the way out, and its bar ends at the footer', async ({
  page,
}) => {
  const t = textsOf('mn')
  const date = leaseDay()
  await page.setViewportSize({ width: 390, height: 844 })
  await register(page, 'mn', newEmail('bar'))
  await page.goto(`/bookings/new?date=${date}`)
  const start = startTime(page, 'mn', date, '12:00')
  await expect(start).toBeEnabled()
  const main = page.getByRole('main')
  const summary = main.getByRole('heading', { name: t('bookings.summary') })
  const cancel = main.getByRole('link', { name: t('common.cancel') })
  await expect(summary).toBeHidden()
  await expect(main.getByText(t('bookings.terms'))).toBeHidden()
  await expect(cancel).toBeVisible()
  const foot = page.getByRole('contentinfo')
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const send = page.getByRole('button', { name: t('bookings.book'), exact: true })
  const bar = page.locator('.book-bar').filter({ has: send })
  await expect
    .poll(async () => {
      const [above, below] = [await bar.boundingBox(), await foot.boundingBox()]
      return Math.abs((above?.y ?? 0) + (above?.height ?? 0) - (below?.y ?? 999))
    })
    .toBeLessThanOrEqual(1)
  await start.check({ force: true })
  await expect(summary).toBeVisible()
  await expect(main.getByText(t('bookings.terms'))).toBeVisible()
  await expect(cancel).toBeVisible()
  await expect(main.getByText(dateInWords('mn', date)).first()).toBeAttached()
})

test('on a phone since when and how often somebody came take a line each', async ({ page }) => {
  const t = textsOf('mn')
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'customer@example.com')
  await page.goto('/profile')
  for (const name of ['profile.since', 'profile.visits'] as const) {
    const label = page.getByText(t(name), { exact: true })
    const [said, fact] = [await label.boundingBox(), await label.locator('+ dd').boundingBox()]
    expect(Math.abs((fact?.y ?? 0) - (said?.y ?? 99))).toBeLessThan(6)
    expect(fact?.height).toBeLessThan(30)
  }
})

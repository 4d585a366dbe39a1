import type { Page } from '@playwright/test'
import { studioRental } from '../../src/content/price-table.ts'
import { printedOffer } from '../../src/domain/offers/printed-offer.ts'
import { defaultSettings, type StudioSettings } from '../../src/domain/offers/settings.ts'
import { localizedPath } from '../../src/i18n/url.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

/** What the visitor is told once an admin has set something else: one row for all tests, so it is set in the answer. */
async function withSettings(page: Page, changed: Partial<StudioSettings>) {
  await page.route('**/rest/v1/studio_settings?*', async (route) => {
    const answer = await route.fetch()
    const [row] = (await answer.json()) as object[]
    await route.fulfill({ json: [{ ...row, ...changed }] })
  })
}

const hours = { start: '10:00', end: '20:00' }

for (const locale of ['mn', 'ru'] as const) {
  test(`opening hours and name are the set ones on home, contact and in the footer (${locale})`, async ({
    page,
  }) => {
    const t = textsOf(locale)
    await withSettings(page, { openingHours: hours, studioName: 'Light & Sons' })
    const words = t('contact.hoursText', hours)
    for (const path of ['/', '/contact']) {
      await page.goto(localizedPath(locale, path))
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await expect(page.getByRole('contentinfo')).toContainText(words)
      await expect(page.getByRole('contentinfo')).toContainText('Light & Sons')
      await expect(page.getByRole('main')).toContainText(words)
      await expect(page.getByRole('main')).not.toContainText('09:00–22:00')
    }
  })
}

test('a day with other hours is told today', async ({ page }) => {
  const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
  const tomorrow = new Date(Date.now() + 32 * 3_600_000).toISOString().slice(0, 10)
  await withSettings(page, { specialDays: [today, tomorrow].map((date) => ({ date, hours: null })) })
  await page.goto('/en/contact')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByRole('main')).toContainText('Usually 09:00–22:00, closed today')
  await page.unroute('**/rest/v1/studio_settings?*')
  const week = ['1', '2', '3', '4', '5', '6', '7'] as const
  await withSettings(page, { weekHours: Object.fromEntries(week.map((day) => [day, hours])) })
  await page.reload()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByRole('main')).toContainText('Usually 09:00–22:00, today 10:00–20:00')
})

test('the price page leaves out what was switched off, and tells the prices of today', async ({ page }) => {
  const { services } = printedOffer(defaultSettings, studioRental)
  const off = ['rehearsal', 'photo-video']
  await withSettings(page, {
    services: services.map((service) => ({ ...service, enabled: !off.includes(service.id) })),
    pricing: { ...defaultSettings.pricing, recording: 65 },
  })
  await page.goto('/en/pricing')
  const own = page.getByRole('region', { name: 'Your time in the studio' })
  await expect(own.getByText('$65 an hour')).toBeVisible()
  await expect(own.getByRole('heading', { name: 'Rehearsal' })).toHaveCount(0)
  await expect(own.getByRole('row')).toHaveCount(3)
  const calculator = page.getByRole('region', { name: 'Work out your price' })
  await expect(calculator.getByRole('option', { name: 'Photo and video' })).toHaveCount(0)
  await expect(calculator.getByRole('status')).toContainText('550,000₮')
})

test.describe('without an answer', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  test('the page stays as it is', async ({ page }) => {
    await page.route('**/rest/v1/studio_settings?*', (route) => route.fulfill({ status: 503, body: 'no' }))
    const answered = page.waitForResponse('**/rest/v1/studio_settings?*')
    await page.goto('/en/contact')
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await answered
    await expect(page.getByRole('contentinfo')).toContainText('Every day 09:00–22:00')
    await expect(page.getByRole('main')).toContainText('Every day 09:00–22:00')
  })
})

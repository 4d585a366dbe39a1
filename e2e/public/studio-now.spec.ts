import type { Page } from '@playwright/test'
import { studioRental } from '../../src/content/price-table.ts'
import { printedOffer } from '../../src/domain/offers/printed-offer.ts'
import { defaultSettings, type StudioSettings } from '../../src/domain/offers/settings.ts'
import { localizedPath } from '../../src/i18n/url.ts'
import { journeyLocales } from '../support/journeys.ts'
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

for (const locale of journeyLocales('ru')) {
  test(`opening hours and name are the set ones on home, contact and in the footer (${locale})`, async ({
    page,
  }) => {
    const t = textsOf(locale)
    // Another test sets hours of a weekday for a while.
    const asEachDay = { openingHours: hours, weekHours: {}, specialDays: [] }
    await withSettings(page, { ...asEachDay, studioName: 'Light & Sons' })
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

test.describe('on one page', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  test('a day with other hours is told today; without an answer the page stays as it is', {
    tag: '@in-full',
  }, async ({ page }) => {
    const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
    const tomorrow = new Date(Date.now() + 32 * 3_600_000).toISOString().slice(0, 10)
    // Other tests close the studio for a while.
    let closures: object[] = []
    await page.route('**/rpc/busy_ranges', (route) => route.fulfill({ json: closures }))
    await withSettings(page, { specialDays: [today, tomorrow].map((date) => ({ date, hours: null })) })
    await page.goto('/en/contact')
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(page.getByRole('main')).toContainText('Usually 09:00–22:00, closed today')
    // Who comes back to the page when that day is over is told of the present one.
    await page.clock.setFixedTime(Date.now() + 48 * 3_600_000)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await expect(page.getByRole('main')).toContainText('Every day 09:00–22:00')
    await page.clock.setFixedTime(Date.now())
    await page.unroute('**/rest/v1/studio_settings?*')
    const week = ['1', '2', '3', '4', '5', '6', '7'] as const
    await withSettings(page, { weekHours: Object.fromEntries(week.map((day) => [day, hours])) })
    await page.reload()
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(page.getByRole('main')).toContainText('Usually 09:00–22:00, today 10:00–20:00')

    await test.step('on a holiday, which is a closure', async () => {
      const closure = (from: number, to: number) => ({
        starts_at: `${today}T${from}:00:00+08:00`,
        ends_at: `${today}T${to}:00:00+08:00`,
        closed: true,
      })
      for (const [until, words] of [
        [15, 'today 10:00–20:00'],
        [24, 'closed today'],
      ] as const) {
        closures = [closure(10, until)]
        const asked = page.waitForResponse('**/rpc/busy_ranges')
        await page.reload()
        await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
        await asked
        await expect(page.getByRole('main')).toContainText(`Usually 09:00–22:00, ${words}`)
      }
    })

    await test.step('without an answer', async () => {
      await page.unrouteAll()
      await page.route('**/rest/v1/studio_settings?*', (route) => route.fulfill({ status: 503, body: 'no' }))
      const answered = page.waitForResponse('**/rest/v1/studio_settings?*')
      await page.reload()
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await answered
      await expect(page.getByRole('contentinfo')).toContainText('Every day 09:00–22:00')
      await expect(page.getByRole('main')).toContainText('Every day 09:00–22:00')
    })
  })
})

test('pages leave out what was switched off, show what is new, and tell the prices of today', async ({
  page,
}) => {
  const { services: printed } = printedOffer(defaultSettings, studioRental)
  const off = ['rehearsal', 'photo-video']
  const bands = [120, 240, 480, 1440].map((upToMinutes, index) => ({ upToMinutes, price: 1_000_000 + index }))
  await withSettings(page, {
    services: [
      ...printed.map((service) => ({
        ...service,
        enabled: !off.includes(service.id),
        ...(service.id === 'movie' && { bands, durations: [60, 120, 240] }),
      })),
      {
        id: 'garden',
        name: 'Garden',
        names: { mn: 'Цэцэрлэг', en: 'The garden' },
        enabled: true,
        group: 'space',
        bands,
      },
      { id: 'voice', name: 'Voice-over', enabled: true },
    ],
    pricing: { ...defaultSettings.pricing, recording: 65, voice: 20 },
    priceChanges: [{ service: 'voice', from: '2026-01-01', price: 25 }],
  })
  await page.goto('/en/pricing')
  const own = page.getByRole('region', { name: 'Studio time' })
  await expect(own.getByText('$65 an hour')).toBeVisible()
  await expect(own.getByRole('heading', { name: 'Rehearsal' })).toHaveCount(0)
  await expect(own.getByRole('row', { name: 'Movie' }).getByRole('cell')).toContainText([
    '1,000,000₮',
    '1,000,001₮',
    '1,000,002₮',
    '1,000,003₮',
    'Book',
  ])
  const garden = own.getByRole('row', { name: 'The garden' })
  await expect(garden).toContainText('1,000,003₮')
  await expect(garden.getByRole('link')).toHaveAttribute('href', /\/en\/bookings\/new\?service=garden$/)
  const voice = own.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Voice-over' }) })
  await expect(voice).toContainText('$25 an hour')
  const calculator = page.getByRole('region', { name: 'Work out your price' })
  await expect(calculator.getByRole('option', { name: 'Photo and video' })).toHaveCount(0)
  // Nor what the team makes in it.
  await expect(calculator.getByRole('option', { name: 'Advertisement' })).toHaveCount(0)
  await expect(calculator.getByRole('option', { name: 'Livestream to social media' })).toHaveCount(1)
  await expect(calculator.getByRole('status')).toContainText('1,000,000₮')
  await expect(calculator.getByRole('link')).toHaveText('Book 2 hours')
  // For longer than it is let there is nothing to name.
  await calculator.getByRole('button', { name: textsOf('en')('pricing.band24') }).click()
  await expect(calculator.getByRole('link')).toHaveText('Book Now')
  await expect(calculator.getByRole('link')).toHaveAttribute('href', '/en/bookings/new?service=movie')

  // What home names as the least is least of what is left.
  await page.goto('/en')
  // Beside the first words, as soon as somebody stirs: what listens comes a moment after the page.
  const first = page.getByText('Studio for 1–2 hours: from 550,000₮').first()
  let x = 300
  await expect(async () => {
    x += 10
    await page.mouse.move(x, 300)
    await expect(first).toBeInViewport({ timeout: 500 })
  }).toPass()

  // So do the services: photographs are made in what was switched off.
  await page.goto('/en/services')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const video = page.getByRole('region', { name: 'Video' })
  await expect(video.getByRole('definition').filter({ hasText: '1,000,000₮' })).toHaveCount(1)
  for (const name of ['Video', 'Photo']) {
    await expect(
      page.getByRole('region', { name }).getByRole('term').getByText('Photo and video'),
    ).toHaveCount(0)
  }
})

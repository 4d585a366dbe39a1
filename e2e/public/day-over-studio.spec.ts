import home from '../../locales/en/home.json' with { type: 'json' }
import times from '../../locales/en/times.json' with { type: 'json' }
import { expect, test } from '../support/test.ts'

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  const moves = reducedMotion === 'no-preference'
  test(`the day over the studio ${moves ? 'goes by as one scrolls past' : 'stands still for who prefers less motion, in the afternoon by day and in the golden hour in the evening'}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await page.goto('/en')
    const heading = page.getByRole('heading', { name: home.sunTitle })
    const day = page.getByRole('figure').filter({ hasText: '21 June' })
    const quarter = () =>
      day.evaluate((figure) => Number(getComputedStyle(figure).getPropertyValue('--clock') || Number.NaN))
    await heading.scrollIntoViewIfNeeded()
    await expect.poll(quarter).toBeGreaterThan(0)
    const before = await quarter()
    await day.evaluate((figure) => figure.scrollIntoView({ block: 'start', behavior: 'instant' }))
    if (moves) await expect.poll(quarter).toBeGreaterThan(before)
    else {
      expect(await quarter()).toBe(16 * 4)
      await page.emulateMedia({ reducedMotion, colorScheme: 'dark' })
      await expect.poll(quarter).toBe(20.5 * 4)
    }
  })
}

test('beside the first picture stands the sky of today, and on a phone below it', {
  tag: '@in-full',
}, async ({ page }) => {
  await page.clock.setFixedTime('2026-03-20T22:30:00Z')
  await page.goto('/en')
  const today = page.getByRole('paragraph').filter({ hasText: times.golden })
  // In Ulaanbaatar it is tomorrow already.
  await expect(today).toContainText(/21 March Golden hour 06:\d\d–07:\d\d, 18:\d\d–19:\d\d.*09:00.*18:00/)
  // Who comes back to the page on another day finds its sky.
  await page.clock.setFixedTime('2026-03-21T22:30:00Z')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect(today).toContainText(/^22 March.*18:00$/)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/en')
  await expect(page.getByRole('link', { name: 'View Pricing' })).toBeInViewport()
  await expect(today).toHaveCount(0)
  // Below what to do, for who scrolls on.
  await page.getByText(home.heroText).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 400)
  await expect(today).toBeInViewport()
})

import home from '../../locales/en/home.json' with { type: 'json' }
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

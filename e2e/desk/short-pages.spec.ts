import { signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

test('a page of the desk that has little to show is as high as the window, its foot in sight', async ({
  page,
}) => {
  await signIn(page, 'admin@example.com')
  await page.setViewportSize({ width: 1440, height: 1600 })
  for (const address of ['messages', 'newsletter', 'day', 'log']) {
    await page.goto(`/en/admin/${address}`)
    const main = page.getByRole('main')
    await expect(main.locator('.skeleton')).toHaveCount(0)
    await expect(main.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toBeInViewport()
  }
})

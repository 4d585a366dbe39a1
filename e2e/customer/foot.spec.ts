import { signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

test('on a phone no card of the app touches the footer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const room = async () => {
    const card = await page.getByRole('main').locator('.panel, .entry').last().boundingBox()
    const foot = await page.getByRole('contentinfo').boundingBox()
    return (foot?.y ?? 0) - (card?.y ?? 0) - (card?.height ?? 0)
  }
  await page.goto('/login')
  await expect(page.getByRole('main').getByRole('button').first()).toBeVisible()
  expect(await room()).toBeGreaterThanOrEqual(40)
  await signIn(page, 'customer@example.com')
  for (const path of ['/profile', '/bookings/new']) {
    await page.goto(path)
    await expect(page.getByRole('main').locator('.panel').last()).toBeVisible()
    await expect.poll(room, path).toBeGreaterThanOrEqual(40)
  }
})

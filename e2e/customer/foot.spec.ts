import { signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

test('on a phone no card or part of the app touches the footer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const last = page.getByRole('main').locator('.panel, .entry, .part').last()
  const room = async () => {
    const card = await last.boundingBox()
    const foot = await page.getByRole('contentinfo').boundingBox()
    return (foot?.y ?? 0) - (card?.y ?? 0) - (card?.height ?? 0)
  }
  await page.goto('/login')
  await expect(page.getByRole('main').getByRole('button').first()).toBeVisible()
  await expect.poll(room, '/login').toBeGreaterThanOrEqual(40)
  await signIn(page, 'customer@example.com')
  for (const path of ['/profile', '/bookings/new']) {
    await page.goto(path)
    await expect(last).toBeVisible()
    await expect.poll(room, path).toBeGreaterThanOrEqual(40)
  }
})

test('a customer reaches services, prices and equipment from the foot of the app', async ({ page }) => {
  const t = textsOf('en')
  await signIn(page, 'customer@example.com')
  await page.goto('/en/profile')
  const foot = page.getByRole('contentinfo')
  for (const [name, path] of [
    [t('common.services'), '/en/services'],
    [t('common.pricing'), '/en/pricing'],
    [t('common.equipment'), '/en/equipment'],
  ] as const) {
    await expect(foot.getByRole('link', { name })).toHaveAttribute('href', path)
  }
})

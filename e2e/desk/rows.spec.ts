import type { Locator } from '@playwright/test'
import { signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

const t = textsOf('mn')
const fade = (row: Locator) => row.evaluate((element) => getComputedStyle(element).getPropertyValue('--fade'))

test('on a phone the parts of the settings are one row, whose end is reached by key, and the views of the bookings are all in sight', {
  tag: '@in-full',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'admin@example.com')
  await page.goto('/admin/settings')
  const parts = page.getByRole('list').filter({ has: page.getByRole('link', { name: t('settings.mails') }) })
  await expect(parts).toHaveCSS('height', '44px')
  // More is to come: it fades there, as soon as the row's own scrolling has been measured.
  await expect.poll(() => fade(parts)).not.toBe('0px')
  for (const part of await parts.getByRole('link').all()) {
    await part.focus()
    await expect(part).toBeInViewport({ ratio: 0.99 })
  }
  await expect.poll(() => fade(parts)).toBe('0px')
  // One that is pressed where only half of it is in sight does not go away from under the press.
  await page.reload()
  const second = parts.getByRole('link').nth(1)
  const { width = 0 } = (await second.boundingBox()) ?? {}
  await second.click({ position: { x: width - 4, y: 20 } })
  await expect(page).toHaveURL(/#hours$/)

  // One that has room for all it holds has nothing to fade.
  await page.goto('/admin/bookings')
  const views = page
    .getByRole('group')
    .filter({ has: page.getByRole('button', { name: t('admin.viewMonth') }) })
  await expect(views).toBeVisible()
  await expect.poll(() => fade(views)).toBe('0px')
})

import { locales } from '../src/i18n/locales.ts'
import { localizedPath } from '../src/i18n/url.ts'
import { expectAccessible } from './support/axe.ts'
import { signIn } from './support/people.ts'
import { expect, test } from './support/test.ts'

const publicPaths = [
  '/',
  '/about',
  '/services',
  '/pricing',
  '/equipment',
  '/contact',
  '/behind-the-scenes',
  '/privacy',
  '/login',
  '/register',
  '/forgot-password',
  '/update-password',
  '/404',
]
const appPaths = [
  '/dashboard',
  '/bookings/new',
  '/profile',
  '/admin',
  '/admin/users',
  '/admin/settings',
  '/admin/messages',
  '/admin/users/00000000-0000-4000-8000-00000000000c',
]

for (const locale of locales) {
  test(`axe finds nothing on any public page, at 390 and 1440 px, light and dark (${locale})`, async ({
    page,
  }) => {
    for (const path of publicPaths) {
      await page.goto(localizedPath(locale, path))
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
      await expectAccessible(page)
    }
  })
}

test('axe finds nothing on the screens of customers and admins', async ({ page }) => {
  await signIn(page, 'admin@example.com')
  for (const path of appPaths) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await expectAccessible(page)
  }
})

test('the menu opens, closes and is reached by keyboard on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/en')
  const menu = page.getByRole('button', { name: 'Menu' })
  await menu.focus()
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }),
  ).toBeHidden()
})

test('the first Tab offers to skip to the content', async ({ page }) => {
  await page.goto('/en')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/en#content')
})

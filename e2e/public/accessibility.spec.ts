import type { Locale } from '../../src/i18n/locales.ts'
import { localizedPath } from '../../src/i18n/url.ts'
import { adminPaths } from '../support/admin-pages.ts'
import { expectAccessible, type Look } from '../support/axe.ts'
import { expectLoaded } from '../support/islands.ts'
import { journeyCases } from '../support/journeys.ts'
import { signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

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
  '/choose-password',
  '/auth/confirm',
  '/answer',
  '/offer',
  '/unsubscribe',
  '/404',
]
const appPaths = ['/dashboard', '/bookings/new', '/profile', ...adminPaths, '/admin/newsletter?id=new']

// Width and colours do not depend on each other: two looks have each once, and `LANGUAGES=all` takes all four.
// All languages are one structure; these two differ most in their letters and in the length of their words.
for (const [locale, looks] of journeyCases<[Locale, Look[]]>(
  [['mn', ['light phone', 'dark desktop']]],
  [
    ['mn', ['dark phone', 'light desktop']],
    ['zh', ['dark phone', 'light desktop']],
  ],
)) {
  for (const path of publicPaths) {
    test(`axe finds nothing on ${path}, on a ${looks.join(', ')} (${locale})`, async ({ page }) => {
      await page.goto(localizedPath(locale, path))
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
      await expectAccessible(page, { looks })
    })
  }
}

for (const path of appPaths) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await signIn(page, 'admin@example.com')
    await page.goto(path)
    await expectLoaded(page)
    await expectAccessible(page)
  })
}

test('the menu opens, closes and is reached by keyboard on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/en')
  const menu = page.getByRole('button', { name: 'Menu' })
  await menu.focus()
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }),
  ).toBeVisible()
  // It lies over the page instead of pushing it down, and the booking stays beside it.
  expect((await page.getByRole('main').boundingBox())?.y).toBeLessThan(64)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Book Now' })).toBeVisible()
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

import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { signIn } from './support/people.ts'
import { expect, test } from './support/test.ts'

const publicPaths = [
  '/',
  '/about',
  '/behind-the-scenes',
  '/pricing',
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

async function expectNoViolations(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1440]) {
    test(`axe finds nothing at ${width} px, ${colorScheme}`, async ({ page, context }) => {
      test.setTimeout(180_000)
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      for (const path of publicPaths) {
        await page.goto(path)
        await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
        await page.waitForLoadState('networkidle')
        await expectNoViolations(page)
      }
      await signIn(page, 'mn', 'admin@example.com')
      for (const path of appPaths) {
        await page.goto(path)
        await page.waitForLoadState('networkidle')
        await expectNoViolations(page)
      }
      expect(context.pages()).toHaveLength(1)
    })
  }
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

import type { Page } from '@playwright/test'
import type { Locale } from '../../src/i18n/locales.ts'
import { localizedPath } from '../../src/i18n/url.ts'
import { expectAccessible, type Look } from '../support/axe.ts'
import { expectLoaded, wakeIslands } from '../support/islands.ts'
import { journeyCases } from '../support/journeys.ts'
import { adminPaths, publicPaths } from '../support/pages.ts'
import { signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { expectNarrow } from '../support/width.ts'

/** Those of a booking are looked at where customers book, edit and read it. */
const appPaths = ['/dashboard', '/bookings/new', '/profile', ...adminPaths, '/admin/newsletter?id=new']

/** Half of them in each test: three run beside each other, and a page of its own browser would cost twice. */
const halves = <Item>(items: readonly Item[]): Item[][] =>
  [0, 1].map((half) => items.filter((_, n) => n % 2 === half))

/** Whoever the studio's own demo people are, they are called something that no line holds. */
async function withLongNames(page: Page) {
  await page.route('**/rest/v1/**', async (route) => {
    const response = await route.fetch()
    const named = (await response.text()).replace(/Жишээ [^"]+/g, `${'Наранцэцэг'.repeat(4)}-Жаргалан`)
    await route.fulfill({ response, body: named })
  })
}

/** Nothing for axe, none wider than the narrowest screen, and no part of it breaks the content policy: the fixture fails of what the console says. */
async function expectSound(page: Page, path: string, looks?: Look[]) {
  await test.step(path, async () => {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    await expectLoaded(page)
    await expectNarrow(page)
    await expectAccessible(page, { ...(looks && { looks }), soft: true })
    await expect(() => wakeIslands(page)).toPass()
  })
}

// Width and colours do not depend on each other: two looks have each once, by turns from page to page;
// `LANGUAGES=all` takes all four on every page.
// All languages are one structure; these two differ most in their letters and in the length of their words.
for (const [locale, looks] of journeyCases<[Locale, Look[]]>(
  [['mn', ['light phone', 'dark desktop']]],
  [
    ['mn', ['dark phone', 'light desktop']],
    ['zh', ['dark phone', 'light desktop']],
  ],
)) {
  for (const [number, paths] of halves(publicPaths).entries()) {
    test(`axe finds nothing on the public pages, and all of their islands wake, on a ${looks.join(', ')} (${locale}, ${number + 1})`, async ({
      page,
    }) => {
      for (const path of paths) await expectSound(page, localizedPath(locale, path), looks)
    })
  }
}

for (const [number, paths] of halves(appPaths).entries()) {
  test(`axe finds nothing on the pages of members, none is wider than 320 px whatever somebody is called, and all of their islands wake (${number + 1})`, {
    // `npm test` looks at them on the journeys through them.
    tag: '@in-full',
  }, async ({ page }) => {
    await signIn(page, 'admin@example.com')
    await withLongNames(page)
    for (const path of paths) await expectSound(page, path)
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

test('where colours are the reader’s own, what is chosen still differs from what is not', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/en/pricing')
  await page.getByRole('heading', { name: 'Available times this week' }).scrollIntoViewIfNeeded()
  const days = page.getByRole('group', { name: 'Choose a day' }).getByRole('button')
  const lengths = page.getByRole('group', { name: 'Duration' }).locator('label')
  await expect(days.first()).toBeVisible()
  for (const all of [days, lengths]) {
    const grounds = await all.evaluateAll((elements) =>
      elements.map((element) => getComputedStyle(element).backgroundColor),
    )
    expect(new Set(grounds).size, grounds.join()).toBe(2)
  }
})

import type { Page } from '@playwright/test'
import { localizedPath } from '../../src/i18n/url.ts'
import { expectLoaded } from '../support/islands.ts'
import { journeyCases } from '../support/journeys.ts'
import { adminPaths, publicPaths } from '../support/pages.ts'
import { signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 320, height: 640 } })

async function expectNarrow(page: Page, path: string) {
  const widest = await page.evaluate(() => document.documentElement.scrollWidth)
  expect.soft(widest, path).toBe(320)
}

// The longest words, and lines without a space.
for (const locale of journeyCases<'ru' | 'zh' | 'mn' | 'en'>(['ru', 'zh'], ['mn', 'en'])) {
  test(`nothing of a public page is wider than a screen of 320 px, or of 1280 at 400 % (${locale})`, async ({
    page,
  }) => {
    for (const path of publicPaths) {
      await page.goto(localizedPath(locale, path))
      await expectNarrow(page, path)
    }
  })
}

test('nothing of the pages of members is wider, either, whatever somebody is called', async ({ page }) => {
  await signIn(page, 'admin@example.com')
  await page.route('**/rest/v1/**', async (route) => {
    const response = await route.fetch()
    const named = (await response.text()).replace(/Жишээ [^"]+/g, `${'Наранцэцэг'.repeat(4)}-Жаргалан`)
    await route.fulfill({ response, body: named })
  })
  for (const path of ['/dashboard', '/bookings/new', '/profile', ...adminPaths]) {
    await page.goto(path)
    await expectLoaded(page)
    await expectNarrow(page, path)
  }
})

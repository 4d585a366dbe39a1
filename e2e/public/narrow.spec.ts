import { localizedPath } from '../../src/i18n/url.ts'
import { journeyCases } from '../support/journeys.ts'
import { publicPaths } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

// The longest words, and lines without a space.
for (const locale of journeyCases<'ru' | 'zh' | 'mn' | 'en'>(['ru', 'zh'], ['mn', 'en'])) {
  test(`nothing of a public page is wider than a screen of 320 px, or of 1280 at 400 % (${locale})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    for (const path of publicPaths) {
      await page.goto(localizedPath(locale, path))
      const widest = await page.evaluate(() => document.documentElement.scrollWidth)
      expect.soft(widest, path).toBe(320)
    }
  })
}

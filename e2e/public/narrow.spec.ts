import { localizedPath } from '../../src/i18n/url.ts'
import { journeyCases } from '../support/journeys.ts'
import { publicPaths } from '../support/pages.ts'
import { test } from '../support/test.ts'
import { expectNarrow, NARROWEST } from '../support/width.ts'

test.use({ viewport: NARROWEST })

// The longest words; Mongolian, and the pages of members, are in accessibility.spec.ts, too.
for (const locale of journeyCases<'ru' | 'zh' | 'mn' | 'en'>(['ru'], ['zh', 'mn', 'en'])) {
  test(`nothing of a public page is wider than a screen of 320 px, or of 1280 at 400 % (${locale})`, async ({
    page,
  }) => {
    for (const path of publicPaths) {
      await page.goto(localizedPath(locale, path))
      await expectNarrow(page)
    }
  })
}

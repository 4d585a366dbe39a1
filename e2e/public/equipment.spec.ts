import { localizedPath } from '../../src/i18n/url.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

for (const [locale, words] of [
  ['zh', '85毫米'],
  ['zh', '85mm'],
  ['ru', '85мм'],
] as const) {
  test(`a lens is found by ${words}`, async ({ page }) => {
    const t = textsOf(locale)
    await page.goto(localizedPath(locale, '/equipment'))
    await page.getByLabel(t('equipment.search')).fill(words)
    await expect(page.getByText(t('equipment.found', { count: 1 }))).toBeVisible()
    await expect(page.getByText('FE 85 mm')).toBeVisible()
  })
}

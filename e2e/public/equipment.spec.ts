import media from '../../locales/mn/media.json' with { type: 'json' }
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
    const found = t('equipment.found', { count: 1 })
    await expect(page.getByRole('search').getByRole('status')).toHaveText(found)
    // The category that it stands in counts the same.
    const category = page.getByRole('region', { name: t('equipment.camera') })
    await expect(category.getByText(found)).toBeVisible()
    await expect(category.getByText('FE 85 mm')).toBeVisible()
  })
}

test.describe('without pictures', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  test('an item says that its small picture is missing', async ({ page }) => {
    await page.route('**/thumbnails/*', (route) => route.abort())
    await page.goto(localizedPath('mn', '/equipment'))
    const item = page.locator('summary').filter({ hasText: 'Aputure LS 600d Pro' })
    await expect(item.getByText(media.failed.split(' ', 1)[0] ?? '')).toBeVisible()
  })
})

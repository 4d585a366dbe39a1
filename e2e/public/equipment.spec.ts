import media from '../../locales/mn/media.json' with { type: 'json' }
import { equipment } from '../../src/content/equipment.ts'
import { localizedPath } from '../../src/i18n/url.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

test('equipment is found by word and category, and what is not there is said', async ({ page }) => {
  await page.goto('/en/equipment')
  const search = page.getByRole('searchbox', { name: 'Search the equipment' })
  const found = page.getByRole('search').getByRole('status')
  await expect(found).toHaveText('25 items')
  await search.fill('softbox')
  await expect(page.getByText('Godox SB-FW 60×90')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Camera gear' })).toBeHidden()
  await search.fill('SONY lens')
  await expect(found).toHaveText(/^\d items$/)
  await page.getByText('Lighting and stands', { exact: true }).first().click()
  await expect(found).toHaveText('0 items')
  await expect(page.getByText('Nothing found.')).toBeVisible()
  await page.getByRole('button', { name: 'Show everything' }).click()
  await expect(found).toHaveText('25 items')
  await expect(search).toBeFocused()
  await page.getByRole('radio', { name: 'Camera gear' }).focus()
  await page.keyboard.press('Space')
  await expect(found).toHaveText('13 items')
})

test('a lens is found however its length is written', { tag: '@in-full' }, async ({ page }) => {
  for (const [locale, spellings] of [
    ['zh', ['85毫米', '85mm']],
    ['ru', ['85мм']],
  ] as const) {
    const t = textsOf(locale)
    await page.goto(localizedPath(locale, '/equipment'))
    for (const words of spellings) {
      await page.getByLabel(t('equipment.search')).fill('')
      await page.getByLabel(t('equipment.search')).fill(words)
      const found = t('equipment.found', { count: 1 })
      await expect(page.getByRole('search').getByRole('status')).toHaveText(found)
      // The category that it stands in counts the same.
      const category = page.getByRole('region', { name: t('equipment.camera') })
      await expect(category.getByText(found)).toBeVisible()
      await expect(category.getByText('FE 85 mm')).toBeVisible()
    }
  }
})

test('what is opened has one picture, large and as fine as it is shown', async ({ page }) => {
  await page.goto('/en/equipment')
  const item = page.locator('details').filter({ hasText: 'amaran P60x' })
  const picture = item.locator('img')
  await expect(picture).toHaveCount(1)
  const size = () =>
    picture.evaluate((image: HTMLImageElement) => ({
      shown: image.clientWidth,
      file: image.naturalWidth,
      part: image.clientWidth / (image.closest('.list')?.clientWidth ?? 1),
    }))
  const { shown: closed } = await size()
  await item.locator('summary').press('Enter')
  await expect.poll(async () => (await size()).shown).toBeGreaterThan(closed * 1.9)
  expect((await size()).part).toBeGreaterThan(0.44)
  await expect.poll(async () => (await size()).file >= (await size()).shown).toBe(true)
  await expect(item.getByRole('img')).toHaveAccessibleName(/LED/)
})

for (const { width, columns } of [
  { width: 820, columns: 2 },
  { width: 1440, columns: 4 },
])
  test(`what is opened has a row of its own, before which nothing moves and after which no place is empty (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/en/equipment')
    const list = page.getByRole('region', { name: 'Camera gear' }).locator('.list')
    const boxes = () =>
      list.locator('details').evaluateAll((items) =>
        items.map((item) => {
          const { left, top, width } = item.getBoundingClientRect()
          return { left: Math.round(left), top: Math.round(top + scrollY), width: Math.round(width) }
        }),
      )
    // Names have their lines.
    await page.evaluate(() => document.fonts.ready)
    const closed = await boxes()
    const lens = list.locator('details').filter({ hasText: 'FE 85 mm' })
    const at = (await list.locator('details').allInnerTexts()).findIndex((text) =>
      text.includes('FE\u00a085'),
    )
    await lens.locator('summary').click()
    await expect(lens.locator('dl')).toBeVisible()
    const open = await boxes()
    const room = await list.evaluate((element) => Math.round(element.getBoundingClientRect().width))
    expect(open[at]?.width).toBe(room)
    // Whoever stood before it stands there still.
    const before = closed.filter(({ top }) => top < (closed[at]?.top ?? 0))
    for (const box of before) expect(open).toContainEqual(box)
    // The row that it left is as full as it was, unless it is that row's first and begins where it stood.
    const row = open.filter(({ top }) => top === closed[at]?.top)
    if (closed[at]?.left !== open[at]?.left) expect(row).toHaveLength(columns)
    await expect(lens).toBeInViewport()
  })

test('equipment opens without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/ru/equipment')
  await expect(page.locator('details')).toHaveCount(equipment.lighting.length + equipment.camera.length)
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  const item = page.locator('details').filter({ hasText: 'Manfrotto 1004BAC' })
  await expect(item.locator('summary')).toContainText('×7')
  await expect(item.getByText('3,66 м')).toBeHidden()
  await item.locator('summary').click()
  await expect(item.getByText('3,66 м')).toBeVisible()
  await context.close()
})

test.describe('without pictures', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  test('an item says that its small picture is missing', async ({ page }) => {
    await page.route('**/thumbnails/*', (route) => route.abort())
    await page.goto(localizedPath('mn', '/equipment'))
    const item = page.locator('summary').filter({ hasText: 'Aputure LS 600d Pro' })
    await expect(item.getByText(media.failed.split(' ', 1)[0] ?? '')).toBeVisible()
  })
})

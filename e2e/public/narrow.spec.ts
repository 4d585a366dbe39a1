import { LAST_STEP } from '../../src/components/pricing/calculator.ts'
import { locales } from '../../src/i18n/locales.ts'
import { localizedPath } from '../../src/i18n/url.ts'
import { journeyCases } from '../support/journeys.ts'
import { publicPaths } from '../support/pages.ts'
import { signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { expectNarrow, LARGER_TEXT, LARGEST_TEXT, NARROWEST } from '../support/width.ts'

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

test('the largest sum that the calculator can tell stays within its column', async ({ page }) => {
  for (const width of [320, 1024]) {
    await page.setViewportSize({ width, height: 768 })
    await page.goto('/ru/pricing')
    const calculator = page.getByRole('region', { name: textsOf('ru')('pricing.calculatorTitle') })
    await calculator.getByRole('combobox').selectOption('recording')
    await calculator.getByRole('slider').fill(String(LAST_STEP))
    await calculator.getByRole('radio').last().check({ force: true })
    await expect(calculator.getByRole('status')).toContainText('3\u00a0600\u00a0000')
    await expectNarrow(page)
    const beyond = await calculator.locator('[data-price]').evaluate((price) => {
      const words = document.createRange()
      words.selectNodeContents(price)
      return words.getBoundingClientRect().right - price.getBoundingClientRect().right
    })
    expect(beyond, `${width} px`).toBeLessThanOrEqual(0)
  }
})

test('in every language figures of the home page keep clear of the words beside them, and no name on the map is cut off', async ({
  page,
}) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    for (const locale of locales) {
      await page.goto(localizedPath(locale, '/'))
      const figures = page.locator('.reasons .figure')
      await expect(figures).toHaveCount(4)
      const covering = await figures.evaluateAll((all) =>
        all.flatMap((figure) => {
          const own = document.createRange()
          own.selectNodeContents(figure)
          const beside = document.createRange()
          beside.setStartAfter(figure)
          beside.setEndAfter(figure.parentElement?.lastChild ?? figure)
          const one = own.getBoundingClientRect()
          const other = beside.getBoundingClientRect()
          const apart = one.right <= other.left || one.bottom <= other.top + 4
          return apart ? [] : [figure.textContent]
        }),
      )
      expect.soft(covering, `${locale}, ${width} px`).toEqual([])
      await page.goto(localizedPath(locale, '/contact'))
      const cutOff = await page.locator('p.label').evaluateAll((all) =>
        all
          .map((text) => ({ text: text.textContent, box: text.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 0 && (box.left < 0 || box.right > innerWidth))
          .map(({ text }) => text),
      )
      expect.soft(cutOff, `${locale}, ${width} px`).toEqual([])
    }
  }
})

test('on a phone whose text is half as large again nothing is cut off, and where it is twice as large nothing covers the menu', {
  tag: '@in-full',
}, async ({ page }) => {
  await signIn(page, 'customer@example.com')
  for (const path of ['/ru', '/ru/dashboard', '/ru/bookings/new', '/profile']) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    await expectNarrow(page, LARGER_TEXT)
    await page.setViewportSize(LARGEST_TEXT)
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Меню|Цэс/ })
      .click({ trial: true })
  }
})

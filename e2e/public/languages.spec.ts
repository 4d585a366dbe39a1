import { localeFacts } from '../../src/i18n/locales.ts'
import { localizedPath } from '../../src/i18n/url.ts'
import { expectAccessible } from '../support/axe.ts'
import { journeyLocales } from '../support/journeys.ts'
import { chooseLanguage } from '../support/languages.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

test('Mongolian is the first language, whatever the browser prefers; a chosen one is logged, stored and used at the neutral address', async ({
  page,
}) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.goto('/pricing')
  await expect(page.locator('html')).toHaveAttribute('lang', 'mn')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(textsOf('mn')('pricing.title'))
  await chooseLanguage(page, 'ru')
  await expect(page).toHaveURL('/ru/pricing')
  await expect.poll(() => logged).toContain('Language changed to ru')
  expect(await page.evaluate(() => localStorage.getItem('preferred-language'))).toBe('ru')
  await page.goto('/pricing?from=mail#prices')
  await expect(page).toHaveURL('/ru/pricing?from=mail#prices')
  await page.goto('/zh')
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans')
})

test('Mongolian opens in a tab of its own by the middle button, though another language was chosen', {
  tag: '@in-full',
}, async ({ page }) => {
  await page.goto('/about')
  await chooseLanguage(page, 'ru')
  await expect(page).toHaveURL('/ru/about')
  await page.goto('/ru/about?from=mail#plan', { waitUntil: 'networkidle' })
  const bar = page.getByRole('banner')
  await bar.getByRole('button', { name: textsOf('ru')('common.language') }).click()
  const opened = page.context().waitForEvent('page')
  await bar.getByRole('link', { name: localeFacts.mn.label, exact: true }).click({ button: 'middle' })
  const tab = await opened
  await expect(tab.locator('html')).toHaveAttribute('lang', 'mn')
  await expect(tab).toHaveURL('/about?from=mail#plan')
  await expect(page).toHaveURL('/ru/about?from=mail#plan')
})

test.describe('a browser in Chinese', () => {
  test.use({ locale: 'zh-CN' })
  const zh = textsOf('zh')

  test('is offered the page in Chinese, once, and led nowhere unasked', async ({ page }) => {
    await page.goto('/pricing?from=mail')
    const offer = page.getByRole('complementary', { name: zh('language-offer.title') })
    await expect(offer).toHaveAttribute('lang', 'zh-Hans')
    await expect(page).toHaveURL('/pricing?from=mail')
    await expectAccessible(page)
    await offer.getByRole('button', { name: zh('language-offer.close') }).click()
    await expect(offer).toHaveCount(0)
    await expect(page.locator('#content')).toBeFocused()

    const looked = () =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('language-offer'))
    await page.reload()
    await page.waitForFunction(looked)
    await expect(offer).toHaveCount(0)

    await page.evaluate(() => localStorage.clear())
    await page.reload()
    await offer.getByRole('link', { name: zh('language-offer.read') }).click()
    await expect(page).toHaveURL('/zh/pricing?from=mail')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(zh('pricing.title'))
    await expect(offer).toHaveCount(0)
  })
})

test('switching the language keeps the rest of the address, and Back leads to the page before', async ({
  page,
}) => {
  await page.goto('/en/about')
  await page.goto('/en/login?next=%2Fen%2Fdashboard')
  await chooseLanguage(page, 'zh')
  await expect(page).toHaveURL('/zh/login?next=%2Fen%2Fdashboard')
  await page.goBack()
  await expect(page).toHaveURL('/en/about')
})

for (const locale of journeyLocales('ru')) {
  test(`the public pages read completely without JavaScript (${locale})`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
    const page = await context.newPage()
    const t = textsOf(locale)
    await page.goto(localizedPath(locale, '/'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.heroTitle'))
    await expect(page.getByText(t('home.reasonPlaceText'))).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('link', { name: t('home.ctaButton') })
      // In Russian the hero's way to the prices has the same words; both lead there.
      .last()
      // By key: sections above it take their true height as it comes into view, and it moves from under a pointer.
      .press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('pricing.title'))
    await expect(page.getByRole('table').first()).toContainText('330')
    await context.close()
  })
}

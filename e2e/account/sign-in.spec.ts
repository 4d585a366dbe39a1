import type { Page } from '@playwright/test'
import { localizedPath } from '../../src/i18n/url.ts'
import { journeyLocales } from '../support/journeys.ts'
import { fillSignIn, newEmail, PASSWORD } from '../support/people.ts'
import { expect, refusedRequest, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

test.use({ expectedErrors: refusedRequest })

const zh = textsOf('zh')

/** Holds the answers of an address back until the returned function is called. */
async function hold(page: Page, url: string): Promise<() => void> {
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(url, async (route) => {
    await held
    await route.continue()
  })
  return () => answer()
}

test('an address a slip away from a common provider is asked about, and taken over with a press', async ({
  page,
}) => {
  const t = textsOf('mn')
  const main = page.getByRole('main')
  const meant = main.getByRole('button', { name: t('auth.didYouMean', { email: 'sara@gmail.com' }) })
  for (const path of ['/register', '/login']) {
    await page.goto(path)
    const email = main.getByLabel(t('auth.email'))
    await email.fill('sara@gmial.com')
    await expect(meant).toHaveCount(0)
    await email.press('Tab')
    await meant.click()
    await expect(email).toHaveValue('sara@gmail.com')
    await expect(email).toBeFocused()
    await expect(meant).toHaveCount(0)
  }
})

for (const locale of journeyLocales('mn')) {
  test(`both forms say that the connection is secure and what they are doing, and lead to no other site (${locale})`, async ({
    page,
  }) => {
    const t = textsOf(locale)
    const main = page.getByRole('main')
    await page.goto(localizedPath(locale, '/register'))
    await expect(main.getByText(t('auth.secureLogin'))).toBeVisible()
    const email = newEmail(`busy-${locale}`)
    await main.getByLabel(t('auth.email')).fill('sara@')
    await main.getByRole('button', { name: t('auth.createAccount') }).click()
    await expect(main.getByText(t('errors.email_invalid'))).toBeVisible()
    await main.getByLabel(t('auth.email')).fill(email)
    await expect(main.getByText(t('errors.email_invalid'))).toBeHidden()
    await main.getByLabel(t('auth.createPassword'), { exact: true }).fill(PASSWORD)
    const registered = await hold(page, '**/auth/v1/signup*')
    await main.getByRole('button', { name: t('auth.createAccount') }).click()
    await expect(main.getByRole('button', { name: t('auth.creatingAccount') })).toBeVisible()
    registered()
    // What the form has become is what the page is called by.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([t('auth.checkEmailTitle')])
    // Who sees a slip in the address puts it right, and starts nothing over.
    await main.getByRole('button', { name: t('auth.otherAddress') }).click()
    await expect(main.getByLabel(t('auth.email'))).toBeFocused()
    await expect(main.getByLabel(t('auth.email'))).toHaveValue(email)
    await page.reload()
    await expect(main.getByRole('button', { name: t('auth.createAccount') })).toBeVisible()

    await page.goto(localizedPath(locale, '/login?next=//example.org/phishing'))
    await expect(main.getByText(t('auth.secureLogin'))).toBeVisible()
    await fillSignIn(page, locale, 'customer@example.com')
    const signedIn = await hold(page, '**/auth/v1/token*')
    await main.getByRole('button', { name: t('auth.signIn') }).click()
    await expect(main.getByRole('button', { name: t('auth.signingIn') })).toBeVisible()
    signedIn()
    await expect(page).toHaveURL(localizedPath(locale, '/'))
  })
}

test('wrong credentials are told in the page’s language, the form stays, and nothing secret is written to the console', async ({
  page,
}) => {
  const lines: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  await page.goto('/zh/login')
  await fillSignIn(page, 'zh', 'customer@example.com', 'wrong-password')
  await page
    .getByRole('main')
    .getByRole('button', { name: zh('auth.signIn') })
    .click()
  await expect(page.getByRole('alert')).toHaveText(zh('errors.credentials_wrong'))
  await expect(page.getByLabel(zh('auth.email'))).toHaveValue('customer@example.com')
  expect(lines.join('\n')).not.toMatch(/wrong-password|customer@example\.com/)
})

for (const locale of journeyLocales('mn')) {
  test(`both forms and their footer fit into a laptop’s window (${locale})`, async ({ page }) => {
    const t = textsOf(locale)
    for (const [path, button] of [
      ['/login', t('auth.signIn')],
      ['/register', t('auth.createAccount')],
    ] as const) {
      await page.goto(localizedPath(locale, path))
      await expect(page.getByRole('main').getByRole('button', { name: button, exact: true })).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(900)
    }
  })
}

test('the light is turned at the foot of the registration, too, and the picture beside the form with it; the next page has the same', {
  tag: '@in-full',
}, async ({ page }) => {
  const home = textsOf('ru')
  await page.goto('/ru/register')
  const picture = page.getByRole('main').getByRole('img', { name: home('pictures.work-perfume') })
  const evening = page.getByRole('contentinfo').getByRole('checkbox', { name: home('home.eveningLight') })
  await expect(evening).not.toBeChecked()
  // What lies over a picture taken by day (media/PhotoFrame.astro).
  const veil = () =>
    picture.evaluate((image) => getComputedStyle(image.closest('.photo') as Element, '::after').content)
  await expect.poll(veil).toBe('none')
  await evening.check()
  await expect.poll(veil).toBe('""')
  await page.reload()
  await expect(evening).toBeChecked()
  await expect.poll(veil).toBe('""')
  // Where the evening's picture takes the place of the day's.
  await page.goto('/ru/contact')
  const house = page.getByRole('main').locator('source[data-dusk]').first()
  await expect(house).toHaveJSProperty('media', 'all')
})

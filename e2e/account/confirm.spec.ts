import type { Page } from '@playwright/test'
import { type Locale, locales } from '../../src/i18n/locales.ts'
import { localizedPath } from '../../src/i18n/url.ts'
import { expectAccessible } from '../support/axe.ts'
import { askForRecovery, mailLink, newEmail, register, signUp } from '../support/people.ts'
import { expect, refusedRequest, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

test.use({ expectedErrors: refusedRequest })

/** The link of the newest mail, as it leads to the page in one language. */
async function confirmLink(page: Page, locale: Locale, email: string, next?: string): Promise<string> {
  const { hash } = new URL(await mailLink(page, email))
  return localizedPath(locale, `/auth/confirm${next ? `?next=${encodeURIComponent(next)}` : ''}`) + hash
}

for (const locale of locales) {
  test(`a link in a mail works in any browser, once, and not before its button is pressed (${locale})`, async ({
    page,
    newVisitor,
  }) => {
    const t = textsOf(locale)
    const email = newEmail(`confirm-${locale}`)
    await signUp(page, locale, email)
    const link = await confirmLink(page, locale, email, '/ru/dashboard?filter=past')
    const scanner = await newVisitor()
    await scanner.goto(link)
    await expect(scanner.getByRole('button', { name: t('confirm.signup') })).toBeVisible()

    const phone = await newVisitor()
    await phone.setViewportSize({ width: 390, height: 844 })
    await phone.goto(link)
    await expect(phone.getByText(t('confirm.signupText'))).toBeVisible()
    await expect(phone).toHaveURL(
      localizedPath(locale, '/auth/confirm?next=%2Fru%2Fdashboard%3Ffilter%3Dpast'),
    )
    await expectAccessible(phone, { within: 'main' })
    await phone.reload()
    await phone.getByRole('button', { name: t('confirm.signup') }).click()
    await expect(phone).toHaveURL(localizedPath(locale, '/dashboard?filter=past'))
    await expect(phone.getByText(t('bookings.empty'))).toBeVisible()

    await scanner.getByRole('button', { name: t('confirm.signup') }).click()
    await expect(scanner.getByRole('alert')).toContainText(t('confirm.used'))
    await expect(scanner.getByRole('alert')).toContainText(t('confirm.signupUsed'))
    await scanner
      .getByRole('main')
      .getByRole('link', { name: t('auth.signIn') })
      .click()
    await expect(scanner).toHaveURL(localizedPath(locale, '/login?next=%2Fru%2Fdashboard%3Ffilter%3Dpast'))
  })
}

test('a recovery asked for on a phone is finished on a laptop', async ({ page, newVisitor }) => {
  const t = textsOf('mn')
  const email = newEmail('two-devices')
  await register(await newVisitor(), 'mn', email)
  await askForRecovery(page, email)
  const laptop = await newVisitor()
  await laptop.goto(await confirmLink(page, 'mn', email))
  await laptop.getByRole('button', { name: t('confirm.recovery') }).click()
  await expect(laptop).toHaveURL('/update-password')
  await laptop.getByLabel(t('auth.newPassword')).fill('another-password')
  await laptop.getByRole('button', { name: t('auth.setPassword') }).click()
  await expect(laptop.getByRole('status')).toHaveText(t('auth.passwordSet'))
})

test('who is signed in is told that a link may be of another account, and is no longer shown a sign-in by a used one', async ({
  page,
  newVisitor,
}) => {
  const t = textsOf('ru')
  const [own, other] = [newEmail('own'), newEmail('other')]
  await register(page, 'ru', own)
  await signUp(await newVisitor(), 'ru', other)
  const link = await confirmLink(page, 'ru', other)
  await page.goto(link)
  await expect(page.getByText(t('confirm.otherAccount', { email: own }))).toBeVisible()
  await page.getByRole('button', { name: t('confirm.signup') }).click()
  await expect(page).toHaveURL('/ru')
  await page.goto(link)
  await page.getByRole('button', { name: t('confirm.signup') }).click()
  await expect(page.getByRole('alert')).toHaveText(t('confirm.used'))
  await expect(page.getByRole('main').getByRole('link', { name: t('common.dashboard') })).toBeVisible()
})

test('the page without a link says where it opens from', async ({ page }) => {
  const t = textsOf('en')
  await page.goto('/en/auth/confirm#access_token=1&refresh_token=2&type=signup')
  await expect(page.getByRole('main').getByRole('status')).toHaveText(t('confirm.missing'))
})

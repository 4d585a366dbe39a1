import type { Page } from '@playwright/test'
import type { Locale } from '../../src/i18n/locales.ts'
import { localizedPath } from '../../src/i18n/url.ts'
import { setTimers } from '../support/clock.ts'
import { mailLink } from '../support/mails.ts'
import { fillSignIn, followLink, newEmail, register, waitForNextMail } from '../support/people.ts'
import { expect, refusedRequest, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

test.use({ expectedErrors: refusedRequest })

/** Asks for a new password as a visitor would, from the sign-in on. */
async function askForLink(page: Page, locale: Locale, email: string) {
  const t = textsOf(locale)
  await page.goto(localizedPath(locale, '/login'))
  await page.getByRole('link', { name: t('auth.forgotPassword') }).click()
  await expect(page).toHaveURL(localizedPath(locale, '/forgot-password'))
  await page.getByLabel(t('auth.email')).fill(email)
  await page.getByRole('button', { name: t('auth.sendLink') }).click()
  await expect(page.getByRole('heading', { name: t('auth.checkEmailTitle') })).toBeFocused()
  await expect(page.getByText(t('auth.forgotSentText', { email }))).toBeVisible()
}

test('who forgot the password chooses a new one through the mail', async ({ page, newVisitor }) => {
  const locale = 'mn'
  const t = textsOf(locale)
  const email = newEmail('forgot')
  await register(await newVisitor(), locale, email)

  await askForLink(page, locale, email)
  const link = await mailLink(page, email)
  await followLink(page, link)
  await expect(page).toHaveURL(localizedPath(locale, '/update-password'))
  const save = page.getByRole('button', { name: t('auth.setPassword') })
  await page.getByLabel(t('auth.newPassword')).fill('12345')
  await save.click()
  await expect(page.getByText(t('errors.password_too_short'))).toBeVisible()
  await page.getByLabel(t('auth.newPassword')).fill('new-password')
  await save.click()
  await expect(page.getByRole('status')).toHaveText(t('auth.passwordSet'))
  await page
    .getByRole('main')
    .getByRole('link', { name: t('common.dashboard') })
    .click()
  await expect(page.getByText(t('bookings.empty'))).toBeVisible()

  const other = await newVisitor()
  await other.goto(localizedPath(locale, '/login'))
  await fillSignIn(other, locale, email, 'new-password')
  await other
    .getByRole('main')
    .getByRole('button', { name: t('auth.signIn') })
    .click()
  await expect(other).toHaveURL(localizedPath(locale, '/'))

  // The link has done its work.
  await followLink(other, link)
  await expect(other.getByRole('alert')).toContainText(t('confirm.used'))
  await expect(other.getByRole('link', { name: t('auth.askNewLink') })).toBeVisible()
})

test('an address without an account gets the same answer', async ({ page }) => {
  const locale = 'ru'
  const t = textsOf(locale)
  await setTimers(page)
  await page.goto(localizedPath(locale, '/forgot-password'))
  await page.getByRole('button', { name: t('auth.sendLink') }).click()
  await expect(page.getByText(t('errors.email_missing'))).toBeVisible()
  const email = newEmail('nobody')
  await askForLink(page, locale, email)
  await waitForNextMail(page)
  await page.getByRole('button', { name: t('auth.sendLinkAgain') }).click()
  await expect(page.getByRole('status')).toHaveText(t('auth.linkSentAgain'))
  await expect(mailLink(page, email)).rejects.toThrow('No mail')
})

test('the page for a new password without a link leads to a new link', async ({ page }) => {
  const locale = 'en'
  const t = textsOf(locale)
  await page.goto(localizedPath(locale, '/update-password'))
  await expect(page.getByRole('alert')).toHaveText(t('auth.updateNoSession'))
  await page.getByRole('link', { name: t('auth.askNewLink') }).click()
  await expect(page).toHaveURL(localizedPath(locale, '/forgot-password'))
})

import type { Page } from '@playwright/test'
import { localizedPath } from '../../src/i18n/url.ts'
import { setTimers } from '../support/clock.ts'
import { mailLink } from '../support/mails.ts'
import {
  fillSignIn,
  followLink,
  handedOver,
  newEmail,
  PASSWORD,
  register,
  registerByForm,
  signUp,
  waitForNextMail,
} from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

test.use({ expectedErrors: /Failed to load resource/ })

const mn = textsOf('mn')

test('a used email link says so', async ({ page, newVisitor }) => {
  const email = newEmail('used-link')
  await registerByForm(page, 'mn', email)
  const other = await newVisitor()
  await followLink(other, await mailLink(page, email))
  await expect(other.getByRole('alert')).toContainText(mn('confirm.used'))
})

test('a link opened in another browser confirms the address and signs in there', async ({
  page,
  newVisitor,
}) => {
  const email = newEmail('other-browser')
  await page.goto('/register')
  await page.getByLabel(mn('auth.email')).fill(email)
  await page.getByLabel(mn('auth.createPassword'), { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: mn('auth.createAccount') }).click()
  await expect(page.getByRole('heading', { name: mn('auth.checkEmailTitle') })).toBeVisible()
  const other = await newVisitor()
  await followLink(other, await mailLink(page, email))
  await expect(other).toHaveURL('/')
  await expect(other.getByRole('button', { name: mn('common.signOut') })).toBeVisible()
})

for (const locale of ['mn', 'ru'] as const) {
  test(`the confirmation email is sent again after a pause, and the new link works (${locale})`, async ({
    page,
  }) => {
    const t = textsOf(locale)
    const email = newEmail(`resend-${locale}`)
    await setTimers(page)
    await page.goto(localizedPath(locale, '/register'))
    await page.getByLabel(t('auth.email')).fill(email)
    await page.getByLabel(t('auth.createPassword'), { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: t('auth.createAccount') }).click()
    await expect(page.getByRole('heading', { name: t('auth.checkEmailTitle') })).toBeVisible()
    await expect(page.getByText(t('auth.registeredBefore'))).toBeVisible()
    const firstLink = await mailLink(page, email)
    const again = page.getByRole('button', { name: t('auth.resend') })
    await expect(again).toBeDisabled()
    await again.press('Enter')
    await expect(page.getByRole('status')).toHaveCount(0)

    await page.reload()
    await expect(page.getByText(t('auth.checkEmailText', { email }))).toBeVisible()
    await waitForNextMail(page)
    await again.click()
    await expect(page.getByRole('status')).toHaveText(t('auth.resent'))
    const secondLink = await mailLink(page, email)
    expect(secondLink).not.toBe(firstLink)
    await followLink(page, secondLink)
    await expect(page).toHaveURL(localizedPath(locale, '/'))
  })
}

test('success of the second email is told in the words of the specification', () => {
  expect(textsOf('en')('auth.resent')).toBe('Confirmation email resent. Please check your inbox.')
})

test('who signs in before confirming the address can have the email sent again there', async ({ page }) => {
  const t = textsOf('ru')
  const email = newEmail('unconfirmed')
  await signUp(page, 'ru', email)
  await page.goto('/ru/login')
  await fillSignIn(page, 'ru', email)
  await page
    .getByRole('main')
    .getByRole('button', { name: t('auth.signIn') })
    .click()
  await expect(page.getByRole('alert')).toHaveText(t('errors.email_not_confirmed'))
  await page.getByRole('button', { name: t('auth.resend') }).click()
  await expect(page.getByRole('status')).toHaveText(t('auth.resent'))
  await followLink(page, await mailLink(page, email))
  await expect(page).toHaveURL('/ru')
})

const callbackFailures = [
  {
    fragment: '#error=access_denied&error_description=token+is+expired',
    message: 'Authentication error: Session expired. Please try signing in again.',
  },
  {
    fragment: '#error=server_error&error_description=invalid+claim%3A+missing+sub+claim',
    message: 'Authentication error: Invalid session. Please try signing in again.',
  },
  {
    fragment: '#error=server_error&error_description=Something+else',
    message: 'Authentication error. Please try again or contact support if the problem persists.',
  },
  { fragment: '', message: 'Failed to establish session' },
]

for (const { fragment, message } of callbackFailures) {
  test(`the callback says "${message}"`, async ({ page }) => {
    await page.goto(`/en/auth/callback${fragment}`)
    await expect(page).toHaveURL('/en/login')
    await expect(page.getByRole('alert')).toHaveText(message)
  })
}

/** Where a hosted project's own link leads that was asked for without PKCE: the session stands in the fragment. */
async function fragmentOf(page: Page, email: string): Promise<string> {
  const { token_hash: token, type } = handedOver(await mailLink(page, email))
  const answer = await page.request.get(`/auth/v1/verify?token=${token}&type=${type}`, { maxRedirects: 0 })
  return new URL(answer.headers().location ?? '').hash
}

test('tokens in an address sign nobody in, and leave who is signed in as they are', async ({
  page,
  newVisitor,
}) => {
  const t = textsOf('ru')
  const attacker = newEmail('attacker')
  await signUp(page, 'ru', attacker)
  const tokens = await fragmentOf(page, attacker)
  expect(tokens).toMatch(/^#access_token=.*&refresh_token=.*&type=signup/)
  await page.goto(`/ru/auth/callback${tokens}`)
  await expect(page).toHaveURL('/ru/login')
  await expect(page.getByRole('alert')).toHaveText(t('auth.callbackNoSession'))
  expect(await page.evaluate(() => localStorage.getItem('gegee-session'))).toBeNull()

  const own = newEmail('own-account')
  const victim = await newVisitor()
  await register(victim, 'ru', own)
  await victim.goto(`/ru/auth/callback${tokens}`)
  await expect(victim).toHaveURL('/ru/profile')
  await expect(victim.getByRole('alert')).toHaveText(t('auth.callbackNoSession'))
  await expect(victim.getByRole('textbox', { name: t('profile.email'), exact: true })).toHaveValue(own)
})

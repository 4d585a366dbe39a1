import type { Page } from '@playwright/test'
import { localizedPath } from '../../src/i18n/url.ts'
import { journeyLocales } from '../support/journeys.ts'
import { mailLink } from '../support/mails.ts'
import {
  fillSignIn,
  followLink,
  handedOver,
  keptSession,
  newEmail,
  PASSWORD,
  register,
  signUp,
  waitForNextMail,
} from '../support/people.ts'
import { expect, refusedRequest, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

test.use({ expectedErrors: refusedRequest })

for (const locale of journeyLocales('ru')) {
  test(`the confirmation email is sent again after a pause, and the new link works (${locale})`, {
    tag: '@in-full',
  }, async ({ page }) => {
    const t = textsOf(locale)
    const email = newEmail(`resend-${locale}`)
    await page.clock.install()
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

/** Where a hosted project's own link leads that was asked for without PKCE: the session stands in the fragment. */
async function fragmentOf(page: Page, email: string): Promise<string> {
  const { token_hash: token, type } = handedOver(await mailLink(page, email))
  const answer = await page.request.get(`/auth/v1/verify?token=${token}&type=${type}`, { maxRedirects: 0 })
  return new URL(answer.headers().location ?? '').hash
}

test('tokens in an address sign nobody in, and leave who is signed in as they are; what a service says of a sign-in is told', async ({
  page,
}) => {
  const t = textsOf('ru')
  const attacker = newEmail('attacker')
  await signUp(page, 'ru', attacker)
  const tokens = await fragmentOf(page, attacker)
  expect(tokens).toMatch(/^#access_token=.*&refresh_token=.*&type=signup/)
  await page.goto(`/ru/auth/callback${tokens}`)
  await expect(page).toHaveURL('/ru/login')
  await expect(page.getByRole('alert')).toHaveText(t('auth.callbackNoSession'))
  expect(await keptSession(page)).toBeNull()

  const own = newEmail('own-account')

  await page.goto('/ru/auth/callback#error=access_denied&error_description=token+is+expired')
  await expect(page).toHaveURL('/ru/login')
  await expect(page.getByRole('alert')).toHaveText(t('auth.callbackExpired'))

  await register(page, 'ru', own)
  await page.goto(`/ru/auth/callback${tokens}`)
  await expect(page).toHaveURL('/ru/profile')
  await expect(page.getByRole('alert')).toHaveText(t('auth.callbackNoSession'))
  await expect(
    page.getByRole('region', { name: t('profile.personalTitle') }).getByText(own, { exact: true }),
  ).toBeVisible()
})

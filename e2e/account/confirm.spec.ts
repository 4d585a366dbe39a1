import { localizedPath } from '../../src/i18n/url.ts'
import { expectAccessible } from '../support/axe.ts'
import { journeyLocales } from '../support/journeys.ts'
import { mailLink } from '../support/mails.ts'
import { fillSignIn, followLink, newAccount, newEmail, register, signUp } from '../support/people.ts'
import { expect, refusedRequest, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { unfold } from '../support/unfold.ts'

test.use({ expectedErrors: refusedRequest })

for (const locale of journeyLocales('mn')) {
  test(`a new password is asked for on a phone and set on a laptop, and an address changed there is confirmed on the phone (${locale})`, {
    tag: '@in-full',
  }, async ({ page: phone, newVisitor }) => {
    const t = textsOf(locale)
    const email = newEmail(`two-devices-${locale}`)
    const wanted = newEmail('after.the.wedding.of.somebody.with.a.long.name')
    const laptop = await newVisitor()
    const main = laptop.getByRole('main')
    const there = phone.getByRole('main')
    await newAccount(phone, locale, email)
    await phone.setViewportSize({ width: 390, height: 844 })

    await test.step('the link is asked for from the sign-in on', async () => {
      await phone.goto(localizedPath(locale, '/login'))
      await phone.getByRole('link', { name: t('auth.forgotPassword') }).click()
      await expect(phone).toHaveURL(localizedPath(locale, '/forgot-password'))
      await phone.getByLabel(t('auth.email')).fill(email)
      await phone.getByRole('button', { name: t('auth.sendLink') }).click()
      await expect(phone.getByRole('heading', { name: t('auth.checkEmailTitle') })).toBeFocused()
      await expect(phone.getByText(t('auth.forgotSentText', { email }))).toBeVisible()
    })

    const link = await mailLink(phone, email)
    await test.step('it leads to a new password', async () => {
      await laptop.goto(link)
      await expect(main.getByText(t('confirm.recoveryText'))).toBeVisible()
      // The token has left the address; a reload still knows it.
      await expect(laptop).toHaveURL(localizedPath(locale, '/auth/confirm'))
      await laptop.reload()
      await main.getByRole('button', { name: t('confirm.recovery') }).click()
      await expect(laptop).toHaveURL(localizedPath(locale, '/update-password'))
      const save = main.getByRole('button', { name: t('auth.setPassword') })
      await main.getByLabel(t('auth.newPassword')).fill('12345')
      await save.click()
      await expect(main.getByText(t('errors.password_too_short'))).toBeVisible()
      await main.getByLabel(t('auth.newPassword')).fill('another-password')
      await save.click()
      await expect(main.getByRole('status')).toHaveText(t('auth.passwordSet'))
      await main.getByRole('link', { name: t('common.dashboard') }).click()
      await expect(main.getByText(t('bookings.empty'))).toBeVisible()
    })

    await test.step('the link has done its work, and the new password opens the account', async () => {
      await followLink(phone, link)
      await expect(phone.getByRole('alert')).toContainText(t('confirm.used'))
      await expect(phone.getByRole('link', { name: t('auth.askNewLink') })).toBeVisible()
      await phone.goto(localizedPath(locale, '/login'))
      await fillSignIn(phone, locale, email, 'another-password')
      await there.getByRole('button', { name: t('auth.signIn') }).click()
      await expect(phone).toHaveURL(localizedPath(locale, '/'))
    })

    await test.step('an email address changes once both addresses agree', async () => {
      await laptop.goto(localizedPath(locale, '/profile'))
      const about = laptop.getByRole('region', { name: t('profile.personalTitle') })
      await expect(about.getByText(email, { exact: true })).toBeVisible()
      const part = await unfold(laptop, t('profile.emailTitle'))
      const change = part.getByRole('button', { name: t('profile.changeEmail') })
      for (const [typed, refusal] of [
        ['no address', 'email_invalid'],
        [email.toUpperCase(), 'email_same'],
        ['admin@example.com', 'email_taken'],
      ] as const) {
        await part.getByLabel(t('profile.newEmail')).fill(typed)
        await change.click()
        await expect(part.getByText(t(`errors.${refusal}`))).toBeVisible()
      }
      await part.getByLabel(t('profile.newEmail')).fill(wanted)
      await change.click()
      await expect(part.getByText(t('profile.emailSent', { current: email, wanted }))).toBeVisible()
      await laptop.setViewportSize({ width: 390, height: 844 })
      // A window that has just become narrow lays the page out a moment later.
      await expect.poll(() => laptop.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

      await followLink(phone, await mailLink(phone, email))
      await expect(there.getByRole('status')).toHaveText(t('confirm.oneSide'))
      await expectAccessible(phone, { within: 'main' })
      await laptop.reload()
      await expect(about.getByText(email, { exact: true })).toBeVisible()
      await followLink(phone, await mailLink(phone, wanted))
      await expect(there.getByRole('status')).toHaveText(t('confirm.changed', { email: wanted }))
      await laptop.reload()
      await expect(about.getByText(wanted, { exact: true })).toBeVisible()
    })
  })
}

test('a program that opens a link uses nothing up; a used one says so, and leads to what was asked for', async ({
  page,
  newVisitor,
}) => {
  const t = textsOf('mn')
  const email = newEmail('scanned')
  await signUp(page, 'mn', email)
  const { hash } = new URL(await mailLink(page, email))
  const link = `/auth/confirm?next=${encodeURIComponent('/ru/dashboard?filter=past')}${hash}`
  const scanner = await newVisitor()
  await scanner.goto(link)
  const press = scanner.getByRole('button', { name: t('confirm.signup') })
  await expect(press).toBeVisible()
  await followLink(page, link)
  await expect(page).toHaveURL('/dashboard?filter=past')
  // In a browser that did not register, too.
  await expect(page.getByRole('button', { name: t('common.signOut') })).toBeVisible()

  await press.click()
  await expect(scanner.getByRole('alert')).toContainText(t('confirm.used'))
  await expect(scanner.getByRole('alert')).toContainText(t('confirm.signupUsed'))
  const toSignIn = scanner.getByRole('main').getByRole('link', { name: t('auth.signIn') })
  await toSignIn.click()
  await expect(scanner).toHaveURL('/login?next=%2Fru%2Fdashboard%3Ffilter%3Dpast')
})

test('who is signed in is told that a link may be of another account, and is no longer shown a sign-in by a used one', {
  tag: '@in-full',
}, async ({ page }) => {
  const t = textsOf('ru')
  const [own, other] = [newEmail('own'), newEmail('other')]
  await register(page, 'ru', own)
  await signUp(page, 'ru', other)
  const { hash } = new URL(await mailLink(page, other))
  await page.goto(`/ru/auth/confirm${hash}`)
  await expect(page.getByText(t('confirm.otherAccount', { email: own }))).toBeVisible()
  // The second link of a change of address signs in, too.
  await page.goto('/robots.txt')
  await page.goto('/ru/auth/confirm#token_hash=x&type=email_change')
  await expect(page.getByText(t('confirm.otherAccount', { email: own }))).toBeVisible()
  await page.goto('/robots.txt')
  await page.goto(`/ru/auth/confirm${hash}`)
  await page.getByRole('button', { name: t('confirm.signup') }).click()
  await expect(page).toHaveURL('/ru')
  await expect(page.getByText(t('home.greeting'))).toBeVisible()
  await followLink(page, `/ru/auth/confirm${hash}`)
  await expect(page.getByRole('alert')).toHaveText(t('confirm.used'))
  const onwards = page.getByRole('main').getByRole('link', { name: t('common.dashboard') })
  await expect(onwards).toBeVisible()

  await test.step('without a link the page says where it opens from', async () => {
    await page.goto('/ru/auth/confirm#access_token=1&refresh_token=2&type=signup')
    await page.reload()
    await expect(page.getByRole('main').getByRole('status')).toHaveText(t('confirm.missing'))
    await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer')
  })
})

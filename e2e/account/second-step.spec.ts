import type { Page } from '@playwright/test'
import type { Locale } from '../../src/i18n/locales.ts'
import { localizedPath } from '../../src/i18n/url.ts'
import { codeAt } from '../../supabase/local/auth/factors/totp.ts'
import { asOperator } from '../support/as-operator.ts'
import { expectAccessible } from '../support/axe.ts'
import { journeyLocales } from '../support/journeys.ts'
import { mailTo } from '../support/mails.ts'
import { fillSignIn, newAccount, newEmail, register } from '../support/people.ts'
import { expect, refusedRequest, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { unfold } from '../support/unfold.ts'

test.use({ expectedErrors: refusedRequest })

/** What the app shows; a code counts once, and that of half a minute later counts as well. */
const codeOf = (key: string, periods: 0 | 1 = 0) =>
  codeAt(key.replaceAll(' ', ''), Date.now() + periods * 30_000)

async function signInAgain(page: Page, locale: Locale, email: string) {
  const t = textsOf(locale)
  await page.goto(localizedPath(locale, '/login?next=/dashboard'))
  await fillSignIn(page, locale, email)
  await page
    .getByRole('main')
    .getByRole('button', { name: t('auth.signIn'), exact: true })
    .click()
}

for (const locale of journeyLocales('zh')) {
  test(`a second step is set up, asked for, lost and taken away by the studio (${locale})`, async ({
    page,
    newVisitor,
  }) => {
    const t = textsOf(locale)
    const email = newEmail(`step-${locale}`)
    await register(page, locale, email)
    await page.goto(localizedPath(locale, '/profile'))
    const part = await unfold(page, t('step.title'))
    await part.getByRole('button', { name: t('step.setUp') }).click()
    await expect(part.getByLabel(t('step.name'))).toBeFocused()
    await part.getByRole('button', { name: t('step.next') }).click()
    await expect(part.getByRole('img', { name: t('step.picture') })).toBeVisible()
    const key = (await part.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{1,4})+$/).textContent()) ?? ''
    await expectAccessible(page, { within: 'main' })
    const code = part.getByLabel(t('step.code'))
    await code.fill('12345')
    await part.getByRole('button', { name: t('step.turnOn') }).click()
    await expect(part.getByText(t('errors.code_invalid'))).toBeVisible()
    await code.fill(codeOf(key).replace(/^.{3}/, '$& '))
    await part.getByRole('button', { name: t('step.turnOn') }).click()
    await expect(part.getByRole('status')).toHaveText(t('step.turnedOn'))
    await expect(part.getByText(t('step.second'))).toBeVisible()

    // Elsewhere the password alone opens nothing.
    const other = await newVisitor()
    await signInAgain(other, locale, email)
    const main = other.getByRole('main')
    await expect(other.getByRole('heading', { name: t('step.askTitle') })).toBeFocused()
    await other.goto(localizedPath(locale, '/dashboard'))
    await expect(other.getByRole('heading', { name: t('step.askTitle') })).toBeVisible()
    await expect(other).toHaveURL(/login\?next=/)
    await main.getByText(t('step.lost')).click()
    await expect(main.getByText(t('step.lostText'))).toBeVisible()
    await expectAccessible(other, { within: 'main' })
    await main.getByLabel(t('step.code')).fill(codeOf(key, 1) === '000000' ? '111111' : '000000')
    await main.getByRole('button', { name: t('step.next') }).click()
    await expect(main.getByText(t('errors.code_wrong'))).toBeVisible()
    await main.getByLabel(t('step.code')).fill(codeOf(key, 1))
    await main.getByRole('button', { name: t('step.next') }).click()
    await expect(main.getByText(t('bookings.empty'))).toBeVisible()

    // The device is lost: the studio takes the second step away, and the password is enough again.
    await asOperator(page, `/second-step-removed?email=${encodeURIComponent(email)}`)
    await other.evaluate(() => localStorage.clear())
    await signInAgain(other, locale, email)
    await expect(main.getByText(t('bookings.empty'))).toBeVisible()
  })

  test(`a mailed code signs in without the password (${locale})`, { tag: '@in-full' }, async ({ page }) => {
    const t = textsOf(locale)
    const email = newEmail(`code-${locale}`)
    await newAccount(page, locale, email)
    await page.goto(localizedPath(locale, '/login?next=/dashboard'))
    const main = page.getByRole('main')
    const send = main.getByRole('button', { name: t('auth.sendCode') })
    await send.click()
    await expect(main.getByText(t('errors.email_missing'))).toBeVisible()
    await main.getByLabel(t('auth.email')).fill(email)
    await send.click()
    await expect(page.getByRole('heading', { name: t('auth.checkEmailTitle') })).toBeFocused()
    const { text } = await mailTo(page, email, (mail) => /\b\d{6}\b/.test(mail.text))
    const [code = ''] = text.match(/\b\d{6}\b/) ?? []
    await expectAccessible(page, { within: 'main' })
    // Looking into the mail may have taken the page away.
    await page.reload()
    const field = main.getByLabel(t('step.code'))
    const enter = main.getByRole('button', { name: t('auth.signIn'), exact: true })
    await field.fill(code === '000000' ? '111111' : '000000')
    await enter.click()
    await expect(main.getByText(t('errors.code_wrong'))).toBeVisible()
    await field.fill(code)
    await enter.click()
    await expect(page).toHaveURL(localizedPath(locale, '/dashboard'))
  })
}

import type { Locale } from '../../src/i18n/locales.ts'
import { localizedPath } from '../../src/i18n/url.ts'
import { expectAccessible } from '../support/axe.ts'
import { leaseDay } from '../support/days.ts'
import { journeyCases } from '../support/journeys.ts'
import { chooseLanguage } from '../support/languages.ts'
import { mailLink } from '../support/mails.ts'
import { fillSignIn, followLink, newAccount, newEmail, PASSWORD } from '../support/people.ts'
import { expect, refusedRequest, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

test.use({ expectedErrors: refusedRequest, viewport: { width: 1600, height: 900 } })

for (const locale of journeyCases<Locale>(['en'], ['mn'])) {
  test(`who is new and has chosen a time keeps it, and what was typed, on the way to an account (${locale})`, async ({
    page,
  }) => {
    const t = textsOf(locale)
    const zh = textsOf('zh')
    const main = page.getByRole('main')
    const date = leaseDay()
    await page.goto(
      `${localizedPath(locale, '/bookings/new')}?service=mixing&duration=120&date=${date}&time=09%3A00`,
    )
    await expect(main.getByText(/09:00–11:00\s·\s.*\d/)).toBeVisible()
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('auth.signInTitle'))
    await main.getByRole('link', { name: t('auth.createAccountLink') }).click()
    await expect(main.getByText(/09:00–11:00\s·\s.*\d/)).toBeVisible()
    await expectAccessible(page, { within: 'main' })

    const send = main.getByRole('button', { name: t('auth.createAccount') })
    await main.getByLabel(t('auth.email')).fill('half@an')
    await main.getByLabel(t('auth.createPassword'), { exact: true }).fill('short')
    const asked = await main.getByLabel(t('auth.email')).boundingBox()
    await send.click()
    await expect(main.getByText(t('errors.email_invalid'))).toBeVisible()
    await expect(main.getByText(t('errors.password_too_short'))).toBeVisible()
    const refused = await main.getByLabel(t('auth.email')).boundingBox()
    expect(refused?.height).toBe(asked?.height)

    // What stands below the refusals does not move under a second tap.
    const email = newEmail(`way-in-${locale}`)
    await main.getByLabel(t('auth.createPassword'), { exact: true }).fill(PASSWORD)
    await expect(main.getByText(t('errors.password_too_short'))).toBeHidden()
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/auth/v1/signup*', async (route) => {
      await held
      await route.continue()
    })
    await send.click()
    await main.getByLabel(t('auth.email')).fill(email)
    await expect(main.getByText(t('errors.email_invalid'))).toBeHidden()
    const place = (await send.boundingBox())?.y
    await send.click()
    const sending = main.getByRole('button', { name: t('auth.creatingAccount') })
    await expect(sending).toBeVisible()
    expect((await sending.boundingBox())?.y).toBe(place)
    release()
    await expect(page.getByRole('heading', { name: t('auth.checkEmailTitle') })).toBeVisible()
    await expect(main.getByText(/09:00–11:00\s·\s.*\d/)).toBeVisible()

    await main.getByRole('link', { name: t('auth.backToLogin') }).click()
    await expect(main.getByLabel(t('auth.email'))).toHaveValue(email)
    await chooseLanguage(page, 'zh')
    await expect(page).toHaveURL(/\/zh\/login\?next=/)
    await expect(main.getByLabel(zh('auth.email'))).toHaveValue(email)
    await followLink(page, await mailLink(page, email))
    await expect(page).toHaveURL(/\/bookings\/new\?.*duration=120.*time=09/)
  })
}

test('who forgot the password on the way to a time gets there with a new one, in the language chosen meanwhile', {
  tag: '@in-full',
}, async ({ page }) => {
  const ru = textsOf('ru')
  const en = textsOf('en')
  const main = page.getByRole('main')
  const email = newEmail('forgot-on-the-way')
  await newAccount(page, 'ru', email)
  await page.goto(`/ru/bookings/new?date=${leaseDay()}&time=10%3A00`)
  await fillSignIn(page, 'ru', email, 'wrong-password')
  await main.getByRole('button', { name: ru('auth.signIn') }).click()
  await expect(page.getByRole('alert')).toHaveText(ru('errors.credentials_wrong'))
  await main.getByRole('link', { name: ru('auth.forgotPassword') }).click()
  await chooseLanguage(page, 'en')
  await expect(main.getByLabel(en('auth.email'))).toHaveValue(email)
  await main.getByRole('button', { name: en('auth.sendLink') }).click()
  await expect(main.getByText(en('auth.forgotSentText', { email }))).toBeVisible()
  await followLink(page, await mailLink(page, email))
  await main.getByLabel(en('auth.newPassword')).fill('another-password')
  await main.getByRole('button', { name: en('auth.setPassword') }).click()
  await main.getByRole('link', { name: en('auth.goOn') }).click()
  await expect(page).toHaveURL(/\/en\/bookings\/new\?/)
  await expect(page.getByLabel(en('bookings.time'), { exact: true })).toHaveValue('10:00')
})

import { mailLink } from '../support/mails.ts'
import { newEmail, register, waitForNextMail } from '../support/people.ts'
import { expect, refusedRequest, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

test.use({ expectedErrors: refusedRequest })

/** The answer to a new password on a session of yesterday. */
const reauthenticationNeeded = { status: 400, json: { error_code: 'reauthentication_needed', msg: 'x' } }

// That the link leads to a new password stands in confirm.spec.ts.
test('without a link the page for a new password leads to one; an address without an account gets the same answer', async ({
  page,
}) => {
  const t = textsOf('ru')
  const email = newEmail('nobody')
  await page.clock.install()
  await page.goto('/ru/update-password')
  await expect(page.getByRole('alert')).toHaveText(t('auth.updateNoSession'))
  await page.getByRole('link', { name: t('auth.askNewLink') }).click()
  await expect(page).toHaveURL('/ru/forgot-password')
  await page.getByRole('button', { name: t('auth.sendLink') }).click()
  await expect(page.getByText(t('errors.email_missing'))).toBeVisible()
  await page.getByLabel(t('auth.email')).fill(email)
  await page.getByRole('button', { name: t('auth.sendLink') }).click()
  await expect(page.getByRole('heading', { name: t('auth.checkEmailTitle') })).toBeFocused()
  await expect(page.getByText(t('auth.forgotSentText', { email }))).toBeVisible()
  await waitForNextMail(page)
  await page.getByRole('button', { name: t('auth.sendLinkAgain') }).click()
  await expect(page.getByRole('status')).toHaveText(t('auth.linkSentAgain'))
  await expect(mailLink(page, email)).rejects.toThrow('No mail')
})

test('who chooses the password a day after the link was pressed is led to a new link, since no code was mailed', {
  tag: '@in-full',
}, async ({ page }) => {
  const t = textsOf('ru')
  await register(page, 'ru', newEmail('next-day'))
  await page.route('**/auth/v1/user', (route) =>
    route.request().method() === 'PUT' ? route.fulfill(reauthenticationNeeded) : route.continue(),
  )
  await page.goto('/ru/choose-password')
  await page.getByLabel(t('auth.createPassword')).fill('another-password')
  await page.getByRole('button', { name: t('auth.setPassword') }).click()
  await expect(page.getByRole('alert')).toHaveText(t('auth.updateNoSession'))
  await page.getByRole('link', { name: t('auth.askNewLink') }).click()
  await expect(page).toHaveURL('/ru/forgot-password')
})

import { readFile } from 'node:fs/promises'
import { localizedPath } from '../../src/i18n/url.ts'
import { leaseDay } from '../support/days.ts'
import { mailLink } from '../support/mails.ts'
import {
  book,
  expireToken,
  fillSignIn,
  followLink,
  newEmail,
  PASSWORD,
  register,
  signIn,
} from '../support/people.ts'
import { expect, refusedRequest, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { unfold } from '../support/unfold.ts'

// Wide enough for the whole navigation.
test.use({ expectedErrors: refusedRequest, viewport: { width: 1600, height: 900 } })

test('a customer fills in the profile, and it is kept', async ({ page }) => {
  const locale = 'mn'
  const t = textsOf(locale)
  const email = newEmail('profile')
  await register(page, locale, email)
  await page.goto(localizedPath(locale, '/dashboard'))
  await page
    .getByRole('navigation')
    .getByRole('link', { name: t('common.profile'), exact: true })
    .click()
  const about = page.getByRole('region', { name: t('profile.personalTitle') })
  await expect(about.getByLabel(t('profile.email'))).toHaveValue(email)
  await expect(about.getByLabel(t('profile.email'))).toHaveAttribute('readonly')
  await expect(about.getByLabel(t('profile.notifications'))).toBeChecked()
  await expect(about.getByLabel(t('profile.newsletter'))).not.toBeChecked()

  await about.getByLabel(t('profile.fullName')).fill('Ө. Сараа')
  await about.getByLabel(t('profile.phone')).fill('12')
  await about.getByRole('button', { name: t('common.save') }).click()
  await expect(about.getByText(t('errors.phone_invalid'))).toBeVisible()
  await about.getByLabel(t('profile.phone')).fill('9911 2233')
  await about.getByLabel(t('profile.newsletter')).check()
  // What was ticked survives a reload, and says that it counts for nothing yet.
  await page.reload()
  await expect(about.getByRole('status')).toHaveText(t('profile.unsaved'))
  await expect(about.getByLabel(t('profile.newsletter'))).toBeChecked()
  await about.getByRole('button', { name: t('profile.discard') }).click()
  await expect(about.getByLabel(t('profile.newsletter'))).not.toBeChecked()
  await expect(about.getByRole('status')).toHaveCount(0)
  await expect(about.getByRole('button', { name: t('common.save') })).toBeFocused()
  await about.getByLabel(t('profile.fullName')).fill('Ө. Сараа')
  await about.getByLabel(t('profile.phone')).fill('9911 2233')
  await about.getByLabel(t('profile.newsletter')).check()
  await about.getByLabel(t('profile.notifications')).uncheck()
  await about.getByRole('button', { name: t('common.save') }).click()
  await expect(about.getByRole('status')).toHaveText(t('profile.saved'))
  await expect(about.getByLabel(t('profile.phone'))).toHaveValue('+97699112233')

  await page.reload()
  await expect(about.getByLabel(t('profile.fullName'))).toHaveValue('Ө. Сараа')
  await expect(about.getByLabel(t('profile.phone'))).toHaveValue('+97699112233')
  await expect(about.getByLabel(t('profile.newsletter'))).toBeChecked()
  await expect(about.getByLabel(t('profile.notifications'))).not.toBeChecked()
})

test('success is told in the words of the specification', async ({ page }) => {
  await register(page, 'en', newEmail('words'))
  await page.goto('/en/profile')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Profile updated successfully!')).toBeVisible()
})

test.describe('while the backend fails', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  test('the profile says what did not work, tries again, and loses nothing typed', async ({
    page,
    context,
  }) => {
    await register(page, 'en', newEmail('profile-fails'))
    const broken = '**/rest/v1/profiles?select=full_name*'
    await page.route(broken, (route) => route.fulfill({ status: 500, body: '{"message":"x"}' }))
    await page.goto('/en/profile')
    await expect(page.getByRole('alert')).toContainText('Failed to load profile')
    await page.unroute(broken)
    await page.getByRole('button', { name: 'Try again' }).click()

    await page.getByLabel('Full name').fill('Saraa')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('alert')).toContainText('Failed to update profile')
    await expect(page.getByRole('alert')).toContainText('No connection.')
    await context.setOffline(false)
    await page.goto('/ru/profile')
    await expect(page.getByLabel(textsOf('ru')('profile.fullName'))).toHaveValue('Saraa')
  })
})

test('a changed password is the one that counts, and signs other devices out', async ({
  page,
  newVisitor,
}) => {
  const locale = 'zh'
  const t = textsOf(locale)
  const email = newEmail('password')
  await register(page, locale, email)
  const other = await newVisitor()
  await signIn(other, email)
  await page.goto(localizedPath(locale, '/profile'))
  const part = await unfold(page, t('profile.passwordTitle'))
  const change = part.getByRole('button', { name: t('profile.changePassword') })
  const field = part.getByLabel(t('profile.newPassword'))
  for (const [typed, refusal] of [
    ['', 'password_missing'],
    ['short', 'password_too_short'],
    [PASSWORD, 'password_same'],
  ] as const) {
    await field.fill(typed)
    await change.click()
    await expect(part.getByText(t(`errors.${refusal}`))).toBeVisible()
  }
  await field.fill('another-password')
  await change.click()
  await expect(part.getByRole('status')).toHaveText(t('profile.passwordChanged'))

  await expireToken(other)
  await other.goto(localizedPath(locale, '/dashboard'))
  await expect(other).toHaveURL(/\/login\?next=/)
  await fillSignIn(other, locale, email)
  const send = other.getByRole('main').getByRole('button', { name: t('auth.signIn') })
  await send.click()
  await expect(other.getByRole('alert')).toHaveText(t('errors.credentials_wrong'))
  await fillSignIn(other, locale, email, 'another-password')
  await send.click()
  await expect(other).toHaveURL(localizedPath(locale, '/dashboard'))
})

test('an email address changes once both addresses agree', async ({ page }) => {
  const locale = 'en'
  const t = textsOf(locale)
  const email = newEmail('before')
  const wanted = newEmail('after.the.wedding.of.somebody.with.a.long.name')
  await register(page, locale, email)
  await page.goto(localizedPath(locale, '/profile'))
  const part = await unfold(page, t('profile.emailTitle'))
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
  await expect(part.getByRole('status')).toHaveText(t('profile.emailSent', { current: email, wanted }))
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

  await followLink(page, await mailLink(page, email))
  await expect(page.getByRole('status')).toHaveText(t('confirm.oneSide'))
  const about = page.getByRole('region', { name: t('profile.personalTitle') })
  await page.goto(localizedPath(locale, '/profile'))
  await expect(about.getByLabel(t('profile.email'))).toHaveValue(email)
  await followLink(page, await mailLink(page, wanted))
  await expect(page.getByRole('status')).toHaveText(t('confirm.changed', { email: wanted }))
  await page.goto(localizedPath(locale, '/profile'))
  await expect(about.getByLabel(t('profile.email'))).toHaveValue(wanted)
})

test("signing out everywhere ends the other device's session", async ({ page, newVisitor }) => {
  const locale = 'ru'
  const t = textsOf(locale)
  const email = newEmail('everywhere')
  await register(page, locale, email)
  const other = await newVisitor()
  await signIn(other, email)
  await page.goto(localizedPath(locale, '/profile'))
  await page.getByRole('button', { name: t('profile.signOutEverywhere') }).click()
  await expect(page).toHaveURL(localizedPath(locale, '/login'))
  await expireToken(other)
  await other.goto(localizedPath(locale, '/profile'))
  await expect(other).toHaveURL(/\/login\?next=/)
})

test('signing out here leaves the other device signed in', async ({ page, newVisitor }) => {
  const locale = 'en'
  const t = textsOf(locale)
  const email = newEmail('here')
  await register(page, locale, email)
  const other = await newVisitor()
  await signIn(other, email)
  await page.goto(localizedPath(locale, '/profile'))
  await page.getByRole('button', { name: t('profile.signOutHere') }).click()
  await expect(page).toHaveURL(localizedPath(locale, '/login'))
  await expireToken(other)
  await other.goto(localizedPath(locale, '/profile'))
  await expect(other.getByRole('heading', { name: t('profile.personalTitle') })).toBeVisible()
})

test('a customer takes the data along and deletes the account', async ({ page, newVisitor }) => {
  const locale = 'mn'
  const t = textsOf(locale)
  const email = newEmail('leaving')
  await register(page, locale, email)
  await book(page, locale, { date: leaseDay(), time: '10:00', notes: 'Миний нууц' })
  const detail = new URL(page.url()).pathname

  await page.goto(localizedPath(locale, '/profile'))
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: t('profile.download') }).click()
  const data = JSON.parse(await readFile(await (await saved).path(), 'utf8'))
  expect(data.account.email).toBe(email)
  expect(data.bookings).toMatchObject([
    { notes: 'Миний нууц', status: 'pending', history: [{ action: 'created', by: 'you' }] },
  ])

  const stale = await newVisitor()
  await signIn(stale, email)
  const part = await unfold(page, t('profile.deleteTitle'))
  await part.getByRole('button', { name: t('profile.deleteAccount') }).click()
  const dialog = page.getByRole('dialog', { name: t('profile.deleteQuestion') })
  const confirm = dialog.getByRole('button', { name: t('profile.deleteAccount') })
  await dialog.getByLabel(t('profile.currentPassword')).fill('wrong-password')
  await confirm.click()
  await expect(dialog.getByText(t('errors.password_wrong'))).toBeVisible()
  await dialog.getByLabel(t('profile.currentPassword')).fill(PASSWORD)
  await confirm.click()
  await expect(page.getByRole('heading', { name: t('profile.deletedTitle') })).toBeFocused()
  await expect(page.getByRole('button', { name: t('profile.deleteAccount') })).toHaveCount(0)
  await page.getByRole('link', { name: t('common.backHome') }).click()
  await expect(page).toHaveURL(localizedPath(locale, '/'))
  await expect(page.getByRole('link', { name: t('common.signIn') })).toBeVisible()

  // The other device's token still runs; it opens nothing any more.
  await stale.goto(localizedPath(locale, '/profile'))
  await expect(stale).toHaveURL(/\/login\?next=/)
  await expect(stale.getByRole('button', { name: t('common.signOut') })).toBeHidden()

  const admin = await newVisitor()
  await signIn(admin, 'admin@example.com')
  await admin.goto(detail)
  await expect(admin.getByText(t('bookings.deletedAccount'))).toBeVisible()
  await expect(admin.getByRole('main').getByText(t('bookings.cancelled'), { exact: true })).toBeVisible()
  await expect(admin.getByText('Миний нууц')).toHaveCount(0)
})

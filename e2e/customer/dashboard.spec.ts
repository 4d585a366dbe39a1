import { localizedPath } from '../../src/i18n/url.ts'
import { leaseDay } from '../support/days.ts'
import { book, cancelBooking, newEmail, register, signIn } from '../support/people.ts'
import { expect, refusedRequest, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

test.use({ expectedErrors: refusedRequest })

test('a booking cancelled meanwhile is not confirmed unseen, nor revived onto a taken time', async ({
  page,
  newVisitor,
}) => {
  const locale = 'en'
  const t = textsOf(locale)
  const date = leaseDay()
  const email = newEmail('first-come')
  await register(page, locale, email)
  await book(page, locale, { date, time: '15:00' })
  const path = new URL(page.url()).pathname

  const admin = await newVisitor()
  await signIn(admin, 'admin@example.com')
  await admin.goto(localizedPath(locale, '/dashboard?filter=all'))
  const card = admin.getByRole('article').filter({ has: admin.locator(`a[href$="${path}"]`) })
  await expect(card.getByRole('link', { name: email })).toBeVisible()
  await expect(card.getByText(t('bookings.noName'))).toBeVisible()

  await cancelBooking(page, locale)
  const second = await newVisitor()
  await register(second, locale, newEmail('second-come'))
  await book(second, locale, { date, time: '15:30' })

  const status = card.getByRole('combobox')
  await expect(status).toHaveValue('pending')
  await status.selectOption({ label: t('bookings.confirmed') })
  await expect(card.getByRole('alert')).toContainText(t('errors.booking_changed_meanwhile'))
  await expect(status).toHaveValue('cancelled')
  await status.selectOption({ label: t('bookings.confirmed') })
  const dialog = admin.getByRole('dialog', { name: t('bookings.restoreTitle') })
  await expect(dialog).toContainText('15:30')
  await dialog.getByRole('button', { name: t('common.cancel') }).click()
  await expect(status).toHaveValue('cancelled')
  await expect(card.getByText(t('bookings.cancelled'), { exact: true }).first()).toBeVisible()
})

test.describe('while the backend is slow or away', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  test('a status that cannot be stored falls back to the old one', async ({ page, context }) => {
    const locale = 'ru'
    const t = textsOf(locale)
    await signIn(page, 'admin@example.com')
    await page.goto(localizedPath(locale, '/dashboard?filter=past'))
    const card = page.getByRole('article').first()
    const status = card.getByRole('combobox')
    const before = await status.inputValue()
    await context.setOffline(true)
    await status.selectOption(before === 'pending' ? 'confirmed' : 'pending')
    await expect(card.getByRole('alert')).toContainText(t('errors.offline'))
    await expect(status).toHaveValue(before)
    await context.setOffline(false)
  })

  test('another filter shows that it loads, not the old list', async ({ page }) => {
    const locale = 'zh'
    const t = textsOf(locale)
    await signIn(page, 'customer@example.com')
    await page.goto(localizedPath(locale, '/dashboard'))
    await expect(page.getByRole('article').first()).toBeVisible()
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/rest/v1/bookings*', async (route) => {
      await held
      await route.fallback()
    })
    await page.getByRole('button', { name: t('bookings.past') }).click()
    await expect(page.getByRole('status').filter({ hasText: t('common.loading') })).toBeAttached()
    await expect(page.getByRole('article')).toHaveCount(0)
    answer()
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page).toHaveURL(/\?filter=past$/)
  })

  test('without a connection the list says so and loads on "Try again"', async ({ page, context }) => {
    const locale = 'ru'
    const t = textsOf(locale)
    await signIn(page, 'customer@example.com')
    await page.goto(localizedPath(locale, '/dashboard'))
    await expect(page.getByRole('article').first()).toBeVisible()
    await context.setOffline(true)
    await page.getByRole('button', { name: t('bookings.past') }).click()
    await expect(page.getByRole('alert')).toContainText(t('bookings.loadFailed'))
    await expect(page.getByRole('alert')).toContainText(t('errors.offline'))
    await context.setOffline(false)
    await page.getByRole('button', { name: t('common.tryAgain') }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
  })
})

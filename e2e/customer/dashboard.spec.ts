import { localizedPath } from '../../src/i18n/url.ts'
import { book, cancelBooking, somebodyBooks } from '../support/bookings.ts'
import { leaseDay, studioDate } from '../support/days.ts'
import { newEmail, register, signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

test.use({ expectedErrors: /Failed to load resource/ })

test('a status that cannot be stored falls back; a booking cancelled meanwhile is not confirmed unseen, nor revived onto a taken time', async ({
  page,
  newVisitor,
}) => {
  const locale = 'en'
  const t = textsOf(locale)
  // The list of all begins with the latest, and shows twenty: beyond the days that other tests lease.
  const date = leaseDay({ from: studioDate(400) })
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

  const status = card.getByRole('combobox')
  await test.step('without a connection', async () => {
    await admin.context().setOffline(true)
    await status.selectOption('confirmed')
    await expect(card.getByRole('alert')).toContainText(t('errors.offline'))
    await expect(status).toHaveValue('pending')
    await admin.context().setOffline(false)
  })

  await cancelBooking(page, locale)
  await somebodyBooks(page, { date, time: '15:30' })
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

test('a list that does not load says so and loads on "Try again"; another filter shows that it loads, not the old list', async ({
  page,
  context,
}) => {
  const locale = 'zh'
  const t = textsOf(locale)
  const cards = page.getByRole('article')
  const alert = page.getByRole('alert')
  const bookings = '**/rest/v1/bookings*'
  const filter = (name: 'upcoming' | 'past') =>
    page.getByRole('button', { name: t(`bookings.${name}`) }).click()
  const tryAgain = () => page.getByRole('button', { name: t('common.tryAgain') }).click()
  await signIn(page, 'customer@example.com')
  // With the connection the list would come back by itself, unless it was looked at just before.
  await page.addInitScript(() => addEventListener('online', (event) => event.stopImmediatePropagation()))
  await page.route(bookings, (route) => route.fulfill({ status: 500, body: '{"message":"x"}' }))
  await page.goto(localizedPath(locale, '/dashboard'))
  await expect(alert).toContainText(t('bookings.loadFailed'))
  await page.unroute(bookings)
  await tryAgain()
  await expect(cards.first()).toBeVisible()

  await test.step('while the answer is on its way', async () => {
    const { promise: held, resolve: answer } = Promise.withResolvers<void>()
    await page.route(bookings, async (route) => {
      await held
      await route.fallback()
    })
    await filter('past')
    await expect(page.getByRole('status').filter({ hasText: t('common.loading') })).toBeAttached()
    await expect(cards).toHaveCount(0)
    answer()
    await expect(cards.first()).toBeVisible()
    await expect(page).toHaveURL(/\?filter=past$/)
    await page.unroute(bookings)
  })

  await test.step('without a connection', async () => {
    await context.setOffline(true)
    await filter('upcoming')
    await expect(alert).toContainText(t('bookings.loadFailed'))
    await expect(alert).toContainText(t('errors.offline'))
    await context.setOffline(false)
    await tryAgain()
    await expect(cards.first()).toBeVisible()
  })
})

import type { Page } from '@playwright/test'
import { localizedPath } from '../../src/i18n/url.ts'
import { setTimers } from '../support/clock.ts'
import { leaseDay } from '../support/days.ts'
import { book, bookForCustomer, newEmail, register, signIn } from '../support/people.ts'
import { expect, refusedRequest, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

test.use({ expectedErrors: refusedRequest })

/** As the desk does, behind the back of the page that is open. */
async function confirm(admin: Page, date: string): Promise<void> {
  await admin.goto(`/admin/bookings?from=${date}&to=${date}`)
  const status = admin.getByRole('row').getByRole('combobox')
  await status.selectOption({ label: textsOf('mn')('bookings.confirmed') })
  await expect(status).toBeEnabled()
}

for (const locale of ['mn', 'en'] as const) {
  test(`an open booking shows the studio’s answer by itself, and says so once (${locale})`, async ({
    page,
    newVisitor,
  }) => {
    const t = textsOf(locale)
    const admin = await newVisitor()
    await signIn(admin, 'admin@example.com')
    const date = leaseDay()
    const [id] = await bookForCustomer(admin, [{ date, time: '10:00' }])
    await signIn(page, 'customer@example.com')
    await setTimers(page)
    await page.goto(localizedPath(locale, `/bookings/${id}`))
    const main = page.getByRole('main')
    await expect(main.getByText(t('bookings.pending'), { exact: true })).toBeVisible()
    await expect(main.getByText(t('bookings.historyStudioCreated'))).toBeVisible()

    await confirm(admin, date)
    let asked = 0
    await page.route('**/rest/v1/booking*', (route) => {
      asked += 1
      return route.fallback()
    })
    await page.clock.runFor(50_000)
    expect(asked).toBe(0)
    await page.clock.runFor(10_000)
    await expect(main.getByText(t('bookings.confirmed'), { exact: true })).toBeVisible()
    await expect(main.getByText(t('bookings.historyStudioConfirmed'))).toBeVisible()
    const told = main.getByRole('status').filter({ hasText: t('bookings.confirmed') })
    await expect(told).toHaveCount(1)
  })
}

test('a dashboard looks again when its visitor comes back, and not while nobody sees it', async ({
  page,
  newVisitor,
}) => {
  const t = textsOf('en')
  const admin = await newVisitor()
  await signIn(admin, 'admin@example.com')
  const date = leaseDay()
  await register(page, 'en', newEmail('comes-back'))
  await book(page, 'en', { date, time: '12:00' })
  await setTimers(page)
  await page.goto('/en/dashboard')
  const card = page.getByRole('article')
  await expect(card.getByText('Pending')).toBeVisible()

  const setVisibility = (state: 'visible' | 'hidden') =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  await setVisibility('hidden')
  await confirm(admin, date)
  let asked = 0
  await page.route('**/rest/v1/bookings*', (route) => {
    asked += 1
    return route.fallback()
  })
  await page.clock.runFor('10:00')
  expect(asked).toBe(0)
  await setVisibility('visible')
  await expect(card.getByText(t('bookings.confirmed'))).toBeVisible()
  expect(asked).toBe(1)
})

test('nothing changes under a question that is being asked', async ({ page, newVisitor }) => {
  const t = textsOf('en')
  const admin = await newVisitor()
  await signIn(admin, 'admin@example.com')
  const date = leaseDay()
  const [id] = await bookForCustomer(admin, [{ date, time: '14:00' }])
  await signIn(page, 'customer@example.com')
  await setTimers(page)
  await page.goto(`/en/bookings/${id}`)
  await page.getByRole('button', { name: t('bookings.cancelBooking') }).click()
  await confirm(admin, date)
  let asked = 0
  await page.route('**/rest/v1/booking*', (route) => {
    asked += 1
    return route.fallback()
  })
  await page.clock.runFor('02:00')
  expect(asked).toBe(0)
  await page.getByRole('button', { name: t('bookings.keepBooking') }).click()
  await page.clock.runFor('01:00')
  await expect(page.getByRole('button', { name: t('bookings.askToCancel') })).toBeVisible()
})

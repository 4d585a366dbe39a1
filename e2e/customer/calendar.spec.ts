import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { formatPrice } from '../../src/i18n/format-number.ts'
import { joinLabel } from '../../src/i18n/joins.ts'
import { lengthWords } from '../../src/i18n/session-words.ts'
import type { Translate } from '../../src/i18n/t.ts'
import { localizedPath } from '../../src/i18n/url.ts'
import { expectAccessible } from '../support/axe.ts'
import { leaseDay } from '../support/days.ts'
import { book, newEmail, register, signIn } from '../support/people.ts'
import { expect, refusedRequest, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

const dollars = (amount: number) => ({ amount, currency: 'USD' as const })

test.use({ expectedErrors: refusedRequest })

/** The properties of the calendar file that the page gives. */
async function calendarFile(page: Page, t: Translate) {
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: t('bookings.calendarFile') }).click()
  const file = await saved
  const lines = (await readFile(await file.path(), 'utf8')).replace(/\r\n /g, '').trim().split('\r\n')
  const properties = lines.map((line) => [
    line.slice(0, line.indexOf(':')),
    line.slice(line.indexOf(':') + 1),
  ])
  return { name: file.suggestedFilename(), ...Object.fromEntries(properties) }
}

for (const [locale, timezoneId] of [
  ['mn', 'Asia/Ulaanbaatar'],
  ['en', 'America/New_York'],
] as const) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test(`a booking goes into the calendar at the right hour, and its history is told (${locale})`, async ({
      page,
      newVisitor,
    }) => {
      const t = textsOf(locale)
      const date = leaseDay()
      await register(page, locale, newEmail('calendar'))
      await book(page, locale, { date, time: '14:00', notes: 'Two; three, four' })
      const id = page.url().split('/').at(-1)
      const url = page.url()

      const history = page.getByRole('region', { name: t('bookings.history') })
      await expect(history.getByRole('listitem')).toHaveCount(1)
      await expect(history.getByText(t('bookings.historyYouCreated'))).toBeVisible()

      const day = date.replaceAll('-', '')
      const price = joinLabel(locale, t('bookings.price'), formatPrice(locale, dollars(50)))
      const pending = await calendarFile(page, t)
      expect(pending).toMatchObject({
        name: `gegee-studio-${date}-1400.ics`,
        UID: id,
        SEQUENCE: '0',
        DTSTART: `${day}T060000Z`,
        DTEND: `${day}T070000Z`,
        STATUS: 'TENTATIVE',
        SUMMARY: t('bookings.calendarTitle', { studio: 'Gegee Studio', type: t('bookings.recording') }),
        DESCRIPTION: `${t('bookings.pending')}\\n\\n${price}\\n\\nTwo\\; three\\, four`,
        URL: url,
      })
      const google = page.getByRole('link', { name: t('bookings.googleCalendar') })
      expect(await google.getAttribute('href')).toContain(`dates=${day}T060000Z%2F${day}T070000Z`)

      const admin = await newVisitor()
      await signIn(admin, 'admin@example.com')
      await admin.goto(url)
      await admin.getByRole('button', { name: t('bookings.cancelBooking') }).click()
      await admin
        .getByRole('dialog')
        .getByRole('button', { name: t('bookings.cancelBooking') })
        .click()
      const adminHistory = admin.getByRole('region', { name: t('bookings.history') })
      await expect(adminHistory.getByText(t('bookings.historyYouCancelled'))).toBeVisible()
      await expect(adminHistory.getByText(t('bookings.historyCustomerCreated'))).toBeVisible()

      await page.reload()
      await expect(history.getByText(t('bookings.historyStudioCancelled'))).toBeVisible()
      await expect(google).toHaveCount(0)
      expect(await calendarFile(page, t)).toMatchObject({ UID: id, SEQUENCE: '1', STATUS: 'CANCELLED' })
    })
  })
}

test('another time stands in the history, from and to', async ({ page, newVisitor }) => {
  const locale = 'ru'
  const t = textsOf(locale)
  await register(page, locale, newEmail('moved'))
  const date = leaseDay()
  await book(page, locale, { date, time: '10:00' })
  const id = page.url().split('/').at(-1)
  const detail = page.url()
  // Moved as any client with a session may: what matters here is how it is told.
  const admin = await newVisitor()
  await signIn(admin, 'admin@example.com')
  const asked = admin.waitForRequest(/rest\/v1\/bookings/)
  await admin.goto(localizedPath(locale, '/dashboard'))
  const { apikey = '', authorization = '' } = await (await asked).allHeaders()
  const moved = await admin.request.patch(`/rest/v1/bookings?id=eq.${id}`, {
    headers: { apikey, authorization },
    data: { booking_date: `${date}T11:30:00+08:00`, duration: 120 },
  })
  expect(moved.status()).toBeLessThan(300)

  await page.goto(detail)
  const event = page
    .getByRole('region', { name: t('bookings.history') })
    .getByRole('listitem')
    .filter({
      hasText: t('bookings.historyStudioEdited'),
    })
  await expect(event).toContainText(/10:00 → .*11:30/)
  await expect(event).toContainText(`${lengthWords({ locale, t }, 60)} → ${lengthWords({ locale, t }, 120)}`)
  await expect(event).toContainText(
    `${formatPrice(locale, dollars(50))} → ${formatPrice(locale, dollars(100))}`,
  )

  // Among one's own it stands first, with the way there and the same file.
  await page.goto(localizedPath(locale, '/dashboard'))
  const next = page.getByRole('article').first()
  await expect(next).toContainText(t('bookings.nextSession'))
  await expect(next.getByRole('link', { name: t('contact.directions') })).toBeVisible()
  expect(await calendarFile(page, t)).toMatchObject({
    UID: id,
    SEQUENCE: '1',
    DTSTART: `${date.replaceAll('-', '')}T033000Z`,
  })
  await expectAccessible(page)
})

test.describe('when the history does not load', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  test('the booking is shown all the same, and the history on "Try again"', async ({ page }) => {
    await register(page, 'en', newEmail('history-fails'))
    await page.route('**/rest/v1/rpc/booking_history*', (route) =>
      route.fulfill({ status: 500, json: { message: 'x' } }),
    )
    await book(page, 'en', { date: leaseDay(), time: '10:00' })
    await expect(page.getByRole('alert')).toContainText('Failed to load the history')
    await expect(page.getByRole('main').getByText('Pending', { exact: true })).toBeVisible()
    await page.unroute('**/rest/v1/rpc/booking_history*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('You made the booking')).toBeVisible()
  })
})

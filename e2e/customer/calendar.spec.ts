import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { formatPrice } from '../../src/i18n/format-number.ts'
import { joinLabel } from '../../src/i18n/joins.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { lengthWords } from '../../src/i18n/session-words.ts'
import type { Translate } from '../../src/i18n/t.ts'
import { localizedPath } from '../../src/i18n/url.ts'
import { expectAccessible } from '../support/axe.ts'
import { book, changeAsAdmin } from '../support/bookings.ts'
import { leaseDay } from '../support/days.ts'
import { journeyCases } from '../support/journeys.ts'
import { newEmail, register, signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

const dollars = (amount: number) => ({ amount, currency: 'USD' as const })

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

for (const [locale, timezoneId] of journeyCases<[Locale, string]>(
  [['en', 'America/New_York']],
  [['mn', 'Asia/Ulaanbaatar']],
)) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId, expectedErrors: /Failed to load resource/ })

    test(`a booking goes into the calendar at the right hour, and its history is told (${locale})`, {
      tag: '@in-full',
    }, async ({ page, newVisitor }) => {
      const t = textsOf(locale)
      const date = leaseDay()
      const day = date.replaceAll('-', '')
      const history = page.getByRole('region', { name: t('bookings.history') })
      await register(page, locale, newEmail('calendar'))

      await test.step('a history that does not load hides nothing else and comes on "Try again"', async () => {
        const asked = '**/rest/v1/rpc/booking_history*'
        await page.route(asked, (route) => route.fulfill({ status: 500, json: { message: 'x' } }))
        await book(page, locale, { date, time: '14:00', notes: 'Two; three, four' })
        await expect(page.getByRole('alert')).toContainText(t('bookings.historyLoadFailed'))
        await expect(page.getByRole('main').getByText(t('bookings.pending'), { exact: true })).toBeVisible()
        const save = page.getByRole('button', { name: t('bookings.calendarFile') })
        await expect(save).toHaveCount(0)
        await page.goto(localizedPath(locale, '/dashboard'))
        await expect(page.getByRole('alert')).toContainText(t('bookings.historyLoadFailed'))
        await expect(save).toHaveCount(0)
        await page.goBack()
        await expect(page.getByRole('alert')).toContainText(t('bookings.historyLoadFailed'))
        await page.unroute(asked)
        await page.getByRole('button', { name: t('common.tryAgain') }).click()
        await expect(history.getByRole('listitem')).toHaveCount(1)
        await expect(history.getByText(t('bookings.historyYouCreated'))).toBeVisible()
      })

      const url = page.url()
      const id = url.split('/').at(-1) ?? ''
      const google = page.getByRole('link', { name: t('bookings.googleCalendar') })
      const price = joinLabel(locale, t('bookings.price'), formatPrice(locale, dollars(50)))
      expect(await calendarFile(page, t)).toMatchObject({
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
      expect(await google.getAttribute('href')).toContain(`dates=${day}T060000Z%2F${day}T070000Z`)

      await test.step('another time stands in the history, from and to', async () => {
        await changeAsAdmin(page, id, { booking_date: `${date}T15:30:00+08:00`, duration: 120 })
        await page.reload()
        const event = history.getByRole('listitem').filter({ hasText: t('bookings.historyStudioEdited') })
        await expect(event).toContainText(/14:00 → .*15:30/)
        const length = (minutes: number) => lengthWords({ locale, t }, minutes)
        await expect(event).toContainText(`${length(60)} → ${length(120)}`)
        const cost = (amount: number) => formatPrice(locale, dollars(amount))
        await expect(event).toContainText(`${cost(50)} → ${cost(100)}`)
      })

      await test.step('among one’s own it stands first, with the way there and the same file', async () => {
        await page.goto(localizedPath(locale, '/dashboard'))
        const next = page.getByRole('article').first()
        await expect(next).toContainText(t('bookings.nextSession'))
        await expect(next.getByRole('link', { name: t('contact.directions') })).toBeVisible()
        const file = await calendarFile(page, t)
        expect(file).toMatchObject({ UID: id, SEQUENCE: '1', DTSTART: `${day}T073000Z` })
        await expectAccessible(page, { within: 'main' })
      })

      await test.step('the studio declines, and each side reads who did what', async () => {
        const admin = await newVisitor()
        await signIn(admin, 'admin@example.com')
        await admin.goto(url)
        await admin.getByRole('button', { name: t('bookings.decline') }).click()
        await admin
          .getByRole('dialog')
          .getByRole('button', { name: t('bookings.decline'), exact: true })
          .click()
        await expect(admin.getByText(t('money.declinedNotice'))).toBeVisible()
        const adminHistory = admin.getByRole('region', { name: t('bookings.history') })
        await expect(adminHistory.getByText(t('bookings.historyYouCancelled'))).toBeVisible()
        await expect(adminHistory.getByText(t('bookings.historyCustomerCreated'))).toBeVisible()

        await page.goto(url)
        await expect(history.getByText(t('bookings.historyStudioCancelled'))).toBeVisible()
        await expect(google).toHaveCount(0)
        expect(await calendarFile(page, t)).toMatchObject({ UID: id, SEQUENCE: '2', STATUS: 'CANCELLED' })
      })
    })
  })
}

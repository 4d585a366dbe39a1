import type { Page } from '@playwright/test'
import { contact } from '../../src/content/contact.ts'
import { defaultRules } from '../../src/domain/offers/rules.ts'
import { defaultsAsWritten, type WrittenSettings } from '../../src/domain/offers/settings.ts'
import { momentWords } from '../../src/i18n/format.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { cancelWords, waitingWords } from '../../src/i18n/rule-words.ts'
import { localizedPath } from '../../src/i18n/url.ts'
import { expectAccessible } from '../support/axe.ts'
import { bookForCustomer } from '../support/bookings.ts'
import { setStudioClock } from '../support/clock.ts'
import { leaseDay, studioDate } from '../support/days.ts'
import { journeyCases } from '../support/journeys.ts'
import { signIn } from '../support/people.ts'
import { expect, refusedRequest, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

test.use({ expectedErrors: refusedRequest })

const HOUR = 3_600_000
const rules = { noticeHours: 48, cancelHours: 48, pendingHours: 12 }

/** Shows the page other settings than the studio's, which are everybody's. */
const withSettings = (page: Page, settings: WrittenSettings) =>
  page.route('**/rest/v1/studio_settings*', (route) => route.fulfill({ json: { settings } }))

/** Shows the page bookings with other columns than they have. */
const withColumns = (page: Page, columns: object) =>
  page.route('**/rest/v1/bookings?*', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const answer = await route.fetch()
    const rows: object[] = await answer.json()
    return route.fulfill({ response: answer, json: rows.map((row) => ({ ...row, ...columns })) })
  })

for (const locale of journeyCases<Locale>(['ru'], ['mn', 'en', 'zh'])) {
  test(`the rules are told before booking, and until when and how a booking is cancelled after it (${locale})`, {
    tag: '@in-full',
  }, async ({ page, newVisitor }) => {
    const t = textsOf(locale)
    const main = page.getByRole('main')
    const dialog = page.getByRole('dialog')
    const ask = page.getByRole('button', { name: t('bookings.askToCancel') })
    const cancel = page.getByRole('button', { name: t('bookings.cancelBooking'), exact: true })
    const askTheStudio = async () => {
      await ask.click()
      await dialog.getByRole('button', { name: t('bookings.askToCancel') }).click()
      await expect(page.getByText(t('bookings.cancelAskedNotice'))).toBeVisible()
    }
    const date = leaseDay()
    const [first = '', second = '', third = ''] = await bookForCustomer(page, [
      { date, time: '10:00', status: 'confirmed' },
      { date, time: '12:00', status: 'confirmed' },
      { date, time: '14:00' },
    ])
    const detail = (id: string) => localizedPath(locale, `/bookings/${id}`)
    await signIn(page, 'customer@example.com')

    await test.step('a time too soon is not offered, nor the hope of cancelling it oneself', async () => {
      await withSettings(page, { ...defaultsAsWritten, rules })
      const tomorrow = studioDate(1)
      await page.goto(`${localizedPath(locale, '/bookings/new')}?date=${tomorrow}&time=12:00`)
      const summary = page.getByRole('region', { name: t('bookings.summary') })
      const wished = { start: new Date(`${tomorrow}T12:00:00+08:00`), now: new Date() }
      const cancelling = cancelWords({ locale, t }, rules, wished)
      expect(cancelling).toBe(t('bookings.ruleCancelLate'))
      await expect(summary.getByText(t('bookings.ruleCancelLate'))).toBeVisible()
      const sentences = waitingWords({ locale, t }, { ...defaultRules, ...rules }, wished)
      expect(sentences).toHaveLength(2)
      for (const sentence of sentences) await expect(summary.getByText(sentence)).toBeHidden()
      await summary.getByText(t('bookings.terms')).click()
      for (const sentence of sentences) await expect(summary.getByText(sentence)).toBeVisible()
      await expect(page.getByText(t('errors.booking_too_soon'))).toBeVisible()
      await expectAccessible(page, { within: 'main' })
      await page.unrouteAll()
    })

    await test.step('where the studio allows it, a confirmed booking is cancelled until the deadline', async () => {
      await withColumns(page, { cancel_hours: 24 })
      await page.goto(detail(second))
      const deadline = momentWords(locale, new Date(Date.parse(`${date}T12:00:00+08:00`) - 24 * HOUR))
      await expect(page.getByText(t('bookings.cancelUntil', { moment: deadline }))).toBeVisible()
      await expect(ask).toHaveCount(0)
      let asked: unknown
      // The studio's own settings do not allow it: what it would answer.
      await page.route('**/rest/v1/bookings?*', async (route) => {
        if (route.request().method() !== 'PATCH') return route.fallback()
        asked = route.request().postDataJSON()
        return route.fulfill({ status: 409, json: { code: 'PT409', message: 'booking_cancel_too_late' } })
      })
      await cancel.click()
      await dialog.getByRole('button', { name: t('bookings.cancelBooking') }).click()
      await expect(page.getByRole('alert')).toHaveText(t('errors.booking_cancel_too_late'))
      expect(asked).toEqual({ status: 'cancelled' })
      await page.unrouteAll()
    })

    await test.step('otherwise it says how the studio is reached, which can be asked to cancel it', async () => {
      await page.goto(detail(first))
      const plans = page.getByRole('region', { name: t('bookings.changeTitle') })
      await expect(plans.getByText(t('bookings.reachForAll'))).toBeVisible()
      await expect(plans.getByRole('link', { name: contact.phone })).toHaveAttribute('href', /^tel:\+976\d+$/)
      await expect(plans.getByRole('link', { name: contact.email })).toHaveAttribute(
        'href',
        `mailto:${contact.email}`,
      )
      await expect(cancel).toHaveCount(0)
      await askTheStudio()
      await expect(ask).toHaveCount(0)
      await expect(page.getByText(t('bookings.historyYouAsked'), { exact: true })).toBeVisible()
      // Taken back with one press, and asked again.
      await plans.getByRole('button', { name: t('bookings.keepAsked') }).click()
      await expect(page.getByText(t('bookings.keptNotice'))).toBeVisible()
      await expect(page.getByText(t('bookings.historyYouKept'), { exact: true })).toBeVisible()
      await askTheStudio()
      await expectAccessible(page, { within: 'main' })
    })

    await test.step('the studio reads it on the booking, on the overview and in the list, until it has answered', async () => {
      const admin = await newVisitor()
      await signIn(admin, 'admin@example.com')
      await admin.goto(detail(first))
      const [before = '', after = ''] = t('bookings.cancelAskedAt', { moment: '|' }).split('|')
      const told = admin.getByRole('status').filter({ hasText: before }).filter({ hasText: after })
      await expect(told).toBeVisible()
      // It may answer that the booking stands.
      await admin.getByRole('button', { name: t('bookings.keepAsked') }).click()
      await admin
        .getByRole('dialog')
        .getByRole('button', { name: t('bookings.keepAsked') })
        .click()
      await expect(admin.locator(':focus')).toHaveText(t('bookings.keptNotice'))
      await expect(told).toHaveCount(0)
      await page.reload()
      await expect(page.getByText(t('bookings.historyStudioKept'), { exact: true })).toBeVisible()
      await askTheStudio()
      await admin.goto(localizedPath(locale, '/admin'))
      const list = admin.getByRole('region', { name: t('admin.askedToCancelTitle') })
      const link = list.locator(`a[href="${detail(first)}"]`)
      await expect(link).toBeVisible()

      const days = `from=${date}&to=${date}`
      await admin.goto(localizedPath(locale, `/admin/bookings?${days}`))
      const row = admin.getByRole('row').filter({ has: admin.locator(`a[href="${detail(first)}"]`) })
      await expect(row.getByText(t('bookings.cancelAsked'))).toBeVisible()
      await admin.getByLabel(t('admin.status'), { exact: true }).selectOption('cancel_asked')
      await expect(admin).toHaveURL(localizedPath(locale, `/admin/bookings?status=cancel_asked&${days}`))
      const status = admin.getByRole('row').getByRole('combobox')
      await expect(status).toHaveCount(1)
      await status.selectOption('cancelled')
      await admin
        .getByRole('dialog')
        .getByRole('button', { name: t('bookings.cancelBooking') })
        .click()
      await expect(status).toHaveValue('cancelled')
      await admin.goto(localizedPath(locale, '/admin'))
      await expect(admin.getByRole('region', { name: t('admin.requestsTitle') })).toBeVisible()
      await expect(link).toHaveCount(0)
    })

    await test.step('a request says when it ends without an answer, a confirmed booking when its deadline was', async () => {
      const expires = '2026-11-20T10:00:00+00:00'
      await withColumns(page, { expires_at: expires })
      await page.goto(detail(third))
      const end = momentWords(locale, new Date(expires))
      await expect(page.getByText(t('bookings.expiresAt', { moment: end }))).toBeVisible()
      const start = Date.parse(`${date}T14:00:00+08:00`)
      await setStudioClock(page, new Date(start - 24 * HOUR).toISOString())
      await withColumns(page, { status: 'confirmed', cancel_hours: 48 })
      await page.goto(detail(third))
      const deadline = momentWords(locale, new Date(start - 48 * HOUR))
      await expect(main.getByText(t('bookings.cancelOver', { moment: deadline }))).toBeVisible()
      await expect(ask).toBeVisible()
    })

    await test.step('while it runs, its page still says how the studio is found and reached, and offers no way out', async () => {
      await setStudioClock(page, new Date(Date.parse(`${date}T14:00:00+08:00`) + HOUR / 2).toISOString())
      await page.goto(detail(third))
      const plans = page.getByRole('region', { name: t('bookings.changeTitle') })
      await expect(plans.getByRole('link', { name: contact.phone })).toBeVisible()
      await expect(plans.getByText(t('bookings.reachToChange'))).toBeVisible()
      await expect(plans.getByRole('button')).toHaveCount(0)
      await expect(page.getByRole('region', { name: t('bookings.visitTitle') })).toBeVisible()
    })

    await test.step('a request that began without an answer says so, and can neither be changed nor taken along', async () => {
      await setStudioClock(page, new Date(`${date}T14:30:00+08:00`).toISOString())
      await withColumns(page, { status: 'pending', expires_at: null })
      await page.goto(detail(third))
      const notice = page.getByRole('status').filter({ hasText: t('bookings.unanswered') })
      await expect(notice.getByRole('link', { name: contact.phone })).toBeVisible()
      await expect(page.getByText(t('bookings.bookedNotice'))).toHaveCount(0)
      for (const role of ['button', 'link'] as const) {
        for (const name of ['cancelBooking', 'edit', 'calendarFile', 'googleCalendar'] as const) {
          await expect(main.getByRole(role, { name: t(`bookings.${name}`) })).toHaveCount(0)
        }
      }
      await expectAccessible(page, { within: 'main' })
      await page.goto(localizedPath(locale, '/dashboard'))
      const next = page.getByRole('article').first()
      await expect(next.getByText(t('bookings.unanswered'))).toBeVisible()
      await expect(next.getByText(t('bookings.addToCalendar'))).toHaveCount(0)
      await page.goto(`${detail(third)}/edit`)
      await expect(page.getByRole('alert')).toHaveText(t('errors.booking_not_editable'))
    })
  })
}

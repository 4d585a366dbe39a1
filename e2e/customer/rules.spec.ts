import type { Page } from '@playwright/test'
import { contact } from '../../src/content/contact.ts'
import { defaultRules } from '../../src/domain/offers/rules.ts'
import { firstSettings, type WrittenSettings } from '../../src/domain/offers/settings.ts'
import { momentWords } from '../../src/i18n/format.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { ruleWords } from '../../src/i18n/rule-words.ts'
import { localizedPath } from '../../src/i18n/url.ts'
import { expectAccessible } from '../support/axe.ts'
import { setClock } from '../support/clock.ts'
import { leaseDay, studioDate } from '../support/days.ts'
import { journeyCases } from '../support/journeys.ts'
import { book, bookForCustomer, newEmail, register, signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

test.use({ expectedErrors: /Failed to load resource/ })

const HOUR = 3_600_000
const rules = { noticeHours: 48, cancelHours: 24, pendingHours: 12 }

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

for (const locale of journeyCases<Locale>(['mn'], ['zh'])) {
  test(`the rules are told before booking, and a time too soon is not offered (${locale})`, async ({
    page,
  }) => {
    const t = textsOf(locale)
    await register(page, locale, newEmail(`rules-${locale}`))
    await withSettings(page, { ...firstSettings, rules })
    await page.goto(`${localizedPath(locale, '/bookings/new')}?date=${studioDate(1)}&time=12:00`)
    const summary = page.getByRole('region', { name: t('bookings.summary') })
    const sentences = ruleWords({ locale, t }, { ...defaultRules, ...rules })
    expect(sentences).toHaveLength(3)
    for (const sentence of sentences) await expect(summary.getByText(sentence)).toBeVisible()
    await expect(page.getByText(t('errors.booking_too_soon'))).toBeVisible()
    await expectAccessible(page)
  })
}

for (const locale of ['en', 'ru'] as const) {
  test(`a confirmed booking says how the studio is reached, which can be asked to cancel it (${locale})`, async ({
    page,
    newVisitor,
  }) => {
    const t = textsOf(locale)
    const admin = await newVisitor()
    await signIn(admin, 'admin@example.com')
    const date = leaseDay()
    const [id] = await bookForCustomer(admin, [{ date, time: '10:00', status: 'confirmed' }])
    const path = localizedPath(locale, `/bookings/${id}`)
    await signIn(page, 'customer@example.com')
    await page.goto(path)
    const plans = page.getByRole('region', { name: t('bookings.changeTitle') })
    await expect(plans.getByText(t('bookings.reachForAll'))).toBeVisible()
    await expect(plans.getByRole('link', { name: contact.phone })).toHaveAttribute('href', /^tel:\+976\d+$/)
    await expect(plans.getByRole('link', { name: contact.email })).toHaveAttribute(
      'href',
      `mailto:${contact.email}`,
    )
    await expect(page.getByRole('button', { name: t('bookings.cancelBooking') })).toHaveCount(0)

    await plans.getByRole('button', { name: t('bookings.askToCancel') }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('bookings.askToCancel') })
      .click()
    await expect(page.getByText(t('bookings.cancelAskedNotice'))).toBeVisible()
    await expect(plans.getByRole('button')).toHaveCount(0)
    await expect(page.getByText(t('bookings.historyYouAsked'))).toBeVisible()
    await expectAccessible(page)

    await admin.goto(path)
    const [before = '', after = ''] = t('bookings.cancelAskedAt', { moment: '|' }).split('|')
    const told = admin.getByRole('status').filter({ hasText: before }).filter({ hasText: after })
    await expect(told).toBeVisible()
    await admin.goto(localizedPath(locale, `/admin/bookings?from=${date}&to=${date}`))
    const row = admin.getByRole('row').filter({ has: admin.locator(`a[href="${path}"]`) })
    await expect(row.getByText(t('bookings.cancelAsked'))).toBeVisible()
  })
}

test('where the studio allows it, a confirmed booking is cancelled until the deadline', async ({
  page,
  newVisitor,
}) => {
  const t = textsOf('mn')
  const date = leaseDay()
  const admin = await newVisitor()
  await signIn(admin, 'admin@example.com')
  const [id] = await bookForCustomer(admin, [{ date, time: '12:00', status: 'confirmed' }])
  await signIn(page, 'customer@example.com')
  await withColumns(page, { cancel_hours: 24 })
  await page.goto(`/bookings/${id}`)
  const deadline = momentWords('mn', new Date(Date.parse(`${date}T12:00:00+08:00`) - 24 * HOUR))
  await expect(page.getByText(t('bookings.cancelUntil', { moment: deadline }))).toBeVisible()
  await expect(page.getByRole('button', { name: t('bookings.askToCancel') })).toHaveCount(0)
  let asked: unknown
  // The studio's own settings do not allow it: what it would answer.
  await page.route('**/rest/v1/bookings?*', async (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback()
    asked = route.request().postDataJSON()
    return route.fulfill({ status: 409, json: { code: 'PT409', message: 'booking_cancel_too_late' } })
  })
  const name = t('bookings.cancelBooking')
  await page.getByRole('button', { name }).click()
  await page.getByRole('dialog').getByRole('button', { name }).click()
  await expect(page.getByRole('alert')).toHaveText(t('errors.booking_cancel_too_late'))
  expect(asked).toEqual({ status: 'cancelled' })
})

test('after the deadline the page says when it was; before an answer, when the request ends', async ({
  page,
}) => {
  const t = textsOf('en')
  const date = leaseDay()
  await register(page, 'en', newEmail('deadlines'))
  await book(page, 'en', { date, time: '12:00' })
  const own = page.url()
  const expires = '2026-11-20T10:00:00+00:00'
  await withColumns(page, { expires_at: expires })
  await page.goto(own)
  const end = momentWords('en', new Date(expires))
  await expect(page.getByText(t('bookings.expiresAt', { moment: end }))).toBeVisible()
  const start = Date.parse(`${date}T12:00:00+08:00`)
  await setClock(page, { stoppedAt: new Date(start - 24 * HOUR) })
  await withColumns(page, { status: 'confirmed', cancel_hours: 48 })
  await page.goto(own)
  const deadline = momentWords('en', new Date(start - 48 * HOUR))
  await expect(page.getByText(t('bookings.cancelOver', { moment: deadline }))).toBeVisible()
  await expect(page.getByRole('button', { name: t('bookings.askToCancel') })).toBeVisible()
})

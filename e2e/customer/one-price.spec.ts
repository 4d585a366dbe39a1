import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { stepOf } from '../../src/components/pricing/calculator.ts'
import { studioRental } from '../../src/content/price-table.ts'
import { defaultsAsWritten } from '../../src/domain/offers/settings.ts'
import { formatPrice, formatTugrik } from '../../src/i18n/format-number.ts'
import { joinLabel } from '../../src/i18n/joins.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { lengthWords, minutesWords } from '../../src/i18n/session-words.ts'
import { localizedPath } from '../../src/i18n/url.ts'
import { readCalendar } from '../../tests/support/read-calendar.ts'
import { dateInWords } from '../support/bookings.ts'
import { bookButton } from '../support/calendar.ts'
import { leaseDay } from '../support/days.ts'
import { duration, durations } from '../support/duration.ts'
import { expectLoaded } from '../support/islands.ts'
import { journeyCases } from '../support/journeys.ts'
import { breakable, mailLink, mailNumber } from '../support/mails.ts'
import { followLink, newEmail, PASSWORD, register, signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { typeTime } from '../support/typed-time.ts'

// They compare the revenue before and after: one at a time.
test.describe.configure({ mode: 'serial' })

/** Photo and video for 8 hours. */
const [, , PRICE] = studioRental.photoAndVideo
const detailPage = /\/bookings\/[0-9a-f-]{36}$/

async function textOf(file: Download): Promise<string> {
  return (await readFile(await file.path(), 'utf8')).replace(/\r\n /g, '')
}

/** The tugriks of the studio's revenue. */
async function revenue(admin: Page, locale: Locale): Promise<number> {
  await admin.goto(localizedPath(locale, '/admin'))
  const card = admin.locator('dl > div').filter({ hasText: textsOf(locale)('admin.revenueNote') })
  const words = (await card.locator('dd').first().textContent()) ?? ''
  const tugriks = words.split('·').find((sum) => sum.includes('₮')) ?? '0'
  return Number(tugriks.replace(/\D/g, ''))
}

for (const [locale, adminLocale] of journeyCases<[Locale, Locale]>(
  [['mn', 'ru']],
  [
    ['zh', 'en'],
    ['ru', 'mn'],
    ['en', 'zh'],
  ],
)) {
  test(`what the price page prints is booked and told at that price everywhere (${locale}, ${adminLocale})`, async ({
    page,
    newVisitor,
  }) => {
    const t = textsOf(locale)
    const main = page.getByRole('main')
    const email = newEmail(`one-price-${locale}`)
    const date = leaseDay()
    const price = formatTugrik(locale, PRICE)
    const priceLine = joinLabel(locale, t('bookings.price'), price)

    await test.step('from the price page into the form, with an account made on the way', async () => {
      await page.goto(localizedPath(locale, '/pricing'))
      const calculator = page.locator('[data-calculator]')
      await calculator.getByRole('combobox').selectOption({ label: t('pricing.photoAndVideo') })
      await calculator.locator('input[name=hours]').fill(String(stepOf(8)))
      await expect(calculator.locator('[data-price]')).toHaveText(price)
      await calculator.getByRole('link').click()
      await main.getByRole('link', { name: t('auth.createAccountLink') }).click()
      await page.getByLabel(t('auth.email')).fill(email)
      await page.getByLabel(t('auth.createPassword'), { exact: true }).fill(PASSWORD)
      await page.getByRole('button', { name: t('auth.createAccount') }).click()
      await expect(page.getByRole('heading', { name: t('auth.checkEmailTitle') })).toBeVisible()
      await followLink(page, await mailLink(page, email))
      await expect(page.getByLabel(t('bookings.type'))).toHaveValue('photo-video')
      await expect(duration(page, locale, 480)).toBeChecked()
    })

    await test.step('the form says what it costs and what is owed', async () => {
      const lists = page.getByLabel(t('bookings.type')).locator('optgroup')
      await expect(lists).toHaveCount(2)
      await expect(lists.first()).toHaveAttribute('label', t('bookings.groupSound'))
      await expect(lists.last()).toHaveAttribute('label', t('bookings.groupSpace'))
      const summary = page.getByRole('region', { name: t('bookings.summary') })
      await expect(summary).toContainText(price)
      await expect(summary).toContainText(lengthWords({ locale, t }, 480))
      await expect(summary).toContainText(t('common.owed'))
      await typeTime(page, locale, { date, time: '10:00' })
      await bookButton(page, locale).click()
      await expect(page).toHaveURL(detailPage)
    })
    const detail = page.url()

    const admin = await newVisitor()
    const tAdmin = textsOf(adminLocale)
    await signIn(admin, 'admin@example.com')
    const before = await revenue(admin, adminLocale)
    await test.step('the admin confirms', async () => {
      await admin.goto(localizedPath(adminLocale, `/admin/bookings?search=${email}`))
      const row = admin.getByRole('row').filter({ hasText: email })
      await expect(row).toContainText(formatTugrik(adminLocale, PRICE))
      await row.getByRole('combobox').selectOption({ label: tAdmin('bookings.confirmed') })
      await expect(row.getByRole('combobox')).toBeEnabled()
    })

    await test.step('the accountant’s file and the revenue have the same amount', async () => {
      const start = admin.getByRole('button', { name: tAdmin('admin.export') })
      const [file] = await Promise.all([admin.waitForEvent('download'), start.click()])
      const [head = '', line = ''] = (await textOf(file)).replace('\uFEFF', '').split('\r\n')
      const mark = head.includes(';') ? ';' : ','
      const cells = (row: string) =>
        [...row.matchAll(new RegExp(`(?:^|${mark})("(?:[^"]|"")*"|[^${mark}]*)`, 'g'))].map(
          ([, cell]) => cell,
        )
      const cell = (title: string) => cells(line)[cells(head).indexOf(title)]
      expect(cell(tAdmin('bookings.price'))).toBe(String(PRICE))
      expect(cell(tAdmin('admin.csvCurrency'))).toBe('MNT')
      expect(await revenue(admin, adminLocale)).toBe(before + PRICE)
    })

    await test.step('the customer’s mail has it, and the calendar part that comes with it', async () => {
      const id = detail.split('/').at(-1) ?? ''
      const mail = await mailNumber(page, 2, id, email)
      expect(mail.text).toContain(breakable(priceLine))
      expect(mail.html).toContain(price)
      const [event] = readCalendar(mail.calendar?.content ?? '').events
      expect(event?.description).toContain(priceLine)
    })

    await test.step('detail, calendar file and dashboard have it, too', async () => {
      await page.goto(detail)
      await expect(main.getByText(t('bookings.confirmed'), { exact: true })).toBeVisible()
      await expect(main).toContainText(price)
      await expect(main).toContainText(t('common.pay'))
      const save = page.getByRole('button', { name: t('bookings.calendarFile') })
      const [file] = await Promise.all([page.waitForEvent('download'), save.click()])
      expect((await textOf(file)).replaceAll('\\,', ',')).toContain(priceLine)
      await page.goto(localizedPath(locale, '/dashboard'))
      const card = page.getByRole('article').filter({ hasText: dateInWords(locale, date) })
      await expect(card).toContainText(price)
      await expect(card).toContainText(minutesWords({ locale, t }, 480))
    })
  })
}

test('another service keeps the length where it has it; with the first settings the form is as simple as they are: a recording of 60 minutes for $50, no groups', {
  tag: '@in-full',
}, async ({ page }) => {
  const t = textsOf('en')
  const type = page.getByLabel(t('bookings.type'))
  const lasts = (minutes: number) => duration(page, 'en', minutes)
  await register(page, 'en', newEmail('bare-settings'))

  await test.step('or takes its shortest where it has it not', async () => {
    await page.goto('/en/bookings/new?service=movie&duration=240')
    await type.selectOption('mixing')
    await expect(lasts(240)).toBeChecked()
    await type.selectOption('events')
    await lasts(1440).check()
    await type.selectOption('recording')
    await expect(lasts(60)).toBeChecked()
    await page.evaluate(() => sessionStorage.clear())
  })

  const { maxPendingBookings: _, ...bare } = defaultsAsWritten
  await page.route('**/rest/v1/studio_settings*', (route) => route.fulfill({ json: { settings: bare } }))
  await page.goto('/en/bookings/new')
  await expectLoaded(page)
  await expect(type).toHaveValue('recording')
  await expect(type.locator('optgroup')).toHaveCount(0)
  await expect(type.locator('option')).toHaveText([/^Recording/, /^Rehearsal/, /^Mixing/, /^Mastering/])
  await expect(lasts(60)).toBeChecked()
  await expect(durations(page, 'en').locator('label')).toHaveText(['1 h', '2 h', '3 h', '4 h'])
  const date = leaseDay()
  await typeTime(page, 'en', { date, time: '10:00' })
  await bookButton(page, 'en').click()
  await expect(page).toHaveURL(detailPage)
  await expect(page.getByRole('main')).toContainText(formatPrice('en', { amount: 50, currency: 'USD' }))
  await page.goto('/en/dashboard')
  await expect(page.getByRole('article')).toContainText('60 minutes')
})

test('who calculates with the team asks for the team: its service stands in the form as first words to the studio', {
  tag: '@in-full',
}, async ({ page }) => {
  const t = textsOf('mn')
  await signIn(page, 'customer@example.com')
  await page.goto('/pricing')
  const calculator = page.getByRole('region', { name: t('pricing.calculatorTitle') })
  await calculator.getByLabel(t('pricing.service')).selectOption({ label: t('pricing.livestream') })
  const book = calculator.getByRole('link')
  await expect(book).toHaveAttribute('href', /notes=/)
  await book.click()
  const cameras = t('pricing.camerasUpTo', { count: 3 })
  const notes = page.getByLabel(t('bookings.notes'))
  // With what the team takes, so that request, mail and history have it.
  const asked = joinLabel('mn', t('pricing.multiCamera'), `${t('pricing.livestream')}, ${cameras}, 880,000₮`)
  await expect(notes).toHaveValue(asked)
  await page.reload()
  await expect(notes).toHaveValue(asked)
  // Another link leads to a form that knows nothing of it.
  await page.goto('/bookings/new')
  await expectLoaded(page)
  await expect(notes).toHaveValue('')
  await page.goBack()
  await expect(notes).toHaveValue(asked)
  await notes.fill('')
  await expect(page).not.toHaveURL(/notes/)
  await page.reload()
  await expect(notes).toHaveValue('')
})

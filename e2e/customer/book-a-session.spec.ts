import type { Locale } from '../../src/i18n/locales.ts'
import { localizedPath } from '../../src/i18n/url.ts'
import {
  askForBooking,
  book,
  bookByForm,
  cancelBooking,
  dateInWords,
  somebodyBooks,
} from '../support/bookings.ts'
import { leaseDay } from '../support/days.ts'
import { journeyCases } from '../support/journeys.ts'
import { newEmail, register, registerByForm, signInByForm } from '../support/people.ts'
import { expect, refusedRequest, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

test.use({ expectedErrors: refusedRequest })

// Everybody reads the same bookings in a language of their own.
for (const [locale, othersLocale, adminLocale] of journeyCases<[Locale, Locale, Locale]>(
  [['mn', 'en', 'zh']],
  [['ru', 'zh', 'mn']],
)) {
  test(`a visitor registers, books, and the admin confirms (${locale}, ${othersLocale}, ${adminLocale})`, async ({
    page,
    newVisitor,
  }) => {
    const [t, tOther, tAdmin] = [textsOf(locale), textsOf(othersLocale), textsOf(adminLocale)]
    const date = leaseDay()
    const words = dateInWords(locale, date)
    const first = page
    const second = await newVisitor()
    const admin = await newVisitor()

    const email = newEmail(`first-${locale}`)
    await test.step('the first customer registers and books', async () => {
      await registerByForm(first, locale, email)
      await bookByForm(first, locale, { date, time: '10:00', notes: `${locale}: 🎬 <b>«Гэгээ»</b>` })
      await expect(first.getByRole('main').getByText(t('bookings.pending'), { exact: true })).toBeVisible()
      await expect(first.getByText(words)).toBeVisible()
      await expect(first.getByText(`${locale}: 🎬 <b>«Гэгээ»</b>`)).toBeVisible()
    })
    const detail = first.url()

    await test.step('the way back does not lead to the form, where the own booking would be in the way', async () => {
      await first.goBack()
      await expect(first).not.toHaveURL(/bookings/)
    })

    await test.step('the booking stands on the dashboard', async () => {
      await first.goto(localizedPath(locale, '/dashboard'))
      const card = first.getByRole('article').filter({ hasText: words })
      await expect(card.getByText(t('bookings.pending'), { exact: true })).toBeVisible()
      await expect(first.getByRole('button', { name: t('bookings.all') })).toHaveCount(0)
    })

    await test.step('a second customer cannot take an overlapping time', async () => {
      await register(second, othersLocale, newEmail('second'))
      await askForBooking(second, othersLocale, { date, time: '10:30', notes: 'My notes' })
      await expect(second.getByRole('alert')).toContainText(tOther('errors.booking_taken'))
      await expect(second.getByLabel(tOther('bookings.date'), { exact: true })).toHaveValue(date)
      await expect(second.getByLabel(tOther('bookings.time'), { exact: true })).toHaveValue('10:30')
      await expect(second.getByLabel(tOther('bookings.notes'))).toHaveValue('My notes')
      await second
        .getByRole('group', { name: tOther('bookings.nearestFree') })
        .getByRole('button')
        .last()
        .click()
      await second
        .getByRole('main')
        .getByRole('button', { name: tOther('bookings.book') })
        .click()
      await expect(second).toHaveURL(/\/bookings\/[0-9a-f-]{36}$/)
    })

    await test.step('the second customer cannot see the first one’s booking, nor its form', async () => {
      for (const path of [detail, `${detail}/edit`]) {
        await second.goto(path)
        await expect(second.getByRole('alert')).toHaveText(t('errors.not_allowed'))
      }
    })

    await test.step('the admin confirms', async () => {
      await signInByForm(admin, adminLocale, 'admin@example.com')
      await admin.goto(localizedPath(adminLocale, `/admin/bookings?search=${email}`))
      const status = admin.getByRole('row').getByRole('combobox')
      await status.selectOption({ label: tAdmin('bookings.confirmed') })
      await expect(status).toHaveValue('confirmed')
      await expect(status).toBeEnabled()
    })

    await test.step('the first customer sees it confirmed and can no longer cancel', async () => {
      await first.goto(detail)
      await expect(first.getByRole('main').getByText(t('bookings.confirmed'), { exact: true })).toBeVisible()
      await expect(first.getByRole('button', { name: t('bookings.cancelBooking') })).toHaveCount(0)
    })

    await test.step('the first customer cancels another pending one and its time is free again', async () => {
      await book(first, locale, { date, time: '16:00' })
      await cancelBooking(first, locale)
      await expect(first.getByRole('main').getByText(t('bookings.cancelled'), { exact: true })).toBeVisible()
      await somebodyBooks(second, { date, time: '16:00' })
    })
  })
}

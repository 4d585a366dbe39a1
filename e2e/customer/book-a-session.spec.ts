import { locales } from '../../src/i18n/locales.ts'
import { localizedPath } from '../../src/i18n/url.ts'
import { leaseDay } from '../support/days.ts'
import {
  askForBooking,
  bookByForm,
  cancelBooking,
  dateInWords,
  newEmail,
  register,
  registerByForm,
  signInByForm,
} from '../support/people.ts'
import { expect, refusedRequest, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

test.use({ expectedErrors: refusedRequest })

for (const locale of locales) {
  test(`a visitor registers, books, and the admin confirms (${locale})`, async ({ page, newVisitor }) => {
    const t = textsOf(locale)
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

    await test.step('the booking stands on the dashboard', async () => {
      await first.goto(localizedPath(locale, '/dashboard'))
      const card = first.getByRole('article').filter({ hasText: words })
      await expect(card.getByText(t('bookings.pending'), { exact: true })).toBeVisible()
      await expect(first.getByRole('button', { name: t('bookings.all') })).toHaveCount(0)
    })

    await test.step('a second customer cannot take an overlapping time', async () => {
      await register(second, locale, newEmail(`second-${locale}`))
      await askForBooking(second, locale, { date, time: '10:30', notes: 'My notes' })
      await expect(second.getByRole('alert')).toContainText(t('errors.booking_taken'))
      await expect(second.getByLabel(t('bookings.date'), { exact: true })).toHaveValue(date)
      await expect(second.getByLabel(t('bookings.time'), { exact: true })).toHaveValue('10:30')
      await expect(second.getByLabel(t('bookings.notes'))).toHaveValue('My notes')
      await second
        .getByRole('group', { name: t('bookings.nearestFree') })
        .getByRole('button')
        .last()
        .click()
      await second
        .getByRole('main')
        .getByRole('button', { name: t('bookings.book') })
        .click()
      await expect(second).toHaveURL(/\/bookings\/[0-9a-f-]{36}$/)
    })

    await test.step('the second customer cannot see the first one’s booking', async () => {
      await second.goto(detail)
      await expect(second.getByRole('alert')).toHaveText(t('errors.not_allowed'))
    })

    await test.step('the admin confirms', async () => {
      await signInByForm(admin, locale, 'admin@example.com')
      await admin.goto(localizedPath(locale, `/admin/bookings?search=${email}`))
      const status = admin.getByRole('row').getByRole('combobox')
      await status.selectOption({ label: t('bookings.confirmed') })
      await expect(status).toHaveValue('confirmed')
      await expect(status).toBeEnabled()
    })

    await test.step('the first customer sees it confirmed and can no longer cancel', async () => {
      await first.goto(detail)
      await expect(first.getByRole('main').getByText(t('bookings.confirmed'), { exact: true })).toBeVisible()
      await expect(first.getByRole('button', { name: t('bookings.cancelBooking') })).toHaveCount(0)
    })

    await test.step('the first customer cancels another pending one and its time is free again', async () => {
      await bookByForm(first, locale, { date, time: '16:00' })
      await cancelBooking(first, locale)
      await expect(first.getByRole('main').getByText(t('bookings.cancelled'), { exact: true })).toBeVisible()
      await bookByForm(second, locale, { date, time: '16:00' })
      await expect(second.getByRole('main').getByText(t('bookings.pending'), { exact: true })).toBeVisible()
    })
  })
}

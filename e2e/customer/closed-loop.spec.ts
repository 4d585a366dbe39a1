import { addDays } from '../../src/domain/calendar/days.ts'
import { formatShortDate, joinDateAndTime } from '../../src/i18n/format.ts'
import { formatPrice } from '../../src/i18n/format-number.ts'
import { localizedPath } from '../../src/i18n/url.ts'
import type { Mail } from '../../supabase/local/mail/mailbox.ts'
import { calendarAfter, readCalendar } from '../../tests/support/read-calendar.ts'
import { asOperator } from '../support/as-operator.ts'
import { book, cancelBooking } from '../support/bookings.ts'
import { leaseDay } from '../support/days.ts'
import { journeyLocales } from '../support/journeys.ts'
import { answerLink, breakable, mailNumber, mailsAbout } from '../support/mails.ts'
import { newEmail, register, signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

for (const locale of journeyLocales('zh')) {
  test(`from request to cancellation each side learns by mail, once, and one calendar follows (${locale})`, async ({
    page: customer,
    newVisitor,
  }) => {
    const t = textsOf(locale)
    const studioReads = textsOf('mn')
    const [before, date] = daysInARow()
    const email = newEmail(`loop-${locale}`)
    const subject = (kind: Kind, time: string) => {
      const day = formatShortDate(locale, new Date(`${date}T${time}:00+08:00`))
      // A mail has none of the marks that keep words together.
      return t(`mail.${kind}_subject`, { when: joinDateAndTime(locale, day, time) }).replaceAll('\u2060', '')
    }

    await register(customer, locale, email)
    await book(customer, locale, { date, time: '10:00', notes: 'Three people' })
    const detail = customer.url()
    const id = detail.split('/').at(-1) ?? ''
    const toCustomer = (count: number) => mailNumber(customer, count, id, email)

    await test.step('the request is told to both', async () => {
      const told = await toCustomer(1)
      expect(told.subject).toBe(subject('booking_requested', '10:00'))
      expect(told.text).toContain(breakable(formatPrice(locale, { amount: 50, currency: 'USD' })))
      expect(told.calendar).toBeUndefined()
      const request = await mailNumber(customer, 1, id)
      expect(request.text).toContain(email)
      expect(request.text).toContain('Three people')
    })

    const studio = await newVisitor()
    await test.step('the studio confirms from its mail', async () => {
      await studio.goto(await answerLink(customer, id))
      await studio.getByRole('button', { name: studioReads('links.confirm') }).click()
      await expect(studio.getByText(studioReads('links.confirmedNow'))).toBeVisible()
      expect(await mailsAbout(customer, id, email)).toHaveLength(1)
      await asOperator(customer, `/settled?booking=${id}`)
    })
    const confirmed = await toCustomer(2)
    expect(confirmed.subject).toBe(subject('booking_confirmed', '10:00'))

    await test.step('an admin moves it', async () => {
      await signIn(studio, 'admin@example.com')
      await studio.goto(localizedPath('en', `/bookings/${id}/edit`))
      const words = textsOf('en')
      await studio.getByLabel(words('bookings.time'), { exact: true }).fill('14:00')
      await studio.getByRole('button', { name: words('bookings.saveChanges') }).click()
      await expect(studio).toHaveURL(/\/bookings\/[0-9a-f-]{36}$/)
    })
    const moved = await toCustomer(3)
    expect(moved.subject).toBe(subject('booking_changed', '14:00'))
    expect(moved.text).toMatch(/10:00.*→.*14:00/)

    await test.step('the reminder comes a day before, by the time it has now', async () => {
      await asOperator(customer, `/due?at=${before}T13:59:00%2B08:00`)
      expect(await mailsAbout(customer, id, email)).toHaveLength(3)
      await asOperator(customer, `/due?at=${before}T14:00:00%2B08:00`)
      const reminder = await toCustomer(4)
      expect(reminder.subject).toBe(subject('booking_reminder', '14:00'))
      expect(reminder.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
      await asOperator(customer, `/due?at=${before}T15:00:00%2B08:00`)
      expect(await mailsAbout(customer, id, email)).toHaveLength(4)
    })

    await test.step('the customer cancels, as the rule allows', async () => {
      await asOperator(customer, `/cancellable?booking=${id}`)
      await customer.goto(detail)
      await cancelBooking(customer, locale)
    })
    const cancelled = await toCustomer(5)
    expect(cancelled.subject).toBe(subject('booking_cancelled_by_you', '14:00'))
    const toStudio = await mailNumber(customer, 2, id)
    expect(toStudio.text).toContain(studioReads('mail.cancelled_by_customer_title'))

    const files = [confirmed, moved, cancelled].map(({ calendar }: Mail) => calendar?.content ?? '')
    expect(files.map((file) => readCalendar(file).method)).toEqual(['REQUEST', 'REQUEST', 'CANCEL'])
    expect([...calendarAfter(files).values()]).toMatchObject([
      { uid: id, status: 'CANCELLED', start: new Date(`${date}T14:00:00+08:00`) },
    ])
  })
}

type Kind =
  | 'booking_requested'
  | 'booking_confirmed'
  | 'booking_changed'
  | 'booking_reminder'
  | 'booking_cancelled_by_you'

/** A day of this test's own with the day before it. */
function daysInARow(): [string, string] {
  const first = leaseDay({ length: 2 })
  return [first, addDays(first, 1)]
}

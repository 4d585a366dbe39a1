import { book, cancelBooking } from '../support/bookings.ts'
import { leaseDay } from '../support/days.ts'
import { newEmail, register } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

test('of a cancelled booking nothing is to be paid, and it is booked again with what was said of it', async ({
  page,
}) => {
  const t = textsOf('en')
  const main = page.getByRole('main')
  await register(page, 'en', newEmail('again'))
  await book(page, 'en', { date: leaseDay(), time: '10:00', notes: 'Two drums' })
  await expect(main).toContainText('$50')
  await cancelBooking(page, 'en')
  await expect(main).toContainText(t('bookings.nothingToPay'))
  await expect(main).not.toContainText('$50')

  await page.goto('/en/dashboard?filter=past')
  const card = main.getByRole('article').filter({ hasText: t('bookings.nothingToPay') })
  await expect(card).not.toContainText('$')
  await card.getByRole('link', { name: t('bookings.bookAgain') }).click()
  await expect(page.getByLabel(t('bookings.notes'))).toHaveValue('Two drums')
})

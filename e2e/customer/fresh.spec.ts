import { localizedPath } from '../../src/i18n/url.ts'
import { bookForCustomer, changeAsAdmin, dateInWords } from '../support/bookings.ts'
import { leaseDay } from '../support/days.ts'
import { journeyLocales } from '../support/journeys.ts'
import { newAccount, newEmail, signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

for (const locale of journeyLocales('mn')) {
  test(`what the studio does meanwhile is shown by itself and said once, never under a question nor unseen (${locale})`, async ({
    page,
  }) => {
    const t = textsOf(locale)
    const main = page.getByRole('main')
    const date = leaseDay()
    // An account of its own: the demo customer's list grows by other tests' bookings, and shows the first twenty.
    const email = newEmail('fresh')
    const { user } = await newAccount(page, locale, email)
    const [id = ''] = await bookForCustomer(page, [{ date, time: '10:00' }], user.id)
    let asked = 0
    page.on('request', (request) => {
      if (request.url().includes('/rest/v1/booking')) asked += 1
    })
    await signIn(page, email)
    await page.clock.install()

    // Time is put forward on pages that wait for nothing: what waits for its turn to read the session would run out of it.
    const settled = { waitUntil: 'networkidle' } as const
    await test.step('an open booking', async () => {
      await page.goto(localizedPath(locale, `/bookings/${id}`), settled)
      await expect(main.getByText(t('bookings.pending'), { exact: true })).toBeVisible()
      await expect(main.getByText(t('bookings.historyStudioCreated'))).toBeVisible()
      await changeAsAdmin(page, id, { status: 'confirmed' })
      asked = 0
      // The time that all this took counts, too.
      await page.clock.runFor(20_000)
      expect(asked).toBe(0)
      await page.clock.runFor(40_000)
      await expect(main.getByText(t('bookings.confirmed'), { exact: true })).toBeVisible()
      await expect(main.getByText(t('bookings.historyStudioConfirmed'))).toBeVisible()
      const told = main.getByRole('status').filter({ hasText: t('bookings.confirmed') })
      await expect(told).toHaveCount(1)
    })

    await test.step('a question that is being asked', async () => {
      const ask = page.getByRole('button', { name: t('bookings.askToCancel') })
      await ask.click()
      await changeAsAdmin(page, id, { status: 'pending' })
      asked = 0
      await page.clock.runFor('02:00')
      expect(asked).toBe(0)
      await page.getByRole('button', { name: t('bookings.keepBooking') }).click()
      await page.clock.runFor('01:00')
      await expect(main.getByText(t('bookings.pending'), { exact: true })).toBeVisible()
      await expect(ask).toHaveCount(0)
    })

    await test.step('a list that nobody sees, until its visitor comes back', async () => {
      await page.goto(localizedPath(locale, '/dashboard'), settled)
      const card = page.getByRole('article').filter({ hasText: dateInWords(locale, date) })
      await expect(card.getByText(t('bookings.pending'))).toBeVisible()
      const setVisibility = (state: 'visible' | 'hidden') =>
        page.evaluate((value) => {
          Object.defineProperty(document, 'visibilityState', { value, configurable: true })
          document.dispatchEvent(new Event('visibilitychange'))
        }, state)
      await setVisibility('hidden')
      await changeAsAdmin(page, id, { status: 'confirmed' })
      asked = 0
      await page.clock.runFor('10:00')
      expect(asked).toBe(0)
      await setVisibility('visible')
      await expect(card.getByText(t('bookings.confirmed'))).toBeVisible()
      expect(asked).toBe(1)
    })
  })
}

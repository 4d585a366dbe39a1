import { bookButton } from '../support/calendar.ts'
import { leaseDay, studioDate } from '../support/days.ts'
import { newEmail, register, signIn } from '../support/people.ts'
import { expect, refusedRequest, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { typeTime } from '../support/typed-time.ts'

test.use({ expectedErrors: refusedRequest })

const zh = textsOf('zh')

test('nobody books at a price they were not shown', async ({ page }) => {
  await register(page, 'zh', newEmail('price'))
  const settings = '**/rest/v1/studio_settings*'
  // The form is opened while an hour costs 20, and sent when it costs 50.
  await page.route(settings, async (route) => {
    const answer = await route.fetch()
    const row = await answer.json()
    row.settings.pricing.recording = 20
    await route.fulfill({ response: answer, json: row })
  })
  const total = page.getByRole('region', { name: zh('bookings.summary') }).getByRole('definition')
  await page.goto('/zh/bookings/new')
  await expect(total.last()).toHaveText('US$20')
  await page.unroute(settings)
  await typeTime(page, 'zh', { date: leaseDay(), time: '10:00' })
  const book = page.getByRole('main').getByRole('button', { name: zh('bookings.book') })
  await book.click()
  await expect(page.getByRole('alert')).toHaveText(zh('errors.booking_price_changed'))
  await expect(total.last()).toHaveText('US$50')
  await book.click()
  await expect(page).toHaveURL(/\/bookings\/[0-9a-f-]{36}$/)
})

test('a booking that is not there, settings that are not there and wishes that break a rule are told in words', {
  tag: '@in-full',
}, async ({ page }) => {
  await signIn(page, 'customer@example.com')

  await test.step('a booking that is not there is not found, and the page says so', async () => {
    for (const id of ['00000000-0000-4000-8000-000000000000', '%3Cscript%3E']) {
      await test.step(id, async () => {
        await page.goto(`/zh/bookings/${id}`)
        await expect(page.getByRole('alert')).toHaveText(zh('errors.booking_not_found'))
      })
    }
    await test.step('nor can it be edited', async () => {
      await page.goto('/zh/bookings/00000000-0000-4000-8000-000000000000/edit')
      await expect(page.getByRole('alert')).toHaveText(zh('errors.booking_not_found'))
    })
  })

  await test.step('a missing row of settings is made anew from the defaults, unnoticed; what they refuse is said in words', async () => {
    // What the API says of a row that is not there; the row itself is all the tests'.
    await page.route('**/rest/v1/studio_settings*', (route) =>
      route.fulfill({
        status: 406,
        json: { code: 'PGRST116', message: 'x', details: 'The result contains 0 rows', hint: null },
      }),
    )
    const made = page.waitForResponse('**/rest/v1/rpc/create_missing_settings')
    await page.goto('/en/bookings/new')
    expect((await made).status()).toBe(200)
    const types = page.getByLabel('Session type').getByRole('option')
    await expect(types).toContainText(['Recording', 'Rehearsal', 'Mixing', 'Mastering'])
    const far = studioDate(30)
    for (const { message, ...wish } of [
      { date: '2020-01-01', time: '10:00', message: 'Please select a future date and time' },
      { date: far, time: '10:10', message: 'Sessions start on the hour or the half hour.' },
      {
        date: far,
        // The test of the settings keeps a Sunday open until 22:30 for a moment.
        time: '22:00',
        message:
          'A session must start within the opening hours and, unless it is a studio rental, finish within them too. Choose another start time or a shorter session.',
      },
    ]) {
      await test.step(message, async () => {
        await typeTime(page, 'en', wish)
        await bookButton(page, 'en').click()
        await expect(page.getByRole('alert')).toHaveText(message)
      })
    }
  })
})

import { leaseDay, studioDate } from '../support/days.ts'
import { askForBooking, fillSignIn, newEmail, register, signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { typeTime } from '../support/typed-time.ts'

test.use({ expectedErrors: /Failed to load resource/ })

const zh = textsOf('zh')
const mn = textsOf('mn')

for (const id of ['not-an-id', '00000000-0000-4000-8000-000000000000', '%3Cscript%3E']) {
  test(`the booking "${id}" is not found, and the page says so`, async ({ page }) => {
    await signIn(page, 'customer@example.com')
    await page.goto(`/zh/bookings/${id}`)
    await expect(page.getByRole('alert')).toHaveText(zh('errors.booking_not_found'))
  })
}

test('an address that does not exist answers 404 in its language', async ({ page }) => {
  const answer = await page.goto('/ru/no-such-page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(textsOf('ru')('common.notFoundHeading'))
})

test('a lost connection and a failing server keep what was typed', async ({ page, context }) => {
  await register(page, 'mn', newEmail('offline'))
  const date = leaseDay()
  await page.goto('/bookings/new')
  await typeTime(page, 'mn', { date, time: '12:00' })
  await page.getByLabel(mn('bookings.notes')).fill('Чухал тэмдэглэл')
  const send = page.getByRole('main').getByRole('button', { name: mn('bookings.book') })

  await context.setOffline(true)
  await send.click()
  await expect(page.getByRole('alert')).toHaveText(mn('errors.kept', { error: mn('errors.offline') }))
  await context.setOffline(false)

  await page.route('**/rest/v1/bookings*', (route) => route.fulfill({ status: 500, body: '{"message":"x"}' }))
  await send.click()
  await expect(page.getByRole('alert')).toHaveText(mn('errors.kept', { error: mn('errors.unknown') }))
  await page.unroute('**/rest/v1/bookings*')

  await expect(page.getByLabel(mn('bookings.notes'))).toHaveValue('Чухал тэмдэглэл')
  await page.reload()
  await expect(page.getByLabel(mn('bookings.notes'))).toHaveValue('Чухал тэмдэглэл')
  await expect(page.getByLabel(mn('bookings.date'), { exact: true })).toHaveValue(date)
  await page
    .getByRole('main')
    .getByRole('button', { name: mn('bookings.book') })
    .click()
  await expect(page).toHaveURL(/\/bookings\/[0-9a-f-]{36}$/)
})

test('a list that does not load says so and loads on "Try again"', async ({ page }) => {
  await register(page, 'en', newEmail('retry'))
  await page.route('**/rest/v1/bookings*', (route) => route.fulfill({ status: 500, body: '{"message":"x"}' }))
  await page.goto('/en/dashboard')
  await expect(page.getByRole('alert')).toContainText('Failed to load bookings')
  await page.unroute('**/rest/v1/bookings*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No bookings found')).toBeVisible()
})

test('a time in the past, off the step or after closing is refused in words', async ({ page }) => {
  await signIn(page, 'customer@example.com')
  const refusals = [
    { date: '2020-01-01', time: '10:00', message: 'Please select a future date and time' },
    { date: studioDate(30), time: '10:10', message: 'Sessions start on the hour or the half hour.' },
    {
      date: studioDate(30),
      time: '21:30',
      message: 'The session must fit into the opening hours. Choose another start or a shorter session.',
    },
  ]
  for (const { message, ...wish } of refusals) {
    await askForBooking(page, 'en', wish)
    await expect(page.getByRole('alert')).toHaveText(message)
  }
})

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

test('nothing secret is written to the console', async ({ page, context }) => {
  const lines: string[] = []
  context.on('console', (message) => lines.push(message.text()))
  await page.goto('/en/login')
  await fillSignIn(page, 'en', 'customer@example.com', 'wrong-password')
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  expect(lines.join('\n')).not.toMatch(/wrong-password|customer@example\.com/)
})

test('a missing row of settings is made anew from the defaults, unnoticed', async ({ page }) => {
  await signIn(page, 'customer@example.com')
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
})

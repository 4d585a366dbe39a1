import {
  askForBooking,
  fillSignIn,
  mailLink,
  newEmail,
  PASSWORD,
  register,
  registerByForm,
  signIn,
  studioDate,
} from './support/people.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

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

test('a used e-mail link says so and leads to the sign-in', async ({ page, newVisitor }) => {
  const email = newEmail('used-link')
  await registerByForm(page, 'mn', email)
  const other = await newVisitor()
  await other.goto(await mailLink(page, email))
  await expect(other).toHaveURL('/login')
  await expect(other.getByRole('alert')).toHaveText(mn('auth.callbackLinkExpired'))
})

test('a link opened in another browser confirms the address and asks to sign in there', async ({
  page,
  newVisitor,
}) => {
  const email = newEmail('other-browser')
  await page.goto('/register')
  await page.getByLabel(mn('auth.email')).fill(email)
  await page.getByLabel(mn('auth.createPassword'), { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: mn('auth.createAccount') }).click()
  await expect(page.getByRole('heading', { name: mn('auth.checkEmailTitle') })).toBeVisible()
  const other = await newVisitor()
  await other.goto(await mailLink(page, email))
  await expect(other.getByRole('alert')).toHaveText(mn('auth.callbackOtherBrowser'))
  await fillSignIn(other, 'mn', email)
  await other
    .getByRole('main')
    .getByRole('button', { name: mn('auth.signIn') })
    .click()
  await expect(other).toHaveURL('/')
})

test('the confirmation e-mail is sent again on request, and the new link works', async ({ page }) => {
  const email = newEmail('resend')
  await page.goto('/en/register')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Create a password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible()
  const firstLink = await mailLink(page, email)
  await page.getByRole('button', { name: 'Resend confirmation email' }).click()
  await expect(page.getByRole('status')).toHaveText('Confirmation email resent. Please check your inbox.')
  const secondLink = await mailLink(page, email)
  expect(secondLink).not.toBe(firstLink)
  await page.goto(secondLink)
  await expect(page).toHaveURL('/en')
})

const callbackFailures = [
  {
    fragment: '#error=access_denied&error_description=token+is+expired',
    message: 'Authentication error: Session expired. Please try signing in again.',
  },
  {
    fragment: '#error=server_error&error_description=invalid+claim%3A+missing+sub+claim',
    message: 'Authentication error: Invalid session. Please try signing in again.',
  },
  {
    fragment: '#error=server_error&error_description=Something+else',
    message: 'Authentication error. Please try again or contact support if the problem persists.',
  },
  { fragment: '', message: 'Failed to establish session' },
]

for (const { fragment, message } of callbackFailures) {
  test(`the callback says "${message}"`, async ({ page }) => {
    await page.goto(`/en/auth/callback${fragment}`)
    await expect(page).toHaveURL('/en/login')
    await expect(page.getByRole('alert')).toHaveText(message)
  })
}

test('wrong credentials are told in the page’s language and the form stays', async ({ page }) => {
  await page.goto('/zh/login')
  await fillSignIn(page, 'zh', 'customer@example.com', 'wrong-password')
  await page
    .getByRole('main')
    .getByRole('button', { name: zh('auth.signIn') })
    .click()
  await expect(page.getByRole('alert')).toHaveText(zh('errors.credentials_wrong'))
  await expect(page.getByLabel(zh('auth.email'))).toHaveValue('customer@example.com')
})

test('a lost connection and a failing server keep what was typed', async ({ page, context }) => {
  await register(page, 'mn', newEmail('offline'))
  const date = studioDate(40)
  await page.goto('/bookings/new')
  await page.getByLabel(mn('bookings.date'), { exact: true }).fill(date)
  await page.getByLabel(mn('bookings.time'), { exact: true }).fill('12:00')
  await page.getByLabel(mn('bookings.notes')).fill('Чухал тэмдэглэл')
  const send = page.getByRole('main').getByRole('button', { name: mn('bookings.book') })

  await context.setOffline(true)
  await send.click()
  await expect(page.getByRole('alert')).toHaveText(mn('errors.offline'))
  await context.setOffline(false)

  await page.route('**/rest/v1/bookings*', (route) => route.fulfill({ status: 500, body: '{"message":"x"}' }))
  await send.click()
  await expect(page.getByRole('alert')).toHaveText(mn('errors.unknown'))
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
    { date: '', time: '10:00', message: 'Please select a future date and time' },
    { date: studioDate(30), time: '10:10', message: 'Sessions start on the hour or the half hour.' },
    { date: studioDate(30), time: '21:30', message: 'The session must fit into the opening hours.' },
  ]
  for (const { message, ...wish } of refusals) {
    await askForBooking(page, 'en', wish)
    await expect(page.getByRole('alert')).toHaveText(message)
  }
})

test('nobody books at another price than he was shown', async ({ page }) => {
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
  await expect(total.last()).toHaveText('$20')
  await page.unroute(settings)
  await page.getByLabel(zh('bookings.date'), { exact: true }).fill(studioDate(41))
  await page.getByLabel(zh('bookings.time'), { exact: true }).fill('10:00')
  const book = page.getByRole('main').getByRole('button', { name: zh('bookings.book') })
  await book.click()
  await expect(page.getByRole('alert')).toHaveText(zh('errors.booking_price_changed'))
  await expect(total.last()).toHaveText('$50')
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

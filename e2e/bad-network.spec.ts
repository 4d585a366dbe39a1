import type { Page } from '@playwright/test'
import { localizedPath } from '../src/i18n/url.ts'
import { bookButton } from './support/calendar.ts'
import { newEmail, register, studioDate } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

test.use({ expectedErrors: /Failed to load resource/ })

const NOTES = 'Хоёр найрагч, нэг морин хуур'

/** The booking form, filled, as a link to it fills it. */
async function fillForm(page: Page, daysAhead: number): Promise<void> {
  const t = textsOf('mn')
  const query = new URLSearchParams({
    type: 'recording',
    duration: '60',
    date: studioDate(daysAhead),
    time: '10:00',
  })
  await page.goto(`${localizedPath('mn', '/bookings/new')}?${query}`)
  await page.getByLabel(t('bookings.notes')).fill(NOTES)
}

async function ownBookings(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { access_token } = JSON.parse(localStorage.getItem('gegee-session') ?? '{}')
    const own = await fetch('/rest/v1/bookings?select=id,user_id', {
      headers: { apikey: sessionStorage.getItem('apikey') ?? '', Authorization: `Bearer ${access_token}` },
    })
    return ((await own.json()) as unknown[]).length
  })
}

test.beforeEach(async ({ page }) => {
  // The page's own key, for looking at the bookings behind its back.
  page.on('request', async (request) => {
    const { apikey } = request.headers()
    if (apikey)
      await page.evaluate((key) => sessionStorage.setItem('apikey', key), apikey).catch(() => undefined)
  })
})

test('an answer lost on its way, a slow one and an impatient double click book once, and nothing typed is lost', async ({
  page,
}) => {
  const t = textsOf('mn')
  await register(page, 'mn', newEmail('lost-answer'))
  await fillForm(page, 192)
  // The server books; the line breaks before its answer is here.
  await page.route('**/rest/v1/bookings?*', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await route.fetch()
    await route.abort('connectionreset')
  })
  await bookButton(page, 'mn').click()
  await expect(page.getByRole('alert')).toHaveText(t('errors.offline'))
  await expect(page.getByLabel(t('bookings.notes'))).toHaveValue(NOTES)
  await page.unroute('**/rest/v1/bookings?*')
  // He tries again, as he was told: it is his booking, not a time somebody took.
  await bookButton(page, 'mn').click()
  await expect(page).toHaveURL(/\/bookings\/[0-9a-f-]{36}$/)
  await expect(page.getByText(NOTES)).toBeVisible()
  expect(await ownBookings(page)).toBe(1)

  await fillForm(page, 193)
  await page.route('**/rest/v1/bookings?*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await bookButton(page, 'mn').dblclick()
  await expect(page.getByRole('button', { name: t('bookings.booking') })).toBeVisible()
  await expect(page).toHaveURL(/\/bookings\/[0-9a-f-]{36}$/)
  await page.unroute('**/rest/v1/bookings?*')
  expect(await ownBookings(page)).toBe(2)
})

test('an answer cut in the middle, one that is no JSON and a server at rest are said in words; nothing typed is lost', async ({
  page,
}) => {
  const t = textsOf('mn')
  await register(page, 'mn', newEmail('cut'))
  await fillForm(page, 194)
  const alert = page.getByRole('alert')
  const answers = [
    { status: 201, contentType: 'application/json', body: '[{"id": "' },
    { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' },
    { status: 503, contentType: 'application/json', body: '{"message": "x"}' },
  ]
  for (const answer of answers) {
    await page.route('**/rest/v1/bookings?*', (route) =>
      route.request().method() === 'POST' ? route.fulfill(answer) : route.fallback(),
    )
    await bookButton(page, 'mn').click()
    await expect(alert).toHaveText(t(answer.status === 503 ? 'errors.service_unavailable' : 'errors.unknown'))
    await expect(page.getByLabel(t('bookings.notes'))).toHaveValue(NOTES)
    await page.unroute('**/rest/v1/bookings?*')
  }
  await bookButton(page, 'mn').click()
  await expect(page).toHaveURL(/\/bookings\/[0-9a-f-]{36}$/)
})

for (const [name, days] of [
  ['ahead', 1],
  ['behind', -1],
] as const) {
  test(`a clock that is a day ${name} neither signs out nor hinders a booking`, async ({ page }) => {
    await register(page, 'mn', newEmail(`clock-${name}`))
    // Not Playwright's clock: TZDate extends Date and needs the real one's prototype.
    await page.addInitScript((offset) => {
      const RealDate = Date
      const now = () => RealDate.now() + offset
      globalThis.Date = new Proxy(RealDate, {
        construct: (_, values, heir) =>
          Reflect.construct(RealDate, values.length === 0 ? [now()] : values, heir),
        get: (_, key) => (key === 'now' ? now : Reflect.get(RealDate, key)),
      })
    }, days * 86_400_000)
    await fillForm(page, 196 + days)
    await bookButton(page, 'mn').click()
    await expect(page).toHaveURL(/\/bookings\/[0-9a-f-]{36}$/)
    await page.goto('/dashboard')
    await expect(page.getByRole('article')).toHaveCount(1)
    expect(await ownBookings(page)).toBe(1)
  })
}

test('the same time asked for in two tabs is booked once, and signing out in one says so in the other', async ({
  page,
  context,
}) => {
  const t = textsOf('mn')
  await register(page, 'mn', newEmail('two-tabs'))
  await fillForm(page, 199)
  const other = await context.newPage()
  await fillForm(other, 199)
  await other.getByLabel(t('bookings.notes')).fill('Өөр тэмдэглэл')
  await bookButton(page, 'mn').click()
  await expect(page).toHaveURL(/\/bookings\/[0-9a-f-]{36}$/)
  await bookButton(other, 'mn').click()
  await expect(other.getByRole('alert')).toHaveText(t('errors.booking_taken'))
  await expect(other.getByLabel(t('bookings.notes'))).toHaveValue('Өөр тэмдэглэл')
  expect(await ownBookings(page)).toBe(1)

  await page.goto('/profile')
  await page.getByRole('button', { name: t('profile.signOutHere') }).click()
  await expect(other).toHaveURL(/\/login\?next=/)
})

import type { Page } from '@playwright/test'
import { localizedPath } from '../../src/i18n/url.ts'
import { bookButton } from '../support/calendar.ts'
import { putForward, setClock } from '../support/clock.ts'
import { leaseDay } from '../support/days.ts'
import { expireToken, newEmail, register } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

test.use({ expectedErrors: /Failed to load resource/ })

const NOTES = 'Хоёр найрагч, нэг морин хуур'

/** The booking form, filled, as a link to it fills it. */
async function fillForm(page: Page, date = leaseDay()): Promise<void> {
  const t = textsOf('mn')
  const query = new URLSearchParams({
    type: 'recording',
    duration: '60',
    date,
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
  await fillForm(page)
  // The server books; the connection breaks before its answer arrives.
  await page.route('**/rest/v1/bookings?*', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await route.fetch()
    await route.abort('connectionreset')
  })
  await bookButton(page, 'mn').click()
  await expect(page.getByRole('alert')).toHaveText(t('errors.kept', { error: t('errors.offline') }))
  await expect(page.getByLabel(t('bookings.notes'))).toHaveValue(NOTES)
  await page.unroute('**/rest/v1/bookings?*')
  // The customer tries again, as told: it is the same booking, not a time somebody took.
  await bookButton(page, 'mn').click()
  await expect(page).toHaveURL(/\/bookings\/[0-9a-f-]{36}$/)
  await expect(page.getByText(NOTES)).toBeVisible()
  expect(await ownBookings(page)).toBe(1)

  await fillForm(page)
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/rest/v1/bookings?*', async (route) => {
    await held
    await route.continue()
  })
  await bookButton(page, 'mn').dblclick()
  await expect(page.getByRole('button', { name: t('bookings.booking') })).toBeVisible()
  answer()
  await expect(page).toHaveURL(/\/bookings\/[0-9a-f-]{36}$/)
  await page.unroute('**/rest/v1/bookings?*')
  expect(await ownBookings(page)).toBe(2)
})

test('an answer cut in the middle, one that is no JSON and a server at rest are said in words; nothing typed is lost', async ({
  page,
}) => {
  const t = textsOf('mn')
  await register(page, 'mn', newEmail('cut'))
  await fillForm(page)
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
    // The refusal of before stays until the next one: only the answer tells that this one was asked for.
    const answered = page.waitForResponse(
      (one) => one.request().method() === 'POST' && one.url().includes('/rest/v1/bookings?'),
    )
    await bookButton(page, 'mn').click()
    await answered
    await expect(alert).toContainText(
      t(answer.status === 503 ? 'errors.service_unavailable' : 'errors.unknown'),
    )
    await expect(page.getByLabel(t('bookings.notes'))).toHaveValue(NOTES)
    await page.unroute('**/rest/v1/bookings?*')
  }
  await bookButton(page, 'mn').click()
  await expect(page).toHaveURL(/\/bookings\/[0-9a-f-]{36}$/)
})

test('what is typed while an answer is on its way stays, and a refusal that comes then is told', async ({
  page,
}) => {
  const t = textsOf('mn')
  await register(page, 'mn', newEmail('typing-on'))
  let answer = () => {}
  /** Holds the next answer of this kind back until `answer()`. */
  async function hold(url: string, method: string, status?: number) {
    const asked = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(url, async (route) => {
      if (route.request().method() !== method) return route.fallback()
      await asked
      await (status ? route.fulfill({ status, json: { message: 'x' } }) : route.continue())
    })
  }

  await fillForm(page)
  await hold('**/rest/v1/bookings?*', 'POST', 503)
  await bookButton(page, 'mn').click()
  await expect(page.getByRole('button', { name: t('bookings.booking') })).toBeVisible()
  await page.getByLabel(t('bookings.notes')).fill(`${NOTES}!`)
  answer()
  await expect(page.getByRole('alert')).toContainText(t('errors.service_unavailable'))
  await page.getByLabel(t('bookings.notes')).fill(NOTES)
  await expect(page.getByRole('alert')).toHaveCount(0)

  await page.goto('/profile')
  await page.getByLabel(t('profile.fullName')).fill('Сараа')
  await hold('**/rest/v1/profiles*', 'PATCH')
  await page.getByRole('button', { name: t('common.save') }).click()
  await page.getByLabel(t('profile.phone')).fill('9911 2233')
  answer()
  // Saved is what was sent; what was typed after that is not, and the form says so.
  await expect(page.getByRole('button', { name: t('common.save') })).toBeVisible()
  await expect(page.getByText(t('profile.unsaved'))).toBeVisible()
  await expect(page.getByLabel(t('profile.phone'))).toHaveValue('9911 2233')
  await page.reload()
  await expect(page.getByText(t('profile.unsaved'))).toBeVisible()
  await page.getByRole('button', { name: t('profile.discard') }).click()
  await expect(page.getByLabel(t('profile.fullName'))).toHaveValue('Сараа')
  await expect(page.getByLabel(t('profile.phone'))).toHaveValue('')
})

test('a session that cannot be renewed for now is said in words and signs nobody out', async ({ page }) => {
  const t = textsOf('mn')
  await register(page, 'mn', newEmail('no-renewal'))
  // The session's keeper tries again for half a minute, then rests for one.
  await setClock(page, {})
  await fillForm(page)
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false')

  const token = '**/auth/v1/token?grant_type=refresh_token'
  for (const status of [undefined, 503]) {
    await page.route(token, async (route) => {
      await putForward(page, 31)
      await (status ? route.fulfill({ status, json: { message: 'x' } }) : route.abort('timedout'))
    })
    await expireToken(page)
    await bookButton(page, 'mn').click()
    await expect(page.getByRole('alert')).toContainText(
      t(status ? 'errors.service_unavailable' : 'errors.offline'),
    )
    await expect(page.getByLabel(t('bookings.notes'))).toHaveValue(NOTES)
    await expect(page).toHaveURL(/\/bookings\/new\?/)
    await page.unroute(token)
    await putForward(page, 61)
  }

  await bookButton(page, 'mn').click()
  await expect(page).toHaveURL(/\/bookings\/[0-9a-f-]{36}$/)
  await expect(page.getByText(NOTES)).toBeVisible()
  expect(await ownBookings(page)).toBe(1)
})

for (const [name, days] of [
  ['ahead', 1],
  ['behind', -1],
] as const) {
  test(`a clock that is a day ${name} neither signs out nor hinders a booking`, async ({ page }) => {
    await register(page, 'mn', newEmail(`clock-${name}`))
    await setClock(page, { ahead: days * 86_400_000 })
    await fillForm(page)
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
  const date = leaseDay()
  await fillForm(page, date)
  const other = await context.newPage()
  await fillForm(other, date)
  await other.getByLabel(t('bookings.notes')).fill('Өөр тэмдэглэл')
  await bookButton(page, 'mn').click()
  await expect(page).toHaveURL(/\/bookings\/[0-9a-f-]{36}$/)
  await bookButton(other, 'mn').click()
  await expect(other.getByRole('alert')).toHaveText(t('errors.booking_taken_by_you'))
  await expect(other.getByLabel(t('bookings.notes'))).toHaveValue('Өөр тэмдэглэл')
  expect(await ownBookings(page)).toBe(1)

  await page.goto('/profile')
  await page.getByRole('button', { name: t('profile.signOutHere') }).click()
  await expect(other).toHaveURL(/\/login\?next=/)
})

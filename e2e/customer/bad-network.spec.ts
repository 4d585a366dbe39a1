import type { Page, Route } from '@playwright/test'
import { localizedPath } from '../../src/i18n/url.ts'
import { bookButton } from '../support/calendar.ts'
import { leaseDay } from '../support/days.ts'
import { expireToken, newEmail, ownSession, register } from '../support/people.ts'
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
  const { access_token } = await ownSession(page)
  return page.evaluate(async (token) => {
    const own = await fetch('/rest/v1/bookings?select=id,user_id', {
      headers: { apikey: sessionStorage.getItem('apikey') ?? '', Authorization: `Bearer ${token}` },
    })
    return ((await own.json()) as unknown[]).length
  }, access_token)
}

test.beforeEach(async ({ page }) => {
  // The page's own key, for looking at the bookings behind its back.
  page.on('request', async (request) => {
    const { apikey } = request.headers()
    if (apikey)
      await page.evaluate((key) => sessionStorage.setItem('apikey', key), apikey).catch(() => undefined)
  })
})

test('whatever becomes of an answer, it is said in words, nothing typed is lost, and each wish is booked once', async ({
  page,
  context,
}) => {
  const t = textsOf('mn')
  const alert = page.getByRole('alert')
  const notes = page.getByLabel(t('bookings.notes'))
  const send = bookButton(page, 'mn')
  const bookings = '**/rest/v1/bookings?*'
  const busy = page.getByRole('button', { name: t('bookings.booking') })
  /** Answers what is sent from now on. */
  const onSend = (answer: (route: Route) => Promise<void>) =>
    page.route(bookings, (route) => (route.request().method() === 'POST' ? answer(route) : route.fallback()))
  await register(page, 'mn', newEmail('bad-network'))
  // The last script of a page to come: where it does not, the page goes on without it and says nothing of it.
  await page.route('**/_astro/light-switch.*', (route) => route.abort())
  const date = leaseDay()
  await fillForm(page, date)
  // Without a connection neither its scripts nor the free times would come any more.
  await expect(send).toBeEnabled()
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false')

  await test.step('without a connection', async () => {
    await context.setOffline(true)
    await send.click()
    await expect(alert).toHaveText(t('errors.kept', { error: t('errors.offline') }))
    await context.setOffline(false)
    // It is not so any more.
    await expect(alert).toHaveCount(0)
    await expect(notes).toHaveValue(NOTES)
  })

  await test.step('after a reload', async () => {
    await page.reload()
    await expect(notes).toHaveValue(NOTES)
    await expect(page.getByLabel(t('bookings.date'), { exact: true })).toHaveValue(date)
  })

  await test.step('cut in the middle, no JSON, a fault and a server at rest', async () => {
    const answers = [
      { status: 201, contentType: 'application/json', body: '[{"id": "' },
      { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' },
      { status: 500, contentType: 'application/json', body: '{"message":"x"}' },
      { status: 503, contentType: 'application/json', body: '{"message": "x"}' },
    ]
    for (const answer of answers) {
      await onSend((route) => route.fulfill(answer))
      // The refusal of before stays until the next one: only the answer tells that this one was asked for.
      const answered = page.waitForResponse(
        (one) => one.request().method() === 'POST' && one.url().includes('/rest/v1/bookings?'),
      )
      await send.click()
      await answered
      const error = t(answer.status === 503 ? 'errors.service_unavailable' : 'errors.unknown')
      await expect(alert).toHaveText(t('errors.kept', { error }))
      await expect(notes).toHaveValue(NOTES)
      await page.unroute(bookings)
    }
  })

  await test.step('a refusal that comes while somebody types on', async () => {
    const { promise: asked, resolve: answer } = Promise.withResolvers<void>()
    await onSend(async (route) => {
      await asked
      await route.fulfill({ status: 503, json: { message: 'x' } })
    })
    await send.click()
    await expect(busy).toBeVisible()
    await notes.fill(`${NOTES}!`)
    answer()
    await expect(alert).toContainText(t('errors.service_unavailable'))
    await notes.fill(NOTES)
    await expect(alert).toHaveCount(0)
    await page.unroute(bookings)
  })

  await test.step('lost on its way: sent again it is the same booking, not a time somebody took', async () => {
    // The server books; the connection breaks before its answer arrives.
    await onSend(async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    await send.click()
    await expect(alert).toHaveText(t('errors.kept', { error: t('errors.offline') }))
    await expect(notes).toHaveValue(NOTES)
    await page.unroute(bookings)
    await send.click()
    await expect(page).toHaveURL(/\/bookings\/[0-9a-f-]{36}$/)
    await expect(page.getByText(NOTES)).toBeVisible()
    expect(await ownBookings(page)).toBe(1)
  })

  await test.step('slow, under an impatient double click and a key', async () => {
    await fillForm(page)
    const { promise: held, resolve: answer } = Promise.withResolvers<void>()
    await onSend(async (route) => {
      await held
      await route.continue()
    })
    await send.dblclick()
    await busy.click({ force: true })
    await busy.press('Enter')
    answer()
    await expect(page).toHaveURL(/\/bookings\/[0-9a-f-]{36}$/)
    await expect(page.getByText(NOTES)).toBeVisible()
    expect(await ownBookings(page)).toBe(2)
  })
})

test('a session that cannot be renewed for now is said in words and signs nobody out', {
  tag: '@in-full',
}, async ({ page }) => {
  const t = textsOf('mn')
  await register(page, 'mn', newEmail('no-renewal'))
  // The session's keeper tries again for half a minute, then rests for one.
  await page.clock.install()
  const putForward = async (seconds: number) =>
    page.clock.setSystemTime((await page.evaluate(() => Date.now())) + seconds * 1000)
  await fillForm(page)
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false')

  const token = '**/auth/v1/token?grant_type=refresh_token'
  for (const status of [undefined, 503]) {
    await page.route(token, async (route) => {
      await putForward(31)
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
    await putForward(61)
  }

  await bookButton(page, 'mn').click()
  await expect(page).toHaveURL(/\/bookings\/[0-9a-f-]{36}$/)
  await expect(page.getByText(NOTES)).toBeVisible()
  expect(await ownBookings(page)).toBe(1)
})

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
  await expect(other.locator('#form-answers').getByRole('link')).toHaveAttribute(
    'href',
    new URL(page.url()).pathname,
  )
  await expect(other.getByLabel(t('bookings.notes'))).toHaveValue('Өөр тэмдэглэл')
  expect(await ownBookings(page)).toBe(1)

  await page.goto('/profile')
  await page.getByRole('button', { name: t('profile.signOutHere') }).click()
  await expect(other).toHaveURL(/\/login\?next=/)
})

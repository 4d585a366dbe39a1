import type { Page } from '@playwright/test'
import { DAY_MS } from '../../src/domain/calendar/units.ts'
import type { StudioSettings } from '../../src/domain/offers/settings.ts'
import { joinDateAndTime } from '../../src/i18n/format.ts'
import { formatPrice } from '../../src/i18n/format-number.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { localizedPath } from '../../src/i18n/url.ts'
import { expectAccessible } from '../support/axe.ts'
import { dateInWords } from '../support/bookings.ts'
import { bookButton } from '../support/calendar.ts'
import { setClock } from '../support/clock.ts'
import { studioDate } from '../support/days.ts'
import { duration } from '../support/duration.ts'
import { hydrationError } from '../support/islands.ts'
import { journeyCases } from '../support/journeys.ts'
import { mailLink } from '../support/mails.ts'
import { fillSignIn, followLink, newEmail, PASSWORD } from '../support/people.ts'
import { expect, refusedRequest, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

/** The section with this week's free times, scrolled to. */
async function weekTimes(page: Page, locale: Locale) {
  const section = page.getByRole('region', { name: textsOf(locale)('times.weekTitle') })
  await section.scrollIntoViewIfNeeded()
  return section
}

/** The pages' today: midnight may come while a test runs. */
const today = new Date()
test.beforeEach(({ page }) => setClock(page, { stoppedAt: today }))

/** Taps the last time of the day after tomorrow, for the two hours of photo that stand there at first. */
async function tapTime(page: Page, locale: Locale): Promise<{ date: string; time: string }> {
  const t = textsOf(locale)
  const date = studioDate(2, today)
  const section = await weekTimes(page, locale)
  await expect(section.getByLabel(t('bookings.type'))).toHaveValue('photo-video')
  await expect(
    section.getByRole('radio', { name: t('times.hours', { hours: 2 }), exact: true }),
  ).toBeChecked()
  await section.getByRole('button', { name: dateInWords(locale, date) }).click()
  await expect(section.getByText(formatPrice(locale, { amount: 330_000, currency: 'MNT' }))).toBeVisible()
  const times = section.getByRole('list', {
    name: t('times.startTimes', { date: dateInWords(locale, date) }),
  })
  const link = times.getByRole('link').last()
  const time = (await link.textContent()) ?? ''
  await link.click()
  return { date, time }
}

interface Slot {
  date: string
  time: string
  minutes?: number
}

async function expectFilled(page: Page, locale: Locale, { date, time, minutes = 120 }: Slot) {
  const t = textsOf(locale)
  await expect(page.getByLabel(t('bookings.type'))).toHaveValue('photo-video')
  await expect(page.getByLabel(t('bookings.date'), { exact: true })).toHaveValue(date)
  await expect(page.getByLabel(t('bookings.time'), { exact: true })).toHaveValue(time)
  await expect(duration(page, locale, minutes)).toBeChecked()
}

/** Taps the first free time of the last of the days that the home page tells. */
async function tapNextTime(page: Page, locale: Locale): Promise<Slot> {
  const links = (await weekTimes(page, locale)).getByRole('list').getByRole('link')
  await expect(links).toHaveCount(3)
  const link = links.last()
  const query = new URL((await link.getAttribute('href')) ?? '', page.url()).searchParams
  const date = query.get('date') ?? ''
  const time = (await link.textContent()) ?? ''
  await expect(link).toHaveAccessibleName(joinDateAndTime(locale, dateInWords(locale, date), time))
  await link.click()
  return { date, time, minutes: 60 }
}

// On the way from the form to an account a chosen time is kept in account/ways-in.spec.ts, too.
for (const locale of journeyCases<Locale>([], ['zh', 'mn'])) {
  test(`a visitor taps a free time, registers by email and finds it filled in (${locale})`, async ({
    page,
  }) => {
    const t = textsOf(locale)
    const email = newEmail(`slot-${locale}`)
    await page.goto(localizedPath(locale, '/pricing'))
    const slot = await tapTime(page, locale)
    await page
      .getByRole('main')
      .getByRole('link', { name: t('auth.createAccountLink') })
      .click()
    await page.getByLabel(t('auth.email')).fill(email)
    await page.getByLabel(t('auth.createPassword'), { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: t('auth.createAccount') }).click()
    await expect(page.getByRole('heading', { name: t('auth.checkEmailTitle') })).toBeVisible()
    // The link opens in a new tab of the same browser.
    const tab = await page.context().newPage()
    await followLink(tab, await mailLink(page, email))
    await expectFilled(tab, locale, slot)
    await expect(bookButton(tab, locale)).toBeVisible()
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a visitor taps a free time on the home page, signs in and finds it filled in', async ({ page }) => {
    const t = textsOf('ru')
    await page.goto('/ru')
    const slot = await tapNextTime(page, 'ru')
    await fillSignIn(page, 'ru', 'customer@example.com')
    await page
      .getByRole('main')
      .getByRole('button', { name: t('auth.signIn') })
      .click()
    await expectFilled(page, 'ru', slot)
  })
})

test('a day says how many times it has free for the length that is chosen, and so many can be tapped', async ({
  page,
}) => {
  const t = textsOf('en')
  await page.goto('/en/pricing')
  const section = await weekTimes(page, 'en')
  const day = dateInWords('en', studioDate(3, today))
  for (const hours of [1, 4]) {
    await section.getByRole('radio', { name: t('times.hours', { hours }), exact: true }).check()
    const button = section.getByRole('button', { name: day })
    await button.click()
    const count = await section
      .getByRole('list', { name: t('times.startTimes', { date: day }) })
      .getByRole('link')
      .count()
    expect(count).toBeGreaterThan(1)
    await expect(button).toHaveAccessibleName(`${day}, ${t('times.starts', { count })}`)
    await expect(button).toContainText(String(count))
    await expect(section.getByText(`${day}: ${t('times.starts', { count })}`)).toBeVisible()
  }
})

test('nothing of the free times is fetched before they come into view', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto('/en/pricing')
  // Islands look whether they are near 100 ms after the page has loaded: a later timer comes after theirs.
  await page.evaluate(
    () => new Promise((resolve) => setTimeout(() => requestAnimationFrame(() => setTimeout(resolve)), 200)),
  )
  const early = requests.filter((url) => /\/WeekTimes\.|busy_ranges/.test(url))
  expect(early).toEqual([])
  const section = await weekTimes(page, 'en')
  await expect(section.getByRole('list')).toBeVisible()
  // Only what everybody may know is asked, without the client of the booking area.
  expect(requests.some((url) => url.includes('busy_ranges'))).toBe(true)
  expect(requests.filter((url) => url.includes('/auth/v1/'))).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('there is a link to the booking', async ({ page }) => {
    await page.goto('/zh')
    const section = page.getByRole('region', { name: textsOf('zh')('times.weekTitle') })
    await expect(section.getByRole('link')).toHaveAttribute('href', '/zh/bookings/new')
    await expect(section.getByRole('status')).toHaveCount(0)
  })
})

test('a service that is switched off under an open week gives way to one that is offered', {
  tag: '@in-full',
}, async ({ page }) => {
  const t = textsOf('en')
  await page.goto('/en/pricing')
  const section = await weekTimes(page, 'en')
  const type = section.getByLabel(t('bookings.type'))
  await expect(type).toHaveValue('photo-video')
  await page.route('**/rest/v1/studio_settings?*', async (route) => {
    const rows = (await (await route.fetch()).json()) as { settings?: StudioSettings }[]
    for (const service of rows[0]?.settings?.services ?? []) service.enabled &&= service.id !== 'photo-video'
    await route.fulfill({ json: rows })
  })
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect(type.getByRole('option', { name: t('pricing.photoAndVideo') })).toHaveCount(0)
  const link = section.getByRole('list').getByRole('link').last()
  await expect(link).toHaveAttribute('href', new RegExp(`service=${await type.inputValue()}&`))
})

test.describe('when the times do not load', () => {
  test.use({
    expectedErrors: new RegExp(
      `${refusedRequest.source}|status of 500|ERR_INTERNET_DISCONNECTED|ERR_FAILED|Error hydrating`,
    ),
  })

  test('their files are asked for again once there is a connection', { tag: '@in-full' }, async ({
    page,
  }) => {
    await page.route('**/_astro/WeekTimes*', (route) => route.abort())
    await page.goto('/en/pricing', { waitUntil: 'networkidle' })
    const failed = hydrationError(page)
    const section = await weekTimes(page, 'en')
    await failed
    await page.unroute('**/_astro/WeekTimes*')
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(section.getByRole('list')).toBeVisible()
  })

  test('a page that is found on another day without a connection offers no time that is past', {
    tag: '@in-full',
  }, async ({ page }) => {
    const t = textsOf('en')
    await page.goto('/en/pricing')
    const section = await weekTimes(page, 'en')
    const day = (ahead: number) =>
      section.getByRole('button', { name: dateInWords('en', studioDate(ahead, today)) })
    await expect(day(6)).toBeVisible()
    await page.context().setOffline(true)
    await page.clock.setFixedTime(today.getTime() + 2 * DAY_MS)
    await page.clock.fastForward(60_000)
    for (const over of [0, 1]) await expect(day(over)).toHaveAccessibleName(new RegExp(t('times.past')))
    await expect(day(6)).toHaveAccessibleName(/start times?$/)
  })

  test('the page says so and loads them on "Try again"', { tag: '@in-full' }, async ({ page }) => {
    const t = textsOf('mn')
    await page.route('**/rpc/busy_ranges', (route) => route.fulfill({ status: 500, body: '{"message":"x"}' }))
    await page.goto('/pricing')
    const section = await weekTimes(page, 'mn')
    await expect(section.getByRole('alert')).toHaveText(t('times.failed'))
    await page.unroute('**/rpc/busy_ranges')
    await section.getByRole('button', { name: t('times.tryAgain') }).click()
    await expect(section.getByRole('list')).toBeVisible()
    await expect(section).toBeFocused()
    await expectAccessible(page, { within: '[aria-labelledby=week-times]' })
  })
})

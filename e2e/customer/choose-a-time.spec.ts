import { addDays, mondayOf } from '../../src/domain/calendar/days.ts'
import { asBeginning, joinClauses } from '../../src/i18n/joins.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { localizedPath } from '../../src/i18n/url.ts'
import { expectAccessible } from '../support/axe.ts'
import { dateInWords, somebodyBooks } from '../support/bookings.ts'
import { bookButton, dayButton, everyHalfHour, startTime } from '../support/calendar.ts'
import { setClock } from '../support/clock.ts'
import { leaseDay, studioDate } from '../support/days.ts'
import { duration } from '../support/duration.ts'
import { journeyCases } from '../support/journeys.ts'
import { chooseLanguage } from '../support/languages.ts'
import { newEmail, register } from '../support/people.ts'
import { expect, refusedRequest, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { openOtherWays, typeTime } from '../support/typed-time.ts'

const detailPage = /\/bookings\/[0-9a-f-]{36}$/

for (const locale of journeyCases<Locale>(['mn'], ['en'])) {
  test(`a customer sees what is free, picks a day and a time, and books (${locale})`, async ({ page }) => {
    const t = textsOf(locale)
    const date = leaseDay()
    await somebodyBooks(page, { date, time: '12:00' })

    await register(page, locale, newEmail('chooser'))
    await page.goto(localizedPath(locale, '/bookings/new'))
    await page.getByLabel(t('bookings.type')).selectOption('mixing')
    await duration(page, locale, 120).check()
    const day = await dayButton(page, locale, date)
    await expect(day).toHaveAccessibleName(joinClauses(locale, dateInWords(locale, date), t('times.partly')))
    await day.click()
    await expect(page.getByLabel(t('bookings.date'), { exact: true })).toHaveValue(date)

    // Two hours fit before 12:00 and after 13:00: an hour with a time at half past only shows that.
    await expect(startTime(page, locale, date, '10:00')).toBeEnabled()
    await expect(startTime(page, locale, date, '10:30')).toHaveCount(0)
    await everyHalfHour(page, locale)
    for (const time of ['10:30', '11:00', '12:30']) {
      await expect(startTime(page, locale, date, time)).toBeDisabled()
      await expect(startTime(page, locale, date, time)).toHaveAccessibleName(`${time} ${t('times.taken')}`)
    }
    await startTime(page, locale, date, '10:00').check()
    await startTime(page, locale, date, '13:00').check()
    await expect(page.getByLabel(t('bookings.time'), { exact: true })).toHaveValue('13:00')

    const summary = page.getByRole('region', { name: t('bookings.summary') })
    await expect(summary).toContainText(asBeginning(locale, dateInWords(locale, date)))
    await expect(summary).toContainText(t('bookings.fromTo', { from: '13:00', to: '15:00' }))
    await expect(summary).toContainText(t('common.studioTime'))
    await expect(summary.getByText('80')).toHaveCount(1)

    await bookButton(page, locale).click()
    await expect(page).toHaveURL(detailPage)
    await expect(page.getByText(dateInWords(locale, date))).toBeVisible()
  })
}

test('"next free" jumps to the nearest time that fits, and on from there', { tag: '@in-full' }, async ({
  page,
}) => {
  const locale = 'zh'
  const t = textsOf(locale)
  const date = leaseDay({ length: 2 })
  await somebodyBooks(page, { date, time: '10:00' })

  await register(page, locale, newEmail('next'))
  await page.goto(localizedPath(locale, `/bookings/new?duration=60&date=${date}&time=09:00`))
  const time = page.getByLabel(t('bookings.time'), { exact: true })
  await openOtherWays(page, locale)
  for (const expected of ['11:00', '11:30']) {
    await page.getByRole('button', { name: t('times.nextFree') }).click()
    await expect(time).toHaveValue(expected)
    await expect(page.getByLabel(t('bookings.date'), { exact: true })).toHaveValue(date)
  }
  await duration(page, locale, 240).check()
  // The test of the settings keeps a Sunday open until 22:30 for a moment.
  await typeTime(page, locale, { time: '18:30' })
  await page.getByRole('button', { name: t('times.nextFree') }).click()
  await expect(page.getByLabel(t('bookings.date'), { exact: true })).not.toHaveValue(date)
  await expect(time).toHaveValue('09:00')

  await test.step('but not over what is chosen while it looks', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route('**/rest/v1/rpc/busy_ranges*', async (route) => {
      await promise
      await route.continue()
    })
    await page.getByRole('button', { name: t('times.nextFree') }).click()
    await typeTime(page, locale, { date, time: '10:30' })
    resolve()
    await expect(page.getByRole('button', { name: t('times.nextFree') })).toBeVisible()
    await expect(page.getByLabel(t('bookings.date'), { exact: true })).toHaveValue(date)
    await expect(time).toHaveValue('10:30')
  })
})

test('a time taken meanwhile is marked, or refused before it is sent; others are offered, and nothing typed is lost', async ({
  page,
}) => {
  const t = textsOf('ru')
  const date = leaseDay()
  const notes = page.getByLabel(t('bookings.notes'))
  const nearest = page.getByRole('group', { name: t('bookings.nearestFree') })
  const start = (time: string) => startTime(page, 'ru', date, time)
  await register(page, 'ru', newEmail('late'))
  await page.goto(`/ru/bookings/new?duration=60&date=${date}&time=15%3A00`)
  await notes.fill('Заметки')
  await expect(start('15:00')).toBeChecked()
  await expect(start('15:00')).toBeEnabled()

  await test.step('when the visitor comes back', async () => {
    await page.evaluate(() => document.fonts.ready)
    // Where the page was scrolled, the browser keeps the notes in their place, and not the button.
    await page.evaluate(() => scrollTo(0, 0))
    const buttonBefore = await bookButton(page, 'ru').boundingBox()
    await somebodyBooks(page, { date, time: '15:00' })
    await page.evaluate(() => dispatchEvent(new Event('focus')))
    await expect(start('15:00')).toBeDisabled()
    await expect(page.getByLabel(t('bookings.time'), { exact: true })).toHaveAccessibleDescription(
      new RegExp(t('times.chosenTaken')),
    )
    await expect(nearest).toBeVisible()
    // A press that is on its way still meets it.
    expect(await bookButton(page, 'ru').boundingBox()).toEqual(buttonBefore)
    await expect(notes).toHaveValue('Заметки')
    await expectAccessible(page, { within: 'main' })
  })

  await test.step('at the last moment', async () => {
    await start('18:00').check()
    // Also where the mouse still is, it can be read.
    await start('18:00').hover()
    await expectAccessible(page, { within: 'main' })
    await somebodyBooks(page, { date, time: '18:00' })
    await bookButton(page, 'ru').click()
    await expect(page.getByRole('alert')).toHaveText(t('errors.booking_taken'))
    await expect(start('18:00')).toBeDisabled()
    // Said once, and still of the field.
    await expect(page.getByText(t('times.chosenTaken')).filter({ visible: true })).toHaveCount(0)
    await expect(page.getByLabel(t('bookings.time'), { exact: true })).toHaveAccessibleDescription(
      new RegExp(t('times.chosenTaken')),
    )
    await expect(notes).toHaveValue('Заметки')
    await nearest.getByRole('button').first().click()
    await expect(nearest).toBeHidden()
    await expect(page.getByRole('region', { name: t('bookings.summary') })).toBeFocused()
    await bookButton(page, 'ru').click()
    await expect(page).toHaveURL(detailPage)
  })
})

test('what is chosen survives reload and a change of language', { tag: '@in-full' }, async ({ page }) => {
  const date = leaseDay()
  await register(page, 'en', newEmail('keep'))
  await page.goto('/en/bookings/new')
  await page.getByLabel('Session type').selectOption('mastering')
  await duration(page, 'en', 180).check()
  await (await dayButton(page, 'en', date)).click()
  await everyHalfHour(page, 'en')
  await startTime(page, 'en', date, '11:30').check()
  await page.getByLabel('Notes').fill('Kept')
  await page.reload()
  await chooseLanguage(page, 'zh')
  const t = textsOf('zh')
  await expect(page.getByLabel(t('bookings.type'))).toHaveValue('mastering')
  await expect(duration(page, 'zh', 180)).toBeChecked()
  await expect(page.getByLabel(t('bookings.notes'))).toHaveValue('Kept')
  await expect(startTime(page, 'zh', date, '11:30')).toBeChecked()
})

test.describe('in New York', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('the same time of the studio is booked', { tag: '@in-full' }, async ({ page }) => {
    const date = leaseDay()
    await register(page, 'en', newEmail('zone'))
    await page.goto('/en/bookings/new')
    await (await dayButton(page, 'en', date)).click()
    await startTime(page, 'en', date, '09:00').check()
    const summary = page.getByRole('region', { name: 'Booking summary' })
    await expect(summary).toContainText('09:00–10:00')
    await expect(summary.getByText('Your time:')).toHaveCount(1)
    const sent = page.waitForRequest((request) => /\/rest\/v1\/bookings/.test(request.url()))
    await bookButton(page, 'en').click()
    // 09:00 in Ulaanbaatar is 01:00 of the same day in UTC, wherever the customer sits.
    expect((await sent).postDataJSON().booking_date).toBe(`${date}T01:00:00.000Z`)
    await expect(page).toHaveURL(detailPage)
    await expect(page.getByText(dateInWords('en', date))).toBeVisible()
    await expect(page.getByText('09:00–10:00')).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    timezoneId: 'Asia/Ulaanbaatar',
  })

  test('a new customer books by three taps, says name and phone on the way, and nothing sticks out', async ({
    page,
  }) => {
    const t = textsOf('mn')
    const date = leaseDay()
    await register(page, 'mn', newEmail('touch'))
    await page.goto('/bookings/new')
    await (await dayButton(page, 'mn', date)).tap()
    await startTime(page, 'mn', date, '16:00').tap()
    await expect(startTime(page, 'mn', date, '16:00')).toBeChecked()
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    // Whose clock is the studio's reads its time alone.
    await expect(page.getByRole('region', { name: t('bookings.summary') })).toContainText('16:00–17:00')
    await expect(page.getByText(t('common.yourTime', { time: '' }).trim())).toHaveCount(0)
    const name = page.getByLabel(t('bookings.yourName'))
    const phone = page.getByLabel(t('bookings.yourPhone'))
    await name.fill('Бат Дорж')
    await phone.fill('12')
    await bookButton(page, 'mn').tap()
    await expect(phone).toHaveAttribute('aria-invalid', 'true')
    await expect(phone).toBeFocused()
    await expect(page.getByText(t('bookings.yourPhone'))).toBeInViewport({ ratio: 1 })
    await expect(page.getByText(t('errors.phone_invalid'))).toHaveCount(1)
    await phone.fill('9911 2233')
    // The button is at hand wherever the page stands.
    await page.evaluate(() => scrollTo(0, 0))
    await expect(bookButton(page, 'mn')).toBeInViewport()
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && /\/bookings/.test(request.url()),
    )
    await bookButton(page, 'mn').tap()
    expect((await sent).postDataJSON().booking_date).toBe(`${date}T08:00:00.000Z`)
    await expect(page).toHaveURL(detailPage)
    await expect(page.getByText(dateInWords('mn', date))).toBeVisible()
    await expect(page.getByText(t('bookings.fromTo', { from: '16:00', to: '17:00' }))).toBeVisible()
    // Who has told both is not asked again, and a time that comes along needs one tap.
    await page.goto(`/bookings/new?date=${date}&time=18:00`)
    await expect(page.getByRole('button', { name: t('times.otherTime') })).toBeVisible()
    await expect(page.getByRole('table')).toBeHidden()
    await expect(name).toHaveCount(0)
    await bookButton(page, 'mn').tap()
    await expect(page).toHaveURL(detailPage)

    // What is taken keeps its place, and what is between the hours comes when it is asked for.
    await page.goto(`/bookings/new?date=${date}`)
    await expect(startTime(page, 'mn', date, '14:00')).toBeEnabled()
    await expect(startTime(page, 'mn', date, '16:00')).toBeDisabled()
    await expect(startTime(page, 'mn', date, '14:30')).toHaveCount(0)
    await everyHalfHour(page, 'mn')
    await expect(startTime(page, 'mn', date, '14:30')).toBeEnabled()
  })
})

test('a booking is made with the keyboard alone', async ({ page }) => {
  const now = new Date()
  await setClock(page, { stoppedAt: now })
  await register(page, 'en', newEmail('keyboard'))
  await page.goto('/en/bookings/new')
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false')
  await test.step('whose fields offer neither a day that is over nor a time off the half hours', async () => {
    await expect(page.getByLabel('Date', { exact: true })).toHaveAttribute('min', studioDate(0, now))
    await expect(page.getByLabel('Time', { exact: true })).toHaveAttribute('step', '1800')
  })
  const focused = page.locator(':focus')
  async function tabTo(selector: string) {
    for (let presses = 0; presses < 60; presses++) {
      await page.keyboard.press('Tab')
      if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return
    }
    throw new Error(`Tab does not lead to ${selector}`)
  }

  await tabTo('select')
  await page.keyboard.type('Mix')
  await tabTo('table button')
  // Today is where the month is entered; the keys stay within what can be booked.
  await expect(focused).toHaveAttribute('data-date', studioDate(0, now))
  await page.keyboard.press('ArrowLeft')
  await expect(focused).toHaveAttribute('data-date', studioDate(0, now))
  await page.keyboard.press('ArrowRight')
  await expect(focused).toHaveAttribute('data-date', studioDate(1, now))
  await page.keyboard.press('ArrowDown')
  await expect(focused).toHaveAttribute('data-date', studioDate(8, now))
  // On to a week of its own, beyond the days that most tests lease.
  const monday = leaseDay({ length: 7, from: mondayOf(studioDate(240, now)) })
  const date = addDays(monday, 6)
  const reached = async () => (await focused.getAttribute('data-date')) ?? ''
  while ((await reached()).slice(0, 7) < monday.slice(0, 7)) await page.keyboard.press('PageDown')
  while ((await reached()) < monday) await page.keyboard.press('ArrowDown')
  while ((await reached()) > date) await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Home')
  await expect(focused).toHaveAttribute('data-date', monday)
  await page.keyboard.press('End')
  await expect(focused).toHaveAttribute('data-date', date)
  await expect(focused).toHaveAccessibleName(/^Sunday/)
  await expect(focused).toHaveAccessibleName(/Free$/)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Date', { exact: true })).toHaveValue(date)
  await tabTo('[name=start]')
  // Enter chooses a time as it chooses a day: only the button books.
  await page.keyboard.press('Enter')
  await expect(startTime(page, 'en', date, '09:00')).toBeChecked()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(startTime(page, 'en', date, '10:00')).toBeChecked()
  await tabTo('textarea')
  await page.keyboard.type('No mouse')
  await tabTo('[type=submit]')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(detailPage)
  await expect(page.getByText('10:00–11:00')).toBeVisible()
})

test.describe('when the free times do not load', () => {
  test.use({ expectedErrors: new RegExp(`${refusedRequest.source}|status of 500`) })

  test('the form stays usable, they come on "Try again", and a booking is possible without them', {
    tag: '@in-full',
  }, async ({ page }) => {
    const t = textsOf('zh')
    const date = leaseDay()
    const fail = () =>
      page.route('**/rpc/busy_ranges', (route) => route.fulfill({ status: 500, body: '{"message":"x"}' }))
    await register(page, 'zh', newEmail('no-times'))
    await fail()
    await page.goto('/zh/bookings/new')
    await expect(page.getByText(t('times.failed'))).toBeVisible()
    await typeTime(page, 'zh', { date, time: '10:00' })
    await page.getByLabel(t('bookings.notes')).fill('留下来的备注')
    await expect(startTime(page, 'zh', date, '10:00')).toBeDisabled()
    await page.unroute('**/rpc/busy_ranges')
    await page.getByRole('button', { name: t('common.tryAgain') }).click()
    await expect(startTime(page, 'zh', date, '10:00')).toBeChecked()
    await expect(startTime(page, 'zh', date, '10:00')).toBeEnabled()
    await expect(page.getByText(t('times.failed'))).toHaveCount(0)
    await expect(page.getByLabel(t('bookings.notes'))).toHaveValue('留下来的备注')

    await fail()
    await page.reload()
    await expect(page.getByText(t('times.failed'))).toBeVisible()
    await bookButton(page, 'zh').click()
    await expect(page).toHaveURL(detailPage)
  })
})

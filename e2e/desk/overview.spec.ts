import type { APIResponse, Locator, Page } from '@playwright/test'
import { addDays, mondayOf } from '../../src/domain/calendar/days.ts'
import { formatSums } from '../../src/i18n/format-number.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { localizedPath } from '../../src/i18n/url.ts'
import { expectAccessible } from '../support/axe.ts'
import { bookAs, bookForCustomer, changeAs } from '../support/bookings.ts'
import { setStudioClock } from '../support/clock.ts'
import { leaseDay, studioDate } from '../support/days.ts'
import { expectLoaded } from '../support/islands.ts'
import { journeyLocales } from '../support/journeys.ts'
import { newAccount, newEmail, signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

test.use({ expectedErrors: /Failed to load resource/ })

const mn = textsOf('mn')
const ru = textsOf('ru')

/** Opens the overview, whose requests are one customer's and that of somebody else. */
async function openRequests(admin: Page, locale: Locale, email: string) {
  // Other tests leave more requests than the list has pages for.
  await admin.route('**/rest/v1/rpc/list_requests*', async (route) => {
    const rows: { customer_email: string }[] = []
    let answer: APIResponse
    do {
      answer = await route.fetch({ postData: { page_size: 100, skip: rows.length } })
      rows.push(...(await answer.json()))
    } while (rows.length > 0 && rows.length % 100 === 0)
    const others = rows.filter((row) => row.customer_email !== email)
    const own = rows.filter((row) => row.customer_email === email)
    await route.fulfill({ response: answer, json: [...own, ...others.slice(0, 1)] })
  })
  await admin.goto(localizedPath(locale, '/admin'))
  return admin.getByRole('region', { name: textsOf(locale)('admin.requestsTitle') })
}

/** What the weeks around today have, by days from the present one's Monday; the others have nothing. */
async function answerWeeks(page: Page, now: Date, told: Record<string, object>) {
  const monday = mondayOf(studioDate(0, now))
  const rows = Array.from({ length: 12 }, (_, index) => (index - 7) * 7).map((days) => ({
    week_start: addDays(monday, days),
    confirmed: 0,
    pending: 0,
    revenue: {},
    ...told[days],
  }))
  await page.route('**/rest/v1/rpc/admin_weeks', (route) => route.fulfill({ json: rows }))
}

for (const locale of journeyLocales('mn')) {
  test(`requests are answered where they stand, and their customer sees it (${locale})`, async ({
    page: customer,
    newVisitor,
  }) => {
    const t = textsOf(locale)
    const told = (key: 'bookings.nowConfirmed' | 'bookings.nowDeclined') =>
      admin.getByText(new RegExp(`^${t(key, { booking: '|' }).split('|')[0]}`))
    const email = newEmail('request')
    const session = await newAccount(customer, locale, email)
    const ids: string[] = []
    for (const time of ['10:00', '12:00', '14:00', '16:00', '18:00']) {
      ids.push(await bookAs(customer, session, { date: leaseDay(), time }))
    }
    const admin = await newVisitor()
    await signIn(admin, 'admin@example.com')
    const week = (confirmed: number, pending: number) =>
      answerWeeks(admin, new Date(), { 0: { confirmed, pending, revenue: { USD: 50 * confirmed } } })
    const weekSaid = (confirmed: number, pending: number) =>
      admin.getByRole('heading', {
        name: t('admin.weeksSummary', {
          confirmed,
          pending,
          revenue: formatSums(locale, { USD: 50 * confirmed }),
        }),
      })
    await week(3, 5)
    const requests = await openRequests(admin, locale, email)
    const confirm = requests.getByRole('button', { name: t('admin.confirm') })
    /** The card of the request at that time. */
    const cardAt = (time: string) =>
      requests
        .getByRole('article')
        .filter({ hasText: email })
        // Not anywhere: a card says when it was asked for, too.
        .filter({ has: admin.getByRole('heading', { name: time }) })
    await signIn(customer, email)
    const look = (id = '') => customer.goto(localizedPath(locale, `/bookings/${id}`))
    const status = (key: 'pending' | 'confirmed' | 'cancelled') =>
      customer.getByText(t(`bookings.${key}`), { exact: true }).first()

    await test.step('one button calls, that of the first request; the bar’s steps back for it', async () => {
      const calls = admin.getByRole('main').locator('.button-primary')
      await expect(calls).toHaveCount(1)
      await expect(requests.getByRole('article').first().locator('.button-primary')).toHaveCount(1)
      await expect(admin.locator('header > div > .button-primary')).toHaveCSS(
        'background-color',
        'rgba(0, 0, 0, 0)',
      )
    })

    await test.step('two stand open, the others in a line each that opens at a press', async () => {
      await expect(confirm).toHaveCount(2)
      const third = requests.getByRole('article').nth(2)
      await third.getByRole('button', { expanded: false }).click()
      await expect(third.getByRole('heading')).toBeFocused()
      await expect(confirm).toHaveCount(3)
    })

    await test.step('an answer that fails says so and leaves the request to be answered', async () => {
      const card = cardAt('10:00')
      await admin.route('**/rest/v1/bookings*', (route) =>
        route.request().method() === 'PATCH'
          ? route.fulfill({ status: 500, body: '{"message":"x"}' })
          : route.fallback(),
      )
      await card.getByRole('button', { name: t('admin.confirm') }).click()
      await expect(card.getByRole('alert')).toContainText(t('bookings.statusFailed'))
      await admin.unroute('**/rest/v1/bookings*')
    })

    await test.step('confirmed, taken back by a key and confirmed again', async () => {
      const card = cardAt('10:00')
      await expect(weekSaid(3, 5)).toBeVisible()
      await week(4, 4)
      await card.getByRole('button', { name: t('admin.confirm') }).click()
      await expect(told('bookings.nowConfirmed')).toBeVisible()
      await expect(card).toBeHidden()
      await expect(weekSaid(4, 4)).toBeVisible()
      // The next one is where it was.
      await expect(requests.getByRole('heading').and(admin.locator(':focus'))).toHaveCount(1)
      await admin.keyboard.press('Control+z')
      await expect(card.getByRole('heading')).toBeFocused()
      await expectAccessible(admin, { within: 'section[aria-labelledby=requests]' })
      await look(ids[0])
      await expect(status('pending')).toBeVisible()
      await card.getByRole('button', { name: t('admin.confirm') }).click()
      await expect(card).toBeHidden()
      await customer.reload()
      await expect(status('confirmed')).toBeVisible()
    })

    await test.step('offered another time it stays; declined it is cancelled', async () => {
      const card = cardAt('12:00')
      const dialog = admin.getByRole('dialog')
      await card.getByRole('button', { name: t('bookings.offerTime') }).click()
      await dialog.getByRole('radio').first().check()
      await dialog.getByRole('button').last().click()
      await expect(dialog).toBeHidden()
      await expect(card).toContainText(t('bookings.offered', { moment: '|' }).split('|')[0] ?? '')
      await card.getByRole('button', { name: t('bookings.decline') }).click()
      await dialog.getByRole('button', { name: t('bookings.decline'), exact: true }).click()
      await expect(told('bookings.nowDeclined')).toBeVisible()
      // The list has come anew, and does not take the next one's card away.
      await expect(card).toBeHidden()
      await look(ids[1])
      await expect(status('cancelled')).toBeVisible()
    })

    await test.step('one that its customer took back meanwhile is not confirmed', async () => {
      const card = cardAt('14:00')
      await changeAs(customer, session, `/rest/v1/bookings?id=eq.${ids[2]}`, { status: 'cancelled' })
      await card.getByRole('button', { name: t('admin.confirm') }).click()
      await expect(card.getByRole('alert')).toContainText(t('errors.booking_changed_meanwhile'))
      await card.getByRole('button', { name: t('common.tryAgain') }).click()
      await expect(card).toBeHidden()
    })

    await test.step('on a phone the first stands open, the others and the numbers unfold at a press', async () => {
      await admin.setViewportSize({ width: 390, height: 844 })
      await admin.reload()
      await expect(confirm).toHaveCount(1)
      const folded = requests.getByRole('article').nth(1)
      await folded.getByRole('button', { expanded: false }).click()
      await expect(folded.getByRole('heading')).toBeFocused()
      await expect(folded).toContainText(email)
      await expect(confirm).toHaveCount(2)
      // Answered, it makes room for the next, which opens.
      await confirm.first().click()
      await expect(told('bookings.nowConfirmed')).toBeVisible()
      await expect(confirm).toHaveCount(1)
      const month = admin.getByRole('region', { name: t('money.monthTitle') })
      await expect(month.getByText(t('money.held'))).toHaveCount(0)
      await month.getByRole('button', { name: t('money.monthTitle') }).click()
      await expect(month.getByText(t('money.held'))).toBeVisible()
      await expectAccessible(admin, { within: 'main' })
    })
  })
}

test('a quiet studio has sentences instead of zeros, and its free day is drawn', { tag: '@in-full' }, async ({
  page,
}) => {
  const t = textsOf('en')
  const now = new Date(`${studioDate(0)}T11:00:00+08:00`)
  await setStudioClock(page, now.toISOString())
  await answerWeeks(page, now, {})
  await page.route('**/rest/v1/rpc/admin_opening_use', (route) =>
    route.fulfill({ json: [{ weekday: 1, hour: 9, used: 0 }] }),
  )
  await page.route('**/rest/v1/rpc/list_requests*', (route) => route.fulfill({ json: [] }))
  await page.route('**/rest/v1/closures*', (route) => route.fulfill({ json: [] }))
  await page.route(/\/rest\/v1\/bookings\?.*booking_date=gte/, (route) => route.fulfill({ json: [] }))
  await signIn(page, 'admin@example.com')
  await page.goto('/en/admin')
  await expect(page.getByText(t('admin.requestsEmpty'))).toBeVisible()
  await expect(page.getByRole('heading', { name: t('admin.weeksQuiet') })).toBeVisible()
  await expect(page.getByRole('region', { name: t('admin.weeksTitle') })).toHaveCount(0)
  await expect(page.getByText(t('admin.useEmpty'))).toBeVisible()
  await expect(page.getByRole('main').getByRole('table')).toHaveCount(0)
  const glance = page.getByRole('region', { name: t('admin.glance') })
  await expect(glance.getByRole('link', { name: t('admin.dueToday') })).not.toContainText('0')
  const today = page.getByRole('region', { name: t('admin.today'), exact: true })
  await expect(today.getByText(t('admin.nowAt', { time: '11:00' }))).toBeVisible()
  await expect(today.getByRole('link', { name: t('admin.bookGap') })).toHaveCount(1)
  await expectAccessible(page, { within: 'main' })
})

test('beside full days the weeks begin as far below the requests as tomorrow below today, and end where it does', {
  tag: '@in-full',
}, async ({ page }) => {
  const t = textsOf('en')
  const day = leaseDay({ length: 2 })
  const now = new Date(`${day}T08:30:00+08:00`)
  await setStudioClock(page, now.toISOString())
  await answerWeeks(page, now, { '-7': { confirmed: 2, revenue: { USD: 90 } } })
  await page.route('**/rest/v1/rpc/list_requests*', (route) => route.fulfill({ json: [] }))
  await signIn(page, 'admin@example.com')
  await bookForCustomer(
    page,
    ['09:00', '12:00', '15:00', '18:00'].map((time) => ({ date: day, time, status: 'confirmed' as const })),
  )
  await page.goto('/en/admin')
  const edges = async (one: Locator) => {
    const found = await one.boundingBox()
    if (!found) throw new Error('A part is not shown')
    return { top: found.y, end: found.y + found.height }
  }
  const region = (name: string) => page.getByRole('region', { name, exact: true })
  const part = page.locator('.numbers-part', {
    has: page.getByRole('region', { name: t('admin.weeksTitle') }),
  })
  await expect(part.getByRole('table')).toBeVisible()
  await expect(region(t('admin.today')).getByRole('article')).toHaveCount(4)
  const [requests, weeks, today, tomorrow] = [
    await edges(region(t('admin.requestsTitle'))),
    await edges(part),
    await edges(region(t('admin.today'))),
    await edges(region(t('admin.tomorrow'))),
  ]
  expect(weeks.top - requests.end).toBeCloseTo(tomorrow.top - today.end, 0)
  expect(weeks.end).toBeCloseTo(tomorrow.end, 0)
})

test('the first screen says what waits and what today brings; what does not load says so', {
  tag: '@in-full',
}, async ({ page }) => {
  await page.clock.install()
  await signIn(page, 'admin@example.com')

  await test.step('a page with a button of its own that calls has the bar’s step back for it', async () => {
    for (const path of ['/en/dashboard', '/en/profile']) {
      await page.goto(path)
      await expect(page.getByRole('main').locator('.button-primary').filter({ visible: true })).toHaveCount(1)
      await expect(page.getByRole('banner').getByRole('link', { name: 'New booking' })).toHaveClass(
        /button-quiet/,
      )
    }
  })

  await test.step('each part by itself, and it loads on "Try again"', async () => {
    await page.route('**/rest/v1/rpc/admin_*', (route) =>
      route.fulfill({ status: 500, body: '{"message":"x"}' }),
    )
    await page.goto('/en/admin')
    await expect(page.getByText('Failed to load statistics')).toHaveCount(3)
    await expect(page.getByRole('heading', { level: 3, name: 'Today' })).toBeVisible()
    await expectLoaded(page)
    await page.unroute('**/rest/v1/rpc/admin_*')
    const numbers = page.getByRole('alert').filter({ hasText: 'Failed to load statistics' }).last()
    await numbers.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('Total Bookings')).toBeVisible()
  })

  await test.step('the sections of the admin area say what waits and are reached by keyboard', async () => {
    await page.route('**/rest/v1/rpc/admin_waiting*', (route) =>
      route.fulfill({ json: { requests: 3, messages: 120 } }),
    )
    await page.goto('/ru/admin')
    const sections = page.getByRole('navigation', { name: ru('admin.sections') })
    for (const [label, count] of [
      ['admin.title', '3'],
      ['admin.messages', '99+'],
    ] as const) {
      const name = `${ru(label)} ${count} ${ru('common.waiting')}`
      await expect(sections.getByRole('link', { name, exact: true })).toBeVisible()
    }
    // All of it in one line, also where the names are longest.
    const bar = page.getByRole('banner')
    for (const width of [1216, 1408, 1760]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(async () => {
        const last = await bar.getByRole('link', { name: ru('admin.settings') }).boundingBox()
        const next = await bar.getByRole('link', { name: ru('common.newBooking') }).boundingBox()
        expect((last?.x ?? 0) + (last?.width ?? 0), `${width} px`).toBeLessThanOrEqual(next?.x ?? 0)
      }).toPass()
    }
    await page.setViewportSize({ width: 1280, height: 720 })
    // Past what waits, however much it is.
    const glance = page.getByRole('region', { name: ru('admin.glance') })
    await expect(glance.getByRole('link', { name: ru('admin.messages') })).toContainText('120')
    await glance.getByRole('link', { name: ru('admin.dueToday') }).press('Enter')
    await expect(page).toHaveURL('/ru/admin#programme')
    await expect(sections.getByRole('link', { name: ru('admin.title') })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await sections.getByRole('link', { name: ru('admin.title') }).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/ru/admin/bookings')
    await expect(sections.getByRole('link', { name: ru('admin.bookings') })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await page.unrouteAll()
  })

  await test.step('numbers, programme, tables drawn as pictures and quick actions', async () => {
    // What runs then goes on into tomorrow.
    const now = new Date(`${studioDate(0)}T23:45:00+08:00`)
    await setStudioClock(page, now.toISOString())
    // Answered here instead of saved: days that are closed would be in other tests' way.
    const closure = {
      id: '00000000-0000-4000-8000-0000000000c1',
      starts_at: `${studioDate(0, now)}T22:00:00+08:00`,
      ends_at: `${studioDate(2, now)}T00:00:00+08:00`,
      kind: 'maintenance',
      note: 'Painting the cyclorama',
      keeps_bookings: false,
      series: null,
      repeats: null,
      updated_at: '2026-11-01T00:00:00+00:00',
    }
    await page.route('**/rest/v1/closures*', (route) => route.fulfill({ json: [closure] }))
    // A session of a far day, as if it had begun half an hour ago.
    const notes = 'Дэвсгэр хэрэгтэй'
    const [id] = await bookForCustomer(page, [
      { date: leaseDay(), time: '10:00', duration: 60, status: 'confirmed', notes },
    ])
    await page.route(/\/rest\/v1\/bookings\?.*booking_date=gte/, async (route) => {
      const url = new URL(route.request().url())
      for (const name of ['booking_date', 'status']) url.searchParams.delete(name)
      url.searchParams.set('id', `eq.${id}`)
      const answer = await route.fetch({ url: url.href })
      const rows: object[] = await answer.json()
      const begun = new Date(now.getTime() - 30 * 60_000).toISOString()
      await route.fulfill({ json: rows.map((row) => ({ ...row, booking_date: begun })) })
    })
    await answerWeeks(page, now, { '-28': { confirmed: 2, revenue: { USD: 90 } }, '14': { pending: 1 } })
    await page.goto('/admin')
    for (const card of ['totalBookings', 'pendingBookings', 'totalUsers', 'totalRevenue'] as const) {
      // In Mongolian the requests have the same words over their list.
      const term = page.getByRole('term').and(page.getByText(mn(`admin.${card}`), { exact: true }))
      await expect(term).toBeVisible()
    }
    const revenue = page
      .getByText(mn('admin.totalRevenue'), { exact: true })
      .locator('..')
      .getByRole('definition')
      .first()
    await expect(revenue).toHaveText(/^\$[\d,]+( · [\d,]+₮)?$/)
    await expect(page.getByRole('heading', { level: 3, name: mn('admin.today') })).toBeVisible()
    await expect(page.getByRole('heading', { level: 3, name: mn('admin.tomorrow') })).toBeVisible()
    const closed = page
      .getByRole('region', { name: mn('admin.programmeTitle') })
      .getByRole('listitem')
      .filter({ has: page.locator('a[href="/admin/closures"]') })
    await expect(closed).toHaveCount(2)
    await expect(closed.first()).toContainText('22:00–24:00')
    await expect(closed.last()).toContainText(mn('admin.allDay'))
    await expect(closed.last()).toContainText(mn('admin.closureMaintenance'))
    await expect(closed.last()).toContainText('Painting the cyclorama')
    const session = page
      .getByRole('region', { name: mn('admin.programmeTitle') })
      .getByRole('article')
      .filter({ hasText: mn('admin.runsStill', { length: mn('bookings.minutes', { count: 30 }) }) })
    await expect(session).toHaveCount(1)
    await expect(page.getByRole('article').filter({ hasText: mn('admin.fromDayBefore') })).toHaveCount(1)
    await expect(session).toContainText(notes)
    await session.getByRole('button', { name: '+', exact: false }).first().click()
    await expect(page.getByRole('dialog')).toContainText('00:45')
    await page.keyboard.press('Escape')
    await expect(session.getByRole('link', { name: mn('admin.writeMail') })).toHaveAttribute(
      'href',
      'mailto:customer@example.com',
    )
    const free = page.getByRole('link', { name: mn('admin.bookGap') })
    for (const gap of await free.all()) {
      await expect(gap).toHaveAttribute('href', /^\/admin\/bookings\/new\?date=[\d-]+&time=\d\d%3A\d\d$/)
    }
    const weeks = page.getByRole('region', { name: mn('admin.weeksTitle') })
    // From the first week that has anything to the last, below their heads.
    await expect(weeks.getByRole('row')).toHaveCount(8)
    // What others do shows on a desk that stays open.
    await answerWeeks(page, now, { '-28': { confirmed: 2, revenue: { USD: 90 } } })
    await page.clock.fastForward('01:01')
    await expect(weeks.getByRole('row')).toHaveCount(6)
    const use = page.getByRole('region', { name: mn('admin.useTitle') })
    await expect(use.getByRole('columnheader')).toHaveCount(8)

    const actions = page.getByRole('region', { name: mn('admin.quickActions') })
    await expect(actions.getByRole('link')).toHaveCount(3)
    for (const [name, address] of [
      [mn('admin.users'), '/admin/users'],
      [mn('admin.settings'), '/admin/settings'],
      [mn('admin.allBookings'), '/admin/bookings'],
    ] as const) {
      await expect(actions.getByRole('link', { name })).toHaveAttribute('href', address)
    }
    await actions.getByRole('link', { name: mn('admin.users') }).click()
    await expect(page).toHaveURL('/admin/users')
    await expect(page.getByRole('table')).toBeVisible()
  })
})

import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { addDays, mondayOf } from '../../src/domain/calendar/days.ts'
import { noonOf } from '../../src/domain/calendar/studio-time.ts'
import { formatDate } from '../../src/i18n/format.ts'
import { formatNearDate } from '../../src/i18n/format-days.ts'
import { asBeginning } from '../../src/i18n/joins.ts'
import { expectAccessible } from '../support/axe.ts'
import { bookForCustomer, changeAsAdmin } from '../support/bookings.ts'
import { leaseDay } from '../support/days.ts'
import { expectLoaded } from '../support/islands.ts'
import { signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { unfold } from '../support/unfold.ts'

test.use({ expectedErrors: /Failed to load resource/ })

const mn = textsOf('mn')
const ru = textsOf('ru')
const ADMIN = 'admin@example.com'

const rows = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
const fails = { status: 500, body: '{"message":"x"}' }

test('what is looked for stands in the address, and what is found goes out as a file; a status is changed in place', async ({
  page,
  context,
}) => {
  await signIn(page, ADMIN)

  await test.step('filters and sort stand in the address and survive reload and the way back', async () => {
    const day = leaseDay()
    const [, , longest] = await bookForCustomer(page, [
      { date: day, time: '10:00' },
      { date: day, time: '13:00', type: 'mixing', status: 'confirmed' },
      { date: day, time: '16:00', type: 'mastering', status: 'confirmed', duration: 240 },
    ])
    const { promise: listMayCome, resolve: letListCome } = Promise.withResolvers<void>()
    const list = '**/rest/v1/rpc/list_bookings'
    await page.route(list, async (route) => {
      await listMayCome
      await route.continue()
    })
    await page.goto('/admin/bookings')
    const days = page.getByLabel(mn('admin.daysLabel'))
    // A press may fall while the list comes: nothing moves under it.
    await expect(page.getByLabel(mn('bookings.type')).getByRole('option')).not.toHaveCount(1)
    const before = await days.boundingBox()
    letListCome()
    await expect(page.getByRole('button', { name: mn('admin.export') })).toBeVisible()
    expect(await days.boundingBox()).toEqual(before)
    await page.unroute(list)
    await days.selectOption(mn('admin.otherDays'))
    await page.getByLabel(mn('admin.fromDay')).fill(day)
    await page.getByLabel(mn('admin.toDay')).fill(day)
    await expect(page.getByText(mn('admin.bookingsFound', { count: 3, number: 3 }))).toBeVisible()
    await expect(rows(page)).toHaveCount(3)
    await expect(rows(page).first()).toContainText('10:00')

    await page.getByLabel(mn('admin.status'), { exact: true }).selectOption('confirmed')
    await expect(rows(page)).toHaveCount(2)
    const price = page.getByRole('columnheader', { name: mn('bookings.price') })
    await price.getByRole('button').click()
    await expect(price).toHaveAttribute('aria-sort', 'descending')
    await price.getByRole('button').click()
    await expect(price).toHaveAttribute('aria-sort', 'ascending')
    await expect(rows(page).first()).toContainText(mn('bookings.mixing'))
    const address = `/admin/bookings?status=confirmed&from=${day}&to=${day}&sort=price&order=asc`
    await expect(page).toHaveURL(address)

    await page.getByLabel(mn('admin.searchCustomer')).fill('nobody')
    await expect(page.getByText(mn('bookings.empty'))).toBeVisible()
    await page.getByLabel(mn('admin.searchCustomer')).fill('CUSTOMER@exam')
    await expect(rows(page)).toHaveCount(2)
    await page.reload()
    await expect(page.getByLabel(mn('admin.searchCustomer'))).toHaveValue('CUSTOMER@exam')
    await expect(rows(page)).toHaveCount(2)
    await expect(price).toHaveAttribute('aria-sort', 'ascending')

    await rows(page)
      .last()
      .getByRole('link', { name: formatNearDate('mn', noonOf(day), new Date()) })
      .click()
    await expect(page).toHaveURL(`/bookings/${longest}`)
    await page.goBack()
    await expect(rows(page)).toHaveCount(2)
    await page.goBack()
    await expect(price).toHaveAttribute('aria-sort', 'descending')
    await page.goBack()
    await page.goBack()
    await expect(rows(page)).toHaveCount(3)
    await page.goto('/admin/bookings?page=99999')
    await expect(rows(page).first()).toBeVisible()
  })

  await test.step('what is filtered is exported as a file for a spreadsheet, or cancelled under way', async () => {
    const day = leaseDay()
    const [id] = await bookForCustomer(page, [
      { date: day, time: '10:00', duration: 120, notes: '=1+1, "Гурван хүн"' },
      { date: day, time: '14:00', type: 'mixing' },
    ])
    await page.goto(`/admin/bookings?from=${day}&to=${day}&order=asc`)
    const start = page.getByRole('button', { name: mn('admin.export') })
    const [file] = await Promise.all([page.waitForEvent('download'), start.click()])
    expect(file.suggestedFilename()).toMatch(/^gegee-bookings-\d{4}-\d\d-\d\d\.csv$/)
    const lines = (await readFile(await file.path(), 'utf8')).split('\r\n')
    expect(lines[0]).toMatch(/^\uFEFFОгноо,Эхлэх цаг,Дуусах цаг,/)
    expect(lines[1]).toContain(`${day},10:00,12:00,120,Дуу бичлэг,Хариу хүлээж буй,100,`)
    expect(lines[1]).toContain(`,customer@example.com,,"'=1+1, ""Гурван хүн""",`)
    expect(lines[1]).toMatch(new RegExp(`,${id}$`))
    expect(lines[2]).toContain(`${day},14:00,15:00,60,Миксинг,`)
    expect(lines).toHaveLength(4)
    await expect(page.getByText(mn('admin.exportDone', { count: 2, number: 2 }))).toBeVisible()

    await page.goto(`/ru/admin/bookings?from=${day}&to=${day}`)
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await rows(page).first().waitFor()
    await page.route('**/rest/v1/rpc/list_bookings', async (route) => {
      await held
      await route.fallback()
    })
    await page.getByRole('button', { name: ru('admin.export') }).click()
    await expect(page.getByRole('progressbar', { name: ru('admin.exportProgress') })).toBeVisible()
    await page.getByRole('button', { name: ru('admin.exportCancel') }).click()
    release()
    await expect(page.getByText(ru('admin.exportCancelled'))).toBeVisible()
    await expect(page.getByRole('progressbar')).toBeHidden()
    await page.unroute('**/rest/v1/rpc/list_bookings')

    await page.route('**/rest/v1/rpc/list_bookings', (route) => route.fulfill(fails))
    await page.getByRole('button', { name: ru('admin.export') }).click()
    await expect(page.getByRole('alert')).toContainText(ru('admin.exportFailed'))
    await page.unrouteAll()
  })

  await test.step('a status is changed in place, as it was seen; what fails says so and the saved one holds', async () => {
    const day = leaseDay()
    const [id = ''] = await bookForCustomer(page, [{ date: day, time: '10:00' }])
    await page.route('**/rest/v1/rpc/list_bookings', (route) => route.fulfill(fails))
    await page.goto(`/en/admin/bookings?from=${day}&to=${day}`)
    await expect(page.getByRole('alert')).toContainText('Failed to load bookings')
    await page.unroute('**/rest/v1/rpc/list_bookings')
    await page.getByRole('button', { name: 'Try again' }).click()

    const status = rows(page).getByRole('combobox')
    await expect(status).toHaveValue('pending')
    await page.route('**/rest/v1/bookings*', (route) => route.fulfill(fails))
    await status.selectOption('confirmed')
    await expect(rows(page).getByRole('alert')).toContainText('Failed to update booking status')
    await expect(status).toHaveValue('pending')
    await page.unroute('**/rest/v1/bookings*')
    const second = await context.newPage()
    await second.goto(`/en/admin/bookings?from=${day}&to=${day}`)
    await rows(second).getByRole('combobox').selectOption('confirmed')
    await expect(rows(second).getByText('Status changed to Confirmed.')).toBeAttached()
    const cancel = async () => {
      await status.selectOption('cancelled')
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel Booking' }).click()
    }
    await status.selectOption('cancelled')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(status).toHaveValue('pending')
    await cancel()
    await expect(rows(page).getByRole('alert')).toContainText(
      'This booking has changed since you opened it. Check it, then try again.',
    )
    await expect(status).toHaveValue('confirmed')
    await cancel()
    await expect(rows(page).getByText('Status changed to Cancelled.')).toBeAttached()
    await status.selectOption('confirmed')
    await expect(rows(page).getByText('Status changed to Confirmed.')).toBeAttached()
    await page.clock.install()
    await page.reload({ waitUntil: 'networkidle' })
    await expect(status).toHaveValue('confirmed')
    // What others of the studio do meanwhile comes by itself.
    await changeAsAdmin(page, id, { status: 'cancelled' })
    await page.clock.runFor('01:00')
    await expect(status).toHaveValue('cancelled')
  })
})

test('the week is walked through by keyboard, and below it stands the address for a calendar of one’s own', {
  tag: '@in-full',
}, async ({ page }) => {
  await signIn(page, ADMIN)

  await test.step('the week is walked through by keyboard', async () => {
    // The Monday of the only whole week in it.
    const monday = mondayOf(addDays(leaseDay({ length: 13 }), 6))
    const wednesday = addDays(monday, 2)
    const [first, second] = await bookForCustomer(page, [
      { date: wednesday, time: '11:00', duration: 120 },
      { date: addDays(monday, 3), time: '09:00', type: 'mixing', status: 'confirmed' },
    ])
    await page.goto('/en/admin/bookings')
    await page.getByRole('button', { name: 'Week', exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/en/admin/bookings?view=week')
    await expect(page.getByRole('button', { name: 'This week' })).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('listitem').and(page.locator('[aria-current="date"]'))).toContainText('Today')

    await page.goto(`/en/admin/bookings?view=week&day=${addDays(monday, -3)}`)
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(7)
    const next = page.getByRole('button', { name: 'Next week' })
    await next.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/en/admin/bookings?view=week&day=${monday}`)
    const days = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })
    const bookings = days.getByRole('listitem').getByRole('link')
    await expect(bookings).toHaveCount(2)
    await expect(bookings.first()).toHaveAccessibleName(/^11:00–13:00\s?,\s?Pending/)
    await expect(bookings.last()).toHaveAccessibleName(/Confirmed/)
    // Each day has a way to a new booking, then its bookings.
    await days
      .nth(2)
      .getByRole('link', { name: /^New booking/ })
      .focus()
    await page.keyboard.press('Tab')
    await expect(bookings.first()).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(days.nth(3).getByRole('link', { name: /^New booking/ })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(bookings.last()).toBeFocused()
    await expect(bookings.last()).toHaveAttribute('href', `/en/bookings/${second}`)
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/en/bookings/${first}`)
    await page.goBack()
    await expect(bookings).toHaveCount(2)

    // Blocks stand where their hours are, as long as they last.
    await expect(async () => {
      const [morning, noon] = [await bookings.last().boundingBox(), await bookings.first().boundingBox()]
      expect((noon?.height ?? 0) / (morning?.height ?? 1)).toBeCloseTo(2, 0)
      expect(noon?.y ?? 0).toBeGreaterThan((morning?.y ?? 0) + (morning?.height ?? 0))
    }).toPass()
  })

  await test.step('below the week stands the address from which an admin’s calendar reads the studio', async () => {
    const [id] = await bookForCustomer(page, [{ date: leaseDay(), time: '10:00', status: 'confirmed' }])
    await page.goto('/ru/admin/bookings?view=week')
    // The week above it is higher than what stood for it.
    await expectLoaded(page)
    const feed = await unfold(page, ru('feed.studioTitle'))
    await feed.getByRole('button', { name: ru('feed.create') }).click()
    const address = feed.getByLabel(ru('feed.address'))
    await expect(address).toHaveValue(/\.ics$/)
    const calendar = await page.request.get(await address.inputValue())
    expect(await calendar.text()).toContain(`UID:${id}`)
    await expectAccessible(page, { within: 'main' })
    await feed.getByRole('button', { name: ru('feed.revoke') }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: ru('feed.revoke') })
      .click()
    await expect(feed.getByText(ru('feed.revoked'))).toBeVisible()
  })
})

test('on a phone the rows are cards, the week a list of days, and no tab is cut off', async ({ page }) => {
  const day = leaseDay()
  await signIn(page, ADMIN)
  await bookForCustomer(page, [
    { date: day, time: '10:00' },
    { date: day, time: '12:00', status: 'confirmed' },
  ])
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/admin/bookings?from=${day}&to=${day}`)
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(2)
  await expect(page.getByRole('table')).toBeHidden()
  await expect(cards.first()).toContainText('10:00')
  // Under the name of their day, which is not said again on each.
  const name = asBeginning('mn', formatNearDate('mn', new Date(`${day}T12:00:00+08:00`), new Date()))
  await expect(page.getByRole('region', { name }).getByRole('article')).toHaveCount(2)
  await page.getByLabel(mn('admin.sort')).selectOption({ label: mn('admin.latestDate') })
  await expect(page).toHaveURL(/order=desc$/)
  await expect(cards.first()).toContainText('12:00')
  await page.reload()
  await expect(cards.first()).toContainText('12:00–13:00')
  await expectAccessible(page, { within: 'main' })
  await page.goto(`/admin/bookings?view=week&day=${day}`)
  // Other days of the week are other tests'.
  const days = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })
  const own = days.filter({ hasText: formatDate('mn', new Date(`${day}T12:00:00+08:00`)) })
  await expect(own.getByText('12:00–13:00')).toBeVisible()
  await expectAccessible(page, { within: 'main' })

  for (const [locale, t] of [
    ['', mn],
    ['/ru', ru],
  ] as const) {
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto(`${locale}/admin`)
    const tabs = page.getByRole('navigation', { name: t('admin.sections') }).getByRole('link')
    await expect(tabs).toHaveCount(3)
    const menu = page.getByRole('button', { name: t('common.menu') })
    for (const tab of [...(await tabs.all()), menu]) {
      const box = await tab.boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360)
      expect(box?.height).toBeGreaterThanOrEqual(44)
    }
    await menu.click()
    const entry = page.getByRole('banner').getByRole('link', { name: t('admin.settings'), exact: true })
    await expect(entry).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeFocused()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  }
})

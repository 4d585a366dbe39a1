import { readFile } from 'node:fs/promises'
import type { Route } from '@playwright/test'
import { addMonths, firstDayOf, monthOf } from '../../src/domain/calendar/days.ts'
import { noonOf } from '../../src/domain/calendar/studio-time.ts'
import { formatMonth } from '../../src/i18n/format.ts'
import { bookForCustomer } from '../support/bookings.ts'
import { leaseDay, studioDate } from '../support/days.ts'
import { demoCustomer } from '../support/demo.ts'
import { expectLoaded } from '../support/islands.ts'
import { callAs, signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

const en = textsOf('en')
const mn = textsOf('mn')
test.use({ expectedErrors: /Failed to load resource: net::ERR_FAILED/ })

const ADMIN = 'admin@example.com'

test('what a booking costs and what was paid is noted and read; a day is printed, a month given as a file', async ({
  page,
  newVisitor,
}) => {
  await signIn(page, ADMIN)

  await test.step('what a booking costs and what was paid is noted, taken back, and read by its customer', async () => {
    // Over for five days at most, as the studio may still enter it; later than any of the demo account's.
    const [id] = await bookForCustomer(page, [
      { date: leaseDay({ from: studioDate(-5) }), time: '20:00', duration: 120, status: 'confirmed' },
    ])
    await page.goto(`/en/bookings/${id}`)
    const money = page.getByRole('region', { name: en('money.title') })
    const save = money.getByRole('button', { name: en('money.save') })

    const came = page.getByRole('button', { name: en('money.came') })
    await came.click()
    await expect(came).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: en('money.no_show') }).click()
    await expect(came).toHaveAttribute('aria-pressed', 'false')
    await expect(page.getByText(en('bookings.historyNoShow'))).toBeVisible()
    // What their page counts stands beside the session that it was.
    const { href } = new URL(page.url())
    await page.goto(`/en/admin/users/${demoCustomer}`)
    const session = page.getByRole('listitem').filter({ has: page.locator(`[href$="/${id}"]`) })
    // Latest first, page by page: other tests book for the same customer.
    const more = page.getByRole('button', { name: en('bookings.showMore') })
    await expect(async () => {
      if (!(await session.isVisible())) await more.click({ timeout: 1000 })
      await expect(session).toContainText(en('money.no_show'), { timeout: 1000 })
    }).toPass()
    await page.goto(href)

    await money.getByRole('button', { name: en('money.addCost') }).click()
    await money.getByLabel(en('money.discount')).check()
    await money.getByLabel(en('money.amount')).fill('10')
    await expect(money.getByText(en('money.thenDue', { due: '$90' }))).toBeVisible()
    await save.click()
    await expect(money.getByText(en('errors.charge_reason_missing'))).toBeVisible()
    await money.getByLabel(en('money.reason')).fill('Friend of the house')
    await save.click()
    await expect(money.getByText(en('money.added')).locator('..')).toBeFocused()
    await expect(page.getByText(en('bookings.mailCharged'))).toBeVisible()
    // One price wherever it stands.
    await expect(page.getByText(en('bookings.price'), { exact: true }).locator('+ dd')).toHaveText('$90')

    // All that is open is proposed; the answer is lost, and what it said is found in the list.
    await money.getByRole('button', { name: en('money.addPayment') }).click()
    await expect(money.getByLabel(en('money.amount'))).toHaveValue('90')
    await save.click()
    await expect(money.getByText(en('money.methodMissing'))).toBeVisible()
    await money.getByLabel(en('money.cash')).check()
    const loseAnswer = async (route: Route) => {
      await route.fetch()
      await route.abort()
    }
    await page.route('**/rpc/add_booking_charge', loseAnswer, { times: 1 })
    await save.click()
    await expect(money.getByText(en('money.added'))).toBeVisible()
    const payment = money.getByRole('listitem').filter({ hasText: '+$90' })
    await expect(payment).toHaveCount(1)
    await expect(payment).toContainText('Жишээ админ')

    const customer = await newVisitor()
    await signIn(customer, 'customer@example.com')
    await customer.goto(`/bookings/${id}`)
    const theirs = customer.getByRole('region', { name: mn('money.title') })
    // The price, and what came to it.
    await expect(theirs.getByRole('listitem')).toHaveCount(3)
    await expect(theirs.getByRole('listitem').first()).toContainText('$100')
    await expect(theirs.getByText('Friend of the house')).toBeVisible()
    await expect(theirs.getByRole('button')).toHaveCount(0)
    await expect(theirs).not.toContainText('Жишээ админ')

    // What was given back of it goes first.
    await callAs(page, '/rest/v1/rpc/add_booking_charge', {
      charge_id: crypto.randomUUID(),
      booking_id: id,
      kind: 'refund',
      amount: 40,
      method: 'cash',
    })
    await page.reload()
    await expect(payment.getByText(en('money.takeBackLater'))).toBeVisible()
    await expect(payment.getByRole('button')).toHaveCount(0)
    for (const entry of [money.getByRole('listitem').filter({ hasText: '−$40' }), payment]) {
      await entry.getByRole('button', { name: en('money.takeBack') }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: en('money.takeBack') })
        .click()
      await expect(money.getByText(en('money.takenBackNotice')).locator('..')).toBeFocused()
    }
    await expect(money.getByRole('listitem')).toHaveCount(6)
    await expect(money.getByRole('button', { name: en('money.takeBack') })).toHaveCount(1)
  })

  await test.step('a day is printed on one page, and a month given as a file with its totals', async () => {
    // In a month to come, whatever day it is; how far ahead depends on the days that other tests have.
    const day = leaseDay({ from: studioDate(31) })
    const month = monthOf(day)
    const [id] = await bookForCustomer(page, [
      { date: day, time: '10:00', duration: 120, status: 'confirmed', notes: 'White backdrop' },
    ])
    await callAs(page, '/rest/v1/staff_notes', { booking_id: id, body: 'Bring the long ladder' })
    await page.goto(`/en/admin/day?date=${day}`)
    const row = page.getByRole('row').filter({ hasText: '10:00' })
    await expect(row).toContainText('White backdrop')
    await expect(row).toContainText('Bring the long ladder')
    const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '')
    })
    await page.getByRole('button', { name: en('money.print') }).click()
    await expect(page.locator('[data-printed]')).toBeVisible()

    await page.goto('/en/admin')
    // All that loads stands above it.
    await expectLoaded(page)
    const panel = page.getByRole('region', { name: en('money.monthTitle') })
    await panel.getByRole('button', { name: en('money.monthTitle') }).click()
    await expect(panel.getByRole('button', { name: en('money.lastMonthFile') })).toBeVisible()
    for (let shown = studioDate(0); monthOf(shown) < month; shown = addMonths(shown, 1)) {
      await panel.getByRole('button', { name: en('money.nextMonth') }).click()
    }
    const name = formatMonth('en', noonOf(firstDayOf(month)))
    await expect(panel.getByText(name, { exact: true })).toBeVisible()
    const give = panel.getByRole('button', { name: en('money.monthFile', { month: name }) })
    const [file] = await Promise.all([page.waitForEvent('download'), give.click()])
    expect(file.suggestedFilename()).toBe(`gegee-bookings-${month}.csv`)
    const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
    expect(lines.find((line) => line.startsWith(`${day},10:00`))).toContain(',Confirmed,100,0,100,0,100,USD,')
    expect(lines.some((line) => line.startsWith('Total,') && line.includes(',USD,'))).toBe(true)
  })
})

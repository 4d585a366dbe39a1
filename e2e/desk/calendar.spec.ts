import type { Page } from '@playwright/test'
import { addDays, mondayOf } from '../../src/domain/calendar/days.ts'
import { expectAccessible } from '../support/axe.ts'
import { bookForCustomer, changeAs, dateInWords } from '../support/bookings.ts'
import { leaseDay } from '../support/days.ts'
import { newAccount, newEmail, signIn } from '../support/people.ts'
import { expect, refusedRequest, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

test.use({ expectedErrors: refusedRequest })

const en = textsOf('en')
const mn = textsOf('mn')

/** The middle of a booking's block, or of a place beside it by days and hours, in the window. */
async function placeOf(page: Page, id: string) {
  const block = page.locator(`#booking-${id}`)
  // The calendar looks again by itself; a block that is drawn anew meanwhile is looked for once more.
  await expect(() => block.scrollIntoViewIfNeeded({ timeout: 2_000 })).toPass()
  const box = await block.boundingBox()
  const days = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })
  const [first, second] = await Promise.all([days.nth(0).boundingBox(), days.nth(1).boundingBox()])
  if (!box || !first || !second) throw new Error('The block is not shown')
  return (days: number, hours: number) => ({
    x: box.x + box.width / 2 + days * (second.x - first.x),
    // An hour is as high as this block, but for the space between two.
    y: box.y + box.height / 2 + hours * (box.height + 3),
  })
}

/** The words of a block that its own edges, or those of one within it, cut. */
const cutOff = (block: Element) =>
  [block, ...block.querySelectorAll(':not(.sr-only, .booking-block-status)')]
    .filter(
      ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
        clientWidth > 0 && (scrollWidth > clientWidth || scrollHeight > clientHeight),
    )
    .map(({ textContent }) => textContent)

/** How many lines some words of a block take. */
const linesOf = (words: Element) => {
  const range = document.createRange()
  range.selectNodeContents(words)
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
}

test('bookings are moved in the week by mouse and by keyboard, and from a month to its days on a phone', async ({
  page,
  context,
}) => {
  await signIn(page, 'admin@example.com')

  await test.step('bookings are moved by mouse and by keyboard, never without a question, and an empty place leads to the form', async () => {
    // The Monday of the only whole week in it.
    const monday = mondayOf(addDays(leaseDay({ length: 13 }), 6))
    await page.setViewportSize({ width: 1440, height: 1300 })
    const [id = '', other = ''] = await bookForCustomer(page, [
      { date: addDays(monday, 1), time: '11:00', status: 'confirmed' },
      { date: addDays(monday, 2), time: '13:00', type: 'mixing', status: 'confirmed' },
    ])
    await page.goto(`/en/admin/bookings?view=week&day=${monday}`)
    const block = page.locator(`#booking-${id}`)
    const dialog = page.getByRole('dialog')
    await expect(block).toBeVisible()
    await expectAccessible(page, { within: 'main' })
    // Where nothing is earlier it begins when the studio opens; a name and its hour have room.
    await expect(page.getByText('09:00', { exact: true })).toBeVisible()
    await expect(page.getByText('08:00', { exact: true })).toHaveCount(0)
    expect(await block.evaluate(cutOff)).toEqual([])
    const drag = async (days: number, hours: number) => {
      const at = await placeOf(page, id)
      await page.mouse.move(at(0, 0).x, at(0, 0).y)
      await page.mouse.down()
      await page.mouse.move(at(days, hours).x, at(days, hours).y, { steps: 5 })
    }

    // Onto another booking: it says whose time it is, asks nothing and leaves it.
    await drag(1, 2)
    await page.mouse.up()
    await expect(page.getByText(en('admin.notMoved'))).toContainText('13:00–14:00')
    await expect(dialog).toHaveCount(0)
    // Taken up and not put down.
    await drag(2, 1)
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await expect(dialog).toHaveCount(0)

    await drag(2, 1)
    await page.mouse.up()
    await expect(dialog).toContainText('11:00–12:00')
    await expect(dialog).toContainText('12:00–13:00')
    await dialog.getByRole('button', { name: en('admin.leaveIt') }).click()
    await expect(block).toHaveAccessibleName(/^11:00/)
    await drag(2, 1)
    await page.mouse.up()
    await dialog.getByRole('button', { name: en('bookings.saveChanges') }).click()
    await expect(block).toHaveAccessibleName(/^12:00–13:00/)
    await expect(block).toBeFocused()

    // By its lower edge it grows.
    const box = await block.boundingBox()
    if (!box) throw new Error('The block is not shown')
    await page.mouse.move(box.x + box.width / 2, box.y + box.height - 3)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width / 2, box.y + box.height * 2, { steps: 5 })
    await page.mouse.up()
    await expect(dialog).toContainText('12:00–14:00')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)

    // By keyboard: back to Tuesday, an hour earlier and half an hour longer.
    await page.getByRole('button', { name: en('admin.move') }).press('Enter')
    await block.press('Enter')
    await expect(block).toHaveAttribute('aria-pressed', 'true')
    for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowUp', 'ArrowUp', 'Shift+ArrowDown'])
      await block.press(key)
    const bar = page.getByRole('region', { name: en('admin.move') })
    await expect(bar.getByRole('status')).toContainText('11:00–12:30')
    await block.press('Enter')
    await expect(dialog).toContainText('1.5 hours')
    await dialog.getByRole('button', { name: en('bookings.saveChanges') }).press('Enter')
    await expect(block).toHaveAccessibleName(/^11:00–12:30/)
    await expect(block).toBeFocused()
    await block.press('Enter')
    await bar.getByRole('button', { name: en('admin.dayAfter') }).click()
    await bar.getByRole('button', { name: en('admin.later'), exact: true }).click({ clickCount: 3 })
    await expect(bar.getByRole('status')).toContainText(/Taken: .*13:00–14:00/)
    await bar.getByRole('button', { name: en('common.cancel') }).click()
    await expect(bar.getByRole('status')).toHaveText(en('admin.moveChoose'))
    await page.getByRole('button', { name: en('admin.move') }).click()

    // Two hours after the middle of the other booking, where nothing is.
    const beside = await placeOf(page, other)
    const empty = beside(0, 2)
    await page.mouse.click(empty.x, empty.y)
    await expect(page).toHaveURL(/\/en\/admin\/bookings\/new\?/)
    const { searchParams } = new URL(page.url())
    expect(searchParams.get('date')).toBe(addDays(monday, 2))
    expect(searchParams.get('time')).toBe('15:30')
  })

  await test.step('what lies before the opening stands on the grid, as high as it is long, and so does the rest of a night', async () => {
    const day = mondayOf(addDays(leaseDay({ length: 13 }), 6))
    await page.setViewportSize({ width: 1440, height: 900 })
    const [early = '', usual = ''] = await bookForCustomer(page, [
      { date: day, time: '03:00', duration: 120, status: 'confirmed' },
      { date: addDays(day, 1), time: '11:00', duration: 120, status: 'confirmed' },
    ])
    await page.goto(`/en/admin/bookings?view=week&day=${day}`)
    const block = (id: string) => page.getByRole('link').and(page.locator(`#booking-${id}`))
    await expect(block(early)).toHaveAccessibleName(/03:00–05:00/)
    await expect(page.getByText('02:00', { exact: true })).toHaveCount(0)
    const [before, after] = [await block(early).boundingBox(), await block(usual).boundingBox()]
    expect(before?.height).toBe(after?.height)
    // Its first line is in line with its hour.
    const hour = await page.getByText('03:00', { exact: true }).boundingBox()
    expect(Math.abs((before?.y ?? 0) - (hour?.y ?? 0) - 12)).toBeLessThan(6)

    const [night = ''] = await bookForCustomer(page, [
      { date: addDays(day, 2), time: '22:00', duration: 240, status: 'confirmed' },
    ])
    await page.reload()
    const parts = page.getByRole('link').and(page.locator(`#booking-${night}`))
    await expect(parts.first()).toHaveAccessibleName(/^22:00–02:00/)
    await expect(parts.last()).toHaveAccessibleName(/until 02:00/)
    const [evening, rest] = [await parts.first().boundingBox(), await parts.last().boundingBox()]
    expect(rest?.height).toBe(evening?.height)
  })

  await test.step('where seven days have no room a week is a list, in which no name and no hour is cut', async () => {
    const day = mondayOf(addDays(leaseDay({ length: 13 }), 6))
    const session = await newAccount(page, 'en', newEmail('long-phone'))
    const { id: person } = session.user
    await changeAs(page, session, `/rest/v1/profiles?id=eq.${person}`, { phone: '+79161234567' })
    const [id = ''] = await bookForCustomer(page, [{ date: day, time: '10:00', status: 'confirmed' }], person)
    for (const width of [768, 1024]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`/en/admin/bookings?view=week&day=${day}`)
      const block = page.locator(`#booking-${id}`)
      await expect(block).toHaveAccessibleName(/10:00–11:00/)
      // Nor broken: hours and telephone are one line each.
      for (const words of ['10:00–11:00', '+7 916 123 45 67'])
        expect(await block.getByText(words).evaluate(linesOf)).toBe(1)
      expect((await block.boundingBox())?.width).toBeGreaterThan(400)
      expect(await block.evaluate(cutOff)).toEqual([])
    }
  })

  await test.step('a month leads to its days, on a phone, too, and a booking moved there by two admins is saved once', async () => {
    const day = leaseDay({ length: 2 })
    await page.setViewportSize({ width: 390, height: 844 })
    const [id = '', waiting = ''] = await bookForCustomer(page, [
      { date: day, time: '10:00', status: 'confirmed', notes: 'Гурван хүн' },
      { date: day, time: '15:00', status: 'pending' },
    ])
    await page.goto(`/admin/bookings?view=month&day=${day}`)
    const cell = page
      .getByRole('cell')
      .filter({ has: page.getByRole('button', { name: dateInWords('mn', day) }) })
    await expect(cell.first()).toBeVisible()
    await expectAccessible(page, { within: 'main' })
    await expect(cell.first()).toContainText(mn('bookings.pending'))
    // What its strokes and patterns stand for.
    const legend = page.getByRole('listitem').filter({ visible: true })
    for (const key of ['bookings.confirmed', 'bookings.pending', 'admin.closed'] as const)
      await expect(legend.filter({ hasText: mn(key) }).last()).toBeVisible()
    await page.goto(`/admin/bookings?view=day&day=${day}`)
    const block = page.locator(`#booking-${id}`)
    // In the reader's own colours, too, what waits is told from what is confirmed: by its broken outline.
    await page.emulateMedia({ forcedColors: 'active' })
    await expect(block).toHaveCSS('border-top-style', 'solid')
    await expect(page.locator(`#booking-${waiting}`)).toHaveCSS('border-top-style', 'dashed')
    await page.emulateMedia({ forcedColors: 'none' })
    // A day by itself tells what they said, too, and what is to be paid.
    await expect(block).toContainText('Гурван хүн')
    await expect(block).toContainText('$')
    expect((await block.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    expect(await page.getByText('15:00–16:00', { exact: true }).evaluate(linesOf)).toBe(1)
    // What is free of it is offered.
    const offer = page.getByRole('link', { name: /^11:00–15:00/ })
    await expect(offer).toHaveAttribute('href', `/admin/bookings/new?date=${day}&time=11%3A00`)
    await expectAccessible(page, { within: 'main' })
    const top = await block.locator('strong').first().boundingBox()
    await page.getByRole('button', { name: mn('admin.move') }).click()
    // While they are moved their words stay where they are.
    await expect(offer).toHaveCount(0)
    expect(await block.locator('strong').first().boundingBox()).toEqual(top)
    await block.click()
    await expectAccessible(page, { within: 'main' })
    await page.getByRole('button', { name: mn('admin.dayAfter') }).click()
    await page.getByRole('button', { name: mn('admin.moveHere') }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('10:00–11:00')
    await expectAccessible(page, { within: 'dialog' })

    const second = await context.newPage()
    await second.goto(`/en/admin/bookings?view=day&day=${day}`)
    await second.getByRole('button', { name: 'Move bookings' }).click()
    await second.locator(`#booking-${id}`).click()
    await second.keyboard.press('ArrowDown')
    await second.keyboard.press('Enter')
    await second.getByRole('dialog').getByRole('button', { name: 'Save changes' }).click()
    await expect(second.locator(`#booking-${id}`)).toHaveAccessibleName(/^10:30–11:30/)

    await dialog.getByRole('button', { name: mn('bookings.saveChanges') }).click()
    await expect(dialog.getByRole('alert')).toHaveText(mn('errors.booking_changed_meanwhile'))
    await dialog.getByRole('button', { name: mn('admin.leaveIt') }).click()
    await expect(block).toHaveAccessibleName(/^10:30–11:30/)
  })
})

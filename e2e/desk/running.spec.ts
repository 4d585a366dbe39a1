import { bookForCustomer } from '../support/bookings.ts'
import { leaseDay } from '../support/days.ts'
import { signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

const mn = textsOf('mn')

/** Whether the line of now lies over a card, and under its words where it comes to these. */
const crosses = (card: Element) => {
  const line = document.querySelector<HTMLElement>('.time-now')
  const name = card.querySelector('strong')?.getBoundingClientRect()
  if (!line || !name) return undefined
  line.style.pointerEvents = 'auto'
  const at = (x: number, y: number) => document.elementFromPoint(x, y) === line
  const box = line.getBoundingClientRect()
  const over = at(card.getBoundingClientRect().right - 6, box.top + 1)
  const middle = name.top + name.height / 2
  line.style.marginBlockStart = `${middle - box.top - 1}px`
  const words = at(name.left + 2, middle)
  line.style.pointerEvents = line.style.marginBlockStart = ''
  return { over, words }
}

test('a session that runs is told by the same word in the same colour wherever the desk meets it', async ({
  page,
}) => {
  await signIn(page, 'admin@example.com')
  await page.setViewportSize({ width: 1440, height: 900 })
  const [id] = await bookForCustomer(page, [{ date: leaseDay(), time: '10:00', status: 'confirmed' }])
  // A session of a far day, as if it had begun half an hour ago.
  const begun = new Date(Date.now() - 30 * 60_000).toISOString()
  await page.route(/\/rest\/v1\/bookings\?/, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const url = new URL(route.request().url())
    for (const name of ['booking_date', 'status']) url.searchParams.delete(name)
    url.searchParams.set('id', `eq.${id}`)
    const answer = await route.fetch({ url: url.href })
    const rows: object[] = await answer.json()
    await route.fulfill({
      response: answer,
      json: Array.isArray(rows)
        ? rows.map((row) => ({ ...row, booking_date: begun }))
        : { ...(rows as object), booking_date: begun },
    })
  })
  const main = page.getByRole('main')
  const word = mn('bookings.runs')
  // The present's: daylight.
  await page.goto('/admin')
  const blue = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = 'var(--daylight)'
    const shown = getComputedStyle(probe).color
    probe.remove()
    return shown
  })

  for (const address of ['/admin', '/admin/day', `/bookings/${id}`]) {
    await page.goto(address)
    await expect(main.locator('.badge', { hasText: word }).first()).toHaveCSS('background-color', blue)
    await expect(main.locator('.badge', { hasText: mn('bookings.confirmed') })).toHaveCount(0)
  }
  // It can be made longer; whether its customer came is asked when it is over.
  await expect(main.getByRole('group', { name: mn('bookings.changeLength') })).toBeVisible()
  await expect(main.getByRole('heading', { name: mn('money.attendance') })).toHaveCount(0)
  for (const view of ['week', 'day']) {
    await page.goto(`/admin/bookings?view=${view}`)
    const block = page.locator(`#booking-${id}`).first()
    await expect(block).toHaveAccessibleName(new RegExp(word))
    await expect(block).toHaveCSS('border-inline-start-color', blue)
    await block.scrollIntoViewIfNeeded()
    expect(await block.evaluate(crosses)).toEqual({ over: true, words: false })
  }
  await page.route('**/rest/v1/rpc/list_bookings', async (route) => {
    const answer = await route.fetch()
    const [row]: { booking: object }[] = await answer.json()
    const booking = { ...row?.booking, status: 'confirmed', booking_date: begun }
    await route.fulfill({ response: answer, json: [{ ...row, booking }] })
  })
  await page.goto('/admin/bookings')
  const status = page.getByRole('table').getByRole('combobox').first()
  await expect(status.locator('option:checked')).toHaveText(word)
  await expect(status).toHaveCSS('background-color', blue)
})

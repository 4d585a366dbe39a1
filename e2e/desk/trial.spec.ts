import type { Page } from '@playwright/test'
import { addDays } from '../../src/domain/calendar/days.ts'
import { toStudioMoment } from '../../src/domain/calendar/studio-time.ts'
import { counting } from '../support/counting.ts'
import { signIn } from '../support/people.ts'
import { busyPort } from '../support/ports.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

// The tasks of a manager's day on the data of a busy studio, and how many presses each takes.
test.use({
  baseURL: async ({ baseURL }, use) => {
    const address = new URL(baseURL ?? '')
    address.port = String(busyPort(Number(address.port)))
    await use(address.origin)
  },
})

const t = textsOf('en')
const today = toStudioMoment(new Date()).date

async function openOverview(page: Page) {
  await page.goto('/en/admin')
  await expect(page.getByRole('heading', { name: t('admin.today'), level: 3 })).toBeVisible()
}

test('the tasks of a busy day take few presses', { tag: '@in-full' }, async ({ page }) => {
  const { press, pressed, task } = counting()
  await signIn(page, 'admin@example.com')
  await openOverview(page)
  const runs = page.getByRole('article').filter({ hasText: 'Two microphones' }).first()

  await task('the session that runs is made half an hour longer', 2, async () => {
    await press(runs.getByRole('button', { name: '+30 minutes' }))
    await press(page.getByRole('button', { name: t('bookings.makeLonger') }))
    await expect(runs.getByRole('status').first()).toContainText('$125')
  })

  // All that is open is filled in; how it was paid is asked.
  await task('what a session costs is paid', 3, async () => {
    await press(runs.getByRole('link', { name: t('money.addPayment') }))
    const money = page.getByRole('region', { name: t('money.title') })
    await expect(money.getByLabel(t('money.amount'))).toHaveValue('125')
    await press(money.getByLabel(t('money.cash')))
    await press(money.getByRole('button', { name: t('money.save') }))
    await expect(money.getByText(t('money.added'))).toBeVisible()
  })

  await openOverview(page)
  await task('last month goes to the accountant', 2, async () => {
    const file = page.waitForEvent('download')
    await press(page.getByRole('button', { name: t('money.monthTitle') }))
    await press(page.getByRole('button', { name: t('money.lastMonthFile') }))
    const lastMonth = addDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7)
    expect((await file).suggestedFilename()).toBe(`gegee-bookings-${lastMonth}.csv`)
  })

  await task('the day is printed', 2, async () => {
    await press(page.getByRole('link', { name: t('money.daySheet') }).first())
    await expect(page.getByRole('row').filter({ hasText: 'Two microphones' })).toBeVisible()
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '')
    })
    await press(page.getByRole('button', { name: t('money.print') }))
    await expect(page.locator('[data-printed]')).toBeVisible()
  })

  await openOverview(page)
  await task('a phone call books for somebody new', 6, async () => {
    const tomorrow = page.getByRole('region', { name: t('admin.tomorrow'), exact: true })
    await press(tomorrow.getByRole('link', { name: t('admin.bookGap') }).last())
    await page.getByLabel(t('bookings.findCustomer')).fill('95112233')
    await press(page.getByRole('button', { name: t('people.new') }))
    await page.getByLabel(t('people.name')).fill('Example Caller')
    await press(page.getByRole('button', { name: t('people.add') }))
    await expect(page.getByRole('region', { name: t('bookings.customer') })).toContainText('Example Caller')
    await press(page.getByRole('button', { name: t('bookings.book'), exact: true }))
    await expect(page).toHaveURL(/\/bookings\/[0-9a-f-]{36}/)
    await expect(page.getByRole('main')).toContainText('9511 2233')
  })

  // As many as a phone's screens hold; a wide window has two more, and so all of them.
  await page.setViewportSize({ width: 1280, height: 800 })
  await openOverview(page)
  await task('five requests are answered, one of them with another time', 8, async () => {
    const requests = page.getByRole('region', { name: t('admin.requestsTitle') })
    const cards = requests.getByRole('article')
    const dialog = page.getByRole('dialog')
    // The next one comes up where one is answered.
    await expect(cards).toHaveCount(5)
    await expect(requests.getByRole('link', { name: t('admin.allRequests') })).toHaveAttribute(
      'href',
      '/en/admin/bookings?status=pending&days=all&sort=created&order=asc',
    )
    for (let answered = 1; answered <= 4; answered += 1) {
      const asked = await cards.first().getByRole('heading').getAttribute('data-booking')
      await press(cards.first().getByRole('button', { name: t('admin.confirm') }))
      await expect(cards.locator(`[data-booking="${asked}"]`)).toHaveCount(0)
    }
    await press(cards.first().getByRole('button', { name: t('bookings.offerTime') }))
    await press(dialog.getByRole('radio').first())
    await press(dialog.getByRole('button', { name: /^Offer / }))
    await expect(dialog).toBeHidden()
    await expect(cards.first()).toContainText('Offered')
  })

  await task('a session is moved by eye', 2, async () => {
    const day = addDays(today, 6)
    await page.setViewportSize({ width: 1440, height: 1300 })
    await page.goto(`/en/admin/bookings?view=week&day=${day}`)
    const block = page.locator('[data-booking]').filter({ hasText: '12:00–14:00' }).first()
    await expect(block).toBeVisible()
    const box = await block.boundingBox()
    if (!box) throw new Error('The session is not shown')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x, y + box.height, { steps: 5 })
    await page.mouse.up()
    pressed()
    await press(page.getByRole('dialog').getByRole('button', { name: t('bookings.saveChanges') }))
    await expect(page.getByText(/^Saved: /)).toBeVisible()
  })
})

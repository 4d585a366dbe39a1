import type { Page } from '@playwright/test'
import { asBeginning } from '../../src/i18n/joins.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { localizedPath } from '../../src/i18n/url.ts'
import { expectAccessible } from '../support/axe.ts'
import { book, bookForCustomer, cancelBooking, changeAsAdmin, dateInWords } from '../support/bookings.ts'
import { leaseDay, studioDate } from '../support/days.ts'
import { journeyCases } from '../support/journeys.ts'
import { newEmail, register, signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

const phone = { width: 390, height: 844 }
const laptop = { width: 1440, height: 900 }

/** How many pixels of the page’s width are empty beside its parts, at most. */
const emptyBeside = (page: Page): Promise<number> =>
  page.getByRole('article').evaluate((article) => {
    const whole = article.getBoundingClientRect()
    const parts = [...article.querySelectorAll('.panel')].map((part) => part.getBoundingClientRect())
    const empty = parts.map(({ top, bottom }) => {
      const middle = (top + bottom) / 2
      const beside = parts.filter((part) => part.top <= middle && middle <= part.bottom)
      return whole.right - Math.max(...beside.map(({ right }) => right))
    })
    return Math.max(...empty)
  })

for (const locale of journeyCases<Locale>(['mn'], ['ru'])) {
  test(`a booking’s page is called by its day and hours, which on a phone are as large as in the list (${locale})`, async ({
    page,
  }) => {
    const t = textsOf(locale)
    const date = leaseDay()
    const hours = page.getByText(t('bookings.fromTo', { from: '10:00', to: '11:00' }), { exact: true })
    const size = () => hours.first().evaluate((words) => Number.parseFloat(getComputedStyle(words).fontSize))
    await page.setViewportSize(phone)
    await register(page, locale, newEmail(`one-${locale}`))
    await book(page, locale, { date, time: '10:00' })
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toContainText(t('bookings.detailTitle'))
    await expect(title).toContainText(asBeginning(locale, dateInWords(locale, date)))
    await expect(title).toContainText('10:00–11:00')
    await expect(title).toContainText(t('bookings.recording'))
    await expectAccessible(page, { within: 'main' })
    const here = await size()
    await page.goto(localizedPath(locale, '/dashboard'))
    await expect(hours.first()).toBeVisible()
    expect(here).toBeGreaterThanOrEqual(await size())
  })
}

test('a booking that is not there has the word for one as its title', async ({ page }) => {
  const t = textsOf('en')
  await register(page, 'en', newEmail('none'))
  await page.goto('/en/bookings/00000000-0000-4000-8000-000000000000')
  await expect(page.getByRole('main').getByText(t('errors.booking_not_found'))).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('bookings.detailTitle'))
})

test('on a laptop no side of a booking’s page is empty, however it stands and whoever looks', async ({
  page,
  newVisitor,
}) => {
  const t = textsOf('mn')
  const main = page.getByRole('main')
  const history = (of: Page) => of.getByRole('region', { name: t('bookings.history') }).getByRole('listitem')
  await page.setViewportSize(laptop)
  await register(page, 'mn', newEmail('full'))
  await book(page, 'mn', { date: leaseDay(), time: '10:00' })
  const id = page.url().split('/').at(-1) ?? ''
  const admin = await newVisitor()
  await admin.setViewportSize(laptop)
  await signIn(admin, 'admin@example.com')
  const look = async (status: string) => {
    await expect(main.getByText(status, { exact: true }).first()).toBeVisible()
    await expect(history(page).first()).toBeVisible()
    expect(await emptyBeside(page), status).toBeLessThanOrEqual(1)
    await admin.goto(`/bookings/${id}`)
    await expect(history(admin).first()).toBeVisible()
    await expect(admin.getByRole('region', { name: t('money.title') })).toBeVisible()
    await expect.poll(() => emptyBeside(admin), `${status}, at the desk`).toBeLessThanOrEqual(1)
  }
  await look(t('bookings.pending'))
  await changeAsAdmin(page, id, { status: 'confirmed' })
  await page.reload()
  await look(t('bookings.confirmed'))
  await changeAsAdmin(page, id, { status: 'pending' })
  await page.reload()
  await cancelBooking(page, 'mn')
  await look(t('bookings.cancelled'))
})

test('at the desk a booking’s head says whose it is, and a request is answered before all else', async ({
  page,
}) => {
  const t = textsOf('mn')
  const [id] = await bookForCustomer(page, [{ date: leaseDay(), time: '10:00' }])
  await page.setViewportSize(laptop)
  await signIn(page, 'admin@example.com')
  await page.goto(`/bookings/${id}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toContainText(t('bookings.recording'))
  const who = main.getByRole('link', { name: 'Жишээ захиалагч' })
  await expect(who).toHaveAttribute('href', /^\/admin\/users\//)
  await expect(main.getByRole('link', { name: 'customer@example.com' })).toBeVisible()
  const answers = main.getByRole('region', { name: t('money.answerRequest') })
  await expect(answers.getByRole('button', { name: t('bookings.confirmRequest') })).toBeVisible()
  await expect(answers.getByRole('link', { name: t('bookings.edit') })).toBeVisible()
  // Neither the words for a customer’s plans nor those for an agreed booking.
  await expect(main.getByText(t('bookings.changeTitle'))).toHaveCount(0)
  await expect(main.getByRole('button', { name: t('bookings.cancelBooking') })).toHaveCount(0)
  // In the head, beside how it stands, which is on the edge of what follows.
  const box = (part: ReturnType<Page['locator']>) =>
    part.evaluate((one) => one.getBoundingClientRect().toJSON())
  const [theirs, stands, first] = await Promise.all([
    box(answers),
    box(main.getByText(t('bookings.pending'), { exact: true })),
    box(main.getByRole('article').locator('.panel').first()),
  ])
  expect(theirs.left).toBeGreaterThan(stands.right)
  expect(theirs.top).toBeLessThan(stands.bottom)
  expect(stands.left).toBeCloseTo(first.left, -2)
  expect(theirs.bottom).toBeLessThan(first.top)
  await expectAccessible(page, { within: 'main' })

  await answers.getByRole('button', { name: t('bookings.decline') }).click()
  const dialog = page.getByRole('dialog', { name: t('bookings.declineTitle') })
  await dialog.getByRole('button', { name: t('bookings.decline'), exact: true }).click()
  await expect(page.locator(':focus')).toHaveText(t('money.declinedNotice'))
  await expect(main.getByText(t('bookings.cancelled'), { exact: true })).toBeVisible()
})

test('one that is over says so, and still has its day’s light, in the list and on its page', async ({
  page,
  newVisitor,
}) => {
  const t = textsOf('en')
  const [id] = await bookForCustomer(page, [
    { date: leaseDay({ from: studioDate(-6) }), time: '12:00', duration: 60, status: 'confirmed' },
  ])
  await page.setViewportSize(laptop)
  await signIn(page, 'customer@example.com')
  await page.goto('/en/dashboard?filter=past')
  const card = page.getByRole('article').filter({ has: page.locator(`a[href$="${id}"]`) })
  await expect(card.getByText(t('money.over'), { exact: true })).toBeVisible()
  await expect(card.getByText(t('bookings.confirmed'), { exact: true })).toHaveCount(0)
  await expect(card.locator('.light-over')).toContainText('12:00')
  await expect(card.getByRole('link', { name: t('bookings.bookAgain') })).toBeVisible()
  await page.goto(`/en/bookings/${id}`)
  const main = page.getByRole('main')
  await expect(main.getByText(t('money.over'), { exact: true })).toBeVisible()
  await expect(page.getByRole('article').locator('.light-over')).toContainText('12:00')
  await expect.poll(() => emptyBeside(page)).toBeLessThanOrEqual(1)

  const admin = await newVisitor()
  await signIn(admin, 'admin@example.com')
  await admin.goto(`/en/bookings/${id}`)
  await expect(admin.getByRole('region', { name: t('money.attendance') })).toBeVisible()
  await admin.getByRole('main').getByRole('link', { name: 'Жишээ захиалагч' }).click()
  const line = admin.getByRole('listitem').filter({ has: admin.locator(`a[href$="${id}"]`) })
  await expect(line).toContainText(t('money.over'))
  await expect(line).not.toContainText(t('bookings.confirmed'))
})

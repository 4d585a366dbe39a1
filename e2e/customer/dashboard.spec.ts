import { localizedPath } from '../../src/i18n/url.ts'
import { expectAccessible } from '../support/axe.ts'
import { book, bookAs, cancelBooking, somebodyBooks } from '../support/bookings.ts'
import { leaseDay, studioDate } from '../support/days.ts'
import { newEmail, ownSession, register, signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

test.use({ expectedErrors: /Failed to load resource/ })

test('a status that cannot be stored falls back; a booking cancelled meanwhile is not confirmed unseen, nor revived onto a taken time', async ({
  page,
  newVisitor,
}) => {
  const locale = 'en'
  const t = textsOf(locale)
  // The list of all begins with the latest, and shows twenty: beyond the days that other tests lease.
  const date = leaseDay({ from: studioDate(400) })
  const email = newEmail('first-come')
  await register(page, locale, email)
  await book(page, locale, { date, time: '15:00' })
  const path = new URL(page.url()).pathname

  const admin = await newVisitor()
  // Back on the network the list would be asked for anew, and no change would be unseen.
  await admin.addInitScript(() => addEventListener('online', (event) => event.stopImmediatePropagation()))
  await signIn(admin, 'admin@example.com')
  await admin.goto(localizedPath(locale, '/dashboard?filter=all'))
  const card = admin.getByRole('article').filter({ has: admin.locator(`a[href$="${path}"]`) })
  await expect(card.getByRole('link', { name: email })).toBeVisible()
  await expect(card.getByText(t('bookings.noName'))).toBeVisible()

  const status = card.getByRole('combobox')
  await test.step('without a connection', async () => {
    await admin.context().setOffline(true)
    await status.selectOption('confirmed')
    await expect(card.getByRole('alert')).toContainText(t('errors.offline'))
    await expect(status).toHaveValue('pending')
    await admin.context().setOffline(false)
  })

  await cancelBooking(page, locale)
  await somebodyBooks(page, { date, time: '15:30' })
  await status.selectOption({ label: t('bookings.confirmed') })
  await expect(card.getByRole('alert')).toContainText(t('errors.booking_changed_meanwhile'))
  await expect(status).toHaveValue('cancelled')
  await status.selectOption({ label: t('bookings.confirmed') })
  const dialog = admin.getByRole('dialog', { name: t('bookings.restoreTitle') })
  await expect(dialog).toContainText('15:30')
  await dialog.getByRole('button', { name: t('common.cancel') }).click()
  await expect(status).toHaveValue('cancelled')
  await expect(card.getByText(t('bookings.cancelled'), { exact: true }).first()).toBeVisible()
})

test('a list that does not load says so and loads on "Try again"; another filter shows that it loads, not the old list', {
  tag: '@in-full',
}, async ({ page, context }) => {
  const locale = 'zh'
  const t = textsOf(locale)
  const cards = page.getByRole('article')
  const alert = page.getByRole('alert')
  const bookings = '**/rest/v1/bookings*'
  const filter = (name: 'upcoming' | 'past') =>
    page.getByRole('button', { name: t(`bookings.${name}`) }).click()
  const tryAgain = () => page.getByRole('button', { name: t('common.tryAgain') }).click()
  await signIn(page, 'customer@example.com')
  // With the connection the list would come back by itself, unless it was looked at just before.
  await page.addInitScript(() => addEventListener('online', (event) => event.stopImmediatePropagation()))
  await page.route(bookings, (route) => route.fulfill({ status: 500, body: '{"message":"x"}' }))
  await page.goto(localizedPath(locale, '/dashboard'))
  await expect(alert).toContainText(t('bookings.loadFailed'))
  await page.unroute(bookings)
  await tryAgain()
  await expect(cards.first()).toBeVisible()

  await test.step('while the answer is on its way', async () => {
    const { promise: held, resolve: answer } = Promise.withResolvers<void>()
    await page.route(bookings, async (route) => {
      await held
      await route.fallback()
    })
    await filter('past')
    await expect(page.getByRole('status').filter({ hasText: t('common.loading') })).toBeAttached()
    await expect(cards).toHaveCount(0)
    answer()
    await expect(cards.first()).toBeVisible()
    await expect(page).toHaveURL(/\?filter=past$/)
    await page.unroute(bookings)
  })

  await test.step('without a connection', async () => {
    await context.setOffline(true)
    await filter('upcoming')
    await expect(alert).toContainText(t('bookings.loadFailed'))
    await expect(alert).toContainText(t('errors.offline'))
    await context.setOffline(false)
    await tryAgain()
    await expect(cards.first()).toBeVisible()
  })
})

test('on a phone the next booking folds what one needs to come, and the second begins on the first screen; where there is room all of it stands open', async ({
  page,
}) => {
  const locale = 'mn'
  const t = textsOf(locale)
  await register(page, locale, newEmail('folded'))
  const session = await ownSession(page)
  const date = leaseDay()
  await bookAs(page, session, { date, time: '10:00' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(localizedPath(locale, '/dashboard'))

  const cards = page.getByRole('article')
  const next = cards.first()
  const laterOnes = page.getByRole('region', { name: t('bookings.laterBookings') })
  const bring = page.getByText(t('mail.bring_text'))
  const sky = page.getByRole('figure', { name: t('times.light') })
  const names = [t('bookings.visitTitle'), t('mail.bring_title'), t('bookings.addToCalendar')]
  const folded = (name: string) => next.getByRole('button', { name, exact: true })

  await test.step('one booking alone has nothing after it', async () => {
    await expect(folded(names[1] ?? '')).toBeVisible()
    await expect(laterOnes).toHaveCount(0)
  })

  await test.step('folded', async () => {
    await bookAs(page, session, { date, time: '12:00' })
    await page.reload()
    await expect(laterOnes.getByRole('article')).toHaveCount(1)
    await expect(laterOnes.getByRole('heading', { level: 2 })).toHaveText(t('bookings.laterBookings'))
    expect((await cards.nth(1).boundingBox())?.y).toBeLessThanOrEqual(800)
    for (const name of names) {
      await expect(folded(name)).toHaveAttribute('aria-expanded', 'false')
      expect((await folded(name).boundingBox())?.height, name).toBeGreaterThanOrEqual(48)
    }
    for (const hidden of [bring, sky, page.getByText(t('contact.mapText'))]) await expect(hidden).toBeHidden()
    await expect(next.getByRole('link', { name: t('contact.directions') })).toBeVisible()
    await expect(next.locator('a[href^="tel:"]')).toBeVisible()
  })

  await test.step('a service is named before its status', async () => {
    for (const card of await cards.all()) {
      await expect(card).toContainText(t('bookings.recording') + t('bookings.pending'))
    }
  })

  await test.step('one at a time', async () => {
    for (const [name, held] of [
      [names[0] ?? '', sky],
      [names[1] ?? '', bring],
      [names[2] ?? '', next.getByRole('link', { name: t('bookings.googleCalendar') })],
    ] as const) {
      await folded(name).click()
      await expect(held).toBeVisible()
      await expect(next.locator('[aria-expanded="true"]')).toHaveText(name)
      await expectAccessible(page, { within: 'main', looks: ['light phone', 'dark phone'] })
    }
    await folded(names[2] ?? '').click()
    await expect(next.locator('[aria-expanded="true"]')).toHaveCount(0)
  })

  await test.step('open where there is room', async () => {
    await page.setViewportSize({ width: 768, height: 900 })
    for (const name of names) await expect(folded(name)).toHaveCount(0)
    for (const held of [bring, sky, page.getByText(t('contact.mapText'))]) await expect(held).toBeVisible()
    await expect(next.getByRole('link', { name: t('contact.directions') })).toBeVisible()
  })

  await test.step('nothing is called later among what is past', async () => {
    await page.getByRole('button', { name: t('bookings.past') }).click()
    await expect(page.getByText(t('bookings.empty'))).toBeVisible()
    await expect(laterOnes).toHaveCount(0)
  })
})

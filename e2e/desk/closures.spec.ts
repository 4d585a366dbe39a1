import type { Page } from '@playwright/test'
import { addDays } from '../../src/domain/calendar/days.ts'
import { noonOf } from '../../src/domain/calendar/studio-time.ts'
import { formatDay } from '../../src/i18n/format.ts'
import { formatDays, formatNearDate } from '../../src/i18n/format-days.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { localizedPath } from '../../src/i18n/url.ts'
import { expectAccessible } from '../support/axe.ts'
import { book, bookForCustomer, dateInWords } from '../support/bookings.ts'
import { bookButton, dayButton, startTime } from '../support/calendar.ts'
import { leaseDay, studioDate } from '../support/days.ts'
import { newEmail, register, signIn } from '../support/people.ts'
import { expect, refusedRequest, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { typeTime } from '../support/typed-time.ts'

test.use({ expectedErrors: refusedRequest })

const dayInWords = (locale: Locale, date: string) => formatDay(locale, noonOf(date))
const daysInWords = (locale: Locale, first: string, last: string) =>
  formatDays(locale, noonOf(first), noonOf(last))

/** The form and the list of `/admin/closures`. */
function closures(page: Page, locale: Locale) {
  const t = textsOf(locale)
  const form = page.getByRole('form')
  return {
    form,
    async open() {
      await page.goto(localizedPath(locale, '/admin/closures'))
      await expect(form).toBeVisible()
    },
    /** The dates as they are typed, which unfold below the month. */
    async fill(first: string, last: string) {
      const unfold = form.getByRole('button', { name: t('admin.typeDays') })
      if ((await unfold.getAttribute('aria-expanded')) === 'false') await unfold.click()
      await form.getByLabel(t('admin.firstDay')).fill(first)
      await form.getByLabel(t('admin.lastDay')).fill(last)
    },
    /** The days that are chosen, in words. */
    chosen: form.getByRole('status').filter({ hasText: t('admin.firstDay') }),
    send: (key: 'admin.closeStudio' | 'bookings.saveChanges') =>
      form.getByRole('button', { name: t(key), exact: true }).click(),
    day: (date: string) => form.getByRole('button', { name: dateInWords(locale, date) }),
    card: (words: string) =>
      page.getByRole('article').filter({ has: page.getByRole('heading', { name: words, exact: true }) }),
  }
}

test('the studio closes once its bookings are dealt with, visitors learn when and not why', async ({
  page: customer,
  newVisitor,
}) => {
  const [locale, customersLocale] = ['mn', 'en'] as const
  const [t, tCustomer] = [textsOf(locale), textsOf(customersLocale)]
  const first = leaseDay({ length: 2 })
  const last = addDays(first, 1)
  const days = daysInWords(locale, first, last)
  const email = newEmail('closed')
  await register(customer, customersLocale, email)
  await book(customer, customersLocale, { date: first, time: '10:00' })

  const page = await newVisitor()
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'admin@example.com')
  const screen = closures(page, locale)
  await screen.open()
  await screen.fill(first, last)
  // The browser writes dates in its own language: the page's words lie over them until somebody types.
  const inWords = formatNearDate(locale, noonOf(last), new Date())
  await expect(screen.chosen).toContainText(inWords)
  const words = screen.form.locator('[aria-live]').getByText(inWords, { exact: true })
  await expect(words).toBeVisible()
  await screen.form.getByLabel(t('admin.lastDay')).press('Backspace')
  await expect(words).toBeHidden()
  await screen.fill(first, last)
  await screen.form.getByLabel(t('admin.closureKind')).selectOption('private_shoot')
  await screen.form.getByLabel(t('admin.closureNote')).fill('Secret client')
  await screen.send('admin.closeStudio')

  // Nothing is saved over a booking: it is named, can be looked at, and is cancelled on the spot.
  await expect(page.getByRole('alert')).toHaveText(t('errors.closure_over_bookings'))
  const inTheWay = page.getByRole('region', { name: t('admin.inTheWay', { count: 1 }) })
  await expect(inTheWay).toContainText(email)
  await expect(inTheWay).toContainText(t('bookings.pending'))
  await expectAccessible(page, { within: 'main' })
  await inTheWay.getByRole('link', { name: t('bookings.viewDetails') }).click()
  await expect(page).toHaveURL(/\/bookings\/[0-9a-f-]{36}$/)
  await page.goBack()
  await expect(screen.form.getByLabel(t('admin.closureNote'))).toHaveValue('Secret client')
  await screen.send('admin.closeStudio')
  await inTheWay.getByRole('button', { name: t('bookings.cancelBooking') }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(email)
  await dialog.getByRole('button', { name: t('bookings.cancelBooking') }).click()
  await expect(page.getByText(t('admin.wayFree'))).toBeVisible()
  await screen.send('admin.closeStudio')
  await expect(page.getByText(t('admin.closureSaved'))).toBeVisible()
  await expect(screen.card(days)).toContainText('Secret client')
  await expect(screen.card(days)).toContainText(t('admin.closurePrivateShoot'))

  await customer.goto(localizedPath(customersLocale, `/bookings/new?date=${first}`))
  const day = await dayButton(customer, customersLocale, first)
  await expect(day).toHaveAccessibleName(new RegExp(tCustomer('times.closed')))
  await expect(customer.getByText(tCustomer('times.dayClosed'))).toBeVisible()
  await expect(startTime(customer, customersLocale, first, '10:00')).toBeDisabled()
  await typeTime(customer, customersLocale, { time: '10:00' })
  await expect(customer.getByText(tCustomer('times.chosenClosed'))).not.toHaveCount(0)
  await bookButton(customer, customersLocale).click()
  await expect(customer.getByRole('alert')).toHaveText(tCustomer('errors.booking_closed'))
  await expect(customer.getByText('Secret client')).toHaveCount(0)

  // The morning is enough after all: by keyboard.
  const edit = screen.card(days).getByRole('button', { name: t('admin.editClosure') })
  await edit.focus()
  await page.keyboard.press('Enter')
  await expect(screen.day(first)).toHaveAccessibleName(new RegExp(t('times.closed')))
  await expect(screen.day(first)).toHaveAttribute('aria-pressed', 'true')
  await screen.form.getByLabel(t('admin.wholeDays')).focus()
  await page.keyboard.press('Space')
  await screen.form.getByLabel(t('admin.from')).fill('09:00')
  await screen.fill(first, first)
  await screen.form.getByLabel(t('admin.to'), { exact: true }).fill('12:00')
  await expectAccessible(page, { within: 'main' })
  await screen.send('bookings.saveChanges')
  const morning = `${dayInWords(locale, first)}, ${t('bookings.fromTo', { from: '09:00', to: '12:00' })}`
  await expect(screen.card(morning)).toBeVisible()
  await customer.reload()
  await expect(startTime(customer, customersLocale, first, '11:00')).toBeDisabled()
  await startTime(customer, customersLocale, first, '12:00').check()

  const remove = screen.card(morning).getByRole('button', { name: t('admin.remove') })
  await remove.focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText(morning)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(remove).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: t('common.cancel') })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText(t('admin.closureRemoved'))).toBeVisible()
  await expect(screen.card(morning)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: t('admin.closuresAhead') })).toBeFocused()

  // Days are chosen in the month: the first by one press, the last by another, by mouse and by keyboard.
  const nearDate = (date: string) => formatNearDate(locale, noonOf(date), new Date())
  const [from, to] = [studioDate(3), studioDate(5)]
  await page.reload()
  // Dates to type stand folded beside it.
  await expect(screen.form.getByLabel(t('admin.firstDay'))).toHaveCount(0)
  await screen.day(from).click()
  await expect(screen.chosen).toHaveText(
    [t('admin.firstDay'), nearDate(from), t('admin.lastDay'), nearDate(from)].join(''),
    { ignoreCase: true },
  )
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(screen.chosen).toHaveText(
    [t('admin.firstDay'), nearDate(from), t('admin.lastDay'), nearDate(to)].join(''),
    { ignoreCase: true },
  )
  await expect(screen.day(to)).toHaveAttribute('aria-pressed', 'true')
})

test('what cannot be closed says why; of two admins the second is told and saves over it knowingly', {
  tag: '@in-full',
}, async ({ page, context }) => {
  const date = leaseDay({ length: 2 })
  const next = addDays(date, 1)
  await signIn(page, 'admin@example.com')
  const screen = closures(page, 'en')
  await screen.open()
  await screen.fill(next, date)
  await screen.send('admin.closeStudio')
  await expect(page.getByRole('alert')).toHaveText('The end must be later than the start.')
  await screen.form.getByLabel('Last day').fill('')
  await screen.send('admin.closeStudio')
  await expect(page.getByRole('alert')).toHaveText(textsOf('en')('errors.closure_dates_missing'))
  await screen.fill(date, date)
  await screen.form.getByLabel('Repeats', { exact: true }).selectOption('weekly')
  await screen.send('admin.closeStudio')
  const until = screen.form.getByLabel('Repeats until')
  await expect(until).toBeFocused()
  await expect(until).toHaveAccessibleDescription(textsOf('en')('errors.closure_until_missing'))
  await screen.form.getByLabel('Repeats', { exact: true }).selectOption('never')
  await screen.fill(date, date)
  await screen.send('admin.closeStudio')
  await expect(screen.card(dayInWords('en', date))).toBeVisible()
  await screen.fill(date, next)
  await screen.send('admin.closeStudio')
  await expect(page.getByRole('alert')).toContainText(textsOf('en')('errors.closure_overlaps'))

  const other = await context.newPage()
  const theirs = closures(other, 'en')
  await theirs.open()
  await theirs.card(dayInWords('en', date)).getByRole('button', { name: 'Edit' }).click()
  await screen.card(dayInWords('en', date)).getByRole('button', { name: 'Edit' }).click()
  await theirs.form.getByLabel('Note').fill('Theirs')
  await theirs.send('bookings.saveChanges')
  await expect(other.getByText('Saved. The studio is closed for this period.')).toBeVisible()
  await screen.form.getByLabel('Note').fill('Mine')
  await screen.send('bookings.saveChanges')
  await expect(page.getByRole('alert')).toHaveText(
    'Another admin has changed or removed this closure. Check it, then try again.',
  )
  await expect(screen.card(dayInWords('en', date))).toContainText('Theirs')
  await expect(screen.form.getByLabel('Note')).toHaveValue('Mine')
  await screen.send('bookings.saveChanges')
  await expect(screen.card(dayInWords('en', date))).toContainText('Mine')

  // So is who comes back to what was typed, though the list has loaded what the other one saved.
  await screen.card(dayInWords('en', date)).getByRole('button', { name: 'Edit' }).click()
  await screen.form.getByLabel('Note').fill('Mine, typed before')
  await theirs.open()
  await theirs.card(dayInWords('en', date)).getByRole('button', { name: 'Edit' }).click()
  await theirs.form.getByLabel('Note').fill('Theirs, later')
  await theirs.send('bookings.saveChanges')
  await expect(theirs.card(dayInWords('en', date))).toContainText('Theirs, later')
  await page.reload()
  await expect(screen.card(dayInWords('en', date))).toContainText('Theirs, later')
  await expect(screen.form.getByLabel('Note')).toHaveValue('Mine, typed before')
  await screen.card(dayInWords('en', date)).getByRole('button', { name: 'Edit' }).click()
  await screen.send('bookings.saveChanges')
  await expect(page.getByRole('alert')).toHaveText(
    'Another admin has changed or removed this closure. Check it, then try again.',
  )
  await screen.send('bookings.saveChanges')
  await expect(screen.card(dayInWords('en', date))).toContainText('Mine, typed before')

  // Another one that is removed takes nothing of what is typed along.
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/rpc/save_closures', async (route) => {
    await held
    await route.continue()
  })
  await screen.fill(next, next)
  await screen.send('admin.closeStudio')
  const another = screen.card(dayInWords('en', next))
  await screen.card(dayInWords('en', date)).getByRole('button', { name: 'Edit' }).click()
  await screen.form.getByLabel('Note').fill('Still typed')
  // Nor does the answer to what was sent before.
  answer()
  await expect(another).toBeVisible()
  await expect(page.getByText('Saved. The studio is closed for this period.')).toBeVisible()
  await expect(screen.form.getByLabel('Note')).toHaveValue('Still typed')
  await another.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Removed. The time can be booked again.')).toBeVisible()
  await expect(another).toHaveCount(0)
  await expect(screen.form.getByLabel('Note')).toHaveValue('Still typed')
  await page.reload()
  await expect(screen.form.getByLabel('Note')).toHaveValue('Still typed')
  await screen.form.getByRole('button', { name: 'Cancel' }).click()

  // One that is gone is not made anew behind the back of who changes it.
  await screen.card(dayInWords('en', date)).getByRole('button', { name: 'Edit' }).click()
  await screen.form.getByLabel('Note').fill('Mine again')
  await theirs.open()
  await theirs.card(dayInWords('en', date)).getByRole('button', { name: 'Remove' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(other.getByText('Removed. The time can be booked again.')).toBeVisible()
  await screen.send('bookings.saveChanges')
  await expect(page.getByRole('alert')).toHaveText(
    'Another admin has changed or removed this closure. Check it, then try again.',
  )
  await expect(screen.card(dayInWords('en', date))).toHaveCount(0)
  await expect(screen.form.getByLabel('Note')).toHaveValue('Mine again')
})

test('a closure repeats, keeps a booking to be moved, and becomes one with what it meets', {
  tag: '@in-full',
}, async ({ page, context }) => {
  const date = leaseDay({ length: 9 })
  const [next, week] = [addDays(date, 1), addDays(date, 7)]
  const t = textsOf('en')
  await signIn(page, 'admin@example.com')
  await bookForCustomer(page, [{ date, time: '10:00', status: 'confirmed' }])
  const screen = closures(page, 'en')
  await screen.open()
  await screen.fill(date, date)
  await screen.form.getByLabel(t('admin.repeats'), { exact: true }).selectOption('weekly')
  await screen.form.getByLabel(t('admin.repeatsUntil')).fill(week)
  await expect(screen.form.getByText(/^2 closures/)).toBeVisible()
  await screen.form.getByLabel('Note').fill('Cleaning')
  await screen.send('admin.closeStudio')
  const inTheWay = page.getByRole('region', { name: t('admin.inTheWay', { count: 1 }) })
  await expect(inTheWay).toContainText('customer@example.com')
  await inTheWay.getByRole('button', { name: t('admin.keepToMove', { count: 1 }) }).click()
  const first = screen.card(dayInWords('en', date))
  await expect(first).toContainText(t('admin.everyWeek', { date: dayInWords('en', week) }))
  await expect(first).toContainText(t('admin.toMove', { count: 1 }))
  // Those that come later are needed for both; where they do not load, that is said.
  const others = '**/rest/v1/closures*'
  const fail = () => page.route(others, (route) => route.fulfill({ status: 400, json: { message: 'x' } }))
  const tryAgain = async () => {
    await expect(page.getByRole('alert').filter({ hasText: t('admin.closuresFailed') })).toBeVisible()
    await page.unroute(others)
    await page.getByRole('button', { name: t('common.tryAgain') }).click()
  }
  await fail()
  await first.getByRole('button', { name: t('admin.showToMove') }).click()
  await tryAgain()
  await expect(first.getByRole('region')).toContainText('customer@example.com')
  await first.getByRole('button', { name: t('admin.allDates') }).click()
  await expect(first.getByText(dayInWords('en', week), { exact: true })).toBeVisible()
  await expectAccessible(page, { within: 'main' })

  // One of them in the form is still the one that is changed after a reload.
  await first
    .getByRole('listitem')
    .filter({ hasText: dayInWords('en', week) })
    .getByRole('button', { name: t('admin.editClosure') })
    .click()
  await screen.form.getByLabel('Note').fill('Floor')
  await page.reload()
  await expect(page.getByRole('heading', { name: t('admin.changeClosure') })).toBeVisible()
  await expect(screen.form.getByLabel('Note')).toHaveValue('Floor')

  // Another admin writes to it meanwhile: the second try is one over what has been told.
  const other = await context.newPage()
  const theirs = closures(other, 'en')
  await theirs.open()
  const same = theirs.card(dayInWords('en', date))
  await same.getByRole('button', { name: t('admin.allDates') }).click()
  await same
    .getByRole('listitem')
    .getByRole('button', { name: t('admin.editClosure') })
    .click()
  await theirs.form.getByLabel('Note').fill('Theirs')
  await theirs.send('bookings.saveChanges')
  await expect(other.getByText(t('admin.closureSaved'))).toBeVisible()
  await screen.send('bookings.saveChanges')
  await expect(page.getByRole('alert')).toHaveText(t('errors.closure_changed_meanwhile'))
  await screen.send('bookings.saveChanges')
  await expect(page.getByText(t('admin.closureSaved'))).toBeVisible()

  // Longer, over the one that is there: it is named, and both become one.
  await screen.fill(date, next)
  await fail()
  await screen.send('admin.closeStudio')
  await tryAgain()
  const met = page.getByRole('region', { name: t('admin.metTitle') })
  await expect(met).toContainText('Cleaning')
  const both = daysInWords('en', date, next)
  await expectAccessible(page, { within: 'main' })
  await met.getByRole('button', { name: t('admin.mergeInto', { period: both }) }).click()
  await expect(screen.card(both)).toContainText('Cleaning')
  await expect(screen.card(both)).toContainText(t('admin.toMove', { count: 1 }))
  await expect(first).toHaveCount(0)
  await expect(screen.card(dayInWords('en', week))).toBeVisible()
})

import { localizedPath } from '../../src/i18n/url.ts'
import { expectAccessible } from '../support/axe.ts'
import { leaseDay } from '../support/days.ts'
import { book, bookForCustomer, newEmail, register, signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

test.use({ expectedErrors: /Failed to load resource/ })

test('who declines says why: it outlives a lost connection, and the customer reads it', async ({
  page,
  newVisitor,
}) => {
  const t = textsOf('ru')
  const email = newEmail('reason')
  await register(page, 'ru', email)
  await book(page, 'ru', { date: leaseDay(), time: '10:00' })
  const address = page.url()

  const admin = await newVisitor()
  await signIn(admin, 'admin@example.com')
  await admin.goto(localizedPath('ru', `/admin/bookings?search=${encodeURIComponent(email)}`))
  const status = admin.getByRole('row').getByRole('combobox')
  const dialog = admin.getByRole('dialog')
  const reason = dialog.getByLabel(t('bookings.reason'))
  const cancel = dialog.getByRole('button', { name: t('bookings.cancelBooking') })
  await status.selectOption('cancelled')
  await expect(dialog).toContainText(email)
  await expect(reason).toHaveAccessibleDescription(t('bookings.reasonHint'))
  await expectAccessible(admin, { within: 'dialog', looks: ['light desktop', 'dark desktop'] })
  await reason.fill('В этот день\nу нас ремонт <b>')
  await admin.route('**/rest/v1/bookings*', (route) => route.abort('internetdisconnected'))
  await cancel.click()
  await expect(admin.getByRole('row').getByRole('alert')).toContainText(t('errors.offline'))
  await expect(status).toHaveValue('pending')
  await admin.unroute('**/rest/v1/bookings*')
  await admin.reload()
  await status.selectOption('cancelled')
  await expect(reason).toHaveValue('В этот день\nу нас ремонт <b>')
  await cancel.click()
  await expect(status).toHaveValue('cancelled')

  await page.goto(address)
  const main = page.getByRole('main')
  await expect(main.getByText(t('bookings.reasonGiven'))).toBeVisible()
  const history = page.getByRole('region', { name: t('bookings.history') })
  await expect(history.getByRole('listitem').last()).toContainText('у нас ремонт <b>')
  await expect(main.getByRole('definition').filter({ hasText: 'у нас ремонт <b>' })).toBeVisible()

  // Another answer takes the reason with it.
  await status.selectOption('confirmed')
  await expect(status).toHaveValue('confirmed')
  // It shows what is wanted while that is on its way.
  await expect(status).toBeEnabled()
  await page.reload()
  await expect(history.getByText(t('bookings.historyStudioConfirmed'))).toBeVisible()
  await expect(main.getByText(t('bookings.reasonGiven'))).toHaveCount(0)
})

test('a customer who cancels is asked for no reason', async ({ page }) => {
  const t = textsOf('mn')
  await register(page, 'mn', newEmail('no-reason'))
  await book(page, 'mn', { date: leaseDay(), time: '14:00' })
  await page.getByRole('button', { name: t('bookings.cancelBooking') }).click()
  await expect(page.getByRole('dialog').getByText(t('bookings.cancelText'))).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveCount(0)
})

test('who asked to cancel is named on the overview and found in the list', async ({ page, newVisitor }) => {
  const t = textsOf('mn')
  const day = leaseDay()
  await signIn(page, 'admin@example.com')
  const [id] = await bookForCustomer(page, [
    { date: day, time: '10:00', status: 'confirmed' },
    { date: day, time: '12:00', status: 'confirmed' },
  ])
  const customer = await newVisitor()
  await signIn(customer, 'customer@example.com')
  await customer.goto(`/bookings/${id}`)
  await customer.getByRole('button', { name: t('bookings.askToCancel') }).click()
  await customer
    .getByRole('dialog')
    .getByRole('button', { name: t('bookings.askToCancel') })
    .click()
  await expect(customer.getByText(t('bookings.cancelAskedNotice'))).toBeVisible()

  await page.goto('/admin')
  const asked = page.getByRole('region', { name: t('admin.askedToCancelTitle') })
  const link = asked.locator(`a[href="/bookings/${id}"]`)
  await expect(link).toBeVisible()
  await page.goto(`/admin/bookings?from=${day}&to=${day}`)
  await page.getByLabel(t('admin.status'), { exact: true }).selectOption('cancel_asked')
  await expect(page).toHaveURL(`/admin/bookings?status=cancel_asked&from=${day}&to=${day}`)
  await expect(page.getByRole('row').getByRole('combobox')).toHaveCount(1)
  await page.getByRole('row').getByRole('combobox').selectOption('cancelled')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('bookings.cancelBooking') })
    .click()
  await expect(page.getByRole('row').getByRole('combobox')).toHaveValue('cancelled')
  await page.goto('/admin')
  await expect(page.getByRole('region', { name: t('admin.requestsTitle') })).toBeVisible()
  await expect(link).toHaveCount(0)
})

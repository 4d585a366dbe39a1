import { localizedPath } from '../../src/i18n/url.ts'
import { expectAccessible } from '../support/axe.ts'
import { book } from '../support/bookings.ts'
import { leaseDay } from '../support/days.ts'
import { newEmail, register, signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

test.use({ expectedErrors: /Failed to load resource/ })

test('who declines says why: it outlives a lost connection, and the customer reads it', {
  tag: '@in-full',
}, async ({ page, newVisitor }) => {
  const t = textsOf('ru')
  const email = newEmail('reason')
  await register(page, 'ru', email)
  await book(page, 'ru', { date: leaseDay(), time: '10:00' })
  const address = page.url()
  await test.step('a customer who cancels is asked for none', async () => {
    await page.getByRole('button', { name: t('bookings.cancelBooking') }).click()
    await expect(page.getByRole('dialog').getByText(t('bookings.cancelText'))).toBeVisible()
    await expect(page.getByRole('dialog').getByRole('textbox')).toHaveCount(0)
  })

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

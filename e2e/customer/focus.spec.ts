import { localizedPath } from '../../src/i18n/url.ts'
import { book, bookAs } from '../support/bookings.ts'
import { dayButton } from '../support/calendar.ts'
import { setClock } from '../support/clock.ts'
import { leaseDay, studioDate } from '../support/days.ts'
import { newAccount, newEmail, register, signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { unfold } from '../support/unfold.ts'

// Where a screen takes away what had the focus, it puts it on what came of it; the rest keeps it.

test('a customer’s focus survives dialogs, a cancelled booking, a new password and a device left out, and finds the way into a month', {
  tag: '@in-full',
}, async ({ page }) => {
  const t = textsOf('mn')
  await register(page, 'mn', newEmail('focus'))
  await book(page, 'mn', { date: leaseDay(), time: '10:00' })
  const cancel = page.getByRole('main').getByRole('button', { name: t('bookings.cancelBooking') })
  const dialog = page.getByRole('dialog')
  await cancel.click()
  await dialog.getByRole('button', { name: t('bookings.keepBooking') }).click()
  await expect(dialog).toHaveCount(0)
  await expect(cancel).toBeFocused()
  await cancel.click()
  await dialog.getByRole('button', { name: t('bookings.cancelBooking') }).click()
  await expect(page.locator(':focus')).toHaveText(t('bookings.cancelledNotice'))

  await page.goto('/update-password')
  await page.getByLabel(t('auth.newPassword')).fill('another-password')
  await page.getByRole('button', { name: t('auth.setPassword') }).click()
  await expect(page.locator(':focus')).toContainText(t('auth.passwordSet'))

  await page.goto('/profile')
  const part = await unfold(page, t('step.title'))
  const setUp = part.getByRole('button', { name: t('step.setUp') })
  const leave = part.getByRole('button', { name: t('common.cancel') })
  await setUp.click()
  await leave.click()
  await expect(setUp).toBeFocused()
  await setUp.click()
  await part.getByRole('button', { name: t('step.next') }).click()
  await expect(part.getByRole('heading', { name: t('step.scanTitle') })).toBeFocused()
  await leave.click()
  await expect(setUp).toBeFocused()

  await test.step('though the address names a day that is over', async () => {
    const month = studioDate(0).slice(0, 7)
    const today = `${month}-15`
    await setClock(page, { stoppedAt: new Date(`${today}T12:00:00+08:00`) })
    await page.goto(`/bookings/new?date=${month}-01`)
    await expect(await dayButton(page, 'mn', today)).toHaveAttribute('tabindex', '0')
  })
})

test('who turns from the mailed code back to the password goes on there', { tag: '@in-full' }, async ({
  page,
}) => {
  const t = textsOf('mn')
  await page.goto('/login')
  await page.getByLabel(t('auth.email')).fill(newEmail('focus-of-code'))
  await page.getByRole('button', { name: t('auth.sendCode') }).click()
  await expect(page.getByRole('heading', { name: t('auth.checkEmailTitle') })).toBeFocused()
  await page.getByRole('button', { name: t('auth.usePassword') }).click()
  await expect(page.locator('form:focus')).toContainText(t('auth.signIn'))
})

test('an admin’s focus survives dropdowns, an entry left out, a chosen customer and a closure that is edited', {
  tag: '@in-full',
}, async ({ page }) => {
  const t = textsOf('ru')
  const email = newEmail('focus-of-admin')
  const id = await bookAs(page, await newAccount(page, 'ru', email), { date: leaseDay(), time: '12:00' })

  await signIn(page, 'admin@example.com')
  await page.goto(localizedPath('ru', `/admin/bookings?search=${encodeURIComponent(email)}`))
  const status = page.getByRole('row').getByRole('combobox')
  await status.focus()
  await status.selectOption('confirmed')
  await expect(
    page.getByText(t('bookings.statusUpdated', { status: t('bookings.confirmed') })),
  ).toBeAttached()
  await expect(status).toBeFocused()

  await page.goto(localizedPath('ru', `/bookings/${id}`))
  for (const key of ['addCost', 'addPayment'] as const) {
    const add = page.getByRole('button', { name: t(`money.${key}`) })
    await add.click()
    await page
      .getByRole('region', { name: t('money.title') })
      .getByRole('button', { name: t('common.cancel') })
      .click()
    await expect(add).toBeFocused()
  }

  await page.goto(localizedPath('ru', `/admin/users?search=${encodeURIComponent(email)}`))
  const role = page.getByRole('combobox', { name: t('admin.roleOf', { email }) })
  await role.focus()
  for (const [wanted, name, yes] of [
    ['admin', 'roleAdmin', 'giveRole'],
    ['user', 'roleUser', 'takeRole'],
  ] as const) {
    await role.selectOption(wanted)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t(`people.${yes}`) })
      .click()
    await expect(page.getByText(t('admin.roleUpdated', { role: t(`admin.${name}`) }))).toBeVisible()
    await expect(role).toBeFocused()
  }

  await page.goto(localizedPath('ru', '/admin/bookings/new'))
  await page.getByLabel(t('bookings.findCustomer')).fill(email)
  await page.getByRole('button', { name: email }).click()
  await expect(page.getByRole('region', { name: t('bookings.customer') })).toBeFocused()
  await page.getByRole('button', { name: t('bookings.otherCustomer') }).click()
  await expect(page.getByLabel(t('bookings.findCustomer'))).toBeFocused()

  await page.goto(localizedPath('ru', '/admin/closures'))
  const form = page.getByRole('form')
  await form.getByRole('button', { name: t('admin.typeDays') }).click()
  await form.getByLabel(t('admin.firstDay')).fill(leaseDay())
  await form.getByRole('button', { name: t('admin.closeStudio'), exact: true }).click()
  await expect(page.getByText(t('admin.closureSaved'))).toBeVisible()
  await page
    .getByRole('button', { name: t('admin.editClosure') })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: t('admin.changeClosure') })).toBeFocused()
  await form.getByRole('button', { name: t('common.cancel') }).click()
  await expect(page.getByRole('heading', { name: t('admin.closuresAhead') })).toBeFocused()
})

import type { Page } from '@playwright/test'
import { localizedPath } from '../../src/i18n/url.ts'
import { expectAccessible } from '../support/axe.ts'
import { bookAs, changeAs } from '../support/bookings.ts'
import { leaseDay } from '../support/days.ts'
import { newAccount, newEmail, PASSWORD, register, signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { unfold } from '../support/unfold.ts'

test.use({ expectedErrors: /Failed to load resource/ })

const mn = textsOf('mn')
const zh = textsOf('zh')

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') })

test('an admin finds somebody by email and looks at the account; what is refused, missing or does not load is said', {
  tag: '@in-full',
}, async ({ page }) => {
  const email = newEmail('found')
  const customer = await newAccount(page, 'mn', email)
  const id = await bookAs(page, customer, { date: leaseDay(), time: '10:00' })
  await changeAs(page, customer, `/rest/v1/bookings?id=eq.${id}`, { status: 'cancelled' })
  await signIn(page, 'admin@example.com')
  await page.goto('/admin/users')
  await page.getByLabel(mn('admin.search')).fill(email.toUpperCase())
  const person = rows(page)
  await expect(person).toHaveCount(1)
  await expect(person).toContainText(email)
  // What its column counts stands above it.
  await expect(person.getByRole('cell').nth(1)).toHaveText('1')
  await expect(page).toHaveURL(`/admin/users?search=${encodeURIComponent(email.toUpperCase())}`)

  await page.getByRole('button', { name: mn('admin.admins') }).click()
  await expect(page.getByText(mn('admin.usersEmpty'))).toBeVisible()
  await page.reload()
  await expect(page.getByText(mn('admin.usersEmpty'))).toBeVisible()
  await page.getByRole('button', { name: mn('admin.regularUsers'), exact: true }).click()
  await person.getByRole('link', { name: mn('bookings.viewDetails') }).click()

  await expect(page).toHaveURL(/\/admin\/users\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`)
  const bookings = page.getByRole('region', { name: mn('admin.bookings') })
  await expect(bookings.getByRole('listitem')).toHaveCount(1)
  await expect(bookings.getByText(mn('bookings.cancelled'), { exact: true })).toBeVisible()
  await expect(bookings.getByRole('link').first()).toHaveAttribute('href', /^\/bookings\/[0-9a-f-]{36}$/)

  await test.step('a refused role change says so and shows the role that holds', async () => {
    await page.unrouteAll()
    const email = 'customer@example.com'
    await page.goto(`/en/admin/users?search=${email}`)
    await page.route('**/rest/v1/rpc/set_user_role', (route) =>
      route.fulfill({ status: 500, body: '{"message":"x"}' }),
    )
    const role = page.getByLabel(`Role of ${email}`)
    await role.selectOption('admin')
    await page.getByRole('button', { name: 'Make admin' }).click()
    await expect(page.getByRole('alert')).toContainText('Failed to update user role')
    await expect(role).toHaveValue('user')
  })

  await test.step('the last admin can neither give the role away nor delete the account', async () => {
    await page.unrouteAll()
    const email = 'admin@example.com'
    // What the database says when nobody else is admin; tests beside this one may just have made a second.
    const json = { code: 'PT409', message: 'last_admin', details: null, hint: null }
    const lastAdmin = { status: 409, json }
    await page.route('**/rest/v1/rpc/set_user_role', (route) => route.fulfill(lastAdmin))
    await page.goto(localizedPath('zh', `/admin/users?search=${email}`))
    const role = page.getByLabel(zh('admin.roleOf', { email }))
    await role.selectOption('user')
    const dialog = page.getByRole('dialog', { name: zh('admin.ownRoleTitle') })
    await dialog.getByRole('button', { name: zh('admin.keepRole') }).click()
    await expect(role).toHaveValue('admin')
    await role.selectOption('user')
    await dialog.getByRole('button', { name: zh('admin.ownRoleConfirm') }).click()
    await expect(page.getByRole('alert')).toContainText(zh('errors.last_admin'))
    await expect(role).toHaveValue('admin')

    await page.route('**/rest/v1/rpc/delete_own_account', (route) => route.fulfill(lastAdmin))
    await page.goto('/zh/profile')
    const part = await unfold(page, zh('profile.deleteTitle'))
    await part.getByRole('button', { name: zh('profile.deleteAccount') }).click()
    const question = page.getByRole('dialog')
    await question.getByLabel(zh('profile.currentPassword')).fill(PASSWORD)
    await question.getByRole('button', { name: zh('profile.deleteAccount') }).click()
    await expect(question.getByRole('alert')).toContainText(zh('errors.last_admin'))
  })

  await test.step('an account that is not there is not found, and the page says so', async () => {
    for (const id of ['%3Cscript%3E', '00000000-0000-4000-8000-0000000000ff']) {
      await page.goto(`/admin/users/${id}`)
      await expect(page.getByRole('alert')).toHaveText(mn('errors.user_not_found'))
    }
    await page.getByRole('link', { name: mn('admin.backToUsers') }).click()
    await expect(page).toHaveURL('/admin/users')
  })

  await test.step('a long list comes in pages, and the page is in the address', async () => {
    await page.unrouteAll()
    await page.route('**/rest/v1/rpc/list_users', (route) => {
      const { skip, page_size } = route.request().postDataJSON()
      const users = Array.from({ length: Math.max(0, Math.min(page_size, 60 - skip)) }, (_, index) => ({
        id: crypto.randomUUID(),
        email: `person-${skip + index + 1}@example.com`,
        full_name: null,
        phone: null,
        role: 'user',
        created_at: '2026-11-21T00:00:00+00:00',
        has_account: true,
        blocked: false,
        second_step: false,
        last_sign_in_at: null,
        invited_at: null,
        bookings: 0,
        cancellations: 0,
        no_shows: 0,
        total: 60,
      }))
      return route.fulfill({ json: users })
    })
    await page.goto('/en/admin/users')
    await expect(page.getByText('Page 1 of 3')).toBeVisible()
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByText('person-25@example.com')).toBeVisible()
    await expect(page).toHaveURL('/en/admin/users?page=2')
    await page.reload()
    await expect(page.getByText('Page 2 of 3')).toBeVisible()
    await page.getByLabel('Search').fill('person')
    await expect(page).toHaveURL('/en/admin/users?search=person')
  })

  await test.step('a list that does not load, without a connection too, loads on "Try again"', async () => {
    await page.unrouteAll()
    await page.route('**/rest/v1/rpc/list_users', (route) => route.abort('internetdisconnected'))
    await page.goto('/en/admin/users')
    await expect(page.getByRole('alert')).toContainText('Failed to load users')
    await expect(page.getByRole('alert')).toContainText('No connection')
    await page.unroute('**/rest/v1/rpc/list_users')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(rows(page).first()).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
  })
})

test('who becomes admin sees the admin area, until it is taken back, without a reload', async ({
  page,
  newVisitor,
}) => {
  const email = newEmail('promoted')
  await register(page, 'zh', email)
  const admin = await newVisitor()
  await signIn(admin, 'admin@example.com')
  await admin.goto(`/zh/admin/users?search=${email}`)
  await expect(rows(admin)).toContainText(zh('bookings.noName'))
  await expectAccessible(admin, { within: 'main' })
  const role = admin.getByLabel(zh('admin.roleOf', { email }))
  // One key asks; Escape leaves everything as it was.
  const question = admin.getByRole('dialog', { name: zh('people.giveRoleTitle', { name: email }) })
  await role.press('ArrowDown')
  await expect(question).toBeVisible()
  await admin.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(role).toHaveValue('user')
  await expect(role).toBeFocused()
  await role.selectOption('admin')
  await question.getByRole('button', { name: zh('people.giveRole') }).click()
  await expect(admin.getByText(zh('admin.roleUpdated', { role: zh('admin.roleAdmin') }))).toBeVisible()
  await page.clock.install()
  await page.goto('/zh/admin/users')
  await expect(rows(page).first()).toBeVisible()
  // Whatever is typed there.
  await page.getByRole('searchbox').focus()
  await role.selectOption('user')
  await admin
    .getByRole('dialog', { name: zh('people.takeRoleTitle', { name: email }) })
    .getByRole('button', { name: zh('people.takeRole') })
    .click()
  await expect(admin.getByText(zh('admin.roleUpdated', { role: zh('admin.roleUser') }))).toBeVisible()
  // The screen goes by itself, and so does the way to others of its kind.
  await page.clock.runFor('01:01')
  await expect(page).toHaveURL('/zh')
  await expect(page.getByRole('link', { name: zh('common.adminPanel') })).toBeHidden()
  await page.goto('/zh/admin')
  await expect(page).toHaveURL('/zh')
})

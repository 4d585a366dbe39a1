import { fillSignIn, newEmail, register, signIn } from '../support/people.ts'
import { expect, refusedRequest, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

test.use({ expectedErrors: refusedRequest })

const ru = textsOf('ru')

test('a signed-out visitor signs in and comes back to the page they asked for', async ({ page }) => {
  await page.goto('/ru/bookings/new?service=mixing&duration=120&date=2030-01-15&time=11%3A00')
  await expect(page).toHaveURL(/\/ru\/login\?next=/)
  await fillSignIn(page, 'ru', 'customer@example.com')
  await page
    .getByRole('main')
    .getByRole('button', { name: ru('auth.signIn') })
    .click()
  await expect(page.getByLabel(ru('bookings.date'), { exact: true })).toHaveValue('2030-01-15')
  await expect(page.getByLabel(ru('bookings.time'), { exact: true })).toHaveValue('11:00')
  await expect(page.getByLabel(ru('bookings.type'))).toHaveValue('mixing')
  await expect(page.getByLabel(ru('bookings.duration'))).toHaveValue('120')
})

for (const path of [
  '/dashboard',
  '/bookings/new',
  '/bookings/00000000-0000-4000-8000-000000000000',
  '/admin',
]) {
  test(`a signed-out visitor of ${path} is sent to the sign-in`, async ({ page }) => {
    await page.goto(path)
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`)
  })
}

test('a customer is sent from the admin area to the home page, an admin sees the statistics', async ({
  page,
  newVisitor,
}) => {
  await register(page, 'ru', newEmail('guard'))
  await page.goto('/ru/admin')
  await expect(page).toHaveURL('/ru')
  await expect(page.getByRole('link', { name: ru('common.adminPanel') })).toBeHidden()

  const admin = await newVisitor()
  await signIn(admin, 'admin@example.com')
  await admin.goto('/ru/admin')
  for (const card of ['totalBookings', 'pendingBookings', 'totalUsers', 'totalRevenue'] as const) {
    await expect(admin.getByText(ru(`admin.${card}`))).toBeVisible()
  }
  await admin
    .getByRole('main')
    .getByRole('link', { name: ru('admin.allBookings') })
    .click()
  await expect(admin).toHaveURL('/ru/admin/bookings')
  await expect(admin.getByRole('table')).toBeVisible()
})

test('an address of another site is no place to go after signing in', async ({ page }) => {
  await page.goto('/en/login?next=//example.org/phishing')
  await fillSignIn(page, 'en', 'customer@example.com')
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/en')
})

test('signing out in one tab signs out the other', async ({ page, context }) => {
  await register(page, 'en', newEmail('tabs'))
  const other = await context.newPage()
  await other.goto('/en/dashboard')
  await expect(other.getByText('No bookings found')).toBeVisible()
  await page.goto('/en')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/en/login')
  await expect(other).toHaveURL(/\/en\/login\?next=/)
})

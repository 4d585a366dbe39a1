import type { Page } from '@playwright/test'
import { signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

// One studio, one row of settings: these take turns.
test.describe.configure({ mode: 'serial' })
test.use({ expectedErrors: /Failed to load resource/ })

const mn = textsOf('mn')

async function openSettings(page: Page, locale: 'mn' | 'en' = 'en') {
  await signIn(page, 'admin@example.com')
  await page.goto(locale === 'mn' ? '/admin/settings' : '/en/admin/settings')
}

const service = (page: Page, name: string) => page.getByRole('group', { name })

test('an admin adds a service with its price, and it can be booked at once', async ({ page }) => {
  await openSettings(page)
  await page.getByRole('button', { name: 'Add service' }).click()
  const fresh = service(page, 'New service')
  await expect(fresh.getByLabel('Service name')).toBeFocused()
  await page.keyboard.type('Podcast day')
  const row = service(page, 'Podcast day')
  await row.getByLabel('Price per hour ($)').fill('35')
  await expect(page.getByText('Not saved yet')).toBeVisible()
  const save = page.getByRole('button', { name: 'Save settings' })
  const limit = page.getByLabel('Limit of pending requests')
  // Typed while the answer is on its way, it stays, and is not taken for saved.
  await page.route('**/rest/v1/rpc/save_settings', async (route) => {
    await limit.fill('4')
    await route.continue()
  })
  const answered = page.waitForResponse('**/rest/v1/rpc/save_settings')
  await save.click()
  await answered
  await expect(save).toBeVisible()
  await expect(limit).toHaveValue('4')
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await page.unroute('**/rest/v1/rpc/save_settings')
  await limit.fill('5')
  await save.click()
  await expect(page.getByText('Settings saved.')).toBeVisible()
  await expect(save).toBeFocused()
  await page.reload()
  await expect(row.getByLabel('Price per hour ($)')).toHaveValue('35')
  await page.goto('/en/bookings/new')
  await expect(page.getByLabel('Session type')).toContainText('Podcast day')
})

test('a service nobody booked can be removed, one with bookings only disabled', async ({ page }) => {
  await openSettings(page)
  await expect(service(page, 'Recording').getByRole('button')).toHaveCount(0)
  await expect(service(page, 'Recording')).toContainText('Has bookings: disable it instead of removing it')
  await service(page, 'Podcast day').getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByText('Settings saved.')).toBeVisible()
  await page.reload()
  await expect(service(page, 'Recording')).toBeVisible()
  await expect(service(page, 'Podcast day')).toHaveCount(0)
})

test('a service that was booked while somebody removed it comes back, disabled', async ({ page }) => {
  await openSettings(page)
  await page.route('**/rest/v1/rpc/booked_services', (route) => route.fulfill({ json: [] }))
  await page.reload()
  await service(page, 'Rehearsal').getByRole('button', { name: 'Remove' }).click()
  await page.unroute('**/rest/v1/rpc/booked_services')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByRole('alert')).toContainText('This service has bookings')
  await expect(service(page, 'Rehearsal').getByLabel('Enabled')).not.toBeChecked()
})

test('what is wrong stands beside its field and nothing is sent', async ({ page }) => {
  await openSettings(page, 'mn')
  let sent = 0
  await page.route('**/rest/v1/rpc/save_settings', (route) => {
    sent += 1
    return route.fallback()
  })
  await page.getByLabel(mn('admin.studioName')).fill('  ')
  await page.getByLabel(mn('admin.opens')).selectOption('22:30')
  await page.getByLabel(mn('admin.maxPending')).fill('0')
  for (const count of [60, 120, 180, 240]) {
    await page.getByRole('checkbox', { name: mn('bookings.minutes', { count }), exact: true }).uncheck()
  }
  const price = service(page, 'Mixing').getByLabel(mn('admin.pricePerHour'))
  await price.fill('42')
  await page.getByRole('button', { name: mn('admin.saveSettings') }).click()
  await expect(page.getByRole('alert')).toContainText(mn('admin.settingsSaveFailed'))
  for (const code of [
    'studio_name_missing',
    'opening_hours_empty',
    'durations_missing',
    'pending_limit_invalid',
    'service_price_invalid',
  ] as const) {
    await expect(page.getByText(mn(`errors.${code}`))).toBeVisible()
  }
  await expect(page.getByLabel(mn('admin.studioName'))).toBeFocused()
  await expect(price).toHaveAttribute('aria-invalid', 'true')
  await price.fill('45')
  await expect(page.getByText(mn('errors.service_price_invalid'))).toBeHidden()
  expect(sent).toBe(0)
})

test('of two admins the second is told what the first saved, and decides', async ({ page, newVisitor }) => {
  const other = await newVisitor()
  await openSettings(page)
  await openSettings(other, 'mn')
  const mine = page.getByLabel('Limit of pending requests')
  const theirs = other.getByLabel(mn('admin.maxPending'))
  await expect(mine).toHaveValue('5')
  await theirs.fill('6')
  await other.getByRole('button', { name: mn('admin.saveSettings') }).click()
  await expect(other.getByText(mn('admin.settingsSaved'))).toBeVisible()

  await mine.fill('7')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByRole('alert')).toContainText('Another admin saved other settings meanwhile.')
  await expect(page.getByText('saved now: 6')).toBeVisible()
  await expect(mine).toHaveValue('7')
  await page.getByRole('button', { name: 'Load the saved settings' }).click()
  await expect(mine).toHaveValue('6')

  await theirs.fill('8')
  await other.getByRole('button', { name: mn('admin.saveSettings') }).click()
  await expect(other.getByText(mn('admin.settingsSaved'))).toBeVisible()
  await mine.fill('5')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await page.getByRole('button', { name: 'Save mine over them' }).click()
  await expect(page.getByText('Settings saved.')).toBeVisible()
  await page.reload()
  await expect(mine).toHaveValue('5')
})

test('a missing row of settings is made anew before it is shown', async ({ page }) => {
  await signIn(page, 'admin@example.com')
  // What the API says of a row that is not there; the row itself is all the tests'.
  const missing = { code: 'PGRST116', message: 'x', details: 'The result contains 0 rows', hint: null }
  await page.route('**/rest/v1/studio_settings*', (route) => route.fulfill({ status: 406, json: missing }), {
    times: 1,
  })
  const made = page.waitForResponse('**/rest/v1/rpc/create_missing_settings')
  await page.goto('/en/admin/settings')
  expect((await made).status()).toBe(200)
  await expect(page.getByLabel('Studio name')).toHaveValue('Gegee Studio')
})

test('settings that do not load or save say so, and what was typed stays', async ({ page }) => {
  await signIn(page, 'admin@example.com')
  await page.route('**/rest/v1/studio_settings*', (route) =>
    route.fulfill({ status: 500, body: '{"message":"x"}' }),
  )
  await page.goto('/en/admin/settings')
  await expect(page.getByRole('alert')).toContainText('Failed to load settings')
  await page.unroute('**/rest/v1/studio_settings*')
  await page.getByRole('button', { name: 'Try again' }).click()
  const name = page.getByLabel('Studio name')
  await name.fill('Another name')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByRole('alert')).toContainText('Failed to save settings. No connection.')
  await page.context().setOffline(false)
  await expect(name).toHaveValue('Another name')
})

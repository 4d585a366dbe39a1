import { lengthWords } from '../../src/i18n/session-words.ts'
import { localizedPath } from '../../src/i18n/url.ts'
import { expectAccessible } from '../support/axe.ts'
import { dateInWords } from '../support/bookings.ts'
import { leaseDay } from '../support/days.ts'
import { demoCustomer } from '../support/demo.ts'
import { duration } from '../support/duration.ts'
import { newEmail, register, signIn } from '../support/people.ts'
import { expect, refusedRequest, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

test.use({ expectedErrors: refusedRequest })

const detailPage = /\/bookings\/[0-9a-f-]{36}$/

test('an admin books for a customer and changes it later, who sees both in words', async ({
  page: customer,
  newVisitor,
}) => {
  const [locale, customersLocale] = ['mn', 'ru'] as const
  const [t, tCustomer] = [textsOf(locale), textsOf(customersLocale)]
  const date = leaseDay()
  const email = newEmail('guest')
  await register(customer, customersLocale, email)

  const page = await newVisitor()
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'admin@example.com')
  await page.goto(localizedPath(locale, '/admin/bookings/new'))
  const search = page.getByLabel(t('bookings.findCustomer'))
  await search.fill('nobody-has-this@')
  await expect(page.getByText(t('bookings.noCustomer'))).toBeVisible()
  await search.fill(email.split('@')[0]?.toUpperCase() ?? '')
  const found = page.getByRole('button', { name: email })
  await expect(found).toBeVisible()
  await expectAccessible(page, { within: 'main' })
  await found.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: t('bookings.customer') })).toContainText(email)
  await page.getByLabel(t('bookings.type')).selectOption('mixing')
  await page.getByLabel(t('bookings.date'), { exact: true }).fill(date)
  await page.getByLabel(t('bookings.time'), { exact: true }).fill('10:00')
  await page.getByLabel(t('bookings.notes')).fill('Agreed by phone')
  // For whom it is survives a reload like everything else.
  await page.reload()
  await expect(page.getByRole('region', { name: t('bookings.customer') })).toContainText(email)
  await expect(page.getByLabel(t('bookings.notes'))).toHaveValue('Agreed by phone')
  await expect(page.getByRole('radio', { name: t('bookings.bookConfirmed') })).toBeChecked()
  await page.getByRole('button', { name: t('bookings.book'), exact: true }).click()
  await expect(page).toHaveURL(detailPage)
  await expect(page.getByRole('main')).toContainText(email)

  await customer.goto(localizedPath(customersLocale, '/dashboard'))
  const card = customer.getByRole('article').filter({ hasText: dateInWords(customersLocale, date) })
  await expect(card).toContainText(tCustomer('bookings.confirmed'))
  await card.getByRole('link', { name: tCustomer('bookings.viewDetails') }).click()
  const history = customer.getByRole('region', { name: tCustomer('bookings.history') })
  await expect(history).toContainText(tCustomer('bookings.historyStudioCreated'))
  await expect(customer.getByRole('link', { name: tCustomer('bookings.edit') })).toHaveCount(0)

  // Confirmed, it is changed by two admins at once.
  const second = await page.context().newPage()
  await second.setViewportSize({ width: 1440, height: 900 })
  await second.goto(page.url())
  await second.getByRole('link', { name: t('bookings.edit') }).click()
  await expect(second.getByLabel(t('bookings.notes'))).toHaveValue('Agreed by phone')
  await page.getByRole('link', { name: t('bookings.edit') }).click()
  await duration(page, 'mn', 120).check()
  await page.getByRole('button', { name: t('bookings.saveChanges') }).click()
  await expect(page).toHaveURL(detailPage)

  await second.getByLabel(t('bookings.notes')).fill('Bring the long table')
  await second.getByRole('button', { name: t('bookings.saveChanges') }).click()
  await expect(second.getByRole('alert')).toHaveText(t('errors.booking_changed_meanwhile'))
  const savedNow = second.getByRole('region', { name: t('bookings.savedNow') })
  await expect(savedNow).toContainText(lengthWords({ locale, t }, 120))
  await expect(savedNow).toContainText('Agreed by phone')
  await expect(second.getByLabel(t('bookings.notes'))).toHaveValue('Bring the long table')
  await expectAccessible(second, { within: 'main' })
  await savedNow.getByRole('button', { name: t('bookings.takeSaved') }).click()
  await expect(second.getByRole('region', { name: t('bookings.summary') })).toBeFocused()
  await expect(duration(second, 'mn', 120)).toBeChecked()
  await second.getByLabel(t('bookings.notes')).fill('Bring the long table')
  await second.getByRole('button', { name: t('bookings.saveChanges') }).click()
  await expect(second).toHaveURL(detailPage)

  await customer.reload()
  await expect(history.getByText(tCustomer('bookings.historyStudioEdited'))).toHaveCount(2)
  await expect(customer.getByText('Bring the long table')).toBeVisible()
  await expect(
    customer.getByText(tCustomer('bookings.fromTo', { from: '10:00', to: '12:00' })).first(),
  ).toBeVisible()

  await test.step('the way from a user’s page books for that user, as a request too', async () => {
    const next = leaseDay()
    await second.goto(`/en/admin/users/${demoCustomer}`)
    await second.getByRole('link', { name: 'Book for this customer' }).click()
    await second.getByLabel('Date', { exact: true }).fill(next)
    await second.getByLabel('Time', { exact: true }).fill('10:00')
    await second.getByRole('radio', { name: 'As a request, to be confirmed later' }).check()
    await second.getByRole('button', { name: 'Book Now' }).click()
    await expect(second).toHaveURL(detailPage)
    await expect(second.getByRole('main')).toContainText('customer@example.com')
    await expect(second.getByRole('main').getByText('Pending', { exact: true })).toBeVisible()
    await second.goto('/en/admin/bookings/new?customer=00000000-0000-4000-8000-00000000ffff')
    await expect(second.getByRole('alert')).toHaveText('User not found.')
  })
})

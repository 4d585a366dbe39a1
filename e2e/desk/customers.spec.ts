import { locales } from '../../src/i18n/locales.ts'
import { localizedPath } from '../../src/i18n/url.ts'
import { expectAccessible } from '../support/axe.ts'
import { dateInWords } from '../support/bookings.ts'
import { leaseDay } from '../support/days.ts'
import { journeyLocales } from '../support/journeys.ts'
import { newEmail, register, signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

for (const locale of journeyLocales('mn')) {
  test(`who books by phone needs no account, and one made later takes the bookings over (${locale})`, {
    tag: '@in-full',
  }, async ({ page, newVisitor }) => {
    const [t, tCustomer] = [textsOf(locale), textsOf('ru')]
    const date = leaseDay()
    const digits = String((process.pid * locales.length + locales.indexOf(locale)) % 10_000).padStart(4, '0')
    const readable = `9901\u00a0${digits}`
    // Nobody else’s: the search finds digits in addresses, too.
    const name = `Сүвд ${digits}`

    await page.setViewportSize({ width: 390, height: 844 })
    await signIn(page, 'admin@example.com')
    await page.goto(localizedPath(locale, '/admin/bookings/new'))
    await page.getByLabel(t('bookings.findCustomer')).fill(name)
    await expect(page.getByText(t('bookings.noCustomer'))).toBeVisible()
    await page.getByRole('button', { name: t('people.new') }).click()
    const form = page.getByRole('form', { name: t('people.new') })
    await expect(form.getByLabel(t('people.name'))).toBeFocused()
    await expect(form.getByLabel(t('people.name'))).toHaveValue(name)
    await page.keyboard.press('Enter')
    await expect(form.getByText(t('errors.contact_missing'))).toBeVisible()
    await form.getByLabel(t('people.phone')).fill(`9901 ${digits}`)
    await expectAccessible(page, { within: 'main' })
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: t('bookings.customer') })).toContainText(name)
    await expect(page.getByText(t('bookings.notesHintStudio'))).toBeVisible()
    await page.getByLabel(t('bookings.date'), { exact: true }).fill(date)
    await page.getByLabel(t('bookings.time'), { exact: true }).fill('10:00')
    await page.getByRole('button', { name: t('bookings.book'), exact: true }).click()

    // The booking says whom to call, and what only the staff knows.
    await expect(page).toHaveURL(/\/bookings\/[0-9a-f-]{36}$/)
    await expect(page.getByRole('link', { name: readable })).toHaveAttribute('href', `tel:+9769901${digits}`)
    const notes = page.getByRole('region', { name: t('notes.title'), exact: true })
    await notes.getByLabel(t('notes.new')).fill('Түлхүүр 3')
    await notes.getByRole('button', { name: t('notes.add') }).click()
    await expect(notes.getByRole('article')).toContainText('Түлхүүр 3')
    // While one is on its way the next one is begun.
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route('**/rest/v1/staff_notes*', async (route) => {
      await promise
      await route.continue()
    })
    await notes.getByLabel(t('notes.new')).fill('Буруу')
    await notes.getByRole('button', { name: t('notes.add') }).click()
    await notes.getByLabel(t('notes.new')).fill('Дараагийн')
    resolve()
    await expect(notes.getByRole('article')).toHaveCount(2)
    await expect(notes.getByRole('button', { name: t('notes.add') })).toBeEnabled()
    await expect(notes.getByLabel(t('notes.new'))).toHaveValue('Дараагийн')
    await notes.getByLabel(t('notes.new')).fill('')
    await notes.getByRole('button', { name: /Буруу/ }).click()
    await page
      .getByRole('dialog', { name: t('notes.deleteTitle') })
      .getByRole('button', { name: t('notes.delete') })
      .click()
    await expect(notes.getByRole('article')).toHaveCount(1)
    await expect(notes.getByRole('heading')).toBeFocused()
    await expectAccessible(page, { within: 'main' })

    // The next call: the number is known, however it is typed.
    await page.goto(localizedPath(locale, '/admin/bookings/new'))
    await page.getByRole('button', { name: t('people.new') }).click()
    await form.getByLabel(t('people.phone')).fill(`+976 9901-${digits}`)
    await expect(form.getByText(t('people.known'))).toBeVisible()
    await form.getByRole('button', { name }).click()
    await expect(page.getByRole('region', { name: t('bookings.customer') })).toContainText(readable)

    const customer = await newVisitor()
    const email = newEmail('tsetseg')
    await register(customer, 'ru', email)
    await customer.goto(localizedPath('ru', '/profile'))
    await customer.getByLabel(tCustomer('profile.phone')).fill(`9901${digits}`)
    await customer
      .getByRole('button', { name: tCustomer('common.save') })
      .first()
      .click()
    await expect(customer.getByText(tCustomer('profile.saved'))).toBeVisible()

    await page.goto(localizedPath(locale, `/admin/users?search=9901${digits}`))
    await expect(page.getByRole('article')).toHaveCount(2)
    await expect(page.getByRole('link', { name: t('people.similarTitle') })).toHaveCount(2)
    await page.getByRole('link', { name, exact: true }).click()
    await page.getByRole('button', { name: t('people.edit') }).click()
    const details = page.getByRole('dialog', { name: t('people.edit') })
    await details.getByLabel(t('people.name')).fill('Сүвд Б.')
    await details.getByRole('button', { name: t('common.save') }).click()
    await expect(page.getByRole('heading', { name: 'Сүвд Б.' })).toBeVisible()
    await expect(page.locator(':focus')).toHaveText(t('people.saved'))
    const similar = page.getByRole('region', { name: t('people.similarTitle') })
    await expect(similar).toContainText(email)
    await expectAccessible(page, { within: 'main' })
    await similar.getByRole('button', { name: t('people.mergeWith', { name: email }) }).click()
    const question = page.getByRole('dialog', { name: t('people.mergeTitle') })
    await expect(question).toContainText(t('people.mergeText'))
    await question.getByRole('button', { name: t('people.merge') }).click()
    // Until then it says the address, too.
    await expect(similar).toHaveCount(0)
    await expect(page.getByRole('link', { name: email })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Сүвд Б.' })).toBeVisible()
    await expect(page.getByRole('region', { name: t('admin.bookings') }).getByRole('link')).toHaveCount(1)

    await customer.goto(localizedPath('ru', '/dashboard'))
    const card = customer.getByRole('article').filter({ hasText: dateInWords('ru', date) })
    await card.getByRole('link', { name: tCustomer('bookings.viewDetails') }).click()
    await expect(customer.getByText(tCustomer('bookings.history'))).toBeVisible()
    await expect(customer.getByText('Түлхүүр 3')).toHaveCount(0)
    await expect(customer.getByText(tCustomer('notes.title'))).toHaveCount(0)
  })
}

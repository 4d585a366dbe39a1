import { addDays } from '../../src/domain/calendar/days.ts'
import { asBeginning } from '../../src/i18n/joins.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { expectAccessible } from '../support/axe.ts'
import { dayButton, startTime } from '../support/calendar.ts'
import { leaseDay } from '../support/days.ts'
import { journeyCases } from '../support/journeys.ts'
import { chooseLanguage } from '../support/languages.ts'
import { book, dateInWords, newEmail, register, signIn } from '../support/people.ts'
import { expect, refusedRequest, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { typeTime } from '../support/typed-time.ts'

test.use({ expectedErrors: refusedRequest })

const detailPage = /\/bookings\/[0-9a-f-]{36}$/

for (const locale of journeyCases<Locale>(['ru'], ['mn'])) {
  test(`a customer moves a booking, over its own time too (${locale})`, async ({ page }) => {
    const t = textsOf(locale)
    const date = leaseDay()
    await register(page, locale, newEmail(`edit-${locale}`))
    await book(page, locale, { date, time: '10:00', notes: 'First notes' })
    const detail = page.url()
    await page.getByRole('link', { name: t('bookings.edit') }).click()
    await expect(page).toHaveURL(/\/edit(\?|$)/)
    await expect(page.getByLabel(t('bookings.date'), { exact: true })).toHaveValue(date)
    await expect(page.getByLabel(t('bookings.time'), { exact: true })).toHaveValue('10:00')
    await expect(page.getByLabel(t('bookings.notes'))).toHaveValue('First notes')
    const summary = page.getByRole('region', { name: t('bookings.summary') })
    await expect(summary).toContainText(t('bookings.priceAgreed', { type: t('bookings.recording') }))

    await page.getByLabel(t('bookings.duration')).selectOption('120')
    await startTime(page, locale, date, '10:30').check()
    await page.getByLabel(t('bookings.notes')).fill('Second notes')
    // What is not yet saved survives a reload.
    await page.reload()
    await expect(page.getByLabel(t('bookings.notes'))).toHaveValue('Second notes')
    await expect(startTime(page, locale, date, '10:30')).toBeChecked()
    await page.getByRole('button', { name: t('bookings.saveChanges') }).click()

    await expect(page).toHaveURL(detail)
    await expect(page.getByText(t('bookings.changesSaved'))).toBeVisible()
    await expect(page.getByText(t('bookings.fromTo', { from: '10:30', to: '12:30' }))).toBeVisible()
    await expect(page.getByText('Second notes')).toBeVisible()
    const inWords = asBeginning(locale, dateInWords(locale, date))
    await expect(page.getByText(inWords, { exact: true })).toBeVisible()
  })
}

test('another’s time is taken for an edited booking too, and Cancel leaves it as it was', async ({
  page,
  newVisitor,
}) => {
  const t = textsOf('ru')
  const date = leaseDay()
  const other = await newVisitor()
  await register(other, 'ru', newEmail('neighbour'))
  await book(other, 'ru', { date, time: '11:00' })
  await register(page, 'ru', newEmail('editor'))
  await book(page, 'ru', { date, time: '10:00', notes: 'Как было' })
  const detail = page.url()
  await page.getByRole('link', { name: t('bookings.edit') }).click()
  await expect(startTime(page, 'ru', date, '10:00')).toBeEnabled()
  await expect(startTime(page, 'ru', date, '11:00')).toBeDisabled()
  await typeTime(page, 'ru', { time: '11:00' })
  await page.getByLabel(t('bookings.notes')).fill('Не сохранять')
  await page.getByRole('button', { name: t('bookings.saveChanges') }).click()
  await expect(page.getByRole('alert')).toHaveText(t('errors.booking_taken'))
  await expect(page.getByRole('group', { name: t('bookings.nearestFree') })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: t('common.cancel') })
    .click()
  await expect(page).toHaveURL(detail)
  await expect(page.getByText('Как было')).toBeVisible()
  await page.getByRole('link', { name: t('bookings.edit') }).click()
  await expect(page.getByLabel(t('bookings.notes'))).toHaveValue('Как было')
})

test('an admin may edit a pending request; a stranger may not see it; confirmed, its owner edits no more', async ({
  page,
  newVisitor,
}) => {
  const t = textsOf('zh')
  const date = leaseDay()
  const email = newEmail('owner')
  await register(page, 'zh', email)
  await book(page, 'zh', { date, time: '10:00' })
  const detail = page.url()

  const stranger = await newVisitor()
  await register(stranger, 'zh', newEmail('stranger'))
  await stranger.goto(`${detail}/edit`)
  await expect(stranger.getByRole('alert')).toHaveText(t('errors.not_allowed'))

  const admin = await newVisitor()
  await signIn(admin, 'admin@example.com')
  await admin.goto(`${detail}/edit`)
  // Its owner looks at the form and leaves it as it is: what the studio saves then is not undone by that.
  await page.goto(`${detail}/edit`)
  await expect(page.getByLabel(t('bookings.time'), { exact: true })).toHaveValue('10:00')
  const form = page.url()
  await startTime(admin, 'zh', date, '14:00').check()
  await admin.getByLabel(t('bookings.notes')).fill('From the studio')
  await admin.getByRole('button', { name: t('bookings.saveChanges') }).click()
  await expect(admin).toHaveURL(detailPage)
  await page.goto(detail)
  await page.goto(form)
  await expect(page.getByLabel(t('bookings.time'), { exact: true })).toHaveValue('14:00')
  await expect(page.getByLabel(t('bookings.notes'))).toHaveValue('From the studio')
  await admin.goto(`/zh/admin/bookings?search=${email}`)
  await admin.getByRole('row').getByRole('combobox').selectOption('confirmed')
  await expect(
    admin.getByText(t('bookings.statusUpdated', { status: t('bookings.confirmed') })),
  ).toBeAttached()

  // The form was open meanwhile: the database refuses, and what was typed stays.
  await startTime(page, 'zh', date, '16:00').check()
  await page.getByRole('button', { name: t('bookings.saveChanges') }).click()
  await expect(page.getByRole('alert')).toHaveText(t('errors.booking_not_editable'))
  await expect(page.getByLabel(t('bookings.time'), { exact: true })).toHaveValue('16:00')
  await page.goto(`${detail}/edit`)
  await expect(page.getByRole('alert')).toHaveText(t('errors.booking_not_editable'))
  await page.goto(detail)
  await expect(page.getByRole('link', { name: t('bookings.edit') })).toHaveCount(0)
})

test('a booking that does not exist cannot be edited', async ({ page }) => {
  await signIn(page, 'customer@example.com')
  await page.goto('/bookings/00000000-0000-4000-8000-000000000000/edit')
  await expect(page.getByRole('alert')).toHaveText(textsOf('mn')('errors.booking_not_found'))
})

test('a signed-out visitor of the edit page signs in first', async ({ page }) => {
  await page.goto('/en/bookings/00000000-0000-4000-8000-000000000000/edit')
  await expect(page).toHaveURL(/\/en\/login\?next=.*%2Fedit/)
})

test('a booking is moved to another month at 390 px, in a language changed on the way, and axe finds nothing', async ({
  page,
}) => {
  const t = textsOf('mn')
  const date = leaseDay()
  const later = leaseDay({ from: addDays(date, 31) })
  await page.setViewportSize({ width: 390, height: 844 })
  await register(page, 'en', newEmail('phone'))
  await book(page, 'en', { date, time: '10:00' })
  await page.getByRole('link', { name: 'Edit Booking' }).click()
  await page.getByLabel('Notes').fill('Typed in English')
  await chooseLanguage(page, 'mn')
  await expect(page.getByLabel(t('bookings.notes'))).toHaveValue('Typed in English')
  await (await dayButton(page, 'mn', later)).click()
  await startTime(page, 'mn', later, '12:00').check()
  await expectAccessible(page)
  await page.getByRole('button', { name: t('bookings.saveChanges') }).click()
  await expect(page).toHaveURL(detailPage)
  // The history below names it in a longer line.
  await expect(page.getByText(dateInWords('mn', later), { exact: true })).toBeVisible()
})

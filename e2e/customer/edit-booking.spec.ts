import { addDays } from '../../src/domain/calendar/days.ts'
import { asBeginning } from '../../src/i18n/joins.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { localizedPath } from '../../src/i18n/url.ts'
import { expectAccessible } from '../support/axe.ts'
import { book, changeAsAdmin, dateInWords, somebodyBooks } from '../support/bookings.ts'
import { dayButton, everyHalfHour, startTime } from '../support/calendar.ts'
import { leaseDay } from '../support/days.ts'
import { duration } from '../support/duration.ts'
import { journeyCases } from '../support/journeys.ts'
import { chooseLanguage } from '../support/languages.ts'
import { newEmail, register, signIn } from '../support/people.ts'
import { expect, refusedRequest, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { typeTime } from '../support/typed-time.ts'

test.use({ expectedErrors: refusedRequest })

const detailPage = /\/bookings\/[0-9a-f-]{36}$/

for (const locale of journeyCases<Locale>(['ru'], ['mn'])) {
  test(`a customer moves a booking, over its own time too, and to another month on a phone (${locale})`, async ({
    page,
  }) => {
    const t = textsOf(locale)
    const date = leaseDay()
    const later = leaseDay({ from: addDays(date, 31) })
    const notes = page.getByLabel(t('bookings.notes'))
    const edit = page.getByRole('link', { name: t('bookings.edit') })
    const save = page.getByRole('button', { name: t('bookings.saveChanges') })
    const start = (time: string) => startTime(page, locale, date, time)
    await somebodyBooks(page, { date, time: '13:00' })
    await register(page, locale, newEmail(`edit-${locale}`))
    await book(page, locale, { date, time: '10:00', notes: 'First notes' })
    const detail = page.url()

    await test.step('another’s time is taken for it, too, and Cancel leaves it as it was', async () => {
      await edit.click()
      await expect(page).toHaveURL(/\/edit(\?|$)/)
      await expect(page.getByLabel(t('bookings.date'), { exact: true })).toHaveValue(date)
      await expect(page.getByLabel(t('bookings.time'), { exact: true })).toHaveValue('10:00')
      await expect(notes).toHaveValue('First notes')
      const summary = page.getByRole('region', { name: t('bookings.summary') })
      await expect(summary).toContainText(t('bookings.priceAgreed', { type: t('bookings.recording') }))
      await expect(start('10:00')).toBeEnabled()
      await expect(start('13:00')).toBeDisabled()
      await typeTime(page, locale, { time: '13:00' })
      await notes.fill('Не сохранять')
      await save.click()
      await expect(page.getByRole('alert')).toHaveText(t('errors.booking_taken'))
      await expect(page.getByRole('group', { name: t('bookings.nearestFree') })).toBeVisible()
      await page
        .getByRole('main')
        .getByRole('link', { name: t('common.cancel') })
        .click()
      await expect(page).toHaveURL(detail)
      await expect(page.getByText('First notes')).toBeVisible()
      await edit.click()
      await expect(notes).toHaveValue('First notes')
    })

    await test.step('what is not yet saved survives a reload; saved, it is told', async () => {
      await duration(page, locale, 120).check()
      await everyHalfHour(page, locale)
      await start('10:30').check()
      await notes.fill('Second notes')
      await page.reload()
      await expect(notes).toHaveValue('Second notes')
      await expect(start('10:30')).toBeChecked()
      const summary = page.getByRole('region', { name: t('bookings.summary') })
      await expect(summary.getByRole('deletion')).toContainText([
        t('bookings.recording'),
        '10:00–11:00',
        '50',
      ])
      await save.click()
      await expect(page).toHaveURL(detail)
      await expect(page.getByText(t('bookings.changesSaved'))).toBeVisible()
      await expect(page.getByText(t('bookings.fromTo', { from: '10:30', to: '12:30' }))).toBeVisible()
      await expect(page.getByText('Second notes')).toBeVisible()
      const inWords = asBeginning(locale, dateInWords(locale, date))
      await expect(page.getByText(inWords, { exact: true })).toBeVisible()
    })

    await test.step('the way back leads to where its page was opened', async () => {
      const list = localizedPath(locale, '/dashboard')
      await page.goto(list)
      await page
        .locator(`a[href="${new URL(detail).pathname}"]`)
        .first()
        .click()
      await edit.click()
      await notes.fill('Third notes')
      // Its own entry in the history is not where one came from.
      await page.getByRole('link', { name: t('common.skipToContent') }).focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/#content$/)
      await save.click()
      await expect(page.getByText(t('bookings.changesSaved'))).toBeVisible()
      await expect(page.getByText('Third notes')).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL(list)
      await page.goto(detail)
      await expect(edit).toBeVisible()
      await expect(page.getByText(t('bookings.changesSaved'))).toHaveCount(0)
    })

    await test.step('at 390 px, in a language changed on the way', async () => {
      const en = textsOf('en')
      await page.setViewportSize({ width: 390, height: 844 })
      await edit.click()
      await notes.fill('Typed before')
      await chooseLanguage(page, 'en')
      await expect(page.getByLabel(en('bookings.notes'))).toHaveValue('Typed before')
      await (await dayButton(page, 'en', later)).click()
      await startTime(page, 'en', later, '12:00').check()
      await expectAccessible(page, { within: 'main' })
      await page.getByRole('button', { name: en('bookings.saveChanges') }).click()
      await expect(page).toHaveURL(detailPage)
      // The history below names it in a longer line.
      await expect(page.getByText(dateInWords('en', later), { exact: true })).toBeVisible()
    })

    await test.step('in an older browser the way back is the same', async () => {
      const en = textsOf('en')
      await page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }))
      await page.goto('/en/dashboard')
      await page.goto(localizedPath('en', detail.replace(/^.*(?=\/bookings\/)/, '')))
      await page.getByRole('link', { name: en('bookings.edit') }).click()
      await page.getByRole('button', { name: en('bookings.saveChanges') }).click()
      await expect(page.getByText(en('bookings.changesSaved'))).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL('/en/dashboard')
    })
  })
}

test('what the studio changes meanwhile is not undone unseen; confirmed, its owner edits no more', {
  tag: '@in-full',
}, async ({ page, newVisitor }) => {
  const t = textsOf('zh')
  const date = leaseDay()
  const time = page.getByLabel(t('bookings.time'), { exact: true })
  const notes = page.getByLabel(t('bookings.notes'))
  const save = page.getByRole('button', { name: t('bookings.saveChanges') })
  await register(page, 'zh', newEmail('owner'))
  await book(page, 'zh', { date, time: '10:00' })
  const detail = page.url()
  const id = detail.split('/').at(-1) ?? ''

  // Its owner looks at the form and leaves it as it is: what the studio saves then is not undone by that.
  await page.goto(`${detail}/edit`)
  await expect(time).toHaveValue('10:00')
  const form = page.url()

  await test.step('an admin edits the pending request', async () => {
    const admin = await newVisitor()
    await signIn(admin, 'admin@example.com')
    await admin.goto(`${detail}/edit`)
    await startTime(admin, 'zh', date, '14:00').check()
    await admin.getByLabel(t('bookings.notes')).fill('From the studio')
    await admin.getByRole('button', { name: t('bookings.saveChanges') }).click()
    await expect(admin).toHaveURL(detailPage)
  })
  await page.goto(detail)
  await page.goto(form)
  await expect(time).toHaveValue('14:00')
  await expect(notes).toHaveValue('From the studio')

  await test.step('a customer who has typed meanwhile is told, and saves over it knowingly', async () => {
    await notes.fill('We are five')
    await changeAsAdmin(page, id, { booking_date: `${date}T16:00:00+08:00` })
    await save.click()
    await expect(page.getByRole('region', { name: t('bookings.savedNow') })).toContainText('16:00')
    await save.click()
    await expect(page).toHaveURL(detail)
    await expect(page.getByText(t('bookings.fromTo', { from: '14:00', to: '15:00' })).first()).toBeVisible()
    await expect(page.getByText('We are five')).toBeVisible()
  })

  await test.step('the form was open when it was confirmed: the database refuses, and what was typed stays', async () => {
    await page.goto(`${detail}/edit`)
    await startTime(page, 'zh', date, '18:00').check()
    await changeAsAdmin(page, id, { status: 'confirmed' })
    await save.click()
    await expect(page.getByRole('alert')).toHaveText(t('errors.booking_not_editable'))
    await expect(time).toHaveValue('18:00')
    await page.goto(`${detail}/edit`)
    await expect(page.getByRole('alert')).toHaveText(t('errors.booking_not_editable'))
    await page.goto(detail)
    await expect(page.getByRole('heading', { name: t('bookings.changeTitle') })).toBeVisible()
    await expect(page.getByRole('link', { name: t('bookings.edit') })).toHaveCount(0)
  })
})

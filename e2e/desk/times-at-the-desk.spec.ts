import { addDays } from '../../src/domain/calendar/days.ts'
import { localizedPath } from '../../src/i18n/url.ts'
import { expectAccessible } from '../support/axe.ts'
import { bookForCustomer, changeAsAdmin } from '../support/bookings.ts'
import { startTime } from '../support/calendar.ts'
import { setStudioClock } from '../support/clock.ts'
import { leaseDay } from '../support/days.ts'
import { demoCustomer } from '../support/demo.ts'
import { expectLoaded } from '../support/islands.ts'
import { signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

const detailPage = /\/bookings\/[0-9a-f-]{36}$/

test('a page that is left open shows what changes and ends a session by the time at the press', {
  tag: '@in-full',
}, async ({ page }) => {
  await page.clock.install()
  await signIn(page, 'admin@example.com')
  const date = leaseDay()
  await setStudioClock(page, `${date}T09:50:00+08:00`)
  const [id = ''] = await bookForCustomer(page, [
    { date, time: '10:00', duration: 120, status: 'confirmed' },
    { date, time: '12:30', status: 'confirmed' },
  ])
  await page.goto(`/en/bookings/${id}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: '+30 minutes', exact: true })).toBeVisible()
  // A button that leads nowhere is no answer that is waited for.
  await expect(main.getByRole('button', { name: '+1 hour' })).toHaveAttribute('aria-disabled', 'true')
  await changeAsAdmin(page, id, { notes: 'Two guests' })
  await page.clock.fastForward('01:30')
  await expect(main.getByText('Two guests')).toBeVisible()
  const ends = main.getByRole('button', { name: 'End now' })
  await expect(ends).toHaveCount(0)
  await page.clock.fastForward('15:00')
  await expect(ends).toBeVisible()
  // What was drawn since then is drawn no more before the press.
  await page.clock.setFixedTime((await page.evaluate(() => Date.now())) + 40 * 60_000)
  await ends.click()
  await expect(page.getByRole('dialog')).toContainText('10:00–12:00 → 10:00–11:00')
})

test('a session that runs and one that nobody planned are written down in a few presses', async ({
  page,
}) => {
  await signIn(page, 'admin@example.com')

  await test.step('a session that runs is made longer or ended in two presses, with its price, and Back leads to where one came from', async () => {
    const date = leaseDay()
    await setStudioClock(page, `${date}T10:40:00+08:00`)
    const [id] = await bookForCustomer(page, [
      { date, time: '10:00', duration: 120, status: 'confirmed' },
      { date, time: '13:00', status: 'confirmed' },
    ])
    const list = `/en/admin/bookings?from=${date}&to=${date}`
    await page.goto(list)
    await page.locator(`a[href$="${id}"]`).first().click()
    await expect(page).toHaveURL(detailPage)

    const main = page.getByRole('main')
    const dialog = page.getByRole('dialog')
    const press = async (name: string, yes: string) => {
      await main.getByRole('button', { name, exact: true }).click()
      await expect(dialog).toBeVisible()
      return dialog.getByRole('button', { name: yes })
    }
    await expect(main.getByText('The studio is not free after 13:00.')).toBeVisible()
    const longer = await press('+30 minutes', 'Extend it')
    await expect(dialog).toContainText('10:00–12:00 → 10:00–12:30')
    await expect(dialog).toContainText('$100 → $125')
    await expectAccessible(page, { within: 'dialog' })
    await longer.click()
    await expect(page.locator(':focus')).toHaveText('The session is now 10:00–12:30. The price is $125.')
    // An hour more would be somebody else's.
    await expect(main.getByRole('button', { name: '+1 hour' })).toHaveAttribute('aria-disabled', 'true')
    await expect(main.getByRole('button', { name: '+30 minutes' })).not.toHaveAttribute('aria-disabled')
    const end = await press('End now', 'End it')
    await expect(dialog).toContainText('10:00–12:30 → 10:00–11:00')
    await end.click()
    await expect(page.locator(':focus')).toContainText('10:00–11:00')
    await expect(main.getByRole('button', { name: 'End now' })).toHaveCount(0)
    await expectAccessible(page, { within: 'main' })

    await page.getByRole('link', { name: 'Edit Booking' }).click()
    await page.getByLabel('Notes').fill('Left early')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page).toHaveURL(detailPage)
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await expect(page).toHaveURL(list)
  })

  await test.step('an admin who presses New booking begins with the customer, and takes any hour until any other', async () => {
    const locale = 'mn'
    const t = textsOf(locale)
    const date = leaseDay({ length: 2 })
    await setStudioClock(page, `${addDays(date, 1)}T12:10:00+08:00`)
    await page.goto(`/bookings/new?date=${date}&time=20:00`)
    await expect(page).toHaveURL(new RegExp(`/admin/bookings/new\\?date=${date}&time=20`))
    await page.goto(`${page.url()}&customer=${demoCustomer}`)
    const summary = page.getByRole('region', { name: t('bookings.summary') })
    await page.getByLabel(t('bookings.until')).selectOption('330')
    await expect(summary).toContainText('01:30')
    await expect(page.getByText(t('bookings.overNotice'))).toBeVisible()
    await expectAccessible(page, { within: 'main' })

    await test.step('hours outside the opening ones are asked about once', async () => {
      const send = page.getByRole('main').getByRole('button', { name: t('bookings.book'), exact: true })
      await send.click()
      const dialog = page.getByRole('dialog', { name: t('bookings.outsideTitle') })
      await expect(dialog).toContainText(t('bookings.outsideHours', { start: '09:00', end: '22:00' }))
      await expectAccessible(page, { within: 'dialog' })
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await send.click()
      await dialog.getByRole('button', { name: t('bookings.book') }).click()
      await expect(page).toHaveURL(detailPage)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('01:30')
    })

    await test.step('who walks in has the half hour that runs; what has begun is put aside', async () => {
      const form = localizedPath(locale, `/admin/bookings/new?customer=${demoCustomer}&duration=90`)
      await page.goto(form)
      // What is now it knows with the taken times.
      await expectLoaded(page)
      await page.getByRole('button', { name: t('times.now') }).click()
      await expect(page.getByLabel(t('bookings.time'), { exact: true })).toHaveValue('12:00')
      await expect(page.getByLabel(t('bookings.until'))).toHaveValue('90')
      await expect(page.getByText(t('bookings.begunNotice'))).toBeVisible()
      await expect(startTime(page, locale, addDays(date, 1), '12:00')).toBeChecked()
      await expect(startTime(page, locale, addDays(date, 1), '12:30')).toBeVisible()
    })
  })
})

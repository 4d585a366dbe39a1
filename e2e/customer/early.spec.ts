import { bookButton, startTime } from '../support/calendar.ts'
import { leaseDay } from '../support/days.ts'
import { signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

// The page of a new booking stands before its scripts are there.

const t = textsOf('ru')

test('what is typed before the form is alive goes on in it, with the focus, and nothing moves', async ({
  page,
}) => {
  await signIn(page, 'customer@example.com')
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/_astro/NewBooking*.js', async (route) => {
    await released
    await route.continue()
  })
  const date = leaseDay()
  await page.goto(`/ru/bookings/new?service=mixing&date=${date}`, { waitUntil: 'domcontentloaded' })
  const service = page.getByLabel(t('bookings.type'))
  const length = page.getByLabel(t('bookings.duration'))
  const notes = page.getByLabel(t('bookings.notes'))
  await expect(service).toHaveValue('mixing')
  await expect(page.getByRole('region', { name: t('bookings.summary') })).toContainText(t('common.owed'))
  await length.selectOption('120')
  await notes.fill('Два микрофона')
  await notes.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(3, 3))
  const [before] = await Promise.all([notes.boundingBox()])
  release()

  await expect(page.getByRole('table')).toBeVisible()
  await expect(service).toHaveValue('mixing')
  await expect(length).toHaveValue('120')
  await expect(notes).toHaveValue('Два микрофона')
  await expect(notes).toBeFocused()
  expect(await notes.evaluate((field: HTMLTextAreaElement) => field.selectionStart)).toBe(3)
  await expect(page).toHaveURL(/duration=120/)
  await expect(startTime(page, 'ru', date, '10:00')).toBeEnabled()
  expect(Math.abs(((await notes.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2)

  await test.step('while no time is chosen the button says so and leads to the times', async () => {
    await expect(bookButton(page, 'ru')).toHaveCount(0)
    await page
      .getByRole('main')
      .getByRole('button', { name: t('bookings.timeMissing') })
      .click()
    await expect(startTime(page, 'ru', date, '09:00')).toBeFocused()
    await page.keyboard.press('Space')
    await expect(bookButton(page, 'ru')).toBeVisible()
  })
})

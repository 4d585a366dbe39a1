import type { Page } from '@playwright/test'
import { addDays, monthOf, weeksOf } from '../../src/domain/calendar/days.ts'
import { bookButton, startTime } from '../support/calendar.ts'
import { leaseDay } from '../support/days.ts'
import { duration } from '../support/duration.ts'
import { fillSignIn, forgetSession, signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

// The page of a new booking stands before its scripts are there.

const t = textsOf('ru')

/** Keeps the form's script back until what it answers is called. */
async function holdForm(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/_astro/NewBooking*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('what is typed before the form is alive goes on in it, with the focus, and nothing moves; a session that turns out to be over takes none of it', async ({
  page,
}) => {
  await signIn(page, 'customer@example.com')
  const release = await holdForm(page)
  // The frame has places for five weeks; a month of six, which begins at a weekend, makes room for its own.
  let date = leaseDay()
  while (weeksOf(monthOf(date)).length > 5) date = leaseDay({ from: addDays(date, 7) })
  await page.goto(`/ru/bookings/new?service=mixing&date=${date}`, { waitUntil: 'domcontentloaded' })
  const service = page.getByLabel(t('bookings.type'))
  const length = duration(page, 'ru', 120)
  const notes = page.getByLabel(t('bookings.notes'))
  await expect(service).toHaveValue('mixing')
  await expect(page.getByRole('region', { name: t('bookings.summary') })).toContainText(t('common.owed'))
  await length.check()
  await page.getByRole('heading', { name: t('bookings.more') }).click()
  await notes.fill('Два микрофона')
  await notes.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(3, 3))
  const times = page.getByRole('region', { name: t('times.choose') })
  await page.evaluate(() => document.fonts.ready)
  const [before, frame] = await Promise.all([notes.boundingBox(), times.boundingBox()])
  release()

  await expect(page.getByRole('table')).toBeVisible()
  await expect(service).toHaveValue('mixing')
  await expect(length).toBeChecked()
  await expect(notes).toHaveValue('Два микрофона')
  await expect(notes).toBeFocused()
  expect(await notes.evaluate((field: HTMLTextAreaElement) => field.selectionStart)).toBe(3)
  await expect(page).toHaveURL(/duration=120/)
  await expect(startTime(page, 'ru', date, '10:00')).toBeEnabled()
  expect(Math.abs(((await notes.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2)
  expect(Math.abs(((await times.boundingBox())?.height ?? 0) - (frame?.height ?? 0))).toBeLessThan(2)

  await test.step('while no time is chosen the button says so and leads to the times', async () => {
    await expect(bookButton(page, 'ru')).toHaveAccessibleDescription(t('bookings.timeMissing'))
    await bookButton(page, 'ru').click()
    await expect(startTime(page, 'ru', date, '09:00')).toBeFocused()
    await page.keyboard.press('Space')
    await expect(bookButton(page, 'ru')).toHaveAccessibleDescription('')
  })

  await test.step('where a time came along it stands in its place from the start, and what may be added is open', async () => {
    await page.unrouteAll()
    const goOn = await holdForm(page)
    await page.goto(`/ru/bookings/new?date=${date}&time=16:00`, { waitUntil: 'domcontentloaded' })
    await expect(notes).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    const [more, room] = await Promise.all([notes.boundingBox(), times.boundingBox()])
    goOn()
    await expect(startTime(page, 'ru', date, '16:00')).toBeChecked()
    expect(Math.abs(((await times.boundingBox())?.height ?? 0) - (room?.height ?? 0))).toBeLessThan(2)
    expect(Math.abs(((await notes.boundingBox())?.y ?? 0) - (more?.y ?? 0))).toBeLessThan(2)
  })

  await test.step('the session is over', async () => {
    await page.unrouteAll()
    const goOn = await holdForm(page)
    await page.goto('/ru/bookings/new', { waitUntil: 'domcontentloaded' })
    await page.getByRole('heading', { name: t('bookings.more') }).click()
    await page.getByLabel(t('bookings.notes')).fill('Три микрофона')
    await forgetSession(page)
    goOn()
    await expect(page.getByText(t('auth.signInToContinue'))).toBeVisible()
    await fillSignIn(page, 'ru', 'customer@example.com')
    await page
      .getByRole('main')
      .getByRole('button', { name: t('auth.signIn') })
      .click()
    await expect(page.getByLabel(t('bookings.notes'))).toHaveValue('Три микрофона')
  })
})

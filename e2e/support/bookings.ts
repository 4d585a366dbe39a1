import type { Page } from '@playwright/test'
import { formatDate } from '../../src/i18n/format.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { localizedPath } from '../../src/i18n/url.ts'
import { demoCustomer } from './demo.ts'
import { callApi, newAccount, newEmail, ownSession, type Session, theAdmin } from './people.ts'
import { expect } from './test.ts'
import { textsOf } from './texts.ts'
import { typeTime } from './typed-time.ts'

/** A studio date in the words of the page. */
export function dateInWords(locale: Locale, date: string): string {
  return formatDate(locale, new Date(`${date}T12:00:00+08:00`))
}

interface Wish {
  date: string
  time: string
  notes?: string
}

/** Opens the booking form, fills it and sends it. */
export async function askForBooking(page: Page, locale: Locale, { date, time, notes = '' }: Wish) {
  const t = textsOf(locale)
  await page.goto(localizedPath(locale, '/bookings/new'))
  await typeTime(page, locale, { date, time })
  await page.getByLabel(t('bookings.notes')).fill(notes)
  await page
    .getByRole('main')
    .getByRole('button', { name: t('bookings.book') })
    .click()
}

/** Books through the form and ends on the detail page of the new booking. */
export async function bookByForm(page: Page, locale: Locale, wish: Wish): Promise<void> {
  await askForBooking(page, locale, wish)
  await expect(page).toHaveURL(/\/bookings\/[0-9a-f-]{36}$/)
}

/** Books the first type for an hour straight at the API; ends on the detail page of the new booking. */
export async function book(page: Page, locale: Locale, wish: Wish): Promise<void> {
  await page.goto(localizedPath(locale, `/bookings/${await bookAs(page, await ownSession(page), wish)}`))
}

/** The same without a page, by whoever is signed in on this one or by a new account; returns its id. */
export async function bookAs(page: Page, { access_token, user }: Session, wish: Wish): Promise<string> {
  const booking = { ...bookedHour(wish), user_id: user.id }
  const [{ id }] = await callApi(page, '/rest/v1/bookings?select=id', booking, access_token)
  return id
}

/** Somebody else books that hour, of whom a test sees nothing but this. */
export async function somebodyBooks(page: Page, wish: Wish): Promise<void> {
  await bookAs(page, await newAccount(page, 'en', newEmail('somebody')), wish)
}

const bookedHour = ({ date, time, notes }: Wish) => ({
  booking_date: `${date}T${time}:00+08:00`,
  duration: 60,
  type: 'recording',
  notes: notes ?? null,
})

/** Cancels the booking of the detail page through its dialog. */
export async function cancelBooking(page: Page, locale: Locale): Promise<void> {
  const t = textsOf(locale)
  const name = t('bookings.cancelBooking')
  await page.getByRole('button', { name }).click()
  await page.getByRole('dialog').getByRole('button', { name }).click()
  await expect(page.getByText(t('bookings.cancelledNotice'))).toBeVisible()
}

interface Agreement extends Wish {
  duration?: number
  type?: string
  status?: 'pending' | 'confirmed'
}

/** As the demo admin, books for a customer straight at the API, the demo one if none is named; returns the ids. */
export async function bookForCustomer(
  page: Page,
  agreements: Agreement[],
  customer = demoCustomer,
): Promise<string[]> {
  const { access_token } = await theAdmin(page)
  const bookings: { id: string }[] = await callApi(
    page,
    '/rest/v1/bookings?select=id',
    agreements.map(({ duration = 60, type = 'recording', status = 'pending', ...wish }) => ({
      ...bookedHour(wish),
      user_id: customer,
      duration,
      type,
      status,
    })),
    access_token,
  )
  return bookings.map(({ id }) => id)
}

/** As the demo admin, changes a booking straight at the API, as any client with a session may. */
export async function changeAsAdmin(page: Page, id: string, changes: object): Promise<void> {
  await changeAs(page, await theAdmin(page), `/rest/v1/bookings?id=eq.${id}`, changes)
}

/** Changes rows straight at the API, as somebody whose browser a test does not need. */
export async function changeAs(page: Page, { access_token }: Session, rows: string, changes: object) {
  const changed: unknown[] = await callApi(page, rows, changes, access_token, 'PATCH')
  expect(changed).toHaveLength(1)
}

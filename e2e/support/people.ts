import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { formatDate } from '../../src/i18n/format.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { localizedPath } from '../../src/i18n/url.ts'
import { localKeys } from '../../supabase/local/data-folder/keys.ts'
import { mailLink } from './mails.ts'
import { expect } from './test.ts'
import { textsOf } from './texts.ts'
import { typeTime } from './typed-time.ts'

export const PASSWORD = 'gegee-demo'
const { publishableKey } = localKeys(join(import.meta.dirname, '../../.local'))

let counter = 0

/** An address nobody else in this run has. */
export function newEmail(name: string): string {
  counter += 1
  return `${name}-${process.pid}-${Date.now()}-${counter}@example.com`
}

/** Follows a link of the account's mails: it opens a page of the site, whose button does what the mail is for. */
export async function followLink(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await page.getByRole('main').getByRole('button').click()
}

/** Registers through the form and the link in the mail; ends signed in, on the page after sign-in. */
export async function registerByForm(page: Page, locale: Locale, email: string): Promise<void> {
  const t = textsOf(locale)
  await page.goto(localizedPath(locale, '/register'))
  await page.getByLabel(t('auth.email')).fill(email)
  await page.getByLabel(t('auth.createPassword'), { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: t('auth.createAccount') }).click()
  await expect(page.getByRole('heading', { name: t('auth.checkEmailTitle') })).toBeVisible()
  await followLink(page, await mailLink(page, email))
  await expect(page).toHaveURL(localizedPath(locale, '/'))
}

/** Puts the clock of a page (`setTimers`) forward until another email can be asked for. */
export async function waitForNextMail(page: Page): Promise<void> {
  const pause = page.getByRole('main').getByText(/\b[01]:\d\d\b/)
  await expect(pause).toBeVisible()
  await page.clock.runFor('01:01')
  await expect(pause).toBeHidden()
}

/** Signs in through the form; ends where the form leads. */
export async function signInByForm(page: Page, locale: Locale, email: string): Promise<void> {
  const t = textsOf(locale)
  await page.goto(localizedPath(locale, '/login'))
  await fillSignIn(page, locale, email)
  await page
    .getByRole('main')
    .getByRole('button', { name: t('auth.signIn') })
    .click()
  await expect(page).toHaveURL(localizedPath(locale, email.startsWith('admin@') ? '/admin' : '/'))
}

/** Registers straight at the API, where the registration is not what a test is about; ends signed in. */
export async function register(page: Page, locale: Locale, email: string): Promise<void> {
  await signUp(page, locale, email)
  const { token_hash, type } = handedOver(await mailLink(page, email))
  const session = await callApi(page, '/auth/v1/verify', { token_hash, type })
  await page.goto('/robots.txt')
  await keepSession(page, session)
}

/** What a link of the account's mails hands over to the page it leads to. */
export function handedOver(link: string): { token_hash: string; type: string } {
  const entries = new URLSearchParams(new URL(link).hash.slice(1))
  return { token_hash: entries.get('token_hash') ?? '', type: entries.get('type') ?? '' }
}

/** Asks for an account straight at the API; it is to be confirmed by the link in a mail. */
export const signUp = (page: Page, locale: Locale, email: string): Promise<object> =>
  callApi(page, '/auth/v1/signup', { email, password: PASSWORD, data: { locale } })

const demoAccounts = ['admin@example.com', 'customer@example.com']
/** Sessions of the demo accounts, one per worker and server: no test signs them out. */
const demoSessions = new Map<string, object>()

/** Signs in straight at the API; the page then stands on a file without scripts. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/robots.txt')
  const account = `${email} at ${new URL(page.url()).origin}`
  const session = demoSessions.get(account) ?? (await newSession(page, email))
  if (demoAccounts.includes(email)) demoSessions.set(account, session)
  await keepSession(page, session)
}

const newSession = (page: Page, email: string): Promise<object> =>
  callApi(page, '/auth/v1/token?grant_type=password', { email, password: PASSWORD })

/** The page stands on a file of the site. */
async function keepSession(page: Page, session: object): Promise<void> {
  await page.evaluate((value) => localStorage.setItem('gegee-session', value), JSON.stringify(session))
}

async function callApi(page: Page, path: string, data: object, token?: string) {
  const answer = await page.request.post(path, {
    data,
    headers: {
      apikey: publishableKey,
      Prefer: 'return=representation',
      ...(token && { Authorization: `Bearer ${token}` }),
    },
  })
  const text = await answer.text()
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${text}`)
  return text === '' ? undefined : JSON.parse(text)
}

/** Calls the API as who is signed in on the page. */
export async function callAs(page: Page, path: string, data: object): Promise<unknown> {
  const session = await page.evaluate(() => JSON.parse(localStorage.getItem('gegee-session') ?? '{}'))
  return callApi(page, path, data, session.access_token)
}

export async function fillSignIn(page: Page, locale: Locale, email: string, password = PASSWORD) {
  const t = textsOf(locale)
  await page.getByLabel(t('auth.email')).fill(email)
  await page.getByLabel(t('auth.password'), { exact: true }).fill(password)
}

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
export async function book(page: Page, locale: Locale, { date, time, notes }: Wish): Promise<void> {
  const session = await page.evaluate(() => JSON.parse(localStorage.getItem('gegee-session') ?? '{}'))
  const [booking] = await callApi(
    page,
    '/rest/v1/bookings?select=id',
    {
      user_id: session.user.id,
      booking_date: `${date}T${time}:00+08:00`,
      duration: 60,
      type: 'recording',
      notes: notes ?? null,
    },
    session.access_token,
  )
  await page.goto(localizedPath(locale, `/bookings/${booking.id}`))
}

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

/** As the admin who is signed in, books for the demo customer straight at the API; returns the ids. */
export async function bookForCustomer(page: Page, agreements: Agreement[]): Promise<string[]> {
  const session = await page.evaluate(() => JSON.parse(localStorage.getItem('gegee-session') ?? '{}'))
  const bookings: { id: string }[] = await callApi(
    page,
    '/rest/v1/bookings?select=id',
    agreements.map(({ date, time, notes, duration = 60, type = 'recording', status = 'pending' }) => ({
      user_id: '00000000-0000-4000-8000-00000000000c',
      booking_date: `${date}T${time}:00+08:00`,
      duration,
      type,
      status,
      notes: notes ?? null,
    })),
    session.access_token,
  )
  return bookings.map(({ id }) => id)
}

/** Makes the browser believe that its access token has so many seconds left: none by default. */
export async function expireToken(page: Page, secondsLeft = -60): Promise<void> {
  await page.evaluate((left) => {
    const session = JSON.parse(localStorage.getItem('gegee-session') ?? '{}')
    const expiresAt = Math.floor(Date.now() / 1000) + left
    localStorage.setItem('gegee-session', JSON.stringify({ ...session, expires_at: expiresAt }))
  }, secondsLeft)
}

import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { storageKeys } from '../../src/domain/storage-keys.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { localizedPath } from '../../src/i18n/url.ts'
import { localKeys } from '../../supabase/local/data-folder/keys.ts'
import { mailLink } from './mails.ts'
import { expect, test } from './test.ts'
import { textsOf } from './texts.ts'

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

/** Who is signed in, to the API. */
export interface Session {
  access_token: string
  refresh_token: string
  /** Seconds since 1970. */
  expires_at: number
  user: { id: string }
}

/** Registers straight at the API, where the registration is not what a test is about; ends signed in. */
export async function register(page: Page, locale: Locale, email: string): Promise<void> {
  const session = await newAccount(page, locale, email)
  await page.goto('/robots.txt')
  await keepSession(page, session)
}

/** A confirmed account of somebody whose browser a test does not need. */
export async function newAccount(page: Page, locale: Locale, email: string): Promise<Session> {
  await signUp(page, locale, email)
  const { token_hash, type } = handedOver(await mailLink(page, email))
  return callApi(page, '/auth/v1/verify', { token_hash, type })
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
const demoSessions = new Map<string, Session>()

/** Signs in straight at the API; the page then stands on a file without scripts. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/robots.txt')
  await keepSession(page, await sessionOf(page, email, new URL(page.url()).origin))
}

async function sessionOf(page: Page, email: string, origin: string): Promise<Session> {
  const account = `${email} at ${origin}`
  const session =
    demoSessions.get(account) ??
    (await callApi(page, '/auth/v1/token?grant_type=password', { email, password: PASSWORD }))
  if (demoAccounts.includes(email)) demoSessions.set(account, session)
  return session
}

/** The demo admin, who acts behind the back of the pages that are open. */
export const theAdmin = (page: Page): Promise<Session> =>
  sessionOf(page, 'admin@example.com', new URL(test.info().project.use.baseURL ?? '').origin)

/** The page stands on a file of the site. */
async function keepSession(page: Page, session: Session): Promise<void> {
  const kept = [storageKeys.session, JSON.stringify(session)] as const
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), kept)
}

export async function callApi(page: Page, path: string, data: object, token?: string, method = 'POST') {
  const answer = await page.request.fetch(path, {
    method,
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
  return callApi(page, path, data, (await ownSession(page)).access_token)
}

/** The same as the demo admin, whoever is signed in on the page. */
export async function callAsAdmin(page: Page, path: string, data: object): Promise<unknown> {
  return callApi(page, path, data, (await theAdmin(page)).access_token)
}

/** What a further device of the account holds that signs in now; the API answers whether it can still go on. */
export async function furtherDevice(page: Page, email: string) {
  const { refresh_token } = await callApi(page, '/auth/v1/token?grant_type=password', {
    email,
    password: PASSWORD,
  })
  const headers = { apikey: publishableKey }
  return async () => {
    const answer = await page.request.post('/auth/v1/token?grant_type=refresh_token', {
      data: { refresh_token },
      headers,
    })
    return answer.ok()
  }
}

/** What the browser keeps of a session, as a text; null where nobody is signed in. */
export const keptSession = (page: Page): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), storageKeys.session)

export const ownSession = async (page: Page): Promise<Session> =>
  JSON.parse((await keptSession(page)) ?? '{}')

/** Signs out behind the back of the page that is open. */
export const forgetSession = (page: Page): Promise<void> =>
  page.evaluate((key) => localStorage.removeItem(key), storageKeys.session)

export async function fillSignIn(page: Page, locale: Locale, email: string, password = PASSWORD) {
  const t = textsOf(locale)
  await page.getByLabel(t('auth.email')).fill(email)
  await page.getByLabel(t('auth.password'), { exact: true }).fill(password)
}

/** Makes the browser believe that its access token has so many seconds left: none by default. */
export async function expireToken(page: Page, secondsLeft = -60): Promise<void> {
  const session = await ownSession(page)
  const now = await page.evaluate(() => Math.floor(Date.now() / 1000))
  await keepSession(page, { ...session, expires_at: now + secondsLeft })
}

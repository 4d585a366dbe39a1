import type { Page } from '@playwright/test'
import { localizedPath } from '../../src/i18n/url.ts'
import { leaseDay } from '../support/days.ts'
import { expectLoaded } from '../support/islands.ts'
import {
  callAs,
  expireToken,
  fillSignIn,
  forgetSession,
  keptSession,
  newEmail,
  ownSession,
  register,
  signIn,
} from '../support/people.ts'
import { expect, refusedRequest, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

// Wide enough for the whole navigation.
test.use({ expectedErrors: refusedRequest, viewport: { width: 1600, height: 900 } })

/** It renews the session, and is itself another one each time: two access tokens of a second are alike. */
const refreshToken = async (page: Page) => (await ownSession(page)).refresh_token

test('a session that soon ends is renewed; from the first paint on no static page shows a sign-in, and after a sign-out Back shows nothing of the person', async ({
  page,
}) => {
  const email = newEmail('renewed')
  await register(page, 'en', email)

  await test.step('while the page is open', async () => {
    const before = await refreshToken(page)
    await expireToken(page, 60)
    const renewal = page.waitForResponse(/grant_type=refresh_token/)
    await page.goto('/en/profile')
    expect((await renewal).status()).toBe(200)
    await expect(page.getByRole('heading', { name: email, exact: true })).toBeVisible()
    expect(await refreshToken(page)).not.toBe(before)
  })

  await test.step('signed out', async () => {
    await page.getByRole('button', { name: 'Sign out here' }).click()
    await expect(page).toHaveURL('/en/login')
    await page.goBack()
    await expect(page).toHaveURL(/\/en\/login/)
    await expect(page.getByText(email)).toHaveCount(0)
  })

  await test.step('signed in, on a static page', async () => {
    await signIn(page, email)
    // The attribute on which the styles depend is there before the body is, and never changes.
    await page.addInitScript(() => {
      const seen: (string | null)[] = []
      Object.assign(window, { seen })
      new MutationObserver(() => {
        if (document.body) seen.push(document.documentElement.getAttribute('data-session'))
      }).observe(document, { subtree: true, childList: true, attributes: true })
    })
    // What the button does comes after the first view.
    await page.goto('/en/pricing', { waitUntil: 'networkidle' })
    const signOut = page.getByRole('button', { name: 'Sign Out' })
    await expect(signOut).toBeVisible()
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
    expect([...new Set(seen)]).toEqual(['in'])
    await signOut.click()
    await expect(page).toHaveURL('/en/login')
  })
})

test('signing in in one tab signs in the other', { tag: '@in-full' }, async ({ page, context }) => {
  const locale = 'zh'
  const t = textsOf(locale)
  const email = newEmail('tabs')
  await register(page, locale, email)
  await page.goto(localizedPath(locale, '/profile'))
  await page.getByRole('button', { name: t('profile.signOutHere') }).click()
  await expect(page).toHaveURL(localizedPath(locale, '/login'))

  const form = await context.newPage()
  await form.goto(`${localizedPath(locale, '/dashboard')}?filter=past`)
  await expect(form).toHaveURL(/\/login\?next=/)
  const still = await context.newPage()
  await still.goto(localizedPath(locale, '/pricing'))
  await expect(still.getByRole('link', { name: t('common.signIn') })).toBeVisible()

  await fillSignIn(page, locale, email)
  await page
    .getByRole('main')
    .getByRole('button', { name: t('auth.signIn') })
    .click()
  await expect(form).toHaveURL(`${localizedPath(locale, '/dashboard')}?filter=past`)
  await expect(still.getByRole('button', { name: t('common.signOut') })).toBeVisible()
  await expect(still.getByRole('link', { name: t('common.signIn') })).toBeHidden()

  // The button is in the page before its script has run.
  await form.waitForLoadState()
  await form.getByRole('button', { name: t('common.signOut') }).click()
  await expect(form).toHaveURL(localizedPath(locale, '/login'))
  await expect(still.getByRole('link', { name: t('common.signIn') })).toBeVisible()
})

test('a session that ended meanwhile leads to the sign-in and back to the filled form', {
  tag: '@in-full',
}, async ({ page }) => {
  const locale = 'mn'
  const t = textsOf(locale)
  const email = newEmail('ended')
  await register(page, locale, email)
  const date = leaseDay()
  await page.goto(
    `${localizedPath(locale, '/bookings/new')}?service=mixing&duration=120&date=${date}&time=11%3A00`,
  )
  await expectLoaded(page)
  await page.getByLabel(t('bookings.notes')).fill('Do not lose me')

  await callAs(page, '/auth/v1/logout?scope=global', {})
  await expireToken(page)
  await page
    .getByRole('main')
    .getByRole('button', { name: t('bookings.book') })
    .click()
  await expect(page).toHaveURL(/\/login\?next=/)
  await expect(page.getByText(t('auth.signInToContinue'))).toBeVisible()
  await fillSignIn(page, locale, email)
  await page
    .getByRole('main')
    .getByRole('button', { name: t('auth.signIn') })
    .click()
  await expect(page).toHaveURL(new RegExp(`/bookings/new\\?.*date=${date}`))
  await expect(page.getByLabel(t('bookings.notes'))).toHaveValue('Do not lose me')
  expect(new URL(page.url()).searchParams.get('service')).toBe('mixing')
  expect(new URL(page.url()).searchParams.get('duration')).toBe('120')
  expect(new URL(page.url()).searchParams.get('time')).toBe('11:00')
})

test('a session that is gone from this browser is said in the form itself, and nothing typed is lost', async ({
  page,
}) => {
  const locale = 'ru'
  const t = textsOf(locale)
  const email = newEmail('gone')
  await register(page, locale, email)
  const date = leaseDay()
  await page.goto(`${localizedPath(locale, '/bookings/new')}?date=${date}&time=11%3A00`)
  await expectLoaded(page)
  await page.getByLabel(t('bookings.notes')).fill('Не потерять')
  await forgetSession(page)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: t('bookings.book') }).click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText(t('errors.session_expired'))
  await expect(page.getByRole('button', { name: t('common.signOut') })).toBeHidden()
  await alert.getByRole('link', { name: t('common.signIn') }).click()
  await expect(main.getByText(/11:00.12:00/)).toBeVisible()
  await fillSignIn(page, locale, email)
  await main.getByRole('button', { name: t('auth.signIn') }).click()
  await expect(page.getByLabel(t('bookings.notes'))).toHaveValue('Не потерять')
  await expect(page.getByLabel(t('bookings.time'), { exact: true })).toHaveValue('11:00')
})

test('the next person in the same tab finds neither what the one before has typed nor their data', async ({
  page,
  context,
}) => {
  const t = textsOf('en')
  const [first, second] = [newEmail('first'), newEmail('second')]
  await register(page, 'en', second)
  const session = await keptSession(page)
  await register(page, 'en', first)
  const before = await keptSession(page)
  const other = await context.newPage()
  await other.goto('/robots.txt')
  const comes = (kept: string | null) =>
    other.evaluate((value) => localStorage.setItem('gegee-session', value ?? ''), kept)
  const form = `/en/bookings/new?date=${leaseDay()}&time=11%3A00`
  const notes = page.getByLabel(t('bookings.notes'))
  const name = page.getByLabel(t('bookings.yourName'))

  await test.step('whose session another tab ends', async () => {
    await page.goto(form)
    await expectLoaded(page)
    await notes.fill('For me alone')
    await name.fill('Anna')
    await forgetSession(other)
    await expect(page).toHaveURL(/\/login\?next=/)
    await fillSignIn(page, 'en', second)
    await page
      .getByRole('main')
      .getByRole('button', { name: t('auth.signIn') })
      .click()
    await expect(page).toHaveURL(/\/bookings\/new/)
    await expectLoaded(page)
    await expect(notes).toHaveValue('')
    await expect(name).toHaveValue('')
  })

  await test.step('in whose place another tab signs somebody in', async () => {
    await page.goto('/en/profile')
    const fullName = page.getByLabel(t('profile.fullName'))
    await fullName.fill('Bat')
    await comes(before)
    await expect(
      page.getByRole('region', { name: t('profile.emailTitle') }).getByText(first, { exact: true }),
    ).toBeVisible()
    await expect(fullName).toHaveValue('')
  })

  await test.step('before the form is alive', async () => {
    await page.goto(form)
    await expectLoaded(page)
    await notes.fill('For me alone')
    await page.goto('/en/pricing')
    await comes(session)
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route('**/_astro/NewBooking*.js', async (route) => {
      await promise
      await route.continue()
    })
    await page.goto(form, { waitUntil: 'domcontentloaded' })
    await expect(notes).toHaveValue('')
    resolve()
    await expectLoaded(page)
    await expect(notes).toHaveValue('')
  })
})

test('a profile typed when the session ended is there after signing in again', { tag: '@in-full' }, async ({
  page,
}) => {
  const locale = 'en'
  const t = textsOf(locale)
  const email = newEmail('typed')
  await register(page, locale, email)
  await page.goto(localizedPath(locale, '/profile'))
  await page.getByLabel(t('profile.fullName')).fill('Сараа')
  await page.route('**/rest/v1/profiles*', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 401, json: { code: 'PGRST303', message: 'JWT expired' } })
      : route.fallback(),
  )
  await page.getByRole('button', { name: t('common.save') }).click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText(t('errors.session_expired'))
  await page.unroute('**/rest/v1/profiles*')
  await forgetSession(page)
  await alert.getByRole('link', { name: t('common.signIn') }).click()
  await fillSignIn(page, locale, email)
  await page
    .getByRole('main')
    .getByRole('button', { name: t('auth.signIn') })
    .click()
  await expect(page.getByLabel(t('profile.fullName'))).toHaveValue('Сараа')
})

test.describe('without a connection', () => {
  // What wakes later may not have come before.
  test.use({ expectedErrors: /Failed to (load resource|fetch dynamically imported module)/ })

  test('a screen at work stays, and signing out of this browser works all the same', {
    tag: '@in-full',
  }, async ({ page, context }) => {
    await register(page, 'mn', newEmail('offline-out'))
    const t = textsOf('mn')
    await page.goto('/profile')
    await page.getByLabel(t('profile.fullName')).fill('Сараа')
    await context.setOffline(true)
    await page.getByRole('button', { name: t('profile.signOutEverywhere') }).click()
    await expect(page.getByRole('alert')).toContainText(t('errors.offline'))
    await expect(page.getByLabel(t('profile.fullName'))).toHaveValue('Сараа')
    await page.getByRole('button', { name: t('profile.signOutHere') }).click()
    await expect.poll(() => keptSession(page).catch(() => null)).toBeNull()
    await context.setOffline(false)
    // The page's own way to the sign-in may come first.
    await page.goto('/profile').catch(() => undefined)
    await expect(page).toHaveURL(/\/login/)
  })
})

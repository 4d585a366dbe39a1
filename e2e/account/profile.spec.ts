import { readFile } from 'node:fs/promises'
import { localizedPath } from '../../src/i18n/url.ts'
import { expectAccessible } from '../support/axe.ts'
import { book } from '../support/bookings.ts'
import { leaseDay } from '../support/days.ts'
import { journeyCases } from '../support/journeys.ts'
import {
  expireToken,
  fillSignIn,
  furtherDevice,
  newEmail,
  PASSWORD,
  register,
  signIn,
} from '../support/people.ts'
import { expect, refusedRequest, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { unfold } from '../support/unfold.ts'

// Wide enough for the whole navigation.
test.use({ expectedErrors: refusedRequest, viewport: { width: 1600, height: 900 } })

test.describe('while the backend may fail', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  test('a customer fills in the profile, and it is kept; what fails says so and loses nothing typed', async ({
    page,
    context,
  }) => {
    const locale = 'mn'
    const t = textsOf(locale)
    const email = newEmail('profile')
    await register(page, locale, email)
    await page.goto(localizedPath(locale, '/dashboard'))
    await page
      .getByRole('navigation')
      .getByRole('link', { name: t('common.profile'), exact: true })
      .click()
    const about = page.getByRole('region', { name: t('profile.personalTitle') })
    await expect(about.getByText(email, { exact: true })).toBeVisible()
    await expect(about.getByLabel(t('profile.notifications'))).toBeChecked()
    await expect(about.getByLabel(t('profile.newsletter'))).not.toBeChecked()
    for (const wish of ['notifications', 'newsletter'] as const) {
      const box = about.getByRole('checkbox', { name: t(`profile.${wish}`), exact: true })
      await expect(box).toHaveAccessibleDescription(t(`profile.${wish}Hint`))
    }

    await about.getByLabel(t('profile.fullName')).fill('Ө. Сараа')
    await about.getByLabel(t('profile.phone')).fill('12')
    await about.getByRole('button', { name: t('common.save') }).click()
    await expect(about.getByText(t('errors.phone_invalid'))).toBeVisible()
    await about.getByLabel(t('profile.phone')).fill('9911 2233')
    await about.getByLabel(t('profile.newsletter')).check()
    // What was ticked survives a reload, and says that it counts for nothing yet.
    await page.reload()
    await expect(about.getByRole('status')).toHaveText(t('profile.unsaved'))
    await expect(about.getByLabel(t('profile.newsletter'))).toBeChecked()
    await about.getByRole('button', { name: t('profile.discard') }).click()
    await expect(about.getByLabel(t('profile.newsletter'))).not.toBeChecked()
    await expect(about.getByRole('status')).toHaveCount(0)
    await expect(about.getByRole('button', { name: t('common.save') })).toBeFocused()
    await about.getByLabel(t('profile.fullName')).fill('Ө. Сараа')
    await about.getByLabel(t('profile.phone')).fill('9911 2233')
    await about.getByLabel(t('profile.newsletter')).check()
    await about.getByLabel(t('profile.notifications')).uncheck()
    await about.getByRole('button', { name: t('common.save') }).click()
    await expect(about.getByRole('status')).toHaveText(t('profile.saved'))
    await expect(about.getByLabel(t('profile.phone'))).toHaveValue(/^9911\s2233$/)

    await page.reload()
    await expect(about.getByLabel(t('profile.fullName'))).toHaveValue('Ө. Сараа')
    await expect(about.getByLabel(t('profile.phone'))).toHaveValue(/^9911\s2233$/)
    await expect(about.getByLabel(t('profile.newsletter'))).toBeChecked()
    await expect(about.getByLabel(t('profile.notifications'))).not.toBeChecked()

    await test.step('typed while the answer is on its way', async () => {
      const { promise: asked, resolve: answer } = Promise.withResolvers<void>()
      await page.route('**/rest/v1/profiles*', async (route) => {
        if (route.request().method() !== 'PATCH') return route.fallback()
        await asked
        await route.continue()
      })
      await about.getByLabel(t('profile.fullName')).fill('Сараа')
      await about.getByRole('button', { name: t('common.save') }).click()
      await about.getByLabel(t('profile.phone')).fill('9911 2234')
      const saved = page.waitForResponse(
        (response) => response.request().method() === 'PATCH' && response.url().includes('/rest/v1/profiles'),
      )
      answer()
      await (await saved).finished()
      // Saved is what was sent; what was typed after that is not, and the form says so.
      await expect(about.getByText(t('profile.unsaved'))).toBeVisible()
      await expect(about.getByLabel(t('profile.phone'))).toHaveValue('9911 2234')
      await page.unrouteAll()
    })

    await test.step('it does not load, and loads on "Try again" with what was typed', async () => {
      const broken = '**/rest/v1/profiles?select=full_name*'
      await page.route(broken, (route) => route.fulfill({ status: 500, body: '{"message":"x"}' }))
      await page.reload()
      await expect(page.getByRole('alert')).toContainText(t('profile.loadFailed'))
      await page.unroute(broken)
      await page.getByRole('button', { name: t('common.tryAgain') }).click()
      await expect(about.getByText(t('profile.unsaved'))).toBeVisible()
      await about.getByRole('button', { name: t('profile.discard') }).click()
      await expect(about.getByLabel(t('profile.fullName'))).toHaveValue('Сараа')
      await expect(about.getByLabel(t('profile.phone'))).toHaveValue(/^9911\s2233$/)
    })

    await test.step('without a connection, and in another language after it', async () => {
      await about.getByLabel(t('profile.fullName')).fill('Saraa')
      await context.setOffline(true)
      await about.getByRole('button', { name: t('common.save') }).click()
      await expect(page.getByRole('alert')).toContainText(t('profile.saveFailed'))
      await expect(page.getByRole('alert')).toContainText(t('errors.offline'))
      await context.setOffline(false)
      await page.goto('/ru/profile')
      await expect(page.getByLabel(textsOf('ru')('profile.fullName'))).toHaveValue('Saraa')
    })
  })
})

test('the profile opens with who one is and the next visit, and explains to who asks', async ({ page }) => {
  const t = textsOf('ru')
  const email = newEmail('person')
  await register(page, 'ru', email)
  await page.goto('/ru/profile')
  const person = page.getByRole('region', { name: email })
  await expect(person.getByText(t('profile.since'))).toBeVisible()
  // Nobody is shown a zero.
  await expect(person.getByText(t('profile.visits'))).toHaveCount(0)
  await expect(person.getByRole('link', { name: t('common.bookSession') })).toHaveAttribute(
    'href',
    '/ru/bookings/new',
  )

  const day = leaseDay()
  await book(page, 'ru', { date: day, time: '14:00' })
  const booking = page.url()
  await page.goto('/ru/profile')
  await person.getByRole('link', { name: '14:00–15:00' }).click()
  await expect(page).toHaveURL(booking)

  await page.goto('/ru/profile')
  const about = page.getByRole('region', { name: t('profile.personalTitle') })
  const explain = about.getByRole('button', { name: t('profile.explain') }).first()
  await expect(explain).toHaveAccessibleDescription(t('profile.notifications'))
  await expect(about.getByText(t('profile.notificationsHint'))).toBeHidden()
  await explain.click()
  await expect(explain).toHaveAttribute('aria-expanded', 'true')
  await expect(about.getByText(t('profile.notificationsHint'))).toBeVisible()
  await expectAccessible(page, { within: 'main' })
})

for (const width of journeyCases([390], [1600]))
  test(`what the profile learns late does not pull a button from under a press, at ${width} px`, {
    tag: '@in-full',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const t = textsOf('mn')
    await register(page, 'mn', newEmail('still'))
    let answer = () => {}
    const asked = new Promise<void>((done) => {
      answer = done
    })
    for (const late of ['**/auth/v1/user', '**/rest/v1/profiles?*', '**/rest/v1/rpc/*feed*'])
      await page.route(late, async (route) => {
        await asked
        await route.continue()
      })
    await page.goto('/profile')
    const data = page.getByRole('button', { name: t('profile.download') })
    await expect(data).toBeVisible()
    const top = () => data.evaluate((button) => button.getBoundingClientRect().top + scrollY)
    const before = await top()
    await expectAccessible(page, { within: 'main' })
    answer()
    await expect(page.getByText(t('step.isOff'))).toBeVisible()
    await expect(page.getByText(t('feed.none'))).toBeVisible()
    await expect(page.getByLabel(t('profile.fullName'))).toBeVisible()
    expect(Math.abs((await top()) - before)).toBeLessThan(12)
  })

test('a changed password is the one that counts, and signs other devices out', async ({
  page,
  newVisitor,
}) => {
  const locale = 'zh'
  const t = textsOf(locale)
  const email = newEmail('password')
  await register(page, locale, email)
  const other = await newVisitor()
  await signIn(other, email)
  await page.goto(localizedPath(locale, '/profile'))
  const part = await unfold(page, t('profile.passwordTitle'))
  await expectAccessible(page, { within: 'main' })
  const change = part.getByRole('button', { name: t('profile.changePassword') })
  const field = part.getByLabel(t('profile.newPassword'))
  for (const [typed, refusal] of [
    ['', 'password_missing'],
    ['short', 'password_too_short'],
    [PASSWORD, 'password_same'],
  ] as const) {
    await field.fill(typed)
    await change.click()
    await expect(part.getByText(t(`errors.${refusal}`))).toBeVisible()
  }
  await field.fill('another-password')
  await change.click()
  await expect(part.getByRole('status')).toHaveText(t('profile.passwordChanged'))

  await expireToken(other)
  await other.goto(localizedPath(locale, '/dashboard'))
  await expect(other).toHaveURL(/\/login\?next=/)
  await fillSignIn(other, locale, email)
  const send = other.getByRole('main').getByRole('button', { name: t('auth.signIn') })
  await send.click()
  await expect(other.getByRole('alert')).toHaveText(t('errors.credentials_wrong'))
  await fillSignIn(other, locale, email, 'another-password')
  await send.click()
  await expect(other).toHaveURL(localizedPath(locale, '/dashboard'))
})

test('a code that a refused password has used up is said to be used', { tag: '@in-full' }, async ({
  page,
}) => {
  const t = textsOf('zh')
  await register(page, 'zh', newEmail('used-code'))
  // A session of yesterday, at a service that looks at the code first.
  await page.route('**/auth/v1/reauthenticate', (route) => route.fulfill({ json: {} }))
  await page.route('**/auth/v1/user', (route) => {
    const sent = route.request()
    if (sent.method() !== 'PUT') return route.continue()
    const error_code = sent.postDataJSON().nonce ? 'same_password' : 'reauthentication_needed'
    return route.fulfill({ status: 422, json: { error_code, msg: 'x' } })
  })
  await page.goto(localizedPath('zh', '/profile'))
  const part = await unfold(page, t('profile.passwordTitle'))
  const change = part.getByRole('button', { name: t('profile.changePassword') })
  await part.getByLabel(t('profile.newPassword')).fill(PASSWORD)
  await change.click()
  const code = part.getByLabel(t('step.code'))
  await code.fill('123456')
  await change.click()
  await expect(part.getByText(t('errors.password_same'))).toBeVisible()
  await expect(part.getByText(t('errors.code_wrong'))).toBeVisible()
  await expect(code).toHaveValue('')
})

test('signing out here leaves another device signed in, everywhere ends its session, too', {
  tag: '@in-full',
}, async ({ page }) => {
  const t = textsOf('ru')
  const email = newEmail('devices')
  await register(page, 'ru', email)
  for (const [name, goesOn] of [
    ['profile.signOutHere', true],
    ['profile.signOutEverywhere', false],
  ] as const) {
    const other = await furtherDevice(page, email)
    await signIn(page, email)
    await page.goto('/ru/profile')
    await page.getByRole('button', { name: t(name) }).click()
    await expect(page).toHaveURL('/ru/login')
    expect(await other(), name).toBe(goesOn)
  }
})

test('a customer takes the data along and deletes the account', async ({ page, newVisitor }) => {
  const locale = 'mn'
  const t = textsOf(locale)
  const email = newEmail('leaving')
  await register(page, locale, email)
  await book(page, locale, { date: leaseDay(), time: '10:00', notes: 'Миний нууц' })
  const detail = new URL(page.url()).pathname

  await page.goto(localizedPath(locale, '/profile'))
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: t('profile.download') }).click()
  const data = JSON.parse(await readFile(await (await saved).path(), 'utf8'))
  expect(data.account.email).toBe(email)
  expect(data.bookings).toMatchObject([
    { notes: 'Миний нууц', status: 'pending', history: [{ action: 'created', by: 'you' }] },
  ])

  const stale = await newVisitor()
  await signIn(stale, email)
  const part = await unfold(page, t('profile.deleteTitle'))
  await part.getByRole('button', { name: t('profile.deleteAccount') }).click()
  const dialog = page.getByRole('dialog', { name: t('profile.deleteQuestion') })
  const confirm = dialog.getByRole('button', { name: t('profile.deleteAccount') })
  await dialog.getByLabel(t('profile.currentPassword')).fill('wrong-password')
  await confirm.click()
  await expect(dialog.getByText(t('errors.password_wrong'))).toBeVisible()
  // Who signs in by Google or by codes has no password, and chooses one there.
  await expect(dialog.getByRole('link', { name: t('profile.deleteNoPassword') })).toHaveAttribute(
    'href',
    `${localizedPath(locale, '/forgot-password')}?next=%2Fprofile`,
  )
  await dialog.getByLabel(t('profile.currentPassword')).fill(PASSWORD)
  await confirm.click()
  await expect(page.getByRole('heading', { name: t('profile.deletedTitle') })).toBeFocused()
  await expect(page.getByRole('button', { name: t('profile.deleteAccount') })).toHaveCount(0)
  await page.getByRole('link', { name: t('common.backHome') }).click()
  await expect(page).toHaveURL(localizedPath(locale, '/'))
  await expect(page.getByRole('link', { name: t('common.signIn') })).toBeVisible()

  // The other device's token still runs; it opens nothing any more.
  await stale.goto(localizedPath(locale, '/profile'))
  await expect(stale).toHaveURL(/\/login\?next=/)
  await expect(stale.getByRole('button', { name: t('common.signOut') })).toBeHidden()

  await signIn(stale, 'admin@example.com')
  await stale.goto(detail)
  await expect(stale.getByText(t('bookings.deletedAccount'))).toBeVisible()
  await expect(stale.getByRole('main').getByText(t('bookings.cancelled'), { exact: true })).toBeVisible()
  await expect(stale.getByText('Миний нууц')).toHaveCount(0)
})

import type { Page } from '@playwright/test'
import { browserStorage } from '../../src/content/browser-storage.ts'
import { contact } from '../../src/content/contact.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { localizedPath } from '../../src/i18n/url.ts'
import { expectAccessible } from '../support/axe.ts'
import { expectLoaded, hydrationError } from '../support/islands.ts'
import { journeyLocales } from '../support/journeys.ts'
import { chooseLanguage } from '../support/languages.ts'
import { mailsTo } from '../support/mails.ts'
import { newEmail, register } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

const en = textsOf('en')

const mailsFrom = async (page: Page, sender: string) =>
  (await mailsTo(page, contact.email)).filter(({ replyTo }) => replyTo === sender)

function formOf(page: Page, locale: Locale) {
  const t = textsOf(locale)
  const main = page.getByRole('main')
  return {
    name: main.getByLabel(t('contact.name'), { exact: true }),
    email: main.getByLabel(t('contact.yourEmail'), { exact: true }),
    message: main.getByLabel(t('contact.message'), { exact: true }),
    send: main.getByRole('button', { name: t('contact.send'), exact: true }),
  }
}

async function fillForm(page: Page, locale: Locale, email: string) {
  const form = formOf(page, locale)
  await form.name.fill('Сараа')
  await form.email.fill(email)
  await form.message.fill('Сайн байна уу?\nХоёр цаг хэрэгтэй.')
  return form
}

for (const locale of journeyLocales('zh')) {
  test(`a message reaches the studio, and the visitor is told so (${locale})`, async ({ page }) => {
    const [t, email] = [textsOf(locale), newEmail(`contact-${locale}`)]
    await page.goto(localizedPath(locale, '/contact'))
    const { send, message } = await fillForm(page, locale, email)
    await send.click()
    const arrived = page.getByRole('status').filter({ hasText: t('contact.sentTitle') })
    await expect(arrived).toContainText(email)
    await expect(arrived).toBeFocused()
    await expect(page.getByText(t('contact.formText'))).toBeHidden()
    const [mail, ...more] = await mailsFrom(page, email)
    expect(more).toEqual([])
    expect(mail?.text).toContain('Сайн байна уу?\nХоёр цаг хэрэгтэй.')
    expect(mail?.text).toContain(`Сараа <${email}> (${locale.toUpperCase()})`)

    await page.getByRole('button', { name: t('contact.sendAnother') }).click()
    await expect(message).toBeFocused()
    await expect(message).toHaveValue('')
    await expect(formOf(page, locale).email).toHaveValue(email)
  })
}

for (const locale of journeyLocales('mn')) {
  test(`the page reads completely without JavaScript, the email link in place of the form (${locale})`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
    const page = await context.newPage()
    const t = textsOf(locale)
    await page.goto(localizedPath(locale, '/contact'))
    const main = page.getByRole('main')
    await expect(main).toContainText('CHD-24 khoroo, Shadivlan, Ulaanbaatar')
    await expect(main.getByText(t('contact.formNeedsScript'))).toBeVisible()
    await expect(main.getByRole('link', { name: contact.email })).toHaveCount(2)
    await expect(main.getByRole('link', { name: contact.phone })).toHaveAttribute('href', 'tel:+97677000000')
    await expect(main.getByRole('link', { name: t('contact.directions') })).toBeVisible()
    await expect(formOf(page, locale).send).toBeHidden()
    await expect(main.getByRole('button', { name: t('contact.showMap') })).toBeHidden()
    await expect(main.getByRole('button', { name: t('contact.copyEmail') })).toBeHidden()

    // Where there is nothing without it, nothing seems to be on its way.
    await page.goto(localizedPath(locale, '/login'))
    await expect(page.locator('.skeleton')).toBeHidden()
    await context.close()
  })
}

test('who is signed in finds their own address in the form; what they typed instead stays', async ({
  page,
}) => {
  const own = newEmail('writes')
  await register(page, 'en', own)
  await page.goto('/en/contact')
  const { email } = formOf(page, 'en')
  await expect(email).toHaveValue(own)
  await email.fill('other@example.com')
  await page.reload()
  await expect(email).toHaveValue('other@example.com')
})

test('an empty form names what is missing beside each field and goes to the first; a second click sends nothing twice', async ({
  page,
}) => {
  await page.goto('/en/contact')
  const form = formOf(page, 'en')
  await form.send.click()
  await expect(form.name).toBeFocused()
  await expect(form.name).toHaveAccessibleDescription('Please enter your name.')
  await expect(form.email).toHaveAccessibleDescription('Please enter your email.')
  await expect(form.message).toHaveAccessibleDescription('Please write a message.')
  await expectAccessible(page, { within: 'main' })

  await form.name.fill('Sara')
  await form.message.fill('x'.repeat(5001))
  await form.email.fill('sara@example')
  await form.email.press('Enter')
  await expect(form.email).toBeFocused()
  await expect(form.name).toHaveAccessibleDescription('')
  await expect(form.email).toHaveAccessibleDescription(
    'This does not look like an email address. Please check it.',
  )
  await expect(form.message).toHaveAccessibleDescription('The message is too long: 5,000 characters at most.')
  await expect(form.message).toHaveValue('x'.repeat(5001))

  await test.step('a second click while the first is under way', async () => {
    const email = newEmail('contact-twice')
    const sending = page.getByRole('button', { name: 'Sending...' })
    await page.route('**/rest/v1/rpc/send_contact_message', async (route) => {
      await expect(sending).toHaveAttribute('aria-disabled', 'true')
      await sending.click({ force: true })
      await route.continue()
    })
    await fillForm(page, 'en', email)
    await form.send.click()
    await expect(page.getByRole('status').filter({ hasText: email })).toBeVisible()
    expect(await mailsFrom(page, email)).toHaveLength(1)
    await page.unrouteAll()
  })

  await test.step('who fills in the field that people do not see is told that all is well', async () => {
    const email = newEmail('contact-program')
    await page.getByRole('button', { name: en('contact.sendAnother') }).click()
    await fillForm(page, 'en', email)
    await page.locator('[name=website]').evaluate((input: HTMLInputElement) => {
      input.value = 'https://example.com'
    })
    await form.send.click()
    await expect(page.getByRole('status').filter({ hasText: email })).toBeVisible()
    expect(await mailsFrom(page, email)).toEqual([])
  })
})

test.describe('when sending fails', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  test('the reason is told and nothing typed is lost', async ({ page, context }) => {
    const email = newEmail('contact-failure')
    await page.goto('/ru/contact')
    const [form, ru] = [await fillForm(page, 'ru', email), textsOf('ru')]
    const alert = page.getByRole('main').getByRole('alert').filter({ hasText: /./ })

    const refusals = [
      { status: 500, body: {}, code: 'unknown' },
      { status: 429, body: { code: 'PT429', message: 'too_many_messages' }, code: 'too_many_messages' },
    ] as const
    for (const { status, body, code } of refusals) {
      await page.route('**/rest/v1/rpc/send_contact_message', (route) =>
        route.fulfill({ status, json: body }),
      )
      await form.send.click()
      await expect(alert).toContainText(ru(`errors.${code}`))
      await page.unroute('**/rest/v1/rpc/send_contact_message')
    }

    await context.setOffline(true)
    await form.send.click()
    await expect(alert).toHaveText(ru('errors.kept', { error: ru('errors.offline') }))
    await context.setOffline(false)
    await expect(form.name).toHaveValue('Сараа')

    // Neither a reload nor another language loses it.
    await chooseLanguage(page, 'mn')
    await expect(page).toHaveURL('/contact')
    await page.reload()
    const mn = formOf(page, 'mn')
    await expect(mn.message).toHaveValue('Сайн байна уу?\nХоёр цаг хэрэгтэй.')
    await mn.send.click()
    await expect(page.getByRole('status').filter({ hasText: email })).toBeVisible()
    expect(await mailsFrom(page, email)).toHaveLength(1)
    await page.reload()
    await expect(mn.message).toHaveValue('')
  })

  test('a form that cannot load says so, and comes alive when it can', { tag: '@in-full' }, async ({
    page,
  }) => {
    const email = newEmail('contact-no-island')
    await page.route('**/_astro/ContactForm*', (route) => route.abort())
    await page.goto('/en/contact')
    const form = await fillForm(page, 'en', email)
    const alert = page
      .getByRole('main')
      .getByRole('alert')
      .filter({ hasText: en('contact.formNotLoaded') })
    await expect(alert).toBeVisible()
    const failedAgain = hydrationError(page)
    await form.send.click()
    await failedAgain
    await page.unroute('**/_astro/ContactForm*')

    // The press came to nothing and was answered: who goes on writing has not pressed.
    await form.message.focus()
    await expect(page.locator('[data-contact-form] astro-island')).not.toHaveAttribute('ssr')
    await form.message.fill('Once more')
    await form.send.click()
    await expect(page.getByRole('status').filter({ hasText: email })).toBeVisible()
    await expect(alert).toHaveCount(0)
    const mails = await mailsFrom(page, email)
    expect(mails.map(({ text }) => text.includes('Once more'))).toEqual([true])
  })
})

/** So that two seconds pass when the test says so, however slow the machine. */
async function openWithStoppedClock(page: Page, path: string) {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.goto(path)
}

test.describe('copy buttons', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })
  const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

  test('cost no React before somebody reaches for them, and lose no first click however late it comes', async ({
    page,
  }) => {
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    let arrived = () => {}
    const late = new Promise<void>((resolve) => {
      arrived = resolve
    })
    await page.route('**/_astro/CopyContact*', async (route) => {
      await late
      await route.continue()
    })
    await openWithStoppedClock(page, '/en/contact')
    await page.clock.runFor(5000)
    expect(scripts.filter((url) => /\/(client|react|CopyContact|ContactForm)/i.test(url))).toEqual([])

    // A click without any sign before it, as assistive technology makes one.
    await page.getByRole('button', { name: 'Copy email address' }).dispatchEvent('click')
    await page.getByRole('button', { name: 'Copy phone number' }).click()
    await expect(page.getByRole('button', { name: 'Copied' })).toHaveCount(0)
    arrived()
    await expect(page.getByRole('button', { name: 'Copied' })).toHaveCount(2)
  })

  test('copy with one click, say so to everybody for two seconds, and admit it where the clipboard refuses', async ({
    page,
  }) => {
    await openWithStoppedClock(page, '/contact')
    const mn = textsOf('mn')
    await page.getByRole('button', { name: mn('contact.copyEmail') }).click()
    const copied = page.getByRole('button', { name: mn('contact.copied') })
    await expect(copied).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: mn('contact.copied') })).toHaveCount(1)
    expect(await clipboard(page)).toBe(contact.email)
    await page.clock.runFor(1900)
    await expect(copied).toBeVisible()
    await page.clock.runFor(200)
    await expect(copied).toHaveCount(0)

    await page.getByRole('button', { name: mn('contact.copyPhone') }).focus()
    await page.keyboard.press('Enter')
    await expect(copied).toBeVisible()
    expect(await clipboard(page)).toBe(contact.phone)

    await page.clock.runFor(2100)
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
    })
    await page.getByRole('button', { name: mn('contact.copyEmail') }).click()
    await expect(page.getByRole('button', { name: mn('contact.copyFailed') })).toBeVisible()
  })
})

test('the live map is asked for only on request, and allowed from one place only, and the drawing comes back', async ({
  page,
}) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') elsewhere.push(request.url())
  })
  await page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Map</p>' }),
  )
  await page.goto('/en/contact')
  await expect(page.getByRole('img', { name: en('contact.mapAlt') })).toBeVisible()
  expect(elsewhere).toEqual([])
  const toLive = page.getByRole('button', { name: en('contact.showMap') })
  const isOnline = (value: boolean) =>
    page.evaluate(
      (now) => Object.defineProperty(navigator, 'onLine', { value: now, configurable: true }),
      value,
    )
  await isOnline(false)
  await toLive.click()
  await expect(page.getByText(en('contact.mapOffline'))).toBeVisible()
  await expect(page.getByTitle(en('contact.mapFrame'))).toHaveCount(0)
  await isOnline(true)
  const drawing = await page.getByRole('img', { name: en('contact.mapAlt') }).boundingBox()
  const size = { width: drawing?.width, height: drawing?.height }
  await toLive.click()
  await expect(page.getByText(en('contact.mapOffline'))).toHaveCount(0)
  // Its styles are in the page, though no element of the built page asks for them.
  expect(await page.getByTitle(en('contact.mapFrame')).boundingBox()).toMatchObject(size)
  await expect(page.frameLocator(`iframe[title="${en('contact.mapFrame')}"]`).getByText('Map')).toBeVisible()
  expect(elsewhere).toHaveLength(1)
  expect(elsewhere[0]).toContain('https://www.openstreetmap.org/export/embed.html?bbox=')
  const policy = await page.locator('meta[http-equiv="content-security-policy"]').getAttribute('content')
  expect(policy).toMatch(/frame-src https:\/\/www\.openstreetmap\.org(;|$)/)

  await page.getByRole('button', { name: en('contact.showDrawing') }).click()
  await expect(page.getByTitle(en('contact.mapFrame'))).toHaveCount(0)
  await expect(page.getByRole('img', { name: en('contact.mapAlt') })).toBeVisible()
  await expect(page.getByText(en('contact.mapConsent'))).toBeVisible()
  await expect(toLive).toBeFocused()
})

test('the privacy page names everything the site leaves in a browser, and there are no cookies', async ({
  page,
  context,
}) => {
  await register(page, 'en', newEmail('privacy'))
  await page.goto('/en/bookings/new')
  // While the times come, what stands below them moves.
  await expectLoaded(page)
  await page.getByRole('heading', { name: 'Anything else?' }).click()
  await page.getByLabel('Notes').fill('x')
  // Typed before the page's script is there, which it then finds.
  await page.goto('/en/contact', { waitUntil: 'commit' })
  await formOf(page, 'en').name.fill('x')
  const kept = () => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  await expect.poll(kept).toContain('gegee-draft-contact')
  await chooseLanguage(page, 'ru')
  await expect(page).toHaveURL('/ru/contact')
  const left = await kept()
  const named = browserStorage.map(({ key }) => key)
  expect(left.filter((key) => !named.some((name) => key === name || key.startsWith(`${name}-`)))).toEqual([])
  expect(await context.cookies()).toEqual([])

  await page
    .getByRole('main')
    .getByRole('link', { name: textsOf('ru')('contact.privacyNote') })
    .click()
  await expect(page).toHaveURL('/ru/privacy#messages')
  for (const key of named) await expect(page.getByText(key, { exact: true })).toBeVisible()
})

test.describe('an address without a page', () => {
  test.use({ expectedErrors: /Failed to load resource: the server responded with a status of 404/ })

  for (const locale of journeyLocales('ru')) {
    test(`leads on to home, prices and contact (${locale})`, async ({ page }) => {
      const t = textsOf(locale)
      const answer = await page.goto(localizedPath(locale, '/no/such/page'))
      expect(answer?.status()).toBe(404)
      const main = page.getByRole('main')
      const title = main.getByRole('heading', { level: 1 })
      await expect(title).toHaveAccessibleName(t('common.notFoundHeading'))
      // The lamp works: by its switch the night around the words, and above them, becomes paper; and the words say so.
      const room = main.locator('.night')
      const head = page.getByRole('banner')
      const night = await room.evaluate((element) => getComputedStyle(element).backgroundColor)
      await expect(head).toHaveCSS('background-color', night)
      await main.getByRole('checkbox', { name: t('common.light') }).press('Space')
      await expect(room).not.toHaveCSS('background-color', night)
      await expect(head).not.toHaveCSS('background-color', night)
      await expect(title).toHaveAccessibleName(t('common.notFoundLit'))
      for (const [name, path] of [
        [t('common.backHome'), '/'],
        [t('common.viewPricing'), '/pricing'],
        [t('common.contact'), '/contact'],
      ] as const) {
        await expect(main.getByRole('link', { name })).toHaveAttribute('href', localizedPath(locale, path))
      }
    })
  }
})

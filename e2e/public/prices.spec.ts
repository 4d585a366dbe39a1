import { stepOf } from '../../src/components/pricing/calculator.ts'
import { formatTugrik } from '../../src/i18n/format-number.ts'
import { locales } from '../../src/i18n/locales.ts'
import { localizedPath } from '../../src/i18n/url.ts'
import { journeyLocales } from '../support/journeys.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

test('the price calculator shows the band it used and what it leaves unused, by keyboard, and leads into the form; on paper there are the tables', async ({
  page,
}) => {
  // Before its script a key moves the thumb alone, a sixteenth of a band.
  await page.goto('/en/pricing', { waitUntil: 'networkidle' })
  const calculator = page.getByRole('region', { name: 'Work out your price' })
  const result = calculator.getByRole('status')
  const book = calculator.getByRole('link')
  await expect(result).toContainText('330,000₮')
  await expect(calculator.getByRole('group', { name: 'Cameras' })).toBeHidden()
  await expect(book).toHaveText('Book 2 hours')
  await expect(book).toHaveAttribute('href', '/en/bookings/new?service=photo-video&duration=120')

  await calculator.getByLabel('How long').focus()
  for (let hours = 2; hours < 5; hours += 1) await page.keyboard.press('ArrowRight')
  await expect(calculator.getByLabel('How long')).toHaveAttribute('aria-valuetext', '5 hours')
  await expect(result).toContainText('660,000₮')
  await expect(result).toContainText('5 hours at the “8 hours (1 day)” rate.')
  await expect(result).toContainText('The same price would cover 3 more hours.')
  await expect(calculator.getByRole('listitem').filter({ hasText: 'Your rate' })).toContainText('660,000₮')

  // A band is a choice, too: as many hours as it has.
  await calculator.getByRole('button', { name: '2–4 hours' }).click()
  await expect(calculator.getByLabel('How long')).toHaveAttribute('aria-valuetext', '4 hours')
  await expect(calculator.getByRole('button', { pressed: true })).toHaveText('2–4 hours')
  await expect(result).toContainText('550,000₮')
  await calculator.getByRole('button', { name: '8 hours (1 day)' }).click()

  await calculator.getByLabel('Service').selectOption('Multi-camera recording')
  await expect(result).toContainText('1,500,000₮')
  await expect(result).toContainText('Multi-camera recording: 8 hours')
  await calculator.getByLabel('up to 5').check()
  await expect(result).toContainText('1,800,000₮')

  await test.step('on paper', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('table')).toHaveCount(3)
    for (const table of await page.getByRole('table').all()) await expect(table).toBeVisible()
    await expect(page.getByRole('row', { name: 'Photo and video' })).toHaveCSS('display', 'table-row')
    await expect(page.getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await page.emulateMedia({ media: 'screen' })
  })

  await calculator.getByLabel('Service').selectOption('Movie')
  await calculator.getByLabel('How long').fill(String(stepOf(5)))
  await expect(result).toContainText('880,000₮')
  await expect(book).toHaveText('Book 8 hours')
  await expect(book).toHaveAttribute('href', '/en/bookings/new?service=movie&duration=480')
  // What the team does comes on top of the studio, which is what is booked.
  await calculator.getByLabel('Service').selectOption('Photo')
  await calculator.getByLabel('How long').fill(String(stepOf(2)))
  await expect(calculator.getByRole('status')).toContainText('220,000₮ + 330,000₮ studio rental')
  await expect(calculator.getByRole('status')).toContainText('550,000₮')
  await expect(book).toHaveText('Book the studio for 2 hours')
  await book.click()
  await expect(page).toHaveURL(/\/en\/login/)
  const next = new URL(page.url()).searchParams.get('next') ?? ''
  const asked = new URL(next, page.url()).searchParams
  expect([asked.get('service'), asked.get('notes')]).toEqual([
    'photo-video',
    'Video shooting: Photo, 220,000₮',
  ])
})

for (const locale of journeyLocales('mn')) {
  test(`from home, two hours of photo and what will be paid are one tap away (${locale})`, async ({
    page,
  }) => {
    const t = textsOf(locale)
    // Another test offers services of its own for a while: this page stays as it was built.
    await page.route('**/rest/v1/studio_settings?select=studioName*', (route) => route.fulfill({ json: [] }))
    await page.goto(localizedPath(locale, '/'))
    await page
      .getByRole('main')
      .getByRole('link', { name: t('common.viewPricing') })
      .first()
      .click()
    await expect(page.getByText(t('common.owed'))).toBeVisible()
    const own = page.getByRole('region', { name: t('pricing.ownTime') })
    const team = page.getByRole('region', { name: t('pricing.teamServices') })
    await expect(own.getByRole('row', { name: t('pricing.photoAndVideo') })).toContainText(
      formatTugrik(locale, 330_000),
    )
    // What the team charges is folded until somebody asks for it.
    await expect(team.getByRole('table')).toHaveCount(0)
    await team.getByRole('heading', { name: t('pricing.videoShooting'), exact: true }).click()
    await expect(team.getByRole('table')).toHaveCount(1)
    // Everything that is booked online leads into the form with itself chosen.
    const links = await own
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    const services = ['photo-video', 'movie', 'events', 'recording', 'rehearsal', 'mixing', 'mastering']
    expect(links).toEqual(services.map((id) => `${localizedPath(locale, '/bookings/new')}?service=${id}`))
    const recording = page.getByRole('heading', { name: t('bookings.recording') })
    await expect(own.getByRole('listitem').filter({ has: recording })).toContainText('50')
  })
}

test('services show what they cost from, what the studio includes and what the team adds, and lead to booking', async ({
  page,
}) => {
  await page.goto('/en/services')
  const photo = page.getByRole('region', { name: 'Photo' })
  await expect(photo.getByRole('list').first()).not.toContainText('Photo editing')
  await expect(photo.getByRole('list').nth(1)).toContainText('Photo editing')
  await expect(photo.getByRole('link', { name: 'Book a Session' })).toHaveAttribute(
    'href',
    '/en/bookings/new?service=photo-video',
  )

  const event = page.getByRole('region', { name: 'Events' })
  await expect(event.getByText('Up to 40 guests')).toBeVisible()
  await expect(event.locator('dd').first()).toHaveText('550,000₮')
  await expect(event.getByRole('link', { name: 'Book a Session' })).toHaveAttribute(
    'href',
    '/en/bookings/new?service=events',
  )
  await event.getByRole('link', { name: 'Livestream' }).click()
  await expect(page).toHaveURL('/en/pricing#multi-camera')
})

test('on a narrow phone the prices need no sideways scroll and the header one line', {
  tag: '@in-full',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  for (const locale of locales) {
    for (const path of ['/pricing', '/services', '/equipment']) {
      await page.goto(localizedPath(locale, path))
      // Once its letters have come.
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${locale} ${path}`)
        .toBe(360)
    }
    // Name, languages and menu in one line.
    await expect.poll(async () => (await page.getByRole('banner').boundingBox())?.height).toBeLessThan(70)
  }
})

for (const width of [390, 1440]) {
  test(`what the team charges unfolds at a press and by its address, without JavaScript, and is printed whole (${width} px)`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      baseURL,
      javaScriptEnabled: false,
      viewport: { width, height: 844 },
    })
    const page = await context.newPage()
    await page.goto('/en/pricing#multi-camera')
    for (const part of await page.getByText('Work out your price').all()) await expect(part).toBeHidden()
    const prices = (title: string) =>
      page
        .getByRole('region', { name: title })
        .getByText(/^[\d,]+₮$/)
        .first()
    await expect(prices('Multi-camera services')).toBeInViewport()
    await expect(prices('Video shooting')).toBeHidden()
    await page.getByRole('heading', { name: 'Video shooting' }).click()
    await expect(prices('Video shooting')).toBeVisible()
    await expect(prices('Photo design')).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    for (const title of ['Studio rental', 'Video shooting', 'Multi-camera services', 'Photo design']) {
      await expect(prices(title)).toBeVisible()
    }
    await context.close()
  })
}

import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/test.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const refusedPicture = /Failed to load resource/

/** A slider of the page, ready to move. The clock is the test's. */
async function openSlider(page: Page, path: string, name: string): Promise<Locator> {
  await page.clock.install()
  await page.goto(path)
  const slider = page.getByRole('region', { name })
  await slider.scrollIntoViewIfNeeded()
  await expect(slider.getByRole('button', { name: 'Next slide' })).toBeVisible()
  return slider
}

const expectSlide = (slider: Locator, number: number) =>
  expect(slider.getByRole('button', { name: `Slide ${number}` })).toHaveAttribute('aria-current', 'true')

/** Half of a slide's time brings the next picture near, the other half shows it. */
async function waitSlide(page: Page, milliseconds: number) {
  await page.clock.runFor(milliseconds / 2)
  await page.waitForLoadState('networkidle')
  await page.clock.runFor(milliseconds / 2)
}

test.describe('by themselves', () => {
  for (const { path, name, interval } of [
    { path: '/en', name: 'Pictures of the studio', interval: 5000 },
    { path: '/en', name: 'The spaces of the studio', interval: 5000 },
    { path: '/en/about', name: 'Corners of the studio', interval: 4000 },
  ]) {
    test(`"${name}" goes on every ${interval / 1000} s until it is paused`, async ({ page }) => {
      const slider = await openSlider(page, path, name)
      await expectSlide(slider, 1)
      await waitSlide(page, interval)
      await expectSlide(slider, 2)
      await waitSlide(page, interval)
      await expectSlide(slider, 3)

      await slider.getByRole('button', { name: 'Pause the slides' }).click()
      await page.mouse.move(0, 0)
      await waitSlide(page, interval * 2)
      await expectSlide(slider, 3)
      await slider.getByRole('button', { name: 'Play the slides' }).click()
      await waitSlide(page, interval)
      await expect(slider.getByRole('button', { name: 'Slide 3' })).not.toHaveAttribute('aria-current')
    })
  }

  test('a slider waits while the mouse is over it, the keyboard in it, or its tab hidden', async ({
    page,
  }) => {
    const slider = await openSlider(page, '/en', 'Pictures of the studio')
    await page.getByRole('img', { name: /^A studio at dusk/ }).hover({ position: { x: 1000, y: 200 } })
    await waitSlide(page, 10_000)
    await expectSlide(slider, 1)

    await page.mouse.move(0, 0)
    await page.getByRole('link', { name: 'View Pricing' }).focus()
    await page.keyboard.press('Tab')
    await expect(slider.getByRole('button', { name: 'Pause the slides' })).toBeFocused()
    await waitSlide(page, 10_000)
    await expectSlide(slider, 1)

    await page.keyboard.press('Shift+Tab')
    await hideTab(page, true)
    await waitSlide(page, 10_000)
    await expectSlide(slider, 1)

    await hideTab(page, false)
    await waitSlide(page, 5000)
    await expectSlide(slider, 2)
  })

  test('nothing moves for visitors who prefer less motion, unless they press play', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const slider = await openSlider(page, '/en', 'Pictures of the studio')
    await waitSlide(page, 10_000)
    await expectSlide(slider, 1)
    await slider.getByRole('button', { name: 'Play the slides' }).click()
    await waitSlide(page, 5000)
    await expectSlide(slider, 2)
  })
})

test.describe('by hand', () => {
  test('keys, dots and arrows choose a slide, and only that one is read out', async ({ page }) => {
    const slider = await openSlider(page, '/en/about', 'Corners of the studio')
    const slide = (number: number) => slider.getByRole('group', { name: `${number} of 4` })
    await slider.getByRole('button', { name: 'Slide 3' }).click()
    await expectSlide(slider, 3)
    await expect(slide(3)).toHaveAttribute('aria-roledescription', 'slide')
    await expect(slide(3)).toHaveJSProperty('inert', false)
    await expect(slide(2)).toHaveJSProperty('inert', true)
    await page.keyboard.press('ArrowRight')
    await expectSlide(slider, 4)
    await page.keyboard.press('ArrowRight')
    await expectSlide(slider, 1)
    await page.keyboard.press('ArrowLeft')
    await expectSlide(slider, 4)
    await slider.getByRole('button', { name: 'Previous slide' }).click()
    await expectSlide(slider, 3)
  })

  test('a drag of 50 px changes the slide, a shorter one does not', async ({ page }) => {
    const slider = await openSlider(page, '/en/about', 'Corners of the studio')
    const box = await slider.boundingBox()
    if (!box) throw new Error('the slider has no place')
    const [x, y] = [box.x + box.width / 2, box.y + 100]
    const drag = async (distance: number) => {
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x - distance / 2, y)
      await page.mouse.move(x - distance, y)
      await page.mouse.up()
      await page.clock.runFor(500)
    }
    await drag(40)
    await expectSlide(slider, 1)
    await drag(60)
    await expectSlide(slider, 2)
  })
})

test.describe('pictures', () => {
  test('a further slide fetches its picture only when it comes near', async ({ page }) => {
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    await openSlider(page, '/en', 'Pictures of the studio')
    await page.waitForLoadState('networkidle')
    expect(requested.filter((url) => url.includes('hero-dusk'))).toHaveLength(1)
    expect(requested.filter((url) => url.includes('hero-window'))).toEqual([])
    const second = page.waitForRequest(/hero-window/)
    await page.clock.runFor(2600)
    await second
    expect(requested.filter((url) => url.includes('hero-cyclorama'))).toEqual([])
  })

  test.describe('that do not arrive', () => {
    test.use({ expectedErrors: refusedPicture })

    test('leave a sentence in the language of the page', async ({ page }) => {
      await page.route(/hero-dusk|service-photo/, (route) => route.abort())
      await page.goto('/en')
      await expect(page.getByRole('img', { name: /^Failed to load image: A studio at dusk/ })).toBeVisible()
      await page.getByRole('heading', { name: 'What you can do here' }).scrollIntoViewIfNeeded()
      await expect(page.getByText('Failed to load image').nth(1)).toBeVisible()
      await page.goto('/')
      await expect(page.getByText('Зургийг ачаалж чадсангүй').first()).toBeVisible()
    })
  })
})

test.describe('the gallery behind the scenes', () => {
  test('opens pictures large, goes through them by key, and gives the focus back', async ({ page }) => {
    const large: string[] = []
    page.on('request', (request) => {
      if (/bts-.*\.webp/.test(request.url())) large.push(request.url())
    })
    await page.goto('/en/behind-the-scenes')
    await page.waitForLoadState('networkidle')
    expect(large).toEqual([])

    const card = page.getByRole('link', { name: /View large: Eight spotlights/ })
    await card.focus()
    await page.keyboard.press('Enter')
    const lightbox = page.getByRole('dialog', { name: 'Large picture' })
    await expect(lightbox.getByRole('img', { name: /^Eight spotlights/ })).toBeVisible()
    await expect(lightbox.getByText('2 of 4')).toBeVisible()
    expect(large).toHaveLength(1)
    await expectAccessible(page)

    await page.keyboard.press('ArrowRight')
    await expect(lightbox.getByText('3 of 4')).toBeVisible()
    await expect(lightbox.getByRole('heading', { name: 'Drawing with shadow' })).toBeVisible()
    await lightbox.getByRole('button', { name: 'Previous picture' }).click()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect(lightbox.getByText('4 of 4')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(lightbox).toBeHidden()
    await expect(card).toBeFocused()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every picture and every text is there', async ({ page }) => {
    await page.goto('/en')
    await expect(page.getByRole('img', { name: /^A studio at dusk/ })).toBeVisible()
    for (const title of ['The cyclorama', 'Natural light', 'Makeup and wardrobe']) {
      await page.getByRole('heading', { name: title }).scrollIntoViewIfNeeded()
      await expect(page.getByRole('heading', { name: title })).toBeInViewport()
    }
    await page.goto('/en/about')
    await page.getByRole('img', { name: /^A low building/ }).scrollIntoViewIfNeeded()
    await expect(page.getByRole('img', { name: /^A low building/ })).toBeInViewport()
    await expect(page.getByRole('img', { name: /^Floor plan/ })).toBeVisible()
    await expect(page.getByText('Events for up to 40 people')).toBeVisible()
  })

  test('a card of the gallery is a link to its picture', async ({ page }) => {
    await page.goto('/en/behind-the-scenes')
    const href = await page.getByRole('link', { name: /View large: A coffee corner/ }).getAttribute('href')
    const answer = await page.request.get(href ?? '')
    expect(answer.headers()['content-type']).toBe('image/webp')
  })
})

/** Chromium under Playwright never hides a tab: the page is told so. */
const hideTab = (page: Page, hidden: boolean) =>
  page.evaluate(
    (value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    },
    hidden ? 'hidden' : 'visible',
  )

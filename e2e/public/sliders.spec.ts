import type { Locator, Page } from '@playwright/test'
import home from '../../locales/en/home.json' with { type: 'json' }
import pictures from '../../locales/en/pictures.json' with { type: 'json' }
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const refusedPicture = /Failed to load resource/

/** How a picture's description begins; no-break spaces may come later. */
const about = (name: keyof typeof pictures, before = '') =>
  new RegExp(`^${before}${pictures[name].split(' ', 3).join('\\s')}`)

/**
 * A slider of the page, ready to move. Time passes only when the test says so, and the first slide has all
 * of its own before it.
 */
async function openSlider(page: Page, path: string, name: string): Promise<Locator> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.goto(path)
  const slider = page.getByRole('region', { name })
  await slider.scrollIntoViewIfNeeded()
  const first = slider.getByRole('button', { name: 'Slide 1' })
  await expect(async () => {
    await page.clock.runFor(50)
    await expect(first).toBeVisible({ timeout: 50 })
  }).toPass()
  await backToFirst(page, slider)
  return slider
}

/** Begins anew with the first slide, nobody's mouse over it. */
async function backToFirst(page: Page, slider: Locator): Promise<void> {
  await slider.getByRole('button', { name: 'Slide 1' }).click()
  await page.mouse.move(0, 0)
  await expectSlide(slider, 1)
}

const expectSlide = (slider: Locator, number: number) =>
  expect(slider.getByRole('button', { name: `Slide ${number}` })).toHaveAttribute('aria-current', 'true')

/** Whether a slider moves by itself. */
const expectRunning = (slider: Locator, running: boolean) =>
  expect(slider.locator('[aria-live]')).toHaveAttribute('aria-live', running ? 'off' : 'polite')

/** A slide's time passes. */
async function waitSlide(page: Page, slider: Locator, milliseconds: number) {
  await waitHalf(page, slider, milliseconds)
  await page.clock.runFor(milliseconds / 2)
}

/** Half of a slide's time brings the next picture near; one that is not there by the end is not shown. */
async function waitHalf(page: Page, slider: Locator, milliseconds: number) {
  await page.clock.runFor(milliseconds / 2)
  const near = slider.locator('[data-near] img')
  const areLoaded = () =>
    near.evaluateAll((pictures) => pictures.every((picture) => (picture as HTMLImageElement).complete))
  await expect.poll(areLoaded).toBe(true)
}

/** A slide's time, and that it goes on after each until it is paused. */
async function expectGoesOn(page: Page, slider: Locator, interval: number): Promise<void> {
  await expectRunning(slider, true)
  await waitHalf(page, slider, interval)
  await page.clock.runFor(interval / 2 - 1)
  await expectSlide(slider, 1)
  await page.clock.runFor(1)
  await expectSlide(slider, 2)
  await waitSlide(page, slider, interval)
  await expectSlide(slider, 3)

  await slider.getByRole('button', { name: 'Pause the slides' }).click()
  await page.mouse.move(0, 0)
  await expectRunning(slider, false)
  await waitSlide(page, slider, interval * 2)
  await expectSlide(slider, 3)
  await slider.getByRole('button', { name: 'Play the slides' }).click()
  await expectRunning(slider, true)
  await waitSlide(page, slider, interval)
  await expect(slider.getByRole('button', { name: 'Slide 3' })).not.toHaveAttribute('aria-current')
}

/** A swipe of 51 px changes the slide, one of 49 px does not. */
async function expectSwiped(page: Page, slider: Locator): Promise<void> {
  const box = await slider.locator('.slides').boundingBox()
  if (!box) throw new Error('the slider has no place')
  const [x, y] = [Math.round(box.x + box.width * 0.75), Math.round(box.y + 100)]
  const swipe = async (distance: number) => {
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x - 20, y)
    await page.mouse.move(x - distance, y)
    await page.mouse.up()
    await page.clock.runFor(1000)
  }
  await swipe(49)
  await expectSlide(slider, 1)
  await swipe(51)
  await expectSlide(slider, 2)
}

test('the pictures of the hero go on every 5 s until paused, wait for mouse, keyboard and a hidden tab, and follow a swipe', async ({
  page,
}) => {
  const slider = await openSlider(page, '/en', 'Pictures of the studio')
  await test.step('while the mouse is over it, the keyboard in it, or its tab hidden', async () => {
    await expectRunning(slider, true)
    await page.getByRole('img', { name: home.heroPair }).hover({ position: { x: 400, y: 200 } })
    await expectRunning(slider, false)
    await waitSlide(page, slider, 10_000)
    await expectSlide(slider, 1)

    await page.mouse.move(0, 0)
    await expectRunning(slider, true)
    await page.getByRole('link', { name: 'View Pricing' }).focus()
    await page.keyboard.press('Tab')
    await expect(slider.getByRole('button', { name: 'Pause the slides' })).toBeFocused()
    await expectRunning(slider, false)
    await waitSlide(page, slider, 10_000)
    await expectSlide(slider, 1)

    await page.keyboard.press('Shift+Tab')
    await expectRunning(slider, true)
    await hideTab(page, true)
    await expectRunning(slider, false)
    await waitSlide(page, slider, 10_000)
    await expectSlide(slider, 1)

    await hideTab(page, false)
    await expectRunning(slider, true)
    await waitSlide(page, slider, 5000)
    await expectSlide(slider, 2)
  })

  await backToFirst(page, slider)
  await expectGoesOn(page, slider, 5000)
  await backToFirst(page, slider)
  await expectSwiped(page, slider)
})

test('the spaces of the studio go on every 5 s until paused', { tag: '@in-full' }, async ({ page }) => {
  await expectGoesOn(page, await openSlider(page, '/en', 'The spaces of the studio'), 5000)
})

test('the views of the studio go on every 4 s until paused; keys, dots, arrows and a swipe choose a slide, and only that one is read out', async ({
  page,
}) => {
  const slider = await openSlider(page, '/en/about', 'Views of the studio')
  await expectGoesOn(page, slider, 4000)
  await backToFirst(page, slider)
  await expectSwiped(page, slider)
  await backToFirst(page, slider)
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
  // With Alt, or on a Mac with Cmd, it is the browser's Back.
  const left = (modifier: 'altKey' | 'metaKey') =>
    slide(4).evaluate(
      (element, held) =>
        element.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'ArrowLeft', [held]: true, bubbles: true, cancelable: true }),
        ),
      modifier,
    )
  expect([await left('altKey'), await left('metaKey')]).toEqual([true, true])
  await expectSlide(slider, 4)
  await slider.getByRole('button', { name: 'Previous slide' }).click()
  await expectSlide(slider, 3)
})

test('nothing moves for visitors who prefer less motion, unless they press play', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const slider = await openSlider(page, '/en', 'Pictures of the studio')
  await waitSlide(page, slider, 10_000)
  await expectSlide(slider, 1)
  await slider.getByRole('button', { name: 'Play the slides' }).click()
  await expectRunning(slider, true)
  await waitSlide(page, slider, 5000)
  await expectSlide(slider, 2)
})

test.describe('pictures', () => {
  test('a further slide fetches its picture only when it comes near', { tag: '@in-full' }, async ({
    page,
  }) => {
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    await openSlider(page, '/en', 'Pictures of the studio')
    expect(requested.filter((url) => url.includes('hero-window'))).toHaveLength(1)
    expect(requested.filter((url) => /hero-dusk|about-podcast/.test(url))).toEqual([])
    const second = page.waitForRequest(/about-podcast/)
    await page.clock.runFor(2600)
    await second
    expect(requested.filter((url) => /hero-dusk|about-behind/.test(url))).toEqual([])
  })

  test('by daylight and in the evening are one view: a switch sweeps one over the other and turns the page', async ({
    page,
  }) => {
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    await page.goto('/en')
    const evening = page.getByRole('main').getByRole('checkbox', { name: home.eveningLight })
    await expect(evening).toBeVisible()
    await expect(evening).not.toBeChecked()
    expect(requested.filter((url) => url.includes('hero-dusk'))).toEqual([])

    // Beside words it ends before the slider's buttons begin; the picture fills its place, and no more.
    const { height, width } = page.viewportSize() ?? { height: 900, width: 1440 }
    for (const narrow of [768, 960, 1024, 1200, 1440, 1920]) {
      await page.setViewportSize({ width: narrow, height })
      const [turn, buttons, picture, place] = await Promise.all(
        ['.hero .light-switch', '.hero .slider-controls', '.hero img', '.hero-pictures'].map((part) =>
          page.locator(part).first().boundingBox(),
        ),
      )
      expect((turn?.x ?? 0) + (turn?.width ?? 0)).toBeLessThan(buttons?.x ?? 0)
      expect(picture, `${narrow} px`).toEqual(place)
    }
    await page.setViewportSize({ width, height })

    await page.getByRole('button', { name: 'Slide 3' }).first().click()
    await evening.focus()
    await page.keyboard.press('Space')
    await expect(evening).toBeChecked()
    await expectSlide(page.getByRole('region', { name: home.heroLabel }), 1)
    await expect(page.locator('.hero [data-light=evening] img')).toHaveCSS('mask-position', '0px 0px')
    expect(requested.filter((url) => url.includes('hero-dusk'))).toHaveLength(1)
    const ground = page.locator('html')
    await expect(ground).toHaveCSS('background-color', 'oklch(0.172 0.011 55)')
    // The page darkens, its pictures do not.
    await expect(page.locator('.hero [data-light=evening] img')).toHaveCSS('filter', 'none')

    // The light stays on from page to page, before anything else is loaded, until it is what the system has.
    await page.goto('/en/about')
    await expect(ground).toHaveCSS('background-color', 'oklch(0.172 0.011 55)')
    await page.goto('/en')
    await expect(evening).toBeChecked()
    await expect(page.locator('.hero [data-light=evening] img')).toHaveCSS('mask-position', '0px 0px')
    await evening.click()
    await expect(ground).toHaveCSS('background-color', 'oklch(0.978 0.007 85)')
    expect(await page.evaluate(() => localStorage.length)).toBe(0)

    // Whoever prefers dark colours begins with the evening, and turns to the day.
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.reload()
    await expect(evening).toBeChecked()
    await evening.click()
    await expect(page.locator('.hero [data-light=day] img')).toHaveCSS('mask-position', '0px 0px')
    await expect(ground).toHaveCSS('background-color', 'oklch(0.978 0.007 85)')
  })

  test('at the foot of any page a switch turns the light, by mouse and by key, there and in the hero', {
    tag: '@in-full',
  }, async ({ page }) => {
    await page.goto('/en/pricing')
    const atFoot = page.getByRole('contentinfo').getByRole('checkbox', { name: home.eveningLight })
    const ground = page.locator('html')
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await atFoot.focus()
    await page.keyboard.press('Space')
    await expect(ground).toHaveCSS('background-color', 'oklch(0.172 0.011 55)')

    await page.goto('/en')
    const inHero = page.getByRole('main').getByRole('checkbox', { name: home.eveningLight })
    await expect(inHero).toBeChecked()
    await expect(page.locator('.hero [data-light=evening] img')).toHaveCSS('mask-position', '0px 0px')
    await atFoot.click()
    await expect(inHero).not.toBeChecked()
    await expect(ground).toHaveCSS('background-color', 'oklch(0.978 0.007 85)')
    // The noon in a window would glare at night: its evening is shown, whichever light the system prefers.
    const window = page.locator('.showcase source[media]')
    await expect(window).toHaveJSProperty('media', '(prefers-color-scheme:dark)')
    await inHero.click()
    await expect(window).toHaveJSProperty('media', 'all')
  })

  test('the switch at the foot comes, too, where a busy phone tells in one go that it was far and is near', {
    tag: '@in-full',
  }, async ({ page }) => {
    await page.addInitScript(() => {
      const Native = window.IntersectionObserver
      window.IntersectionObserver = class extends Native {
        constructor(told: IntersectionObserverCallback, options?: IntersectionObserverInit) {
          const held: IntersectionObserverEntry[] = []
          super((entries, observer) => {
            held.push(...entries)
            if (entries.some(({ isIntersecting }) => isIntersecting)) told(held.splice(0), observer)
          }, options)
        }
      }
    })
    await page.goto('/en/pricing', { waitUntil: 'networkidle' })
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(
      page.getByRole('contentinfo').getByRole('checkbox', { name: home.eveningLight }),
    ).toBeVisible()
  })

  test.describe('that do not arrive', () => {
    test.use({ expectedErrors: refusedPicture })

    test('leave a sentence in the language of the page', async ({ page }) => {
      await page.route(/hero-window|showcase-natural-light/, (route) => route.abort())
      await page.goto('/en')
      await expect(page.getByRole('img', { name: `Failed to load image: ${home.heroPair}` })).toBeVisible()
      await page.getByRole('heading', { name: 'What you can do here' }).scrollIntoViewIfNeeded()
      await expect(page.getByText('Failed to load image').nth(1)).toBeVisible()
      await page.goto('/')
      await expect(page.getByText('Зургийг ачаалж чадсангүй').first()).toBeVisible()
    })
  })
})

test('what is said of a space ends with its picture', { tag: '@in-full' }, async ({ page }) => {
  for (const width of [1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/en')
    await expect(page.locator('.showcase .slider[data-ready]')).toBeAttached()
    const beyond = await page.locator('.showcase .slide').evaluateAll((slides) =>
      slides.map((slide) => {
        const ends = [...slide.querySelectorAll('h3, p')].map((words) => words.getBoundingClientRect().right)
        return Math.max(...ends) - slide.getBoundingClientRect().right
      }),
    )
    expect(Math.max(...beyond)).toBeLessThanOrEqual(0)
  }
})

test.describe('the gallery behind the scenes', () => {
  test('opens pictures large, goes through them by key, and gives the focus back', {
    tag: '@in-full',
  }, async ({ page }) => {
    const large: string[] = []
    page.on('request', (request) => {
      if (/(?:bts|about|hero)-.*\.webp/.test(request.url())) large.push(request.url())
    })
    // Before its script has come, a card is a plain link to its picture.
    await page.goto('/en/behind-the-scenes', { waitUntil: 'networkidle' })
    expect(large).toEqual([])

    const card = page.getByRole('link', { name: about('hero-cyclorama', 'Enlarge: ') })
    await card.focus()
    await page.keyboard.press('Enter')
    const lightbox = page.getByRole('dialog', { name: 'Enlarged picture' })
    await expect(lightbox.getByRole('img', { name: about('hero-cyclorama') })).toBeVisible()
    await expect(lightbox.getByText('7 of 8')).toBeVisible()
    await expect.poll(() => large).toHaveLength(1)
    await expectAccessible(page)

    await page.keyboard.press('ArrowRight')
    await expect(lightbox.getByText('8 of 8')).toBeVisible()
    await expect(lightbox.getByRole('heading', { name: 'The last lamp' })).toBeVisible()
    await lightbox.getByRole('button', { name: 'Previous picture' }).click()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect(lightbox.getByText('5 of 8')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(lightbox).toBeHidden()
    await expect(card).toBeFocused()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every picture and every text is there', async ({ page }) => {
    await page.goto('/en')
    await expect(page.getByRole('img', { name: home.heroPair })).toBeVisible()
    for (const title of ['The cyclorama', 'Natural light', 'Makeup and wardrobe']) {
      await page.getByRole('heading', { name: title }).scrollIntoViewIfNeeded()
      await expect(page.getByRole('heading', { name: title })).toBeInViewport()
    }
    await page.goto('/en/about')
    const last = page.getByRole('region', { name: 'Views of the studio' }).getByRole('img', {
      name: about('about-exterior'),
    })
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport()
    await expect(page.getByText(/^Floor plan/)).toBeVisible()
    await expect(page.getByText('Event space for up to 40 people')).toBeVisible()
  })

  test('a card of the gallery is a link to its picture', async ({ page }) => {
    await page.goto('/en/behind-the-scenes')
    const href = await page.getByRole('link', { name: about('bts-coffee', 'Enlarge: ') }).getAttribute('href')
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

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { devices, type Page } from '@playwright/test'
import { precompressFile } from '../../supabase/local/site/precompress.ts'
import { expect, test } from '../support/test.ts'

const KB = 1024

test.use({
  ...devices['iPhone 13'],
  defaultBrowserType: 'chromium',
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
})

const dist = join(import.meta.dirname, '../../dist')

/** Hosts send pages compressed, and so does `npm start` once the copies are written: those of what a page loads. */
async function compressWhatLoads(page: Page) {
  const files = new Set<string>()
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url())
    if (answer.ok()) files.add(pathname === '/' ? '/index.html' : pathname)
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  await expectComplete(page)
  for (const file of files) if (existsSync(join(dist, file))) await precompressFile(join(dist, file))
  expect(files.size).toBeGreaterThan(5)
}

/** The slider is the last to come by itself. */
const expectComplete = (page: Page) => expect(page.locator('.hero .slider[data-ready]')).toBeAttached()

test('on a phone the home page weighs at most 175 KB before a touch, its scripts 10, its first picture 45', async ({
  page,
  newVisitor,
}) => {
  await compressWhatLoads(await newVisitor())
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  const addresses = new Map<string, string>()
  const weights = new Map<string, number>()
  const onTheirWay = new Set<string>()
  client.on('Network.requestWillBeSent', ({ requestId }) => onTheirWay.add(requestId))
  client.on('Network.loadingFinished', ({ requestId }) => onTheirWay.delete(requestId))
  client.on('Network.responseReceived', ({ requestId, response }) => addresses.set(requestId, response.url))
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const address = addresses.get(requestId) ?? ''
    // What was preloaded comes once more, out of the cache, and weighs nothing then.
    weights.set(address, Math.max(weights.get(address) ?? 0, encodedDataLength))
  })
  // Of scripts what is in them; a dozen answers' headers weigh as much again.
  const contents = new Map<string, number>()
  client.on('Network.dataReceived', ({ requestId, encodedDataLength }) =>
    contents.set(requestId, (contents.get(requestId) ?? 0) + encodedDataLength),
  )
  await page.goto('/')
  await expectComplete(page)
  await expect.poll(() => onTheirWay.size).toBe(0)

  const first = await page
    .locator('.hero img')
    .first()
    .evaluate((image: HTMLImageElement) => image.currentSrc)
  expect(weights.get(first)).toBeLessThanOrEqual(45 * KB)
  expect([...weights.values()].reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(175 * KB)
  const scripts = [...contents].filter(([id]) => addresses.get(id)?.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.reduce((sum, [, weight]) => sum + weight, 0)).toBeLessThanOrEqual(10 * KB)
})

for (const [path, first, others] of [
  ['/', /hero-[^/]*$/, /(showcase|service)-/],
  ['/behind-the-scenes', /bts-coffee[^/]*$/, /(detail-|about-|bts-monitor|hero-cyclorama)/],
] as const) {
  test(`pictures further down wait for the first one, unless somebody scrolls to them: ${path}`, async ({
    page,
  }) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route(first, async (route) => {
      await promise
      await route.continue()
    })
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const furtherDown = () => asked.filter((address) => others.test(address))
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
    )
    expect(asked.some((address) => first.test(address))).toBe(true)
    expect(furtherDown()).toEqual([])
    await page.evaluate(() => scrollBy(0, 200))
    await expect.poll(() => furtherDown().length).toBeGreaterThan(0)
    resolve()
    await page.waitForLoadState('networkidle')
  })
}

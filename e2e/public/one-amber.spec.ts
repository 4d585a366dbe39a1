import { expect, test } from '../support/test.ts'

test('of the two buttons that book one is lit: the header’s is only outlined until the hero’s is out of sight', async ({
  page,
}) => {
  await page.goto('/en')
  const inHeader = page.getByRole('banner').getByRole('link', { name: 'Book Now' })
  const inHero = page.getByRole('main').getByRole('link', { name: 'Book Now' }).first()
  const amber = 'oklch(0.78 0.155 68)'
  const unlit = 'rgba(0, 0, 0, 0)'
  await expect(inHero).toHaveCSS('background-color', amber)
  await expect(inHeader).toHaveCSS('background-color', unlit)
  await expect(inHeader).not.toHaveCSS('border-top-color', unlit)
  // Until its own face has come, which a page asks for after its first paint, a word is a little narrower.
  const loadedFaces = () =>
    page.evaluate(() =>
      [...document.fonts]
        .filter(({ status }) => status === 'loaded')
        .map(({ family, weight }) => family + weight),
    )
  await expect.poll(loadedFaces).toContain('Onest600')
  const before = await inHeader.boundingBox()
  await page
    .getByRole('heading', { level: 2 })
    .first()
    .evaluate((next) => next.scrollIntoView())
  await expect(inHeader).toHaveCSS('background-color', amber)
  expect(await inHeader.boundingBox()).toEqual(before)

  await page.goto('/en/pricing')
  await expect(inHeader).toHaveCSS('background-color', unlit)
  await page.getByRole('heading', { name: 'Team services' }).evaluate((next) => next.scrollIntoView())
  await expect(inHeader).toHaveCSS('background-color', amber)

  await page.goto('/en/contact')
  await expect(inHeader).toHaveCSS('background-color', unlit)
  await page.goto('/en/services')
  await expect(inHeader).toHaveCSS('background-color', unlit)
  await page.goto('/en/equipment')
  await expect(inHeader).toHaveCSS('background-color', amber)
})

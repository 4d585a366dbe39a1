import { expect, type Page } from '@playwright/test'

/** Waits until the screen of a member's page is alive and has what it loads. */
export async function expectLoaded(page: Page): Promise<void> {
  await expect(page.locator('main astro-island:is([client=only], [client=painted])[ssr]')).toHaveCount(0)
  await expect(page.getByRole('main').locator('.skeleton, [aria-busy=true]')).toHaveCount(0)
}

/** Wakes every island of the page, those that wait for a look or a hand too. */
export async function wakeIslands(page: Page): Promise<void> {
  await page.locator('astro-island[client=intent]').evaluateAll((islands) => {
    for (const island of islands) island.dispatchEvent(new Event('pointerenter'))
  })
  for (const island of await page.locator('astro-island[client=settled]').all()) {
    await island.locator('> *').first().scrollIntoViewIfNeeded()
    await expect(island).not.toHaveAttribute('ssr')
  }
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
}

/** Until an island's files have not come, from when it is called. */
export const hydrationError = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('astro:hydration-error', () => resolve(), { once: true })
      }),
  )

import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** The narrowest screen, or one of 1280 px at 400 %. */
export const NARROWEST = { width: 320, height: 640 }

/** On the narrowest screen nothing of the page is wider than that, once its letters have come. */
export async function expectNarrow(page: Page): Promise<void> {
  await page.setViewportSize(NARROWEST)
  const widest = () => page.evaluate(() => document.documentElement.scrollWidth)
  await expect.poll(widest, page.url()).toBe(NARROWEST.width)
}

import type { Page, ViewportSize } from '@playwright/test'
import { expect } from './test.ts'

/** The narrowest screen, or one of 1280 px at 400 %. */
export const NARROWEST = { width: 320, height: 640 }

// A phone of 390 px whose reader has text of 150 % or of 200 %: as many letters as on two thirds or half of it.
export const LARGER_TEXT = { width: 260, height: 562 }
export const LARGEST_TEXT = { width: 195, height: 422 }

/** On the narrowest screen nothing of the page is wider than that, once its letters have come. */
export async function expectNarrow(page: Page, screen: ViewportSize = NARROWEST): Promise<void> {
  await page.setViewportSize(screen)
  const widest = () => page.evaluate(() => document.documentElement.scrollWidth)
  await expect.poll(widest, page.url()).toBe(screen.width)
}

import type { Page } from '@playwright/test'

interface Clock {
  /** Where it stands still, for a test that speaks of today: midnight may come while it runs. */
  stoppedAt: Date
  /** Milliseconds that the browser's is wrong: ahead of the studio's. */
  ahead?: number
}

/** Stops the studio's clock and that of the pages which this browser opens from now on. Timers run on. */
export async function setClock(page: Page, { stoppedAt, ahead = 0 }: Clock): Promise<void> {
  await page.context().clock.setFixedTime(stoppedAt.getTime() + ahead)
  await setStudioClock(page, stoppedAt.toISOString())
}

/** Sets the studio's clock alone: the browser's own, by which a session ends, stays right. */
export async function setStudioClock(page: Page, instant: string): Promise<void> {
  await page.context().route('**/rpc/studio_now', (route) => route.fulfill({ json: instant }))
}

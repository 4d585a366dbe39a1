import type { Page } from '@playwright/test'

interface Clock {
  /** Milliseconds that the clock is ahead of the real one. */
  ahead?: number
  /** Where it stands still, for a test that speaks of today: midnight may come while it runs. */
  stoppedAt?: Date
}

/**
 * Sets the clock of the pages that this browser opens from now on; where it stands still, so does the studio's. Not Playwright's: TZDate extends Date and
 * needs the real one's prototype.
 */
export async function setClock(page: Page, { ahead = 0, stoppedAt }: Clock): Promise<void> {
  await page.context().addInitScript(
    ([offset, stopped]) => {
      const RealDate = Date
      const now = () => (stopped ?? RealDate.now()) + offset + Number(sessionStorage.getItem('clock') ?? 0)
      globalThis.Date = new Proxy(RealDate, {
        construct: (_, values, heir) =>
          Reflect.construct(RealDate, values.length === 0 ? [now()] : values, heir),
        get: (_, key) => (key === 'now' ? now : Reflect.get(RealDate, key)),
      })
    },
    [ahead, stoppedAt?.getTime()] as const,
  )
  if (!stoppedAt) return
  await page.context().route('**/rpc/studio_now', (route) => route.fulfill({ json: stoppedAt.toISOString() }))
}

/** Sets the studio's clock alone: the browser's own, by which a session ends, stays right. */
export async function setStudioClock(page: Page, instant: string): Promise<void> {
  await page.context().route('**/rpc/studio_now', (route) => route.fulfill({ json: instant }))
}

/** Puts the clock of an open page forward, and that of the pages which follow in its tab. */
export async function putForward(page: Page, seconds: number): Promise<void> {
  await page.evaluate((by) => {
    const before = Number(sessionStorage.getItem('clock') ?? 0)
    sessionStorage.setItem('clock', String(before + by * 1000))
  }, seconds)
}

/**
 * Puts the timers of the pages that this page opens from now on under Playwright's clock, which runs on by itself and
 * can be put forward. Dates stay real: TZDate needs the real one's prototype.
 */
export async function setTimers(page: Page): Promise<void> {
  await page.addInitScript(() => Object.assign(globalThis, { realDate: Date }))
  await page.clock.install()
  await page.addInitScript(() => {
    const { realDate } = globalThis as unknown as { realDate: DateConstructor }
    globalThis.Date = realDate
  })
}

import type { Page } from '@playwright/test'
import { bookAs } from '../support/bookings.ts'
import { leaseDay } from '../support/days.ts'
import { newEmail, ownSession, register } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** How much of the screen moved, and how far, since the page began: the browser's cumulative layout shift. */
const moved = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((answer) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[]
          answer(shifts.reduce((sum, { value }) => sum + value, 0))
        }).observe({ type: 'layout-shift', buffered: true })
        // Without any there is nothing to be told of.
        requestAnimationFrame(() => setTimeout(answer, 100, 0))
      }),
  )

test('on a phone nothing on the screen moves when bookings and profile have loaded', async ({ page }) => {
  const t = textsOf('ru')
  await register(page, 'ru', newEmail('still'))
  for (const [path, there] of [
    ['/ru/dashboard', page.getByText(t('bookings.empty'))],
    ['/ru/profile', page.getByLabel(t('profile.fullName'))],
  ] as const) {
    await page.goto(path)
    await expect(there).toBeVisible()
    expect(await moved(page), path).toBeLessThan(0.02)
  }

  const date = leaseDay()
  for (const time of ['10:00', '12:00']) await bookAs(page, await ownSession(page), { date, time })
  await page.goto('/ru/dashboard')
  await expect(page.getByRole('article')).toHaveCount(2)
  expect(await moved(page), 'with bookings').toBeLessThan(0.02)
})

test('nor does it on a laptop, with one’s name and without', async ({ page }) => {
  const t = textsOf('mn')
  await page.setViewportSize({ width: 1440, height: 900 })
  await register(page, 'mn', newEmail('still-wide'))
  const stands = async (called: string) => {
    // The name comes last.
    const { promise: asked, resolve: answer } = Promise.withResolvers<void>()
    await page.route('**/rest/v1/profiles?select=full_name*', async (route) => {
      await asked
      await route.continue()
    })
    await page.goto('/profile')
    await expect(page.getByRole('main').getByText(t('profile.since'))).toBeVisible()
    answer()
    await expect(page.getByLabel(t('profile.fullName'))).toBeVisible()
    await page.unrouteAll()
    expect(await moved(page), called).toBeLessThan(0.005)
  }
  await stands('without a name')
  await page.getByLabel(t('profile.fullName')).fill('Ө. Сараа')
  await page.getByRole('button', { name: t('common.save') }).click()
  await expect(page.getByText(t('profile.saved'))).toBeVisible()
  await stands('with a name')
})

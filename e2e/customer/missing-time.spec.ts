import { bookButton } from '../support/calendar.ts'
import { studioDate } from '../support/days.ts'
import { signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

test.beforeEach(({ page }) => signIn(page, 'customer@example.com'))

test('sent without a time, the form says at the times that one is to be chosen, until one is', async ({
  page,
}) => {
  const t = textsOf('mn')
  await page.goto('/bookings/new')
  const times = page.getByRole('group').filter({ has: page.getByRole('radio', { name: /\d\d:00/ }) })
  const free = times.getByRole('radio', { disabled: false })
  await expect(free.first()).toBeEnabled()
  await bookButton(page, 'mn').click()
  await expect(times.getByRole('alert')).toHaveText(t('bookings.timeMissing'))
  await expect(times.getByRole('alert')).toBeInViewport()
  await expect(free.first()).toBeFocused()
  await free.last().check()
  await expect(times.getByRole('alert')).toHaveCount(0)
})

test('for a day that is over the next free times are offered', async ({ page }) => {
  const t = textsOf('mn')
  await page.goto(`/bookings/new?date=${studioDate(-40)}&time=10:00`)
  await expect(page.getByText(t('errors.booking_not_in_future'))).toBeVisible()
  await page
    .getByRole('group', { name: t('bookings.nearestFree') })
    .getByRole('button')
    .first()
    .click()
  await expect(page.getByText(t('errors.booking_not_in_future'))).toHaveCount(0)
})

for (const width of [390, 1440]) {
  test(`at ${width} px the calendar's title keeps one line, and the month in a day's field has air around it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/bookings/new')
    const title = page.getByRole('heading', { level: 3 })
    await expect(title).toBeVisible()
    expect((await title.boundingBox())?.height).toBeLessThan(30)
    // The months with most figures are told at any time of the year.
    const air = await page.locator('[data-month]').evaluateAll((days) =>
      days.map((day) => {
        const words = document.createElement('span')
        words.textContent = '12 сар'
        words.style.position = 'fixed'
        words.style.font = getComputedStyle(day, '::before').font
        document.body.append(words)
        return (day.clientWidth - words.getBoundingClientRect().width) / 2
      }),
    )
    expect(air.length).toBeGreaterThan(0)
    expect(Math.min(...air)).toBeGreaterThanOrEqual(4)
  })
}

import { addDays } from '../../src/domain/calendar/days.ts'
import { dateInWords } from '../support/bookings.ts'
import { bookButton } from '../support/calendar.ts'
import { setClock } from '../support/clock.ts'
import { leaseDay, studioDate } from '../support/days.ts'
import { journeyCases } from '../support/journeys.ts'
import { newEmail, register } from '../support/people.ts'
import { expect, refusedRequest, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { openOtherWays, typeTime } from '../support/typed-time.ts'

test.use({ expectedErrors: refusedRequest })

const DAY = 86_400_000
const t = textsOf('en')

for (const [wrong, days] of journeyCases<[string, number]>([['ahead', 1]], [['behind', -1]])) {
  test(`a browser whose clock is a day ${wrong} is offered the studio's days`, { tag: '@in-full' }, async ({
    page,
  }) => {
    const now = new Date()
    const today = studioDate(0, now)
    await register(page, 'en', newEmail(`wrong-clock-${wrong}`))
    await setClock(page, { stoppedAt: now, ahead: days * DAY })

    await test.step('on the public board', async () => {
      await page.goto('/en/pricing')
      const board = page.getByRole('region', { name: t('times.weekTitle') })
      await board.scrollIntoViewIfNeeded()
      const offered = board.getByRole('group', { name: t('times.chooseDay') }).getByRole('button')
      await expect(offered.first()).toContainText(dateInWords('en', today))
      await expect(offered.last()).toContainText(dateInWords('en', addDays(today, 6)))
    })

    await test.step('in the form', async () => {
      await page.goto('/en/bookings/new')
      await expect(page.getByLabel(t('bookings.date'), { exact: true })).toHaveAttribute('min', today)
      await expect(page.getByRole('table').locator('[aria-current=date]')).toHaveAttribute('data-date', today)
      await openOtherWays(page, 'en')
      await page.getByRole('button', { name: t('times.nextFree') }).click()
      await expect(page.getByLabel(t('bookings.date'), { exact: true })).not.toHaveValue('')
      const found = await page.getByLabel(t('bookings.date'), { exact: true }).inputValue()
      expect(found >= today && found <= addDays(today, 1)).toBe(true)
    })

    await test.step('and books one of them, signed in all the time', async () => {
      await typeTime(page, 'en', { date: leaseDay(), time: '10:00' })
      await bookButton(page, 'en').click()
      await expect(page).toHaveURL(/\/bookings\/[0-9a-f-]{36}$/)
      await page.goto('/en/dashboard')
      await expect(page.getByRole('article')).toHaveCount(1)
    })
  })
}

test('what the studio’s clock says is past is refused before it is sent', { tag: '@in-full' }, async ({
  page,
}) => {
  const noon = new Date(`${studioDate(0)}T12:00:00+08:00`)
  await register(page, 'en', newEmail('past-by-the-studio'))
  await setClock(page, { stoppedAt: noon, ahead: -DAY })
  let sent = 0
  await page.route('**/rest/v1/bookings*', (route) => {
    sent += 1
    return route.fallback()
  })
  await page.goto(`/en/bookings/new?date=${studioDate(0, noon)}&time=11:30`)
  await expect(page.getByText(t('errors.booking_not_in_future'))).toBeVisible()
  await bookButton(page, 'en').click()
  await expect(page.getByRole('alert')).toHaveText(t('errors.booking_not_in_future'))
  expect(sent).toBe(0)
})

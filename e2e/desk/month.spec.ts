import { bookForCustomer, changeAs, dateInWords } from '../support/bookings.ts'
import { leaseDay } from '../support/days.ts'
import { newAccount, newEmail, signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

/** As long as the database keeps one. */
const longest = `${'Нандинцэцэг'.repeat(17)} Баясгалан`.slice(-200)

test('no entry of a month is wider than its day, whatever its name, and the heads of its days are equally high', async ({
  page,
}) => {
  const day = leaseDay()
  const session = await newAccount(page, 'ru', newEmail('long-name'))
  await changeAs(page, session, `/rest/v1/profiles?id=eq.${session.user.id}`, { full_name: longest })
  await bookForCustomer(
    page,
    [
      { date: day, time: '10:00', status: 'confirmed' },
      { date: day, time: '12:00' },
    ],
    session.user.id,
  )
  await signIn(page, 'admin@example.com')
  for (const width of [768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    // Its count of bookings is the longest of the four languages.
    await page.goto(`/ru/admin/bookings?view=month&day=${day}`)
    const cell = page
      .getByRole('cell')
      .filter({ has: page.getByRole('button', { name: dateInWords('ru', day) }) })
    // Who listens hears all of the name at any width.
    await expect(cell.getByRole('link', { name: longest })).toHaveCount(2)
    const room = await cell.boundingBox()
    for (const link of await cell.getByRole('link').all()) {
      const box = await link.boundingBox()
      expect((box?.x ?? 0) + (box?.width ?? 0), `at ${width}`).toBeLessThan(
        (room?.x ?? 0) + (room?.width ?? 0),
      )
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    const heads = page.getByRole('cell').getByRole('button')
    const heights = () =>
      heads.evaluateAll((all) => new Set(all.map((head) => head.getBoundingClientRect().height)).size)
    await expect.poll(heights, `at ${width}`).toBe(1)
  }
})

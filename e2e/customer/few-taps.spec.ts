import { book } from '../support/bookings.ts'
import { bookButton, startTime } from '../support/calendar.ts'
import { setClock } from '../support/clock.ts'
import { counting } from '../support/counting.ts'
import { leaseDay } from '../support/days.ts'
import { mailLink } from '../support/mails.ts'
import { followLink, newEmail, PASSWORD } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const t = textsOf('mn')
test.use({ expectedErrors: /ERR_FAILED/ })

test('on a phone a price, the soonest time and another time are a few taps away', {
  tag: '@in-full',
}, async ({ page }) => {
  const { press, pressed, task } = counting()
  const main = page.getByRole('main')
  // The soonest time may be over before it is asked for.
  await setClock(page, { stoppedAt: new Date() })
  await page.goto('/')

  await task('what two hours of photo cost', 1, async () => {
    await press(main.getByRole('link', { name: t('common.viewPricing') }))
    await expect(page.getByText('330,000₮').first()).toBeAttached()
  })

  await page.goto('/')
  await task('a new customer asks for the soonest time', 7, async () => {
    const week = page.getByRole('region', { name: t('times.weekTitle') })
    await week.scrollIntoViewIfNeeded()
    const soonest = week.getByRole('list').getByRole('link').first()
    const time = (await soonest.textContent()) ?? ''
    await press(soonest)
    await press(main.getByRole('link', { name: t('auth.createAccountLink') }))
    const email = newEmail('few-taps')
    // The only two fields.
    await page.getByLabel(t('auth.email')).fill(email)
    await page.getByLabel(t('auth.createPassword'), { exact: true }).fill(PASSWORD)
    await press(page.getByRole('button', { name: t('auth.createAccount') }))
    await expect(page.getByRole('heading', { name: t('auth.checkEmailTitle') })).toBeVisible()
    // The link in the mail, and the button of the page that it opens.
    pressed()
    pressed()
    await followLink(page, await mailLink(page, email))
    await expect(page).toHaveURL(/\/bookings\/new\?.*time=/)
    // Others of this run look at these days: the request is not made.
    const asked = page.waitForRequest(
      (request) => request.method() === 'POST' && /\/bookings\b/.test(request.url()),
    )
    await page.route('**/rest/v1/bookings*', (route) => route.abort())
    await press(bookButton(page, 'mn'))
    const [hours = 0, minutes = 0] = time.split(':').map(Number)
    const wanted = new Date((await asked).postDataJSON().booking_date)
    expect([(wanted.getUTCHours() + 8) % 24, wanted.getUTCMinutes()]).toEqual([hours, minutes])
    await expect(page.getByRole('alert')).toBeVisible()
    await page.unroute('**/rest/v1/bookings*')
  })

  const date = leaseDay()
  await book(page, 'mn', { date, time: '10:00' })
  await task('a booking is moved to another time', 3, async () => {
    await press(page.getByRole('link', { name: t('bookings.edit') }))
    await press(startTime(page, 'mn', date, '14:00'))
    await press(page.getByRole('button', { name: t('bookings.saveChanges') }))
    await expect(page).not.toHaveURL(/\/edit/)
    await expect(page.getByText(t('bookings.fromTo', { from: '14:00', to: '15:00' }))).toBeVisible()
  })
})

import { expectAccessible } from '../support/axe.ts'
import { bookForCustomer } from '../support/bookings.ts'
import { leaseDay } from '../support/days.ts'
import { expectLoaded } from '../support/islands.ts'
import { signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

test.use({ expectedErrors: /Failed to load resource/ })

const t = textsOf('mn')

/** A mail that could not be sent: nothing in a test makes the local mailbox refuse one. */
const failedMail = (id: string, more: object = {}) => ({
  id: `00000000-0000-4000-8000-0000000000${id}`,
  kind: 'booking_confirmed',
  audience: 'customer',
  booking_id: null,
  recipient: 'bat@example.com',
  customer_name: 'Бат',
  customer_phone: '+97699112233',
  failed_at: '2026-11-22T01:12:00+00:00',
  error: 'mailbox full',
  ...more,
})

test('of each mail the studio reads what became of it, until it is tried again or done', {
  tag: '@in-full',
}, async ({ page }) => {
  await signIn(page, 'admin@example.com')

  await test.step('the history says of each mail what became of it, and whom to phone', async () => {
    const [id] = await bookForCustomer(page, [{ date: leaseDay(), time: '10:00', status: 'confirmed' }])
    await page.goto(`/bookings/${id}`)
    const history = page.getByRole('region', { name: t('bookings.history') })
    await expect(history.getByRole('listitem').first()).toContainText(`${t('bookings.mailToCustomer')}: `)

    await page.route('**/rest/v1/bookings?*', async (route) => {
      const answer = await route.fetch()
      const [booking] = await answer.json()
      await route.fulfill({ json: [{ ...booking, profiles: { full_name: 'Бат', phone: '+97699112233' } }] })
    })
    await page.route('**/rest/v1/rpc/booking_mails', async (route) => {
      const answer = await route.fetch()
      const [mail] = await answer.json()
      const reminder = {
        ...mail,
        id: failedMail('d2').id,
        event_id: null,
        kind: 'booking_reminder',
        state: 'sent',
      }
      await route.fulfill({ json: [{ ...mail, state: 'failed' }, reminder] })
    })
    await page.reload()
    await expect(history.getByRole('listitem').first()).toContainText(t('bookings.mailFailed'))
    await expect(history.getByRole('link', { name: '9911\u00a02233' })).toHaveAttribute(
      'href',
      'tel:+97699112233',
    )
    await expect(history.getByRole('listitem').last()).toContainText(t('bookings.mailReminder'))
    await expectAccessible(page, { within: 'main' })

    await page.route('**/rest/v1/rpc/booking_mails', (route) => route.fulfill({ status: 500, body: '{}' }))
    await page.reload()
    await expect(history.getByText(t('bookings.mailsLoadFailed'))).toBeVisible()
    await expect(history.getByRole('listitem')).toHaveCount(1)
    await page.unrouteAll()
  })

  await test.step('the overview lists what could not be sent until it is tried again or done', async () => {
    let failed = [
      failedMail('d1'),
      failedMail('d2', { kind: 'day_plan', audience: 'studio', recipient: null }),
    ]
    await page.route('**/rest/v1/rpc/failed_mails*', (route) => route.fulfill({ json: failed }))
    await page.goto('/admin')
    // What loads above a button moves it away under a press.
    await expectLoaded(page)
    const list = page.getByRole('region', { name: t('admin.failedMailsTitle') })
    const cards = list.getByRole('article')
    await expect(cards).toHaveCount(2)
    await expect(cards.first()).toContainText(t('admin.mail_booking_confirmed'))
    await expect(cards.first().getByRole('link', { name: '9911\u00a02233' })).toBeVisible()
    await expectAccessible(page, { within: 'main' })

    await page.route('**/rest/v1/rpc/*_mail', (route) => route.abort('internetdisconnected'))
    await cards
      .first()
      .getByRole('button', { name: t('common.tryAgain') })
      .click()
    await expect(cards.first().getByRole('alert')).toContainText(t('errors.offline'))
    await page.unroute('**/rest/v1/rpc/*_mail')
    await page.route('**/rest/v1/rpc/*_mail', (route) => route.fulfill({ status: 204 }))
    await cards
      .first()
      .getByRole('button', { name: t('common.tryAgain') })
      .click()
    await expect(list.getByText(t('admin.mailRetried'))).toBeVisible()
    await expect(cards).toHaveCount(1)
    await expect(list.getByRole('heading', { name: t('admin.failedMailsTitle') })).toBeFocused()
    await cards.getByRole('button', { name: t('admin.mailDone') }).click()
    await expect(list.getByText(t('admin.mailDismissed'))).toBeVisible()
    await expect(cards).toHaveCount(0)

    failed = []
    await page.reload()
    await expect(page.getByRole('region', { name: t('admin.requestsTitle') })).toBeVisible()
    await expect(list).toHaveCount(0)
  })
})

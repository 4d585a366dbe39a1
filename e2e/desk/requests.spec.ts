import { localizedPath } from '../../src/i18n/url.ts'
import { expectAccessible } from '../support/axe.ts'
import { book } from '../support/bookings.ts'
import { leaseDay } from '../support/days.ts'
import { mailTo } from '../support/mails.ts'
import { callAs, newEmail, register, signIn } from '../support/people.ts'
import { expect, refusedRequest, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

test.use({ expectedErrors: refusedRequest })

test('a request is offered another time, or gives way to a call that wants its own', {
  tag: '@in-full',
}, async ({ page: admin, newVisitor }) => {
  const customer = await newVisitor()
  const email = newEmail('offer')
  await register(customer, 'mn', email)
  await signIn(admin, 'admin@example.com')

  await test.step('another time is offered, declined on the page, and accepted from the mail without signing in', async () => {
    const t = textsOf('mn')
    await book(customer, 'mn', { date: leaseDay(), time: '10:00' })
    const address = customer.url()
    await admin.goto(address)
    await admin.getByRole('button', { name: t('bookings.offerTime') }).click()
    const dialog = admin.getByRole('dialog')
    await dialog.getByRole('radio').last().check()
    await dialog.getByLabel(t('bookings.offerWords')).fill('Өглөө засвартай.')
    await expectAccessible(admin, { within: 'dialog' })
    await dialog.getByRole('button', { name: /^Санал болгох: / }).click()
    await expect(admin.getByText(t('bookings.offeredNow'))).toBeVisible()

    // Among one's own it is said, too: who looks there does not wait for an answer that has come.
    await customer.goto('/dashboard')
    await expect(customer.getByRole('article').first()).toContainText(t('bookings.offerToYou'))
    await customer.getByRole('article').first().getByRole('link').first().click()
    const offer = customer.getByRole('region', { name: t('bookings.offerToYou') })
    await expect(offer).toContainText('Өглөө засвартай.')
    await expect(customer.getByText(t('bookings.bookedNotice'))).toHaveCount(0)
    await expectAccessible(customer, { within: 'main' })
    await offer.getByRole('button', { name: t('bookings.offerKeep') }).click()
    await expect(offer).toContainText(t('bookings.offerStill'))
    await expect(customer.getByText(t('bookings.bookedNotice'))).toBeVisible()

    const { link } = await mailTo(admin, email, (mail) => mail.link.includes('/offer#'))
    const anybody = await newVisitor()
    await anybody.goto(new URL(link).pathname + new URL(link).hash)
    const main = anybody.getByRole('main')
    await main.getByRole('button', { name: t('bookings.offerAccept') }).click()
    await anybody
      .getByRole('dialog')
      .getByRole('button', { name: t('bookings.offerAccept') })
      .click()
    await expect(main.getByText(t('bookings.offerAccepted'))).toBeVisible()
    await expect(main.getByText(t('bookings.confirmed'), { exact: true })).toBeVisible()
    await expectAccessible(anybody, { within: 'main' })
    await expect(main.getByText(t('links.offerTakenMail'))).toBeVisible()
    await expect(main.getByRole('link', { name: t('links.toBooking') })).toHaveAttribute(
      'href',
      new URL(customer.url()).pathname,
    )
    await anybody.reload()
    await expect(main.getByText(t('links.offerEnded'))).toBeVisible()
    await customer.reload()
    await expect(customer.getByText(t('bookings.historyAccepted'))).toBeVisible()
  })

  await test.step('a call wants the time of a request: it is named, declined and booked in one step; who was declined cannot be restored over it', async () => {
    const t = textsOf('en')
    const day = leaseDay()
    await book(customer, 'en', { date: day, time: '10:00' })
    const caller = await callAs(admin, '/rest/v1/rpc/add_customer', {
      full_name: 'Caller',
      phone: '+97699000011',
    })
    await admin.goto(`/en/admin/bookings/new?customer=${caller}&date=${day}&time=10:00`)
    const holders = admin.getByRole('region', { name: t('bookings.heldBy') })
    await expect(holders).toContainText(t('bookings.pending'))
    await holders.getByRole('button', { name: t('bookings.bookInstead') }).click()
    const dialog = admin.getByRole('dialog')
    await expect(dialog).toContainText(email)
    await dialog.getByRole('button', { name: t('bookings.reasonTaken') }).click()
    await expect(dialog.getByLabel(t('bookings.reason'))).toHaveValue(t('bookings.reasonTaken'))
    await dialog.getByRole('button', { name: t('bookings.bookInstead') }).click()
    await expect(admin).toHaveURL(/bookings\/[0-9a-f-]{36}$/)
    await expect(admin.getByText('Caller').filter({ visible: true }).first()).toBeVisible()
    await customer.reload()
    await expect(customer.getByText(t('bookings.reasonTaken')).first()).toBeVisible()

    await admin.goto(
      localizedPath('en', `/admin/bookings?search=${encodeURIComponent(email)}&from=${day}&to=${day}`),
    )
    await admin.getByRole('row').getByRole('combobox').selectOption('confirmed')
    await expect(dialog).toContainText('Caller')
    await dialog.getByRole('radio').last().check()
    // On a phone there is no table, nor its dialog.
    await expectAccessible(admin, { within: 'dialog', looks: ['light desktop', 'dark desktop'] })
    await dialog.getByRole('button', { name: /^Restore at / }).click()
    await expect(admin.getByRole('row').getByRole('combobox')).toHaveValue('confirmed')
  })
})

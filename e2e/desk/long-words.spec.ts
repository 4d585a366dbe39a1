import type { Page } from '@playwright/test'
import { bookForCustomer } from '../support/bookings.ts'
import { leaseDay } from '../support/days.ts'
import { callApi, callAsAdmin, newEmail, signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

const address = `https://www.example.com/pin/${'a1b2c3d4e5'.repeat(30)}`

/** At both widths, once the words are there. */
async function expectNoneWider(page: Page, paths: string[]) {
  for (const path of paths) {
    await page.goto(path)
    await expect(page.getByText(address).first()).toBeVisible()
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const reach = () => page.evaluate(() => document.documentElement.scrollWidth)
      await expect.poll(reach, `${path} at ${width}`).toBe(width)
    }
  }
}

test('an address that somebody writes breaks where it has to: no page gets wider', {
  tag: '@in-full',
}, async ({ page }) => {
  const date = leaseDay()
  const [booking] = await bookForCustomer(page, [{ date, time: '10:00', notes: address }])
  await callAsAdmin(page, '/rest/v1/staff_notes', {
    id: crypto.randomUUID(),
    booking_id: booking,
    body: address,
  })
  const message = {
    name: 'Bat',
    email: newEmail('a-long-address-of-somebody'),
    message: address,
    locale: 'en',
  }
  await callApi(page, '/rest/v1/rpc/send_contact_message', message)
  await signIn(page, 'admin@example.com')
  await expectNoneWider(page, [`/en/bookings/${booking}`, `/en/admin/day?date=${date}`, '/en/admin/messages'])
  await signIn(page, 'customer@example.com')
  await expectNoneWider(page, [`/en/bookings/${booking}`])
})

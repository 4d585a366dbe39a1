import type { Page } from '@playwright/test'
import { formatPrice } from '../../src/i18n/format-number.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { localizedPath } from '../../src/i18n/url.ts'
import { expectAccessible } from '../support/axe.ts'
import { setClock } from '../support/clock.ts'
import { leaseDay } from '../support/days.ts'
import { journeyCases } from '../support/journeys.ts'
import { chooseLanguage } from '../support/languages.ts'
import { answerLink } from '../support/mails.ts'
import { book, cancelBooking, dateInWords, newEmail, register, signIn } from '../support/people.ts'
import { expect, refusedRequest, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

test.use({ expectedErrors: refusedRequest })

/** A customer's request, and the link of the mail about it; the customer stays on the booking's page. */
async function ask(customer: Page, locale: Locale, name: string, notes = '') {
  const date = leaseDay()
  const email = newEmail(`${name}-${locale}`)
  await register(customer, locale, email)
  await book(customer, locale, { date, time: '10:00', notes })
  const id = customer.url().split('/').at(-1) ?? ''
  const link = await answerLink(customer, id)
  return { id, date, email, link: localizedPath(locale, link.slice(link.indexOf('/answer'))) }
}

for (const locale of journeyCases<Locale>(['ru'], ['mn'])) {
  test(`a request is confirmed from the mail, without signing in, by a press alone (${locale})`, async ({
    page: studio,
    newVisitor,
  }) => {
    const t = textsOf(locale)
    const customer = await newVisitor()
    const { id, date, email, link } = await ask(customer, locale, 'confirm', 'Four people\nand a drum kit')

    await studio.goto(link)
    const main = studio.getByRole('main')
    await expect(main.getByText(t('bookings.pending'), { exact: true })).toBeVisible()
    await expect(main.locator('.badge-pending')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await expect(main.getByText(dateInWords(locale, date)).first()).toBeVisible()
    await expect(main.getByText('Four people')).toBeVisible()
    await expect(main.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`)
    await expect(main.getByText(formatPrice(locale, { amount: 50, currency: 'USD' }))).toBeVisible()
    // Nothing of the link stays where it could be read; a reload needs none of it.
    expect(new URL(studio.url()).hash).toBe('')
    await studio.reload()
    await expect(main.getByText(t('bookings.pending'), { exact: true })).toBeVisible()
    await expectAccessible(studio, { within: 'main' })

    // On a phone the button is far below what is said then.
    await studio.setViewportSize({ width: 390, height: 664 })
    await main.getByRole('button', { name: t('links.confirm') }).click()
    await expect(main.getByRole('status').filter({ hasText: t('links.confirmedNow') })).toBeInViewport({
      ratio: 1,
    })
    await expect(main.getByRole('button', { name: t('links.undo') })).toBeInViewport({ ratio: 1 })
    await expect(main.getByText(t('bookings.confirmed'), { exact: true })).toBeVisible()
    await main.getByRole('button', { name: t('links.undo') }).click()
    await expect(main.getByText(t('links.undone'))).toBeVisible()
    await main.getByRole('button', { name: t('links.confirm') }).click()
    await expect(main.getByText(t('links.confirmedNow'))).toBeVisible()
    await expect(main.getByRole('link', { name: t('links.toBooking') })).toHaveAttribute(
      'href',
      localizedPath(locale, `/bookings/${id}`),
    )
    await customer.reload()
    await expect(customer.getByText(t('bookings.historyStudioConfirmed')).first()).toBeVisible()

    await studio.reload()
    await expect(main.getByText(t('links.alreadyConfirmed'))).toBeVisible()
    await expect(main.getByRole('button')).toHaveCount(0)
    await expectAccessible(studio, { within: 'main' })
  })

  test(`a request is declined from the mail with a reason that its customer reads (${locale})`, async ({
    page: studio,
    newVisitor,
  }) => {
    const t = textsOf(locale)
    const customer = await newVisitor()
    const { link } = await ask(customer, locale, 'decline')
    await studio.goto(link)
    const main = studio.getByRole('main')
    await main.getByRole('button', { name: t('bookings.decline'), exact: true }).click()
    const reason = main.getByLabel(t('bookings.reason'))
    await expect(reason).toBeFocused()
    await reason.fill('Засвартай байна. <b>Sorry</b>')
    await main.getByRole('button', { name: t('common.back') }).click()
    await expect(main.getByRole('button', { name: t('bookings.decline'), exact: true })).toBeFocused()
    await main.getByRole('button', { name: t('bookings.decline'), exact: true }).click()
    await expect(reason).toHaveValue('Засвартай байна. <b>Sorry</b>')
    await expectAccessible(studio, { within: 'main' })
    await main.getByRole('button', { name: t('links.declineNow') }).click()
    await expect(main.getByText(t('links.declinedNowWithReason'))).toBeVisible()
    await customer.reload()
    await expect(customer.getByText('Засвартай байна. <b>Sorry</b>').first()).toBeVisible()
  })
}

test('a request that changes meanwhile is shown anew and asked about again; nothing typed is lost', async ({
  page: studio,
  newVisitor,
}) => {
  const t = textsOf('en')
  const customer = await newVisitor()
  const { link, id } = await ask(customer, 'en', 'meanwhile')
  await studio.goto(link)
  const main = studio.getByRole('main')
  await main.getByRole('button', { name: t('bookings.decline') }).click()
  await main.getByLabel(t('bookings.reason')).fill('Too short a notice')

  await customer.goto(`/en/bookings/${id}/edit`)
  await customer.getByLabel(t('bookings.notes')).fill('Now with a dog')
  await customer.getByRole('button', { name: t('bookings.saveChanges') }).click()
  await expect(customer).toHaveURL(/bookings\/[0-9a-f-]{36}$/)

  await main.getByRole('button', { name: t('links.declineNow') }).click()
  await expect(main.getByText(t('links.changedMeanwhile'))).toBeVisible()
  await expect(main.getByText('Now with a dog')).toBeVisible()
  await expect(main.getByLabel(t('bookings.reason'))).toHaveValue('Too short a notice')
  await studio.reload()
  await expect(main.getByLabel(t('bookings.reason'))).toHaveValue('Too short a notice')
  await main.getByRole('button', { name: t('links.declineNow') }).click()
  await expect(main.getByText(t('links.declinedNowWithReason'))).toBeVisible()
})

test('a request that its customer has cancelled says so', async ({ page: studio, newVisitor }) => {
  const t = textsOf('ru')
  const customer = await newVisitor()
  const { link } = await ask(customer, 'ru', 'withdrawn')
  await studio.goto(link)
  const main = studio.getByRole('main')
  await expect(main.getByRole('button', { name: t('links.confirm') })).toBeVisible()
  await cancelBooking(customer, 'ru')
  await main.getByRole('button', { name: t('links.confirm') }).click()
  await expect(main.getByText(t('links.alreadyWithdrawn'))).toBeVisible()
  await expect(main.getByRole('button')).toHaveCount(0)
})

test('a request that an admin has answered says who did', async ({ page: studio, newVisitor }) => {
  const t = textsOf('en')
  const customer = await newVisitor()
  const { link, date } = await ask(customer, 'en', 'answered')
  const admin = await newVisitor()
  await signIn(admin, 'admin@example.com')
  await admin.goto(`/en/admin/bookings?from=${date}&to=${date}`)
  const status = admin.getByRole('row').getByRole('combobox')
  await status.selectOption({ label: t('bookings.confirmed') })
  await expect(status).toBeEnabled()
  await studio.goto(link)
  await expect(studio.getByText(t('links.alreadyConfirmed'))).toBeVisible()
  await expect(studio.getByRole('status')).toContainText('Жишээ админ')
})

test.describe('while the network fails', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  test('the page says so, and a further press is the next try', async ({ page: studio, newVisitor }) => {
    const t = textsOf('mn')
    const customer = await newVisitor()
    const { link } = await ask(customer, 'mn', 'offline')
    await studio.route('**/rpc/request_to_answer', (route) => route.abort())
    await studio.goto(link)
    const main = studio.getByRole('main')
    await expect(main.getByRole('alert')).toContainText(t('links.requestFailed'))
    await studio.unroute('**/rpc/request_to_answer')
    await main.getByRole('button', { name: t('common.tryAgain') }).click()

    // The first answer arrives, and what it answers is lost.
    await studio.route('**/rpc/answer_request', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await main.getByRole('button', { name: t('links.confirm') }).click()
    await expect(main.getByRole('alert')).toHaveText(t('errors.offline'))
    await studio.unroute('**/rpc/answer_request')
    await main.getByRole('button', { name: t('links.confirm') }).click()
    await expect(main.getByText(t('links.confirmedNow'))).toBeVisible()
  })
})

test('a time that is over can only be declined', async ({ page: studio, newVisitor }) => {
  const t = textsOf('zh')
  const customer = await newVisitor()
  const { link, date } = await ask(customer, 'zh', 'over')
  await setClock(studio, { stoppedAt: new Date(`${date}T12:00:00+08:00`) })
  await studio.goto(link)
  const main = studio.getByRole('main')
  await expect(main.getByText(t('links.timeOver'))).toBeVisible()
  await expect(main.getByRole('button')).toHaveText([t('bookings.decline')])
})

test('a link goes along into another language, and the way back leads to each link’s own request', async ({
  page: studio,
  newVisitor,
}) => {
  const first = await ask(await newVisitor(), 'en', 'first', 'The first request')
  const second = await ask(await newVisitor(), 'en', 'second', 'The second request')
  await studio.goto(first.link)
  await expect(studio.getByText('The first request')).toBeVisible()
  await studio.goto(second.link)
  await expect(studio.getByText('The second request')).toBeVisible()
  await chooseLanguage(studio, 'ru')
  await expect(studio).toHaveURL('/ru/answer')
  await expect(studio.getByText('The second request')).toBeVisible()
  // Another language stands in the place of the page in the first one.
  await studio.goBack()
  await expect(studio.getByText('The first request')).toBeVisible()
})

for (const locale of ['en', 'zh'] as const) {
  test(`a link that is not valid says so and leads on (${locale})`, async ({ page }) => {
    const t = textsOf(locale)
    await page.goto(localizedPath(locale, '/answer#0123'))
    await expect(page.getByRole('alert')).toContainText(t('links.notValid'))
    await expect(page.getByRole('link', { name: t('links.toDesk') })).toBeVisible()
    await page.goto(localizedPath(locale, '/unsubscribe#0123'))
    await expect(page.getByRole('alert')).toContainText(t('links.notValid'))
    await page
      .getByRole('main')
      .getByRole('link', { name: t('links.toProfile') })
      .click()
    await expect(page).toHaveURL(/login\?next=/)
  })
}

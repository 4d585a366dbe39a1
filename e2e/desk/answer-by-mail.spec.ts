import type { Page } from '@playwright/test'
import { formatPrice } from '../../src/i18n/format-number.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { localizedPath } from '../../src/i18n/url.ts'
import { expectAccessible } from '../support/axe.ts'
import { bookAs, changeAs, changeAsAdmin, dateInWords } from '../support/bookings.ts'
import { setClock } from '../support/clock.ts'
import { leaseDay } from '../support/days.ts'
import { journeyCases } from '../support/journeys.ts'
import { chooseLanguage } from '../support/languages.ts'
import { answerLink } from '../support/mails.ts'
import { newAccount, newEmail, signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

test.use({ expectedErrors: /Failed to load resource/ })

/** A customer's request, and the link of the mail about it. */
async function ask(page: Page, locale: Locale, notes = '') {
  const date = leaseDay()
  const email = newEmail('asks')
  const customer = await newAccount(page, locale, email)
  const id = await bookAs(page, customer, { date, time: '10:00', notes })
  const link = await answerLink(page, id)
  const change = (changes: object) => changeAs(page, customer, `/rest/v1/bookings?id=eq.${id}`, changes)
  return { id, date, email, change, link: localizedPath(locale, link.slice(link.indexOf('/answer'))) }
}

for (const locale of journeyCases<Locale>(['ru'], ['mn'])) {
  test(`a request is answered from the mail, without signing in, by a press alone, and its customer reads it (${locale})`, async ({
    page: studio,
    newVisitor,
  }) => {
    const t = textsOf(locale)
    const main = studio.getByRole('main')
    const customer = await newVisitor()
    const { id, date, email, link } = await ask(studio, locale, 'Four people\nand a drum kit')
    await signIn(customer, email)

    await test.step('confirmed', async () => {
      await studio.goto(link)
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
      await customer.goto(localizedPath(locale, `/bookings/${id}`))
      await expect(customer.getByText(t('bookings.historyStudioConfirmed')).first()).toBeVisible()

      await studio.reload()
      await expect(main.getByText(t('links.alreadyConfirmed'))).toBeVisible()
      await expect(main.getByRole('button')).toHaveCount(0)
      await expectAccessible(studio, { within: 'main' })
    })

    await test.step('declined with a reason', async () => {
      const other = await ask(studio, locale)
      await studio.goto(other.link)
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
      await signIn(customer, other.email)
      await customer.goto(localizedPath(locale, `/bookings/${other.id}`))
      await expect(customer.getByText('Засвартай байна. <b>Sorry</b>').first()).toBeVisible()
    })
  })
}

test('a request that changes, is over or answered meanwhile, and a network that fails are said; nothing typed is lost', {
  tag: '@in-full',
}, async ({ page: studio }) => {
  const t = textsOf('en')
  const main = studio.getByRole('main')
  const confirm = main.getByRole('button', { name: t('links.confirm') })

  await test.step('one that was changed is shown anew and asked about again', async () => {
    const { link, change } = await ask(studio, 'en')
    await studio.goto(link)
    await main.getByRole('button', { name: t('bookings.decline') }).click()
    await main.getByLabel(t('bookings.reason')).fill('Too short a notice')
    await change({ notes: 'Now with a dog' })
    await main.getByRole('button', { name: t('links.declineNow') }).click()
    await expect(main.getByText(t('links.changedMeanwhile'))).toBeVisible()
    await expect(main.getByText('Now with a dog')).toBeVisible()
    await expect(main.getByLabel(t('bookings.reason'))).toHaveValue('Too short a notice')
    await studio.reload()
    await expect(main.getByLabel(t('bookings.reason'))).toHaveValue('Too short a notice')
    await main.getByRole('button', { name: t('links.declineNow') }).click()
    await expect(main.getByText(t('links.declinedNowWithReason'))).toBeVisible()
  })

  await test.step('one that its customer has cancelled says so', async () => {
    const { link, change } = await ask(studio, 'en')
    await studio.goto(link)
    await expect(confirm).toBeVisible()
    await change({ status: 'cancelled' })
    await confirm.click()
    await expect(main.getByText(t('links.alreadyWithdrawn'))).toBeVisible()
    await expect(main.getByRole('button')).toHaveCount(0)
  })

  await test.step('one that an admin has answered says who did', async () => {
    const { link, id } = await ask(studio, 'en')
    await changeAsAdmin(studio, id, { status: 'confirmed' })
    await studio.goto(link)
    await expect(studio.getByText(t('links.alreadyConfirmed'))).toBeVisible()
    await expect(studio.getByRole('status')).toContainText('Жишээ админ')
  })

  await test.step('where the network fails a further press is the next try', async () => {
    const { link } = await ask(studio, 'en')
    await studio.route('**/rpc/request_to_answer', (route) => route.abort())
    await studio.goto(link)
    await expect(main.getByRole('alert')).toContainText(t('links.requestFailed'))
    await studio.unroute('**/rpc/request_to_answer')
    await main.getByRole('button', { name: t('common.tryAgain') }).click()

    // The first answer arrives, and what it answers is lost.
    await studio.route('**/rpc/answer_request', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await confirm.click()
    await expect(main.getByRole('alert')).toHaveText(t('errors.offline'))
    await studio.unroute('**/rpc/answer_request')
    await confirm.click()
    await expect(main.getByText(t('links.confirmedNow'))).toBeVisible()
  })

  await test.step('a link goes along into another language, and the way back leads to each link’s own request', async () => {
    const first = await ask(studio, 'en', 'The first request')
    const second = await ask(studio, 'en', 'The second request')
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
    await studio.evaluate(() => localStorage.removeItem('preferred-language'))
  })

  await test.step('a link that is not valid says so and leads on', async () => {
    await studio.goto('/en/answer#0123')
    await expect(studio.getByRole('alert')).toContainText(t('links.notValid'))
    await expect(studio.getByRole('link', { name: t('links.toDesk') })).toBeVisible()
    await studio.goto('/en/unsubscribe#0123')
    await expect(studio.getByRole('alert')).toContainText(t('links.notValid'))
    await main.getByRole('link', { name: t('links.toProfile') }).click()
    await expect(studio).toHaveURL(/login\?next=/)
  })

  await test.step('a time that is over can only be declined', async () => {
    const { link, date } = await ask(studio, 'en')
    await setClock(studio, { stoppedAt: new Date(`${date}T12:00:00+08:00`) })
    await studio.goto(link)
    await expect(main.getByText(t('links.timeOver'))).toBeVisible()
    await expect(main.getByRole('button')).toHaveText([t('bookings.decline')])
  })
})

import type { Page } from '@playwright/test'
import { localizedPath } from '../../src/i18n/url.ts'
import { expectAccessible } from '../support/axe.ts'
import { dateInWords } from '../support/bookings.ts'
import { leaseDay } from '../support/days.ts'
import { journeyLocales } from '../support/journeys.ts'
import { mailLink } from '../support/mails.ts'
import {
  callAs,
  fillSignIn,
  followLink,
  newEmail,
  PASSWORD,
  register,
  signIn,
  signInByForm,
} from '../support/people.ts'
import { expect, refusedRequest, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

// A blocked account is refused whatever it asks.
test.use({ expectedErrors: refusedRequest })

type Texts = ReturnType<typeof textsOf>

/** Presses a button of the account's part, and the same again in the question that it asks. */
async function decide(page: Page, t: Texts, label: string, title: string, yes: string) {
  await page
    .getByRole('region', { name: t('accounts.title') })
    .getByRole('button', { name: label })
    .click()
  const question = page.getByRole('dialog', { name: title })
  await question.getByRole('button', { name: yes, exact: true }).click()
}

for (const locale of journeyLocales('mn')) {
  test(`who is blocked loses the screen and cannot sign in until unblocked; a deleted account stays in the log only (${locale})`, async ({
    page: admin,
    newVisitor,
  }) => {
    const t = textsOf(locale)
    const email = newEmail(`blocked-${locale}`)
    const visitor = await newVisitor()
    await register(visitor, locale, email)
    await visitor.clock.install()
    await visitor.goto(localizedPath(locale, '/profile'))
    await expect(visitor.getByRole('heading', { name: t('profile.deleteTitle') })).toBeVisible()

    await admin.setViewportSize({ width: 390, height: 844 })
    await signIn(admin, 'admin@example.com')
    await admin.goto(`${localizedPath(locale, '/admin/users')}?search=${email}`)
    await admin
      .getByRole('article')
      .getByRole('link', { name: t('bookings.viewDetails') })
      .click()
    const account = admin.getByRole('region', { name: t('accounts.title') })

    // One press asks, and the log has to say why.
    await account.getByRole('button', { name: t('accounts.block') }).click()
    const question = admin.getByRole('dialog', { name: t('accounts.blockTitle', { name: email }) })
    await question.getByRole('button', { name: t('accounts.blockYes') }).click()
    await expect(question.getByText(t('errors.reason_missing'))).toBeVisible()
    await expect(question.getByLabel(t('accounts.reason'))).toBeFocused()
    await expectAccessible(admin, { within: 'dialog' })
    await question.getByLabel(t('accounts.reason')).fill('Төлбөрөө төлөөгүй')
    await question.getByRole('button', { name: t('accounts.blockYes') }).click()
    await expect(admin.locator(':focus')).toHaveText(t('accounts.blockDone'))
    await expect(admin.getByText(t('accounts.blocked'), { exact: true })).toBeVisible()
    await expect(account.getByRole('listitem').filter({ hasText: 'Төлбөрөө төлөөгүй' })).toContainText(
      t('accounts.didBlock'),
    )

    await visitor.clock.runFor('01:01')
    await expect(visitor).toHaveURL(/\/login/)
    await fillSignIn(visitor, locale, email)
    const signInButton = visitor
      .getByRole('main')
      .getByRole('button', { name: t('auth.signIn'), exact: true })
    await signInButton.click()
    await expect(visitor.getByRole('alert')).toBeVisible()
    await expect(visitor).toHaveURL(/\/login/)

    const name = email
    await decide(
      admin,
      t,
      t('accounts.unblock'),
      t('accounts.unblockTitle', { name }),
      t('accounts.unblockYes'),
    )
    await expect(admin.locator(':focus')).toHaveText(t('accounts.unblockDone'))
    await signInByForm(visitor, locale, email)

    await decide(admin, t, t('accounts.recovery'), t('accounts.recoveryTitle', { email }), t('accounts.send'))
    await expect(admin.locator(':focus')).toHaveText(t('accounts.recoveryDone'))
    expect(await mailLink(admin, email)).toContain('type=recovery')

    await decide(admin, t, t('accounts.delete'), t('accounts.deleteTitle', { name }), t('accounts.deleteYes'))
    await expect(admin).toHaveURL(localizedPath(locale, '/admin/users'))
    await admin.getByRole('link', { name: t('accounts.log') }).click()
    await expect(admin).toHaveURL(localizedPath(locale, '/admin/log'))
    const entries = admin.getByRole('listitem').filter({ hasText: email })
    await expect(entries).toHaveCount(4)
    await expect(entries.first()).toContainText(t('accounts.didDelete'))
    // Nobody is behind the name any more.
    await expect(entries.getByRole('link')).toHaveCount(0)
    await expectAccessible(admin, { within: 'main' })
  })
}

for (const locale of journeyLocales('mn')) {
  test(`a customer who is invited finds their booking in an account of their own (${locale})`, {
    tag: '@in-full',
  }, async ({ page: admin, newVisitor }) => {
    const t = textsOf(locale)
    const email = newEmail(`invited-${locale}`)
    const date = leaseDay()
    await signIn(admin, 'admin@example.com')
    const id = await callAs(admin, '/rest/v1/rpc/add_customer', {
      full_name: 'Цэцэг',
      phone: '',
      email,
      locale,
    })
    await callAs(admin, '/rest/v1/bookings', {
      user_id: id,
      booking_date: `${date}T10:00:00+08:00`,
      duration: 60,
      type: 'recording',
      status: 'confirmed',
    })
    await admin.goto(localizedPath(locale, `/admin/users/${id}`))
    await admin.getByRole('button', { name: t('accounts.invite') }).click()
    const question = admin.getByRole('dialog', { name: t('accounts.inviteTitle', { email }) })
    await expect(question).toContainText(t('accounts.inviteQuestion', { name: 'Цэцэг' }))
    await question.getByRole('button', { name: t('accounts.inviteYes') }).click()
    await expect(admin.locator(':focus')).toHaveText(t('accounts.inviteDone'))
    await expect(admin.getByText(t('accounts.invited'), { exact: true })).toBeVisible()

    const customer = await newVisitor()
    await followLink(customer, await mailLink(admin, email))
    await expect(customer).toHaveURL(localizedPath(locale, '/choose-password'))
    await expect(customer.getByRole('heading', { name: t('auth.chooseTitle') })).toBeVisible()
    await customer.getByLabel(t('auth.createPassword')).fill(PASSWORD)
    await customer.getByRole('button', { name: t('auth.setPassword') }).click()
    await expect(customer.getByRole('status')).toHaveText(t('auth.passwordSet'))
    await customer.goto(localizedPath(locale, '/dashboard'))
    await expect(customer.getByRole('article').filter({ hasText: dateInWords(locale, date) })).toBeVisible()
  })
}

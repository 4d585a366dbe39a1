import { type Locale, localeFacts } from '../../src/i18n/locales.ts'
import { localizedPath } from '../../src/i18n/url.ts'
import { expectAccessible } from '../support/axe.ts'
import { book } from '../support/bookings.ts'
import { leaseDay } from '../support/days.ts'
import { journeyCases, journeyLocales } from '../support/journeys.ts'
import { chooseLanguage } from '../support/languages.ts'
import { mailTo, unsubscribeLink } from '../support/mails.ts'
import { callAsAdmin, newEmail, register } from '../support/people.ts'
import { expect, refusedRequest, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { unfold } from '../support/unfold.ts'

test.use({ expectedErrors: refusedRequest })

test('a link in a newsletter says whether it comes; a press ends it, another has it come again', async ({
  page,
}) => {
  const subject = `Leaving ${Date.now()}`
  const both = { mn: { subject, text: 'Сайн уу' }, en: { subject, text: 'Hello' } }
  const { id } = (await callAsAdmin(page, '/rest/v1/rpc/save_newsletter', {
    newsletter_id: null,
    texts: both,
    seen: null,
  })) as { id: string }
  await callAsAdmin(page, '/rest/v1/rpc/test_newsletter', { newsletter_id: id })
  const link = await unsubscribeLink(page, 'admin@example.com', subject)
  const bare = link.slice(link.indexOf('/unsubscribe'))

  for (const locale of journeyLocales('ru')) {
    const t = textsOf(locale)
    await page.goto(localizedPath(locale, bare))
    const list = page.getByRole('region', { name: t('links.newsletter') })
    await expect(list.getByRole('status')).toHaveText(t('links.stillUnsubscribed'))
    // To open the link has changed nothing.
    await page.reload()
    await expect(list.getByRole('status')).toHaveText(t('links.stillUnsubscribed'))
    await list.getByRole('button', { name: t('links.newsletterAgain') }).click()
    await expect(list.getByRole('status')).toHaveText(t('links.nowSubscribed'))
    await expectAccessible(page, { within: 'main' })
    // Another language has what the link carries, in a tab of its own, too.
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('common.language') })
      .click()
    const opened = page.context().waitForEvent('page')
    await page
      .getByRole('banner')
      .getByRole('link', { name: localeFacts.en.label, exact: true })
      .click({ button: 'middle' })
    const tab = await opened
    await expect(tab.getByRole('region', { name: textsOf('en')('links.newsletter') })).toBeVisible()
    await tab.close()
    await page.keyboard.press('Escape')
    await list.getByRole('button', { name: t('links.newsletterStop') }).click()
    await expect(list.getByRole('status')).toHaveText(t('links.nowUnsubscribed'))
  }
})

test('who chooses a language is written to in it from then on', { tag: '@in-full' }, async ({ page }) => {
  const t = textsOf('zh')
  const email = newEmail('language')
  await register(page, 'mn', email)
  const stored: string[] = []
  const mailLanguage = (words: ReturnType<typeof textsOf>) =>
    page.getByRole('region', { name: words('profile.mailLanguageTitle') })
  page.on('request', (request) => {
    if (request.method() === 'PATCH') stored.push(request.postData() ?? '')
  })
  await page.goto('/profile')
  await expect(mailLanguage(textsOf('mn')).getByText('Монгол', { exact: true })).toBeVisible()
  await test.step('who only came to a page in another language is offered it', async () => {
    const english = textsOf('en')
    await page.goto('/en/profile')
    await page.getByRole('button', { name: english('profile.mailsInThis') }).click()
    await expect(mailLanguage(english).getByText('English', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: english('profile.mailsInThis') })).toBeHidden()
    await page.reload()
    await expect(mailLanguage(english).getByText('English', { exact: true })).toBeVisible()
    expect(stored.splice(0)).toEqual(['{"locale":"en"}'])
  })
  await chooseLanguage(page, 'zh')
  await expect(page).toHaveURL('/zh/profile')
  await expect(mailLanguage(t).getByText('简体中文', { exact: true })).toBeVisible()
  await expect.poll(() => stored).toEqual(['{"locale":"zh"}'])
  await page.reload()
  await expect(mailLanguage(t).getByText('简体中文', { exact: true })).toBeVisible()
  await book(page, 'zh', { date: leaseDay(), time: '10:00' })
  await expect(page.getByText(t('bookings.historyYouCreated'))).toBeVisible()
  expect(stored).toHaveLength(1)
  const mail = await mailTo(page, email, ({ link }) => link.includes('/zh/bookings/'))
  expect(mail.subject).toMatch(/\p{Script=Han}/u)
})

for (const locale of journeyCases<Locale>(['zh'], ['mn'])) {
  test(`a calendar gets a private address, which is shown once, renewed and revoked (${locale})`, {
    tag: '@in-full',
  }, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const t = textsOf(locale)
    await register(page, locale, newEmail(`feed-${locale}`))
    await book(page, locale, { date: leaseDay(), time: '10:00' })
    const id = page.url().split('/').at(-1) ?? ''
    await page.goto(localizedPath(locale, '/profile'))
    const part = await unfold(page, t('feed.title'))
    await expect(part.getByText(t('feed.secret'))).toBeVisible()
    await part.getByRole('button', { name: t('feed.create') }).click()
    const field = part.getByLabel(t('feed.address'))
    await expect(field).toBeFocused()
    const address = await field.inputValue()
    await part.getByRole('button', { name: t('feed.copy') }).click()
    await expect(part.getByRole('status')).toHaveText(t('feed.copied'))
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
    await expect(part.getByRole('link', { name: t('feed.open') })).toHaveAttribute(
      'href',
      address.replace('http:', 'webcal:'),
    )
    await expectAccessible(page, { within: 'main' })
    const calendar = await page.request.get(address)
    expect(calendar.headers()['content-type']).toContain('text/calendar')
    expect(await calendar.text()).toContain(id)

    await page.reload()
    await unfold(page, t('feed.title'))
    await expect(part.getByText(t('feed.onlyOnce'))).toBeVisible()
    await expect(field).toHaveCount(0)
    const press = async (name: string) => {
      await part.getByRole('button', { name }).click()
      await page.getByRole('dialog').getByRole('button', { name }).click()
    }
    await press(t('feed.renew'))
    await expect(field).toBeFocused()
    const renewed = await field.inputValue()
    expect((await page.request.get(address)).status()).toBe(404)
    expect((await page.request.get(renewed)).status()).toBe(200)
    await press(t('feed.revoke'))
    await expect(part.getByText(t('feed.revoked'))).toBeVisible()
    expect((await page.request.get(renewed)).status()).toBe(404)
    const create = part.getByRole('button', { name: t('feed.create') })
    await expect(create).toBeVisible()

    // A new password ends the address as well, which is then not there to be copied any more.
    await create.click()
    await expect(field).toBeFocused()
    const password = await unfold(page, t('profile.passwordTitle'))
    await password.getByLabel(t('profile.newPassword')).fill('another-password')
    await password.getByRole('button', { name: t('profile.changePassword') }).click()
    await expect(create).toBeVisible()
    await expect(field).toHaveCount(0)
  })
}

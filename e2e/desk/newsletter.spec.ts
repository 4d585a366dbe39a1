import type { Page } from '@playwright/test'
import { localizedPath } from '../../src/i18n/url.ts'
import { expectAccessible } from '../support/axe.ts'
import { changeAs } from '../support/bookings.ts'
import { newAccount, newEmail, signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

test.use({ expectedErrors: /Failed to load resource/ })

const ADMIN = 'admin@example.com'
const t = textsOf('mn')

/** A new account that gets newsletters. */
async function subscribe(page: Page, name: string) {
  const session = await newAccount(page, 'mn', newEmail(name))
  await changeAs(page, session, `/rest/v1/profiles?id=eq.${session.user.id}`, { newsletter: true })
}

const language = (page: Page, name: string) => page.getByRole('button', { name }).click()
const field = (page: Page, name: 'subject' | 'text') =>
  page.getByLabel(t(`newsletter.${name}`), { exact: true })
const preview = (page: Page) => page.getByRole('region', { name: t('newsletter.preview') })
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

async function write(page: Page, languageName: string, subject: string, text: string) {
  await language(page, languageName)
  await field(page, 'subject').fill(subject)
  await field(page, 'text').fill(text)
}

/**
 * With its first saving a newsletter has an address, and the page looks at it there. On a slow line the answer comes
 * after a second saving: here when the function that is returned asks for it.
 */
async function holdFirstLook(page: Page): Promise<() => Promise<void>> {
  const looks = /\/newsletters\?.*\bid=eq\./
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(
    looks,
    async (route) => {
      const response = await route.fetch()
      await held
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  return async () => {
    const come = page.waitForResponse(looks)
    answer()
    await (await come).finished()
  }
}

test('before the first newsletter a letter waits for its words, and the way to it stands beside', async ({
  page,
}) => {
  await signIn(page, ADMIN)
  await page.route('**/rest/v1/newsletters?*', (route) => route.fulfill({ json: [] }))
  await page.goto('/admin/newsletter')
  const nothing = page.getByRole('region', { name: t('newsletter.empty') })
  await expect(nothing.getByText(t('newsletter.emptyText'))).toBeVisible()
  await expect(nothing.getByText('Gegee', { exact: true })).toBeVisible()
  // Both stand on one plate, which fills what the window has left.
  const plate = await nothing.boundingBox()
  expect(plate?.height).toBeGreaterThan((page.viewportSize()?.height ?? 0) / 2)
  await expectAccessible(page, { within: 'main' })
  await nothing.getByRole('link', { name: t('newsletter.write') }).click()
  await expect(field(page, 'subject')).toBeVisible()
})

for (const size of [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
]) {
  test(`at ${size.width} px the line that is typed stands above the bar that saves it`, async ({ page }) => {
    await page.setViewportSize(size)
    await signIn(page, ADMIN)
    await page.goto('/admin/newsletter?id=new')
    await field(page, 'subject').fill('Намрын мэдээ')
    await field(page, 'text').fill('Намрын шинэ декорац хоёр дахь өрөөнд.\n\n'.repeat(24))
    await field(page, 'text').press('ControlOrMeta+End')
    await field(page, 'text').pressSequentially('Ирээрэй')
    const save = button(page, t('newsletter.save'))
    await expect(save).toBeInViewport({ ratio: 1 })
    await expect(async () => {
      const typed = await field(page, 'text').boundingBox()
      const bar = await page.locator('.save-bar').boundingBox()
      expect((typed?.y ?? 0) + (typed?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
    }).toPass({ timeout: 20_000 })
  })
}

test('a newsletter is written in languages, looked at, tried, sent and stopped', async ({ page }) => {
  // They get it one a second, and it is stopped before the last has it, on a slow machine, too.
  for (let number = 1; number <= 20; number += 1) await subscribe(page, `reader-${number}`)
  const subject = `Шинэ декорац ${Date.now()}`

  await signIn(page, ADMIN)
  await page.goto('/admin/newsletter')
  await page.getByRole('link', { name: t('newsletter.write') }).click()
  await expect(preview(page)).toBeVisible()
  // Whoever begins to write knows to how many.
  await expect(page.getByRole('main').getByText(/^\d+\sхүн\sхүлээн\sавна/)).toBeVisible()
  await write(page, 'Монгол', subject, 'Сайн байна уу <b>та</b>\n\nhttps://example.com/a, дараа')
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText(subject)
  await expect(preview(page)).toContainText('<b>та</b>')
  await expect(preview(page).getByText('https://example.com/a', { exact: true })).toBeVisible()
  await expectAccessible(page, { within: 'main' })

  // What is typed outlives a reload and the way to another language of the site.
  await page.reload()
  await expect(field(page, 'subject')).toHaveValue(subject)
  const answerFirstLook = await holdFirstLook(page)
  await button(page, t('newsletter.save')).click()
  await expect(page.getByText(t('newsletter.saved'))).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/newsletter\?id=[0-9a-f-]{36}$/)

  // English is needed: the form goes where it is missing.
  await button(page, t('newsletter.send')).click()
  await expect(page.getByText(t('newsletter.subjectMissing'))).toBeVisible()
  await expect(field(page, 'subject')).toBeFocused()
  await write(page, 'English', 'A new set', 'Come and see')
  await language(page, 'Русский')
  await expect(preview(page)).toContainText(t('newsletter.standIn', { language: 'English' }))
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText('A new set')

  await button(page, t('newsletter.test')).click()
  await expect(page.getByText(t('newsletter.tested', { email: ADMIN }))).toBeVisible()

  await answerFirstLook()
  await button(page, t('newsletter.send')).click()
  const dialog = page.getByRole('dialog', { name: t('newsletter.sendTitle') })
  await expect(dialog).toContainText(/\d+\sхүн хүлээн авна/)
  await expectAccessible(page, { within: 'dialog' })
  await dialog.getByRole('button', { name: t('newsletter.sendNow') }).click()
  await expect(page.getByText(t('newsletter.sending'), { exact: true })).toBeVisible()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await button(page, t('newsletter.stop')).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('newsletter.stop') })
    .click()
  await expect(page.getByText(t('newsletter.stopped'), { exact: true })).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expectAccessible(page, { within: 'main' })

  // From what has gone out a new one is written, and deleted again.
  await button(page, t('newsletter.copy')).click()
  await expect(field(page, 'subject')).toHaveValue(subject)
  await button(page, t('newsletter.delete')).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('newsletter.delete') })
    .click()
  await expect(page).toHaveURL('/admin/newsletter')
  const entries = page.getByRole('article').filter({ hasText: subject })
  await expect(entries).toHaveCount(1)
  await expect(entries).toContainText(t('newsletter.stopped'))
})

test('of two who write one newsletter the second keeps what was typed and sees what is saved; a lost connection loses nothing', {
  tag: '@in-full',
}, async ({ page, context }) => {
  const ru = textsOf('ru')
  const subject = `Хоёр хүн ${Date.now()}`
  await signIn(page, ADMIN)
  await page.goto('/admin/newsletter?id=new')
  await write(page, 'Монгол', subject, 'Эхнийх')
  await button(page, t('newsletter.save')).click()
  await expect(page.getByText(t('newsletter.saved'))).toBeVisible()

  const second = await context.newPage()
  await second.goto(new URL(page.url()).pathname + new URL(page.url()).search)
  await field(second, 'text').fill('Хоёр дахь')
  await button(second, t('newsletter.save')).click()
  await expect(second.getByText(t('newsletter.saved'))).toBeVisible()

  await field(page, 'text').fill('Гурав дахь')
  await button(page, t('newsletter.save')).click()
  await expect(page.getByRole('alert')).toHaveText(t('errors.newsletter_changed_meanwhile'))
  const saved = page.getByRole('region', { name: t('newsletter.savedNow') })
  await expect(saved).toContainText('Хоёр дахь')
  await expect(field(page, 'text')).toHaveValue('Гурав дахь')
  // It outlives a reload: what is typed belongs to the older version.
  await page.reload()
  await expect(saved).toContainText('Хоёр дахь')
  await expect(field(page, 'text')).toHaveValue('Гурав дахь')
  await button(page, t('newsletter.takeSaved')).click()
  await expect(saved).toHaveCount(0)
  await expect(field(page, 'text')).toHaveValue('Хоёр дахь')

  await test.step('a list that does not load', async () => {
    await page.route('**/rest/v1/newsletters*', (route) =>
      route.fulfill({ status: 500, body: '{"message":"x"}' }),
    )
    await page.goto(localizedPath('ru', '/admin/newsletter'))
    await expect(page.getByRole('alert')).toContainText(ru('newsletter.listFailed'))
    await page.unroute('**/rest/v1/newsletters*')
    await page.getByRole('button', { name: ru('common.tryAgain') }).click()
    await expect(page.getByRole('link', { name: ru('newsletter.write') })).toBeVisible()
  })

  await test.step('without a connection', async () => {
    await page.goto(localizedPath('ru', '/admin/newsletter?id=new'))
    await page.getByLabel(ru('newsletter.subject'), { exact: true }).fill('Новости')
    await page.route('**/rest/v1/rpc/save_newsletter', (route) => route.abort('internetdisconnected'))
    await button(page, ru('newsletter.save')).click()
    await expect(page.getByRole('alert')).toContainText(ru('errors.offline'))
    await page.reload()
    await language(page, 'Русский')
    await expect(page.getByLabel(ru('newsletter.subject'), { exact: true })).toHaveValue('Новости')
  })
})

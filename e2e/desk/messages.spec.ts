import { join } from 'node:path'
import type { Page, Request } from '@playwright/test'
import { localKeys } from '../../supabase/local/data-folder/keys.ts'
import { expectAccessible } from '../support/axe.ts'
import { mailsTo } from '../support/mails.ts'
import { newEmail, signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

test.use({ expectedErrors: /Failed to load resource/ })

const mn = textsOf('mn')
const { publishableKey } = localKeys(join(import.meta.dirname, '../../.local'))

/** A minute passes: the bar counts what waits, and by then the list has been asked for again or is not. */
async function passMinute(page: Page): Promise<string[]> {
  const asked: string[] = []
  const note = (request: Request) => {
    const url = request.url()
    if (url.includes('/contact_messages?')) asked.push(url)
  }
  page.on('request', note)
  const counted = page.waitForResponse('**/rest/v1/rpc/admin_waiting*')
  await page.clock.fastForward('01:01')
  await counted
  page.off('request', note)
  return asked
}

/** Writes to the studio as the contact form does. */
async function writeToStudio(page: Page, message: Record<string, string>) {
  const answer = await page.request.post('/rest/v1/rpc/send_contact_message', {
    headers: { apikey: publishableKey },
    data: message,
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

test('messages are answered, put aside, taken back and deleted where they stand; what does not load or arrive is said', async ({
  page,
}) => {
  await page.clock.install()
  await signIn(page, 'admin@example.com')

  await test.step('an admin replies to a message where it stands, and the reply goes out by mail', async () => {
    const email = newEmail('writer')
    const message = 'Здравствуйте!\nЕсть ли парковка?'
    const waiting = newEmail('waiting')
    await writeToStudio(page, { name: 'Анна', email: waiting, message: 'Hello', locale: 'ru' })
    await writeToStudio(page, { name: 'Иван', email, message, locale: 'ru' })
    await page.goto('/admin/messages')
    const card = page.getByRole('article').filter({ hasText: email })
    await expect(card).toContainText('Есть ли парковка?')
    await expect(card).toContainText(mn('admin.writtenIn', { language: 'Русский' }))
    // A message of a line and what is done with it take little more room than who wrote it.
    const short = await page.getByRole('article').filter({ hasText: waiting }).boundingBox()
    expect(short?.height).toBeLessThan(90)
    // What the sign of every day means stands beside it where there is room.
    const buttons = page.getByRole('article').filter({ hasText: waiting })
    await expect(buttons.getByText(mn('admin.markAnswered'), { exact: true })).toBeVisible()

    await card.getByRole('button', { name: mn('admin.reply') }).click()
    const text = card.getByRole('textbox')
    await expect(text).toBeFocused()
    await text.fill('Да, большая.')
    // What is typed outlives the page.
    await page.reload()
    await card.getByRole('button', { name: mn('admin.reply') }).click()
    await expect(text).toHaveValue('Да, большая.')
    await card.getByRole('button', { name: mn('admin.sendReply') }).click()
    await expect(card.getByRole('status')).toHaveText(mn('admin.replySent'))
    await expect(card.getByText('Да, большая.')).toBeVisible()
    await expect(card.getByRole('button', { name: mn('admin.reply') })).toBeFocused()
    await expectAccessible(page, { within: 'main' })

    const [sent] = await mailsTo(page, email)
    expect(sent?.subject).toBe(textsOf('ru')('mail.contact_reply_subject'))
    expect(sent?.text).toContain('Да, большая.')
    expect(sent?.text).toContain('> Есть ли парковка?')

    // In the list that goes, its message can be taken back, too; it would be missing in the one that comes.
    const unanswered = page.getByRole('article').filter({ hasText: waiting })
    await expect(unanswered).toBeVisible()
    await page.getByRole('button', { name: mn('admin.answered'), exact: true }).click()
    await expect(unanswered).toBeHidden()
    await expect(page).toHaveURL('/admin/messages?filter=answered')
    await card.getByRole('button', { name: mn('admin.markNew') }).click()
    await expect(card.getByText(mn('admin.messageNew'), { exact: true })).toBeVisible()
  })

  await test.step('spam is put aside and taken back, and a message is deleted after a question', async () => {
    const email = newEmail('spam')
    await writeToStudio(page, { name: 'Buy now', email, message: 'Cheap lenses', locale: 'en' })
    await page.goto('/en/admin/messages')
    const card = page.getByRole('article').filter({ hasText: email })
    await card.getByRole('button', { name: 'Mark as spam' }).click()
    await expect(card.getByRole('status')).toContainText('Moved to spam')
    await page.getByRole('button', { name: 'All messages' }).click()
    await expect(card).toBeHidden()
    await page.getByRole('button', { name: 'Spam', exact: true }).click()
    await card.getByRole('button', { name: 'Not spam' }).click()
    await expect(card.getByRole('button', { name: 'Mark as spam' })).toBeVisible()
    await card.getByRole('button', { name: 'Delete' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Keep it' }).click()
    await card.getByRole('button', { name: 'Delete' }).click()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(card).toBeHidden()
    await expect(page.getByText('Message deleted.')).toBeFocused()
  })

  await test.step('a card with the focus or an open form stays under the reader’s hands, however it was answered meanwhile', async () => {
    const email = newEmail('stays')
    await writeToStudio(page, { name: 'Bold', email, message: 'Is there parking?', locale: 'en' })
    await page.goto('/en/admin/messages')
    const card = page.getByRole('article').filter({ hasText: email })
    // A sign with its word where there is room, and what it does to the mouse where there is none.
    const mark = card.getByRole('button', { name: 'Mark as answered' })
    await expect(mark).toHaveText('Mark as answered')
    await expect(mark).toHaveAttribute('title', 'Mark as answered')
    await mark.click()
    await expect(card.getByText(/^Answered/)).toBeVisible()
    await expect(card.getByRole('button', { name: 'Mark as not answered' })).toBeFocused()
    expect(await passMinute(page)).toEqual([])
    await card.getByRole('button', { name: 'Reply' }).click()
    await card.getByRole('textbox').fill('Yes.')
    await card.getByText('Is there parking?').click()
    await expect(card.getByRole('textbox')).not.toBeFocused()
    expect(await passMinute(page)).toEqual([])
    await expect(card.getByRole('textbox')).toHaveValue('Yes.')
    await card.getByRole('button', { name: 'Cancel' }).click()
    await expect(card.getByRole('button', { name: 'Reply' })).toBeFocused()
    await page.getByRole('heading', { level: 1 }).click()
    expect(await passMinute(page)).not.toEqual([])
    await expect(card).toHaveCount(0)
  })

  await test.step('messages that do not load or cannot be marked say so', async () => {
    const email = newEmail('unmarked')
    await writeToStudio(page, { name: 'Jane', email, message: 'Hello', locale: 'en' })
    await page.route('**/rest/v1/contact_messages*', (route) =>
      route.fulfill({ status: 500, body: '{"message":"x"}' }),
    )
    await page.goto('/en/admin/messages')
    await expect(page.getByRole('alert')).toContainText('Failed to load messages')
    await page.unroute('**/rest/v1/contact_messages*')
    await page.getByRole('button', { name: 'Try again' }).click()
    const card = page.getByRole('article').filter({ hasText: email })
    await expect(card).toBeVisible()
    await page.route('**/rest/v1/contact_messages*', (route) => route.abort('internetdisconnected'))
    await card.getByRole('button', { name: 'Mark as answered' }).click()
    await expect(card.getByRole('alert')).toContainText('Failed to update the message. No connection.')
    await expect(card.getByRole('button', { name: 'Mark as answered' })).toBeVisible()
  })
})

test('on a narrow laptop what is done all day stands in one line, and what is rare in the corner, over no words', async ({
  page,
}) => {
  const email = newEmail('one-line')
  await page.setViewportSize({ width: 1024, height: 900 })
  await signIn(page, 'admin@example.com')
  const message = 'Можно ли снять студию на весь день и привезти свой свет и реквизит?'
  await writeToStudio(page, { name: 'Анна', email, message, locale: 'ru' })
  await page.goto('/admin/messages')
  const card = page.getByRole('article').filter({ hasText: email })
  const button = async (name: string) => {
    const box = await card.getByRole('button', { name }).boundingBox()
    if (!box) throw new Error(`${name} has no box`)
    return { ...box, middle: Math.round(box.y + box.height / 2) }
  }
  const reply = await button(mn('admin.reply'))
  expect((await button(mn('admin.markAnswered'))).middle).toBe(reply.middle)
  const words = await card.getByText(message).evaluate((text) => {
    const range = document.createRange()
    range.selectNodeContents(text)
    return range.getBoundingClientRect().right
  })
  for (const name of [mn('admin.markSpam'), mn('admin.deleteMessage')]) {
    const sign = await button(name)
    expect(sign.middle, name).toBeLessThan(reply.middle)
    expect(sign.x, name).toBeGreaterThanOrEqual(words)
  }
})

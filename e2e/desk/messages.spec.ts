import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { localKeys } from '../../supabase/local/data-folder/keys.ts'
import { newEmail, signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

test.use({ expectedErrors: /Failed to load resource/ })

const mn = textsOf('mn')
const { publishableKey } = localKeys(join(import.meta.dirname, '../../.local'))

/** Writes to the studio as the contact form does. */
async function writeToStudio(page: Page, message: Record<string, string>) {
  const answer = await page.request.post('/rest/v1/rpc/send_contact_message', {
    headers: { apikey: publishableKey },
    data: message,
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

test('an admin reads a message, answers it in its language and marks it', async ({ page }) => {
  const email = newEmail('writer')
  const message = 'Здравствуйте!\nЕсть ли парковка?'
  await writeToStudio(page, { name: 'Иван', email, message, locale: 'ru' })
  await signIn(page, 'admin@example.com')
  await page.goto('/admin/messages')
  const card = page.getByRole('article').filter({ hasText: email })
  await expect(card).toContainText('Есть ли парковка?')
  await expect(card).toContainText(mn('admin.writtenIn', { language: 'Русский' }))

  const reply = await card.getByRole('link', { name: mn('admin.reply') }).getAttribute('href')
  const link = new URL(reply ?? '')
  expect(link.pathname).toBe(email)
  expect(link.searchParams.get('subject')).toBe(textsOf('ru')('admin.replySubject'))
  expect(link.searchParams.get('body')).toMatch(
    /^Здравствуйте, Иван![\s\S]*> Здравствуйте!\r\n> Есть ли парковка\?$/,
  )

  await card.getByRole('button', { name: mn('admin.markAnswered') }).click()
  await expect(card.getByRole('button', { name: mn('admin.markNew') })).toBeVisible()
  await page.getByRole('button', { name: mn('admin.new'), exact: true }).click()
  await expect(page).toHaveURL('/admin/messages?filter=new')
  await expect(card).toBeHidden()
  await page.getByRole('button', { name: mn('admin.answered'), exact: true }).click()
  await card.getByRole('button', { name: mn('admin.markNew') }).click()
  await expect(card.getByText(mn('admin.messageNew'), { exact: true })).toBeVisible()
})

test('messages that do not load or cannot be marked say so', async ({ page }) => {
  const email = newEmail('unmarked')
  await writeToStudio(page, { name: 'Jane', email, message: 'Hello', locale: 'en' })
  await signIn(page, 'admin@example.com')
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
  await expect(card.getByRole('alert')).toContainText('Failed to mark the message. No connection.')
  await expect(card.getByText('New', { exact: true })).toBeVisible()
})

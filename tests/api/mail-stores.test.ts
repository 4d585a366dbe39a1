import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { failure, success } from '../../src/domain/errors.ts'
import type { NewsletterTexts } from '../../src/domain/newsletter.ts'
import { createTestBackend, PASSWORD, signUpConfirmed, type TestBackend } from '../support/backend.ts'
import { memoryStorage } from '../support/memory-storage.ts'

// What an admin's screens know and do about mails, on the real backend.

let backend: TestBackend

const texts = (subject: string): NewsletterTexts => ({
  mn: { subject, text: 'Сайн байна уу' },
  en: { subject: `${subject} (en)`, text: 'Hello' },
})

async function openPage() {
  vi.resetModules()
  const auth = await import('../../src/backend/people/sign-in.ts')
  expect(await auth.signIn({ email: 'admin@example.com', password: PASSWORD })).toEqual(success(undefined))
  return {
    ...(await import('../../src/stores/newsletters.ts')),
    ...(await import('../../src/stores/failed-mails.ts')),
    ...(await import('../../src/stores/messages.ts')),
  }
}
type Page = Awaited<ReturnType<typeof openPage>>

async function saved(page: Page, subject: string) {
  const result = await page.saveNewsletter({ id: '', version: '' }, texts(subject))
  if (!result.ok) throw new Error(`Not saved: ${result.code}`)
  return result.value
}
const stateOf = (page: Page) => {
  const state = page.$newsletter.get()
  return state.status === 'ready' ? state.value.state : state.status
}

beforeAll(async () => {
  backend = await createTestBackend({ engine: 'postgres' })
  vi.stubEnv('PUBLIC_SUPABASE_URL', '')
  vi.stubEnv('PUBLIC_SUPABASE_PUBLISHABLE_KEY', backend.keys.publishableKey)
  vi.stubGlobal('location', new URL(backend.url))
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) =>
    backend.fetch(new Request(input, init), { peerAddress: '127.0.0.1' }),
  )
  await signUpConfirmed(backend, 'reader@example.com', { locale: 'ru' })
  await backend.sql.exec(`
    update public.profiles set newsletter = id = (select id from auth.users where email = 'reader@example.com')`)
})
afterAll(async () => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.resetModules()
  await backend?.close()
})

describe('a newsletter', () => {
  test('is saved, and saved again over what was seen; a subject is one line', async () => {
    const page = await openPage()
    const first = await saved(page, 'Нэг\tмөр')
    expect(first).toMatchObject({ state: 'draft', texts: texts('Нэг мөр'), sentAt: null })
    const second = await page.saveNewsletter(first, texts('Хоёр'))
    expect(second).toMatchObject({ ok: true, value: { id: first.id, texts: texts('Хоёр') } })
    await page.loadNewsletters()
    expect(page.newsletters.$state.get()).toMatchObject({ value: { items: [{ id: first.id }] } })
  })

  test('is not saved over what was not seen, which is shown instead', async () => {
    const page = await openPage()
    const first = await saved(page, 'Эхнийх')
    const other = await openPage()
    expect((await other.saveNewsletter(first, texts('Хоёр дахь'))).ok).toBe(true)
    expect(await page.saveNewsletter(first, texts('Гурав дахь'))).toEqual(
      failure('newsletter_changed_meanwhile'),
    )
    expect(page.$newsletter.get()).toMatchObject({ value: { texts: texts('Хоёр дахь') } })
  })

  test('goes to its readers once, and says how many', async () => {
    const page = await openPage()
    const draft = await saved(page, 'Мэдээ')
    await page.countNewsletter(draft.id)
    expect(page.$newsletterCounts.get()).toMatchObject({ value: { subscribers: 1, waiting: 0, sent: 0 } })
    expect(await page.testNewsletter(draft.id)).toEqual(success(undefined))
    expect(await page.sendNewsletter(draft)).toEqual(success(undefined))
    expect(await page.sendNewsletter(draft)).toEqual(failure('newsletter_changed_meanwhile'))
    await backend.deliverDue()
    // What comes every minute sees that it has come to its end.
    await backend.sql.exec('select private.queue_due_mails()')
    await page.refreshSending(draft.id)
    expect(page.$newsletterCounts.get()).toMatchObject({ value: { waiting: 0, sent: 1, failed: 0 } })
    expect(stateOf(page)).toBe('sent')
    expect(backend.mailbox.list('reader@example.com')[0]?.subject).toBe('Мэдээ (en)')
    expect(backend.mailbox.list('admin@example.com')[0]?.subject).toBe('Мэдээ')
    expect(await page.stopNewsletter(draft.id)).toEqual(failure('newsletter_changed_meanwhile'))
  })

  test('that is not finished is not sent; a copy begins anew, and can be deleted', async () => {
    const page = await openPage()
    const { en, ...half } = texts('Хагас')
    const draft = await page.saveNewsletter({ id: '', version: '' }, half)
    if (!draft.ok) throw new Error(draft.code)
    expect(await page.sendNewsletter(draft.value)).toEqual(failure('newsletter_incomplete'))
    const copy = await page.copyNewsletter(half)
    if (!copy.ok) throw new Error(copy.code)
    expect(copy.value).toMatchObject({ state: 'draft', texts: half })
    expect(await page.deleteNewsletter(copy.value.id)).toEqual(success(undefined))
    await page.loadNewsletter(copy.value.id)
    expect(page.$newsletter.get()).toEqual({ status: 'failed', code: 'not_found' })
  })
})

test('a reply edited after a lost answer is not taken for the one that went out', async () => {
  await backend.sql.exec(`
    insert into public.contact_messages (name, email, message) values ('Dorj', 'dorj@example.com', 'Open?')`)
  const page = await openPage()
  await page.loadMessages('new')
  const message = () => {
    const state = page.messages.$state.get()
    const found = state.status === 'ready' && state.value.items.find(({ name }) => name === 'Dorj')
    if (!found) throw new Error('Not listed')
    return found
  }
  const first = page.typeReply(message().id, 'Yes')
  const fetch = globalThis.fetch
  vi.stubGlobal('fetch', async (...given: Parameters<typeof fetch>) => {
    await fetch(...given)
    throw new TypeError('fetch failed')
  })
  expect(await page.replyToMessage(message(), first)).toEqual(failure('offline'))
  vi.stubGlobal('fetch', fetch)
  const second = page.typeReply(message().id, 'No')
  expect(page.replyDraft.read(message().id)).toEqual(second)
  expect(await page.replyToMessage(message(), second)).toEqual(failure('message_answered_meanwhile'))
  expect(message().replies).toMatchObject([{ body: 'Yes' }])
  expect(await page.replyToMessage(message(), second)).toEqual(success(undefined))
  expect(message().replies).toMatchObject([{ body: 'Yes' }, { body: 'No' }])
})

test('a reply goes out without the characters that the database does not take', async () => {
  await backend.sql.exec(`
    insert into public.contact_messages (name, email, message) values ('Bat', 'bat@example.com', 'Open?')`)
  const page = await openPage()
  await page.loadMessages('new')
  const state = page.messages.$state.get()
  const message = state.status === 'ready' ? state.value.items[0] : undefined
  if (!message) throw new Error('One message')
  const reply = { id: crypto.randomUUID(), body: 'Ye\0s \ud83d' }
  expect(await page.replyToMessage(message, reply)).toEqual(success(undefined))
  expect(page.messages.$state.get()).toMatchObject({
    value: { items: [{ replies: [{ body: 'Yes \ufffd' }] }] },
  })
})

test('a mail that could not be sent is tried again or put aside, and is then listed no more', async () => {
  await backend.sql.exec(`
    insert into private.outbox (kind, audience, once, user_id, state, finished_at, expires_at)
    select 'booking_confirmed', 'customer', 'test:' || n, '00000000-0000-4000-8000-00000000000c', 'failed',
      now() - n * interval '1 hour', now() from generate_series(1, 2) n`)
  const page = await openPage()
  await page.loadFailedMails()
  const listed = () => {
    const state = page.$failedMails.get()
    return state.status === 'ready' ? state.value : []
  }
  const [newest, older] = listed()
  expect(newest).toMatchObject({ kind: 'booking_confirmed', customer: { email: 'customer@example.com' } })
  if (!newest || !older) throw new Error('Two failed')
  expect(await page.answerFailedMail(older.id, 'dismiss')).toEqual(success(undefined))
  expect(listed()).toHaveLength(1)
  expect(await page.answerFailedMail(newest.id, 'retry')).toEqual(success(undefined))
  expect(listed()).toEqual([])
  // Another admin's list still has it.
  expect(await page.answerFailedMail(newest.id, 'retry')).toEqual(failure('not_found'))
  await page.refreshFailedMails()
  expect(listed()).toEqual([])
})

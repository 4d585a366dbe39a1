import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { failure, success } from '../../src/domain/errors.ts'
import { createTestBackend, PASSWORD, type TestBackend } from '../support/backend.ts'

// What an admin's screens know of customers without an account and write down, on the real backend.

let backend: TestBackend

async function openPage() {
  vi.resetModules()
  const auth = await import('../../src/backend/people/sign-in.ts')
  expect(await auth.signIn({ email: 'admin@example.com', password: PASSWORD })).toEqual(success(undefined))
  return {
    ...(await import('../../src/stores/people/account-actions.ts')),
    ...(await import('../../src/stores/people/admin-log.ts')),
    ...(await import('../../src/stores/people/customers.ts')),
    ...(await import('../../src/stores/people/users.ts')),
    ...(await import('../../src/stores/staff-notes.ts')),
  }
}
type Page = Awaited<ReturnType<typeof openPage>>

const saraa = { fullName: 'Сараа', phone: '9911 2233', email: '', locale: 'mn' }

async function added(page: Page, details = saraa): Promise<string> {
  const result = await page.addCustomer(details)
  if (!result.ok) throw new Error(`Not added: ${result.code}`)
  return result.value
}

/** The person whose page is open. */
function nowShown(page: Page) {
  const state = page.$user.get()
  if (state.status !== 'ready') throw new Error(`Not shown: ${state.status}`)
  return state.value
}

async function shown(page: Page, id: string) {
  await page.loadUser(id)
  return nowShown(page)
}

beforeAll(async () => {
  backend = await createTestBackend({ engine: 'postgres' })
  vi.stubEnv('PUBLIC_SUPABASE_URL', '')
  vi.stubEnv('PUBLIC_SUPABASE_PUBLISHABLE_KEY', backend.keys.publishableKey)
  vi.stubGlobal('location', new URL(backend.url))
  vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) =>
    backend.fetch(new Request(input, init), { peerAddress: '127.0.0.1' }),
  )
})
afterAll(async () => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.resetModules()
  await backend?.close()
})

describe('a customer without an account', () => {
  test('is added, found by the number as it is written, and corrected as it was seen', async () => {
    const page = await openPage()
    const id = await added(page)
    await page.loadUsers({ search: '+976 9911-2233', role: undefined, page: 1 })
    expect(page.$users.get()).toMatchObject({
      value: { total: 1, users: [{ id, fullName: 'Сараа', email: null, hasAccount: false, bookings: 0 }] },
    })
    const user = await shown(page, id)
    const changed = { ...saraa, email: 'saraa@example.com', locale: 'ru' }
    expect(await page.editCustomer(user, changed)).toEqual(success(undefined))
    expect(page.$user.get()).toMatchObject({
      value: { phone: '+97699112233', email: 'saraa@example.com', locale: 'ru' },
    })
    expect(await page.editCustomer(user, { ...saraa, phone: '12' })).toEqual(failure('phone_invalid'))
    expect(await page.addCustomer({ ...saraa, email: 'saraa' })).toEqual(failure('email_invalid'))
    expect(await page.deleteCustomer(id)).toEqual(success(undefined))
    await page.loadUser(id)
    expect(page.$user.get()).toEqual({ status: 'failed', code: 'user_not_found' })
  })

  test('that somebody else changed is shown as it is saved now, and then corrected', async () => {
    const page = await openPage()
    const id = await added(page)
    const user = await shown(page, id)
    const other = await openPage()
    const changed = { ...saraa, phone: '8811 2233' }
    expect(await other.editCustomer(await shown(other, id), changed)).toEqual(success(undefined))
    const typed = { ...saraa, fullName: 'Сараа Б.' }
    expect(await page.editCustomer(user, typed)).toEqual(failure('customer_changed_meanwhile'))
    expect(page.$user.get()).toMatchObject({ value: { fullName: 'Сараа', phone: '+97688112233' } })
    expect(await page.editCustomer(nowShown(page), typed)).toEqual(success(undefined))
    expect(await page.deleteCustomer(id)).toEqual(success(undefined))
  })

  test('is proposed to be merged with whoever has the same number, and merged', async () => {
    const page = await openPage()
    const from = await added(page)
    const into = await added(page, { ...saraa, fullName: 'Сараа Б.' })
    await page.loadSimilar(into)
    expect(page.$similar.get()).toMatchObject({
      value: [{ id: from, fullName: 'Сараа', hasAccount: false, bookings: 0 }],
    })
    expect(await page.mergeCustomers(from, into)).toEqual(success(undefined))
    await page.loadSimilar(into)
    expect(page.$similar.get()).toEqual({ status: 'ready', value: [] })
    await page.deleteCustomer(into)
  })
})

describe('notes of the staff', () => {
  test('are written under a name, kept in their order, and deleted', async () => {
    const page = await openPage()
    const id = await added(page)
    const notes = page.createStaffNotes({ customerId: id })
    await notes.load()
    expect(notes.$state.get()).toEqual({ status: 'ready', value: [] })
    await notes.add(' Эхний ')
    await notes.add('Хоёр дахь')
    const again = page.createStaffNotes({ customerId: id })
    await again.load()
    expect(again.$state.get()).toEqual(notes.$state.get())
    expect(again.$state.get()).toMatchObject({
      value: [{ body: 'Эхний', author: 'Жишээ админ', at: expect.any(Date) }, { body: 'Хоёр дахь' }],
    })
    const state = notes.$state.get()
    const first = state.status === 'ready' ? state.value[0]?.id : undefined
    expect(await notes.remove(first ?? '')).toEqual(success(undefined))
    expect(notes.$state.get()).toMatchObject({ value: [{ body: 'Хоёр дахь' }] })
    expect(await notes.add(' ')).toEqual(failure('value_invalid'))
    expect(await notes.add('x'.repeat(2001))).toEqual(failure('too_long'))
  })

  test('are written once when the answer to the first attempt is lost', async () => {
    const page = await openPage()
    const notes = page.createStaffNotes({ customerId: await added(page, { ...saraa, fullName: 'Болд' }) })
    await notes.load()
    const fetch = globalThis.fetch
    vi.stubGlobal('fetch', async (...given: Parameters<typeof fetch>) => {
      const answer = await fetch(...given)
      if (new Request(...given).method === 'POST') throw new TypeError('fetch failed')
      return answer
    })
    expect(await notes.add('Нэг удаа')).toEqual(failure('offline'))
    vi.stubGlobal('fetch', fetch)
    expect((await notes.add('Нэг удаа')).ok).toBe(true)
    await notes.load()
    expect(notes.$state.get()).toMatchObject({ value: [{ body: 'Нэг удаа' }] })
  })
})

describe('an account', () => {
  test('is acted on and shows how it stands and what was done; a refusal keeps it', async () => {
    const page = await openPage()
    const user = await shown(page, '00000000-0000-4000-8000-00000000000c')
    expect(user).toMatchObject({ blocked: false, secondStep: false, lastSignIn: null, invited: null })
    expect(await page.act(user, 'block', ' ')).toEqual(failure('reason_missing'))
    expect(await page.act(user, 'block', ' Did not pay ')).toEqual(success(undefined))
    expect(page.$user.get()).toMatchObject({ value: { blocked: true } })
    expect(await page.act(user, 'unblock', '')).toEqual(success(undefined))
    const done = [
      { actor: 'Жишээ админ · admin@example.com', action: 'unblock', reason: null, outcome: 'done' },
      { person: { id: user.id }, action: 'block', reason: 'Did not pay', outcome: 'done' },
    ]
    expect(page.$latestActs.get()).toMatchObject({ value: done })
    await page.loadAdminLog(user.id)
    expect(page.adminLog.$state.get()).toMatchObject({ value: { items: done, hasMore: false } })
    expect(await page.act(user, 'delete', '')).toEqual(failure('customer_has_bookings'))
    expect(await page.act(user, 'block', 'x'.repeat(501))).toEqual(failure('too_long'))
    expect(await page.act({ id: crypto.randomUUID() }, 'unblock', '')).toEqual(failure('user_not_found'))
  })
  test('is corrected after its role was changed on the same page', async () => {
    const page = await openPage()
    const user = await shown(page, '00000000-0000-4000-8000-00000000000c')
    expect(await page.setUserRole(user, 'admin', { own: false })).toEqual(success(undefined))
    expect(page.$user.get()).toMatchObject({ value: { role: 'admin' } })
    const { fullName, phone, email, locale } = user
    const typed = { fullName: `${fullName} Б.`, phone: phone ?? '', email: email ?? '', locale }
    expect(await page.editCustomer(nowShown(page), typed)).toEqual(success(undefined))
    expect(await page.setUserRole(user, 'user', { own: false })).toEqual(success(undefined))
    expect(page.$user.get()).toMatchObject({ value: { role: 'user', fullName: typed.fullName } })
  })
})
